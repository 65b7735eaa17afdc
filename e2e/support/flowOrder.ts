// The order in which the files of flows start. A long file that starts last would run alone.
import { statSync } from 'node:fs'
import path from 'node:path'

/** The slowest files, as the report of a run lists them. */
const SLOWEST = [
  'screens',
  'accessibility',
  'pseudoOverlays',
  'mapTools',
  'incidentPath',
  'baseLayers',
  'controlCenter',
  'livePath',
  'analysesPath',
  'clientPath',
  'shareLinks',
]

/** Compares the paths of two files: first the slowest, then the large ones, which take longer than small ones. */
export const slowestFirst = (one: string, other: string): number =>
  rankOf(one) - rankOf(other) || statSync(other).size - statSync(one).size

function rankOf(file: string): number {
  const rank = SLOWEST.indexOf(path.basename(file).replace(/\..*/, ''))
  return rank === -1 ? SLOWEST.length : rank
}
