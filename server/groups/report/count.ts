// Counts items by row of a report.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { components } from '../../contract/contract.gen'
import type { ItemKind, ItemPosition } from './sql'

export type Measure = components['schemas']['ReportMeasure']

/** Items after which other requests get a turn. */
const PER_TURN = 10_000

const MEASURE_OF: Partial<Record<ItemKind, Measure>> = { photo: 'photos', recording: 'recordings' }

type Counted = Record<Measure, Set<string>>

interface Counts {
  now: Counted
  before: Counted
}

const nothing = (): Counted => ({ missions: new Set(), photos: new Set(), recordings: new Set() })
const noCounts = (): Counts => ({ now: nothing(), before: nothing() })

export interface Counting {
  rows: Counts[]
  total: Counts
  /** Items of the period. */
  elsewhere: number
  withoutPlace: number
  items: number
}

/** @param rowsAt indices of the rows with an area around the position */
export async function countItems(
  positions: readonly ItemPosition[],
  rowCount: number,
  rowsAt: (long: number, lat: number) => readonly number[],
): Promise<Counting> {
  const rows = Array.from({ length: rowCount }, noCounts)
  const total = noCounts()
  const all = new Set<string>()
  const ofPeriod = { all: new Set<string>(), placed: new Set<string>(), inside: new Set<string>() }
  for (const [index, { id, kind, missionId, isNow, long, lat }] of positions.entries()) {
    if (index % PER_TURN === PER_TURN - 1) await nextTurn()
    all.add(id)
    if (isNow) ofPeriod.all.add(id)
    if (long === null || lat === null) continue
    if (isNow) ofPeriod.placed.add(id)
    const found = rowsAt(long, lat)
    if (found.length === 0) continue
    if (isNow) ofPeriod.inside.add(id)
    const measure = MEASURE_OF[kind]
    for (const row of [...found.map((at) => rows[at]), total]) {
      const counted = row?.[isNow ? 'now' : 'before']
      counted?.missions.add(missionId)
      if (measure) counted?.[measure].add(id)
    }
  }
  return {
    ...{ rows, total },
    elsewhere: ofPeriod.placed.size - ofPeriod.inside.size,
    withoutPlace: ofPeriod.all.size - ofPeriod.placed.size,
    items: all.size,
  }
}

export const numbersOf = (counted: Counted, measures: readonly Measure[]): number[] =>
  measures.map((measure) => counted[measure].size)
