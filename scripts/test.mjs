// `npm test` runs the same steps as CI. Checks run in two parallel sequences of about the same length; then jest and the flows
// run, which use all cores. After a failure, no further step starts.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, startNode, stopCode } from './children.mjs'

const TSX = 'node_modules/tsx/dist/cli.mjs'

const GENERATE = {
  title: 'generated code',
  commands: [
    [TSX, 'scripts/generate-api.ts'],
    [TSX, 'scripts/generate-schema.ts'],
  ],
}
const CONTRACT = {
  title: 'contract',
  commands: [['node_modules/@redocly/cli/bin/cli.js', 'lint', 'build/openapi.yaml', '--config', 'redocly.yaml']],
}
const TYPES = { title: 'types', commands: [['node_modules/typescript/bin/tsc', '--noEmit']] }
// Compares contents, because a checkout or a rebase changes the times of files. The cache ignores types of other files; CI
// runs without a cache.
const ESLINT_CACHE = ['--cache', '--cache-strategy', 'content', '--cache-location', 'build/eslintcache']
// Programs that create many objects for each file; with room for them, the garbage collector copies fewer.
const ROOM = '--max-semi-space-size=64'
const LINT = {
  title: 'lint',
  commands: [[ROOM, 'node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0', ...ESLINT_CACHE]],
}
const FORMAT = {
  title: 'format',
  commands: [['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn']],
}
// For the flows, which start the server like `npm start`.
const BUILD = { title: 'builds', commands: [['scripts/build.mjs']] }
const UNUSED = {
  title: 'unused code and import cycles',
  commands: [['node_modules/knip/bin/knip.js'], ['node_modules/knip/bin/knip.js', '--cycles']],
}
const UNIT = { title: 'jest', commands: [[ROOM, 'node_modules/jest/bin/jest.js']] }
const FLOWS = { title: 'flows in Chromium', commands: [[TSX, 'e2e/run.ts']] }

const heading = (text) => process.stdout.write(`\n=== ${text}\n`)
let failed = false

/** Runs the commands of a step in sequence. With `quiet`, prints their output at the end. */
async function run({ title, commands }, { quiet = false } = {}) {
  const startedAt = Date.now()
  if (quiet) process.stdout.write(`started: ${title}\n`)
  else heading(title)
  let output = ''
  let code = 0
  for (const command of commands) {
    const program = startNode(command, { quiet, env: process.stdout.isTTY ? { FORCE_COLOR: '1' } : {} })
    code = await program.ended
    output += program.output()
    if (code !== 0) break
  }
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  if (quiet) {
    heading(title)
    process.stdout.write(output)
  }
  process.stdout.write(`${code === 0 ? 'passed' : 'FAILED'}: ${title}, ${seconds} s\n`)
  if (code !== 0) failed = true
}

async function inOrder(steps, options) {
  for (const step of steps) {
    if (failed || stopCode()) return
    await run(step, options)
  }
}

/** Hashes all generated files without git, so that it also works in a source archive. */
function fingerprintOfGenerated() {
  const hash = createHash('sha256')
  const files = ['src', 'server']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => path.join(folder, file)),
    )
    .filter((file) => file.includes('.gen.'))
    .sort()
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(path.join(ROOT, file)))
  return hash.digest('hex')
}

async function checkGenerated() {
  const before = fingerprintOfGenerated()
  await run(GENERATE)
  if (failed || before === fingerprintOfGenerated()) return
  process.stdout.write('FAILED: the generated code was stale and has been generated again. Review and commit it.\n')
  failed = true
}

await checkGenerated()
if (!failed && !stopCode())
  await Promise.all([
    inOrder([LINT], { quiet: true }),
    inOrder([CONTRACT, TYPES, UNUSED, FORMAT, BUILD], { quiet: true }),
  ])
await inOrder([UNIT, FLOWS])
process.exit(stopCode() ?? (failed ? 1 : 0))
