import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { MUTANTS } from './mutants'

/** @returns one sentence for every mutant that no longer fits the source, which would test nothing */
export function findStaleMutants(root: string): string[] {
  const missing = MUTANTS.flatMap(({ tests }) => tests).filter((test) => !existsSync(path.join(root, test)))
  const stale = MUTANTS.filter(({ file, search }) => occurrences(path.join(root, file), search) !== 1)
  return [
    ...[...new Set(missing)].map((test) => `The test file ${test} does not exist`),
    ...stale.map(({ bug, file }) => `The search text of "${bug}" does not occur exactly once in ${file}`),
  ]
}

const occurrences = (file: string, search: string): number =>
  existsSync(file) ? readFileSync(file, 'utf8').split(search).length - 1 : 0
