// What a run prints after its flows: how long the files took, and which tests failed.
import path from 'node:path'
import type { run } from 'node:test'
import { stripVTControlCharacters } from 'node:util'

const SHOWN_FILES = 15

/** Observes a run from now on. @returns the lines of its report and whether it failed, to be called after its end */
export function reportOf(results: ReturnType<typeof run>): { lines: () => string[]; hasFailed: () => boolean } {
  const seconds = new Map<string, number>()
  const failures: string[] = []
  let failed = false
  results.on('test:complete', ({ name, file, details }) => {
    if (file !== undefined && name === file) seconds.set(path.basename(file), details.duration_ms / 1000)
  })
  results.on('test:fail', ({ name, details }) => {
    failed = true
    const { error } = details
    // A suite fails when a test in it does, and the test is listed itself.
    if ('failureType' in error && error.failureType === 'subtestsFailed') return
    failures.push(`${path.basename(name)}${placeOf(error)}\n    ${messageOf(error)}`)
  })
  return {
    lines: () => [...durationLines(seconds), ...(failures.length > 0 ? ['', 'Failed tests:', ...failures] : [])],
    hasFailed: () => failed,
  }
}

function durationLines(seconds: ReadonlyMap<string, number>): string[] {
  const slowestFirst = [...seconds].sort(([, one], [, other]) => other - one)
  const total = slowestFirst.reduce((sum, [, each]) => sum + each, 0)
  return [
    `Seconds per file, the slowest ${Math.min(SHOWN_FILES, slowestFirst.length)} of ${slowestFirst.length}, ${total.toFixed(0)} in total:`,
    ...slowestFirst.slice(0, SHOWN_FILES).map(([file, each]) => `${each.toFixed(1).padStart(7)} ${file}`),
  ]
}

/** Where a flow failed. The test runner knows only that flow.ts registered it. */
function placeOf({ cause, stack }: Error): string {
  const place = /\w+\.test\.ts:\d+/.exec((cause instanceof Error ? cause.stack : stack) ?? '')?.[0]
  return place ? ` (${place})` : ''
}

/** The message of what the test threw, which the test runner wraps. */
function messageOf({ cause, message }: Error): string {
  const text = cause instanceof Error ? cause.message : typeof cause === 'string' ? cause : message
  return stripVTControlCharacters(text).trim().replaceAll('\n', '\n    ')
}
