const { TestEnvironment } = require('jest-environment-node')
const withTestLimit = require('../../scripts/jest/testLimit.cjs')

module.exports = withTestLimit(TestEnvironment)
