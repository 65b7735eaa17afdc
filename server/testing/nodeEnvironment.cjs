const { TestEnvironment } = require('jest-environment-node')
const disableStorages = require('../../scripts/jest/asyncStorages.cjs')
const withTestLimit = require('../../scripts/jest/testLimit.cjs')

module.exports = class NodeEnvironment extends withTestLimit(TestEnvironment) {
  async teardown() {
    await super.teardown()
    disableStorages()
  }
}
