// Lines of equal latitude and longitude for a map without other orientation. Their distance follows the zoom.
import type { Feature, FeatureCollection, LineString } from 'geojson'
import type { Bounds } from './scene'

/** A world is this wide at zoom 0. */
const WORLD_PX = 512
/** Lines are at least this far apart. */
const MIN_SPACING_PX = 140
const EDGE_LAT = 85
/** Limits the lines of a very large or rotated map. */
const MAX_LINES = 80
/** Smallest distance: 0.00001 degrees, about a metre. */
const MAX_DIGITS = 5

export interface Graticule {
  /** Lines with the property `label`, such as `46.85° N`. */
  lines: FeatureCollection<LineString, { label: string }>
  /** Area that the lines cover. */
  bounds: Bounds
  /** Degrees between two lines. */
  step: number
}

/** Degrees between two lines at this zoom: 1, 2 or 5 times a power of ten, or 15, 30, 45 or 90. */
export function graticuleStep(zoom: number): number {
  const least = (MIN_SPACING_PX * 360) / (WORLD_PX * 2 ** zoom)
  const steps = [90, 45, 30, 15, 10, 5, 2, 1]
  for (let digits = 1; digits <= MAX_DIGITS; digits++) {
    for (const count of [5, 2, 1]) steps.push(Number((count * 10 ** -digits).toFixed(digits)))
  }
  return steps.reverse().find((step) => step >= least) ?? 90
}

/**
 * The lines for a map that shows `view` at `zoom`. They extend beyond the view by its size, so that a small move needs no
 * new lines.
 */
export function graticuleOf([west, south, east, north]: Bounds, zoom: number): Graticule {
  const step = graticuleStep(zoom)
  const width = east - west
  const height = north - south
  const bounds: Bounds = [
    Math.max(west - width, -540),
    Math.max(south - height, -EDGE_LAT),
    Math.min(east + width, 540),
    Math.min(north + height, EDGE_LAT),
  ]
  const meridians = multiplesWithin(bounds[0], bounds[2], step).map((long) =>
    line([long, bounds[1]], [long, bounds[3]], label(wrapped(long), step, 'E', 'W')),
  )
  const parallels = multiplesWithin(bounds[1], bounds[3], step).map((lat) =>
    line([bounds[0], lat], [bounds[2], lat], label(lat, step, 'N', 'S')),
  )
  return { lines: { type: 'FeatureCollection', features: [...meridians, ...parallels] }, bounds, step }
}

/** Whether `graticule` still covers a map that shows `view` at `zoom`. */
export function isCovered({ bounds, step }: Graticule, view: Bounds, zoom: number): boolean {
  if (step !== graticuleStep(zoom)) return false
  const isInside = bounds[0] <= view[0] && bounds[2] >= view[2]
  return isInside && bounds[1] <= Math.max(view[1], -EDGE_LAT) && bounds[3] >= Math.min(view[3], EDGE_LAT)
}

function multiplesWithin(from: number, until: number, step: number): number[] {
  const first = Math.ceil(from / step)
  const count = Math.min(Math.floor(until / step) - first + 1, MAX_LINES)
  return Array.from({ length: Math.max(count, 0) }, (_, index) => Number(((first + index) * step).toFixed(MAX_DIGITS)))
}

const line = (from: number[], to: number[], text: string): Feature<LineString, { label: string }> => ({
  type: 'Feature',
  properties: { label: text },
  geometry: { type: 'LineString', coordinates: [from, to] },
})

/** Longitude from -180 to 180, both inclusive: 180 stays 180. */
const wrapped = (long: number): number => (long > 180 ? long - 360 : long < -180 ? long + 360 : long)

function label(degrees: number, step: number, positive: string, negative: string): string {
  const digits = step >= 1 ? 0 : Math.ceil(-Math.log10(step) - 1e-9)
  const isEdge = degrees === 0 || Math.abs(degrees) === 180
  const hemisphere = isEdge ? '' : degrees > 0 ? ` ${positive}` : ` ${negative}`
  return `${Math.abs(degrees).toFixed(digits)}°${hemisphere}`
}
