// Counts items by row of a report, and measures the ground cover in it.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Area } from '../../media/vector/areas'
import type { Cover } from './found'
import type { AreaMeasure, CountMeasure, Measure } from './measures'
import { overlapOf } from './overlap'
import type { ItemKind, ItemPosition } from './sql'

/** Items after which other requests get a turn. */
const PER_TURN = 100
/** Areas of ground cover after which other requests get a turn. */
const COVERS_PER_TURN = 5

const MEASURES_OF: Readonly<Record<ItemKind, readonly CountMeasure[]>> = {
  flight: [],
  photo: ['photos'],
  recording: ['recordings'],
  alert: ['alerts'],
  falsePositive: ['alerts', 'falsePositives'],
  detection: ['detections'],
  change: ['changes'],
}

interface Counted {
  items: Record<CountMeasure, Set<string>>
  squareMetres: Record<AreaMeasure, number>
}

interface Counts {
  now: Counted
  before: Counted
}

const nothing = (): Counted => ({
  items: {
    missions: new Set(),
    photos: new Set(),
    recordings: new Set(),
    alerts: new Set(),
    falsePositives: new Set(),
    detections: new Set(),
    changes: new Set(),
  },
  squareMetres: { vegetationArea: 0, bareSoilArea: 0, waterArea: 0 },
})
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
    for (const row of [...found.map((at) => rows[at]), total]) {
      const items = row?.[isNow ? 'now' : 'before'].items
      items?.missions.add(missionId)
      for (const measure of MEASURES_OF[kind]) items?.[measure].add(id)
    }
  }
  return {
    rows,
    total,
    elsewhere: ofPeriod.placed.size - ofPeriod.inside.size,
    withoutPlace: ofPeriod.all.size - ofPeriod.placed.size,
    items: all.size,
  }
}

/** Adds ground cover to the rows that it lies in, and to the total. */
export async function addCovers(
  { rows, total }: Counting,
  covers: readonly Cover[],
  areas: readonly { area: Area; row: number }[],
): Promise<void> {
  for (const [index, cover] of covers.entries()) {
    if (index % COVERS_PER_TURN === COVERS_PER_TURN - 1) await nextTurn()
    const period = cover.isNow ? 'now' : 'before'
    for (const { area, row } of areas) {
      const common = overlapOf(area, cover)
      if (common === 0) continue
      for (const counts of [rows[row], total]) if (counts) counts[period].squareMetres[cover.measure] += common
    }
  }
}

const SQUARE_METRES_PER_HECTARE = 10_000

/** Areas are hectares with two decimals. */
export const numbersOf = ({ items, squareMetres }: Counted, measures: readonly Measure[]): number[] =>
  measures.map((measure) =>
    isArea(measure) ? Math.round((squareMetres[measure] / SQUARE_METRES_PER_HECTARE) * 100) / 100 : items[measure].size,
  )

const isArea = (measure: Measure): measure is AreaMeasure => measure.endsWith('Area')
