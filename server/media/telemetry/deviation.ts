// How far a flown path is from the planned one.
import type { Position } from 'geojson'
import { metresTo } from '../photos/nearestFeature'

export interface Deviation {
  /** Metres over ground. */
  mean: number
  max: number
}

/** Positions of the flown path that are compared; a longer one is compared at equal steps. */
const MAX_COMPARED = 500
/** Positions of the planned path. With more, the comparison would hold up other requests. */
const MAX_PLANNED = 5000

/** @returns null when there is nothing to compare, or the planned path is too long */
export function deviationOf(flown: readonly Position[], planned: readonly Position[][]): Deviation | null {
  const total = planned.reduce((sum, line) => sum + line.length, 0)
  if (flown.length === 0 || total === 0 || total > MAX_PLANNED) return null
  const step = Math.max(1, Math.ceil(flown.length / MAX_COMPARED))
  const geometry = { type: 'MultiLineString' as const, coordinates: planned as Position[][] }
  const distances = flown
    .filter((_, index) => index % step === 0)
    .map(([long = 0, lat = 0]) => metresTo({ lat, long }, geometry))
  return {
    mean: distances.reduce((sum, each) => sum + each, 0) / distances.length,
    max: distances.reduce((most, each) => Math.max(most, each), 0),
  }
}
