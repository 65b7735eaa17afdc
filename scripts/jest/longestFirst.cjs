// Starts the test files that take longest first, so that none of them runs alone at the end. jest knows the times of its last
// run; a fresh clone has none, and gets them from slowFiles.json, which recordSlowFiles.mjs writes.
const path = require('node:path')
const { default: Sequencer } = require('@jest/test-sequencer')
const slowFiles = require('./slowFiles.json')

const ROOT = path.join(__dirname, '../..')

const secondsOf = ({ path: file, duration }) =>
  duration === undefined ? (slowFiles[path.relative(ROOT, file)] ?? 0) : duration / 1000

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    // Failed ones first as before, and by size where no time is known.
    return super
      .sort(tests)
      .sort(
        (one, other) =>
          Number(this.hasFailed(other)) - Number(this.hasFailed(one)) || secondsOf(other) - secondsOf(one),
      )
  }
}
