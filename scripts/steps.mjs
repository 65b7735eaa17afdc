// The steps of `npm test` and `npm run check`. After a failure, no further step starts.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ROOT, startNode, stopCode } from './children.mjs'
import { readJson, removeSummary, summaryOf } from './tests/summary.mjs'

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {string[][]} commands arguments of node, run in sequence
 * @property {Record<string, string>} [env] settings of the commands
 * @property {string} [report] a file that they write for the summary, if they run test files
 */

export const TSX = 'node_modules/tsx/dist/cli.mjs'

/** For programs that create many objects for each file; with room for them, the garbage collector copies fewer. */
export const ROOM = '--max-semi-space-size=64'

/** @type {Step} */
const GENERATE = {
  title: 'generated code',
  commands: [['scripts/generate.mjs']],
}

/** @type {Step} */
const TYPES = { title: 'types', commands: [['node_modules/@typescript/native/bin/tsc', '--noEmit']] }

/** @type {Step} */
const UNUSED = { title: 'unused code', commands: [['node_modules/knip/bin/knip.js']] }

/**
 * For the flows, which start the server like `npm start`.
 * @type {Step}
 */
export const BUILD = { title: 'builds', commands: [['scripts/build.mjs']] }

/**
 * Rules, types included, and who may import whom.
 * @type {Step}
 */
const LINT = {
  title: 'lint',
  commands: [['node_modules/oxlint/bin/oxlint'], ['scripts/lint/imports.mjs']],
}

/** @type {Step} */
const FORMAT = { title: 'format', commands: [['node_modules/oxfmt/bin/oxfmt', '--check']] }

/** @type {Step} */
const CONTRACT = {
  title: 'contract',
  commands: [['node_modules/@redocly/cli/bin/cli.js', 'lint', 'build/openapi.yaml', '--config', 'redocly.yaml']],
}

const heading = (text) => process.stdout.write(`\n=== ${text}\n`)

/** What has run so far, for the summary. @type {{ title: string, seconds: number, hasPassed: boolean, report?: object }[]} */
const results = []

export const hasFailed = () => results.some(({ hasPassed }) => !hasPassed)

/**
 * Runs the commands of a step in sequence. With `quiet`, prints their output at the end.
 * @param {Step} step
 * @param {{ quiet?: boolean }} [options]
 */
async function run({ title, commands, env, report }, { quiet = false } = {}) {
  const startedAt = Date.now()
  if (report !== undefined) rmSync(path.join(ROOT, report), { force: true })
  if (quiet) process.stdout.write(`started: ${title}\n`)
  else heading(title)
  let output = ''
  let code = 0
  for (const command of commands) {
    const program = startNode(command, { quiet, env: { ...env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) } })
    code = await program.ended
    output += program.output()
    if (code !== 0) break
  }
  const seconds = (Date.now() - startedAt) / 1000
  if (quiet) {
    heading(title)
    process.stdout.write(output)
  }
  const hasPassed = code === 0
  process.stdout.write(`${hasPassed ? 'passed' : 'FAILED'}: ${title}, ${seconds.toFixed(1)} s\n`)
  const tests = report === undefined ? undefined : readJson(path.join(ROOT, report))
  results.push({ title, seconds, hasPassed, report: tests })
}

/**
 * Runs steps in sequence until one fails, here or in a sequence beside this one.
 * @param {Step[]} steps
 * @param {{ quiet?: boolean }} [options]
 */
export async function inOrder(steps, options) {
  for (const step of steps) {
    if (hasFailed() || stopCode() !== undefined) return
    await run(step, options)
  }
}

/** Generated files whose name does not say so. */
const GENERATED_PAGES = ['docs/data-model.md']

/** Hashes all generated files without git, so that it also works in a source archive. */
function fingerprintOfGenerated() {
  const hash = createHash('sha256')
  const files = ['src', 'server', 'packages/client']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => path.join(folder, file)),
    )
    .filter((file) => file.includes('.gen.'))
    .concat(GENERATED_PAGES)
    .sort()
  for (const file of files) {
    hash.update(`${file}\0`)
    // A page that was removed is written again, which is a change as well.
    if (existsSync(path.join(ROOT, file))) hash.update(readFileSync(path.join(ROOT, file)))
  }
  return hash.digest('hex')
}

/** Generates the code again, and fails when that changed it. */
async function checkGenerated() {
  const before = fingerprintOfGenerated()
  await run(GENERATE)
  if (hasFailed() || before === fingerprintOfGenerated()) return
  process.stdout.write('FAILED: the generated code was stale and has been generated again. Review and commit it.\n')
  results.push({ title: 'generated code is up to date', seconds: 0, hasPassed: false })
}

/**
 * All checks that run no test.
 * @param {Step[]} others steps that run beside the checks, because these leave room on a core
 */
export async function checkStatically(others = []) {
  await checkGenerated()
  if (hasFailed() || stopCode() !== undefined) return
  await Promise.all([
    inOrder([FORMAT, LINT, TYPES], { quiet: true }),
    inOrder([CONTRACT, UNUSED, ...others], { quiet: true }),
  ])
}

/** Prints the result of each step and the times and unstable files of the tests, and ends the process. */
export function finish() {
  removeSummary(ROOT)
  heading('summary')
  if (results.some(({ report }) => report !== undefined)) {
    const { text, hasTooManyUnstable } = summaryOf(results, ROOT)
    process.stdout.write(`${text}\n`)
    if (hasTooManyUnstable) results.push({ title: 'few unstable test files', seconds: 0, hasPassed: false })
  }
  for (const { title, seconds, hasPassed } of results)
    process.stdout.write(`${hasPassed ? 'passed' : 'FAILED'} ${seconds.toFixed(1).padStart(7)} s  ${title}\n`)
  process.exit(stopCode() ?? (hasFailed() ? 1 : 0))
}
