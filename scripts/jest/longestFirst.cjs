// Starts the test files that take longest first, so that none of them runs alone at the end. jest knows the times of its last
// run; a fresh clone has none, and gets them from slowFiles.json, which scripts/tests/recordTimes.mjs writes.
const path = require('node:path')
const { default: Sequencer } = require('@jest/test-sequencer')
const recorded = require('./slowFiles.json')

const ROOT = path.join(__dirname, '../..')

/** Of suites, if they run. @type {Record<string, number>} */
const secondsOfSuites = process.env.TEST_SUITES ? require(path.join(process.env.TEST_SUITES, 'seconds.json')) : {}

const known = Object.values(recorded).sort((one, other) => one - other)
/** Of a file that was added after the recording: nothing says that it is short. */
const MEDIAN_SECONDS = known[Math.floor(known.length / 2)] ?? 0

function secondsOf({ path: file, duration }) {
  const name = path.relative(ROOT, file)
  // The suite with this name can have had other files in the last run.
  if (secondsOfSuites[name] !== undefined) return secondsOfSuites[name]
  return duration === undefined ? (recorded[name] ?? MEDIAN_SECONDS) : duration / 1000
}

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    // Failed ones first as before, and by size where the times are equal.
    return super
      .sort(tests)
      .sort(
        (one, other) =>
          Number(this.hasFailed(other)) - Number(this.hasFailed(one)) || secondsOf(other) - secondsOf(one),
      )
  }
}
