// Collects the results of the files of a run of flows.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { run } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import type { Failure, FileResult } from '../../scripts/tests/secondRuns'

interface FlowFailure extends Failure {
  /** The name of the file in which it failed, if the error says so: the test runner knows only that flow.ts registered it. */
  place: string | undefined
}

/**
 * Observes a run from now on.
 *
 * @param root folder to which the names of the files are relative
 * @returns the results, to be called after its end
 */
export function resultsOf(results: ReturnType<typeof run>, root: string): () => FileResult[] {
  const files = new Map<string, { seconds: number; hasPassed: boolean }>()
  const failures: FlowFailure[] = []
  results.on('test:complete', ({ name, file, details }) => {
    if (file === undefined || name !== file) return
    files.set(file, { seconds: details.duration_ms / 1000, hasPassed: details.passed })
  })
  results.on('test:fail', ({ name, details }) => {
    const { error } = details
    // A suite fails when a test in it does, and the test is listed itself.
    if ('failureType' in error && error.failureType === 'subtestsFailed') return
    failures.push({ test: name, message: messageOf(error), place: placeOf(error) })
  })
  return () =>
    [...files].map(([file, { seconds, hasPassed }]) => {
      const name = path.relative(root, file)
      return { file: name, seconds: { [name]: seconds }, failures: hasPassed ? [] : failuresIn(file, failures) }
    })
}

function failuresIn(file: string, failures: FlowFailure[]): Failure[] {
  const source = readFileSync(file, 'utf8')
  const own = failures.filter(({ test, place }) =>
    place === undefined ? test === file || source.includes(test) : place === path.basename(file),
  )
  if (own.length === 0) return [{ test: '', message: 'The file failed without a failed flow' }]
  return own.map(({ test, message }) => ({ test: test === file ? '' : test, message }))
}

function placeOf({ cause, stack }: Error): string | undefined {
  return /(\w+\.test\.ts):\d+/.exec((cause instanceof Error ? cause.stack : stack) ?? '')?.[1]
}

/** The message of what the test threw, which the test runner wraps. */
function messageOf({ cause, message }: Error): string {
  const text = cause instanceof Error ? cause.message : typeof cause === 'string' ? cause : message
  return stripVTControlCharacters(text).trim()
}
