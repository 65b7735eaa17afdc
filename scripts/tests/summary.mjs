// What `npm test` prints and writes about its tests at the end: unstable files, and the times of parts and files.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** With more, the run is red: then something is wrong with the product or with the machine. */
const MOST_UNSTABLE = 5

const SLOWEST = 15

/**
 * @typedef {object} Part
 * @property {string} title
 * @property {number} seconds
 * @property {import('./secondRuns').PartReport} [report] of a part that runs test files
 */

/**
 * @param {string} file
 * @returns {object | undefined} undefined when there is none
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Writes build/unstable.json and build/test-times.json.
 * @param {Part[]} parts in which at least one has a report
 * @param {string} root
 * @returns {{ text: string, hasTooManyUnstable: boolean }}
 */
export function summaryOf(parts, root) {
  const reports = parts.map(({ report }) => report).filter((report) => report !== undefined)
  const unstable = reports.flatMap((report) => report.unstable)
  const minutes = Object.fromEntries(parts.map(({ title, seconds }) => [title, rounded(seconds / 60)]))
  const measured = reports.flatMap((report) => Object.entries(report.seconds))
  const slowestFirst = measured.sort(([, one], [, other]) => other - one)
  const seconds = Object.fromEntries(slowestFirst.map(([file, each]) => [file, rounded(each)]))
  write(path.join(root, 'build/unstable.json'), unstable)
  write(path.join(root, 'build/test-times.json'), { minutes, seconds })
  const recordedMinutes = readJson(path.join(root, 'scripts/tests/partMinutes.json')) ?? {}
  const recordedSeconds = readJson(path.join(root, 'scripts/jest/slowFiles.json')) ?? {}
  const slowest = Object.fromEntries(slowestFirst.slice(0, SLOWEST))
  const lines = [
    'minutes of each part:',
    ...timesOf(minutes, recordedMinutes),
    '',
    `seconds of the ${Math.min(SLOWEST, measured.length)} slowest of ${measured.length} test files:`,
    ...timesOf(slowest, recordedSeconds),
    ...unstableLines(unstable),
  ]
  return { text: `${lines.join('\n')}\n`, hasTooManyUnstable: unstable.length > MOST_UNSTABLE }
}

/** So that nobody reads the list of an earlier run. */
export function removeSummary(root) {
  for (const name of ['unstable.json', 'test-times.json']) rmSync(path.join(root, 'build', name), { force: true })
}

function timesOf(times, recorded) {
  return Object.entries(times).map(([name, time]) => {
    const before = recorded[name] === undefined ? '' : ` (recorded: ${recorded[name].toFixed(1)})`
    return `${time.toFixed(1).padStart(7)}  ${name}${before}`
  })
}

function unstableLines(unstable) {
  if (unstable.length === 0) return ['', 'unstable: none']
  const lines = unstable.map(({ file, test, message }) => {
    const [firstLine] = message.split('\n')
    return `  ${file}, ${test === '' ? 'the file itself' : test}, ${firstLine}`
  })
  return [
    '',
    `unstable, failed in the run and passed alone, the next to repair (more than ${MOST_UNSTABLE} are red):`,
    ...lines,
  ]
}

const rounded = (time) => Math.round(time * 10) / 10

function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`)
}
