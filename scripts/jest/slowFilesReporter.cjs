// Prints the slowest test files and the total of each project at the end of a run, and names a file that has become slow. It never
// fails the run: how long a file takes depends on the machine. slowFiles.test.ts checks the recorded times instead.
const path = require('node:path')
const recorded = require('./slowFiles.json')
const reasons = require('./slowFileReasons.json')

const ROOT = path.join(__dirname, '../..')
const PRINTED = 15
/** A longer file delays the end of the run, because one worker runs it alone. */
const LIMIT_SECONDS = 30

const secondsOf = ({ perfStats }) => (perfStats.end - perfStats.start) / 1000
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/**
 * How many times slower than the recorded run this run is, from the files that both contain: other programs on the machine must
 * not make the limit fail.
 */
function slowdownOf(files) {
  const both = files.filter(({ file }) => recorded[file] !== undefined)
  if (both.length === 0) return 1
  return Math.max(1, sum(both.map(({ seconds }) => seconds)) / sum(both.map(({ file }) => recorded[file])))
}

module.exports = class SlowFilesReporter {
  #files = []

  onTestResult({ context }, result) {
    const file = path.relative(ROOT, result.testFilePath)
    this.#files.push({ file, project: context.config.displayName?.name ?? '', seconds: secondsOf(result) })
  }

  onRunComplete() {
    if (this.#files.length <= 1) return
    const files = [...this.#files].sort((one, other) => other.seconds - one.seconds)
    this.#print(files)
    const slowdown = slowdownOf(files)
    const tooSlow = files.filter(
      ({ file, seconds }) => seconds / slowdown > LIMIT_SECONDS && reasons[file] === undefined,
    )
    if (tooSlow.length === 0) return
    const names = tooSlow.map(({ file, seconds }) => `  ${file}: ${seconds.toFixed(1)} s`).join('\n')
    process.stdout.write(
      `\nThese test files take more than ${LIMIT_SECONDS} s (this run is ${slowdown.toFixed(1)} times slower than the recorded one):\n` +
        `${names}\nMake them faster, or name them in scripts/jest/slowFileReasons.json with the reason.\n`,
    )
  }

  #print(files) {
    const lines = files.slice(0, PRINTED).map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
    const projects = [...new Set(files.map(({ project }) => project))]
    const totals = projects.map((name) => {
      const own = files.filter(({ project }) => project === name)
      return `${name} ${sum(own.map(({ seconds }) => seconds)).toFixed(0)} s in ${own.length} files`
    })
    process.stdout.write(`\nSlowest test files:\n${lines.join('\n')}\nTotal of all workers: ${totals.join(', ')}\n`)
  }
}
