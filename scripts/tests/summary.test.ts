import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PartReport } from './secondRuns'

interface Part {
  title: string
  seconds: number
  report?: PartReport
}

const { summaryOf } = jest.requireActual<{
  summaryOf: (parts: Part[], root: string) => { text: string; hasTooManyUnstable: boolean }
}>('./summary.mjs')

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'aerie-summary-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const written = (name: string): unknown => JSON.parse(readFileSync(path.join(root, 'build', name), 'utf8'))

const unstable = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    file: `server/${index}.test.ts`,
    test: 'waits',
    message: 'Error: Late\n  at line 1',
  }))

const jestPart = (count: number): Part => ({
  title: 'jest',
  seconds: 90,
  report: { seconds: { 'server/a.test.ts': 2, 'server/b.test.ts': 40.25 }, unstable: unstable(count), failed: [] },
})

const flows = (count: number): Part => ({
  title: 'flows',
  seconds: 60,
  report: { seconds: { 'e2e/screens.test.ts': 30 }, unstable: unstable(count), failed: [] },
})

test('prints and writes the minutes of each part and the slowest files, compared with the recorded ones', () => {
  mkdirSync(path.join(root, 'scripts/tests'), { recursive: true })
  mkdirSync(path.join(root, 'scripts/jest'), { recursive: true })
  writeFileSync(path.join(root, 'scripts/tests/partMinutes.json'), '{"jest":1.2}')
  writeFileSync(path.join(root, 'scripts/jest/slowFiles.json'), '{"server/b.test.ts":38}')
  const { text } = summaryOf([{ title: 'lint', seconds: 30 }, jestPart(0), flows(0)], root)
  expect(text).toContain(
    [
      'minutes of each part:',
      '    0.5  lint',
      '    1.5  jest (recorded: 1.2)',
      '    1.0  flows',
      '',
      'seconds of the 3 slowest of 3 test files:',
      '   40.3  server/b.test.ts (recorded: 38.0)',
      '   30.0  e2e/screens.test.ts',
      '    2.0  server/a.test.ts',
    ].join('\n'),
  )
  expect(written('test-times.json')).toEqual({
    minutes: { lint: 0.5, jest: 1.5, flows: 1 },
    seconds: { 'server/b.test.ts': 40.3, 'e2e/screens.test.ts': 30, 'server/a.test.ts': 2 },
  })
})

test('lists what was unstable, with the first line of its message', () => {
  const { text, hasTooManyUnstable } = summaryOf([jestPart(1)], root)
  expect(text).toContain('  server/0.test.ts, waits, Error: Late\n')
  expect(text).not.toContain('at line 1')
  expect(written('unstable.json')).toEqual(unstable(1))
  expect(hasTooManyUnstable).toBe(false)
})

test('more than five unstable files over all parts are too many', () => {
  expect(summaryOf([jestPart(2), flows(3)], root).hasTooManyUnstable).toBe(false)
  expect(summaryOf([jestPart(3), flows(3)], root).hasTooManyUnstable).toBe(true)
})
