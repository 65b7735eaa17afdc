// The order in which the files of flows start. A long file that starts last would run alone.
import path from 'node:path'
import recorded from '../../scripts/jest/slowFiles.json'

const ROOT = path.join(__dirname, '../..')
const SECONDS: Partial<Record<string, number>> = recorded

/** Compares the paths of two files: first those that took longest when times were recorded (scripts/tests/recordTimes.mjs). */
export const slowestFirst = (one: string, other: string): number => {
  const first = secondsOf(one)
  const second = secondsOf(other)
  return first === second ? 0 : second - first
}

/** A file without a record may be slow, so it starts first. */
const secondsOf = (file: string): number => SECONDS[path.relative(ROOT, file)] ?? Infinity
