import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PartReport } from './secondRuns'

const ROOT = path.resolve(__dirname, '../..')
const JEST = path.join(ROOT, 'node_modules/jest/bin/jest.js')
const TSX = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs')

/** Fails in the first run only. */
const ONCE = (failure: string) => `
const { existsSync, writeFileSync } = require('node:fs')
const marker = __filename + '.ran'
const isSecond = existsSync(marker)
writeFileSync(marker, '')
test('works', () => { if (!isSecond) { ${failure} } })`

const PASSES = `test('works', () => {})`
const FAILS = `test('works', () => { throw new Error('The value is wrong') })`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'aerie-jest-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a project of these files in a process of its own, because jest starts no jest in itself. */
function runProject(files: Record<string, string>, command = [JEST, '--rootDir', folder]) {
  const config = { testEnvironment: 'node', maxWorkers: 2, cacheDirectory: path.join(folder, 'cache') }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ jest: config }))
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content)
  const run = { command, root: folder, outputFile: path.join(folder, 'results/jest.json') }
  const script = `
    const { jestTwice } = require(${JSON.stringify(path.join(__dirname, 'jestTwice.ts'))})
    jestTwice(${JSON.stringify(run)}).then((report) => console.log('REPORT' + JSON.stringify({ report })))`
  const file = path.join(folder, 'run.cjs')
  writeFileSync(file, script)
  const env = { ...process.env }
  delete env['JEST_WORKER_ID']
  const { stdout, stderr } = spawnSync(process.execPath, [TSX, file], { env, encoding: 'utf8' })
  const line = stdout.split('\n').find((each) => each.startsWith('REPORT'))
  if (line === undefined) throw new Error(stderr)
  const { report } = JSON.parse(line.slice('REPORT'.length)) as { report?: PartReport }
  return { report, stderr }
}

test('a file that fails once is unstable, also one that did not run or whose worker died', () => {
  const { report } = runProject({
    'passes.test.js': PASSES,
    'once.test.js': ONCE(`throw new Error('Late')`),
    'killed.test.js': ONCE(`process.kill(process.pid, 'SIGKILL')`),
    'unread.test.js': `if (!require('node:fs').existsSync(__filename + '.ran')) {
      require('node:fs').writeFileSync(__filename + '.ran', '')
      throw new Error('Not read')
    }
    ${PASSES}`,
  })
  expect(report?.failed).toEqual([])
  const unstable = Object.fromEntries((report?.unstable ?? []).map((each) => [each.file, each]))
  expect(Object.keys(unstable).sort()).toEqual(['killed.test.js', 'once.test.js', 'unread.test.js'])
  expect(unstable['once.test.js']?.test).toBe('works')
  expect(unstable['once.test.js']?.message).toMatch(/^Error: Late/)
  expect(unstable['unread.test.js']?.test).toBe('')
  expect(unstable['unread.test.js']?.message).toContain('Not read')
  expect(unstable['killed.test.js']?.test).toBe('')
  expect(unstable['killed.test.js']?.message).toContain('SIGKILL')
  expect(Object.keys(report?.seconds ?? {})).toHaveLength(4)
})

test('a file that fails twice is failed, and its second output is printed', () => {
  const { report, stderr } = runProject({ 'passes.test.js': PASSES, 'fails.test.js': FAILS })
  expect(report).toMatchObject({ unstable: [], failed: ['fails.test.js'] })
  const [, second = ''] = stderr.split('Test results written to')
  expect(second).toContain('The value is wrong')
})

test('jest without results is no report', () => {
  const { report } = runProject({ 'crash.cjs': `process.kill(process.pid, 'SIGTERM')` }, [
    path.join(folder, 'crash.cjs'),
  ])
  expect(report).toBeUndefined()
})

test('jest that fails although all files pass is no report', () => {
  const teardown = path.join(folder, 'teardown.js')
  const files = { 'passes.test.js': PASSES, 'teardown.js': `module.exports = () => { throw new Error('Full') }` }
  const { report } = runProject(files, [JEST, '--rootDir', folder, '--globalTeardown', teardown])
  expect(report).toBeUndefined()
})
