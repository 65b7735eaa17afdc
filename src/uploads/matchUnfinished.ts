// Finds unfinished files among those that a user has chosen again.
import type { FolderFile } from './folderFiles'

/** What is known of a file whose upload has not finished. */
export interface WantedFile {
  name: string
  size: number
  /** In epoch milliseconds; null if unknown. */
  lastModified: number | null
  folder: string
}

interface Match<Wanted> {
  wanted: Wanted
  file: File
}

/**
 * A file matches by name, size and time of modification. Among files that are equal in these, the one in the same folder matches,
 * which may have been chosen as part of a larger or a smaller folder. Each file is used once.
 */
export function matchUnfinished<Wanted extends WantedFile>(
  wanted: readonly Wanted[],
  files: readonly FolderFile[],
): { found: Match<Wanted>[]; missing: Wanted[] } {
  const byFacts = new Map<string, FolderFile[]>()
  for (const each of files) {
    const key = keyOf(each.file)
    byFacts.set(key, [...(byFacts.get(key) ?? []), each])
  }
  const found: Match<Wanted>[] = []
  const missing: Wanted[] = []
  for (const each of wanted) {
    const candidates = byFacts.get(keyOf(each)) ?? []
    const index = bestOf(each, candidates)
    const [chosen] = index < 0 ? [] : candidates.splice(index, 1)
    if (chosen) found.push({ wanted: each, file: chosen.file })
    else missing.push(each)
  }
  return { found, missing }
}

const keyOf = ({ name, size }: { name: string; size: number }): string => `${size} ${name}`

/** @returns the index of the best candidate, or -1 */
function bestOf({ folder, lastModified }: WantedFile, candidates: readonly FolderFile[]): number {
  const isSameTime = ({ file }: FolderFile) => lastModified === null || file.lastModified === lastModified
  const exact = candidates.findIndex((each) => isSameTime(each) && each.folder === folder)
  if (exact >= 0) return exact
  const nested = candidates.findIndex((each) => isSameTime(each) && isPartOf(each.folder, folder))
  if (nested >= 0) return nested
  const others = candidates.filter(isSameTime)
  return others.length === 1 && others[0] ? candidates.indexOf(others[0]) : -1
}

const isPartOf = (one: string, other: string): boolean => one.endsWith(`/${other}`) || other.endsWith(`/${one}`)
