import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readJestResults } from './jestResults'

let file: string
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'aerie-results-')), 'jest.json')
})
afterEach(() => rmSync(path.dirname(file), { recursive: true }))

const passed = {
  name: '/root/server/a.test.ts',
  status: 'passed',
  message: '',
  startTime: 1000,
  endTime: 3500,
  assertionResults: [{ ancestorTitles: [], fullName: 'works', status: 'passed', failureMessages: [] }],
}

test('reads seconds and failures', () => {
  const failed = {
    ...passed,
    name: '/root/server/b.test.ts',
    status: 'failed',
    assertionResults: [
      { ancestorTitles: [], fullName: 'works', status: 'passed', failureMessages: [] },
      {
        ancestorTitles: [],
        fullName: 'waits',
        status: 'failed',
        failureMessages: ['\u001b[31mError: Late\u001b[39m\n  at b.test.ts:1'],
      },
    ],
  }
  writeFileSync(file, JSON.stringify({ wasInterrupted: false, testResults: [passed, failed] }))
  expect(readJestResults(file, '/root')).toEqual([
    { file: 'server/a.test.ts', seconds: { 'server/a.test.ts': 2.5 }, failures: [] },
    {
      file: 'server/b.test.ts',
      seconds: { 'server/b.test.ts': 2.5 },
      failures: [{ test: 'waits', message: 'Error: Late\n  at b.test.ts:1' }],
    },
  ])
})

test('divides the time of a suite among its files, by that of their tests', () => {
  const suite = {
    ...passed,
    name: '/root/build/suites/server/001.test.ts',
    assertionResults: [
      { ancestorTitles: ['server/a.test.ts'], fullName: 'server/a.test.ts waits', status: 'passed', duration: 300 },
      {
        ancestorTitles: ['server/a.test.ts', 'late'],
        fullName: 'server/a.test.ts late waits',
        status: 'passed',
        duration: 100,
      },
      { ancestorTitles: ['server/b.test.ts'], fullName: 'server/b.test.ts works', status: 'passed', duration: 100 },
    ],
  }
  writeFileSync(file, JSON.stringify({ wasInterrupted: false, testResults: [suite] }))
  expect(readJestResults(file, '/root')).toEqual([
    {
      file: 'build/suites/server/001.test.ts',
      seconds: { 'server/a.test.ts': 2, 'server/b.test.ts': 0.5 },
      failures: [],
    },
  ])
})

test('has no results of an interrupted run', () => {
  writeFileSync(file, JSON.stringify({ wasInterrupted: true, testResults: [passed] }))
  expect(readJestResults(file, '/root')).toBeUndefined()
})

test('has no results without a complete file', () => {
  expect(readJestResults(file, '/root')).toBeUndefined()
  writeFileSync(file, '{"wasInterrupted": fal')
  expect(readJestResults(file, '/root')).toBeUndefined()
})
