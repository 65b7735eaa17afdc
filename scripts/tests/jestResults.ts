// Reads what `jest --json --outputFile` writes.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Failure, FileResult } from './secondRuns'

interface JestReport {
  wasInterrupted: boolean
  testResults: {
    name: string
    status: string
    /** Why the file failed, also when none of its tests ran. */
    message: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

/**
 * The result of each test file.
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
  return report.testResults.map((result) => ({
    file: path.relative(root, result.name),
    seconds: (result.endTime - result.startTime) / 1000,
    failures: failuresOf(result),
  }))
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
