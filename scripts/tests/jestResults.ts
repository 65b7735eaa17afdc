// Reads what `jest --json --outputFile` writes.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Failure, FileResult } from './secondRuns'
import { SUITES_FOLDER } from './suites'

interface JestReport {
  wasInterrupted: boolean
  testResults: {
    name: string
    status: string
    /** Why the file failed, also when none of its tests ran. */
    message: string
    startTime: number
    endTime: number
    assertionResults: {
      ancestorTitles: string[]
      fullName: string
      status: string
      /** Milliseconds. */
      duration?: number | null
      failureMessages: string[] | null
    }[]
  }[]
}

/**
 * The result of each test file. A suite counts as one file, except for the times.
 *
 * @param root folder to which the names of the files are relative
 * @returns undefined when jest was interrupted or wrote nothing
 */
export function readJestResults(outputFile: string, root: string): FileResult[] | undefined {
  let report: JestReport
  try {
    report = JSON.parse(readFileSync(outputFile, 'utf8')) as JestReport
  } catch {
    return undefined
  }
  if (report.wasInterrupted) return undefined
  return report.testResults.map((result) => {
    const file = path.relative(root, result.name)
    return { file, seconds: secondsOf(file, result), failures: failuresOf(result) }
  })
}

/** Of each file of a suite: its share in the time of the suite, as its tests have in that of all tests. */
function secondsOf(
  file: string,
  { startTime, endTime, assertionResults }: JestReport['testResults'][number],
): Record<string, number> {
  const seconds = (endTime - startTime) / 1000
  if (!file.startsWith(`${SUITES_FOLDER}/`)) return { [file]: seconds }
  const ofTests: Record<string, number> = {}
  let total = 0
  for (const { ancestorTitles, duration } of assertionResults) {
    const [member = file] = ancestorTitles
    // A test of less than a millisecond has none.
    const milliseconds = duration || 1
    ofTests[member] = (ofTests[member] ?? 0) + milliseconds
    total += milliseconds
  }
  return Object.fromEntries(Object.entries(ofTests).map(([member, each]) => [member, (seconds * each) / total]))
}

function failuresOf({ status, message, assertionResults }: JestReport['testResults'][number]): Failure[] {
  if (status !== 'failed') return []
  const failures = assertionResults
    .filter((each) => each.status === 'failed')
    .map(({ fullName, failureMessages }) => ({ test: fullName, message: plain(failureMessages?.[0] ?? '') }))
  // A file that could not be read, or whose worker died, has no failed test.
  return failures.length > 0 ? failures : [{ test: '', message: plain(message) }]
}

const plain = (message: string): string => stripVTControlCharacters(message).trim()
