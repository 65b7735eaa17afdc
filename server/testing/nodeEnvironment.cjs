const { TestEnvironment } = require('jest-environment-node')
const endNodeResources = require('../../scripts/jest/nodeResources.cjs')
const withTestLimit = require('../../scripts/jest/testLimit.cjs')

module.exports = class NodeEnvironment extends withTestLimit(TestEnvironment) {
  async teardown() {
    await super.teardown()
    endNodeResources()
  }
}
