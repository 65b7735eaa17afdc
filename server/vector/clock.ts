// When what a file holds was recorded.
import type { Properties } from './feature'
import type { VectorKind } from './readVector'

interface Clock {
  add(properties: Properties): void
  /** The earliest time there was; null when the file has none. */
  first(): Date | null
}

/** Formats that say what their times mean; in others a column of that name may mean anything. */
const TELLS_TIME: ReadonlySet<VectorKind> = new Set<VectorKind>(['gpx', 'kml', 'kmz'])
/** What the readers of GPX and KML call the time of a point, and the beginning of a track. */
const NAMES = ['begin', 'time', 'when'] as const
/** With its zone: a day alone, or a time of nowhere, is no moment. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/

export function createClock(kind: VectorKind): Clock {
  let earliest = Number.POSITIVE_INFINITY
  return {
    add(properties) {
      if (!TELLS_TIME.has(kind)) return
      for (const name of NAMES) {
        const text = properties[name]
        const moment = typeof text === 'string' && MOMENT.test(text) ? Date.parse(text) : Number.NaN
        // A device that has lost its clock says 1970.
        if (moment > 0 && moment < earliest) earliest = moment
      }
    },
    first: () => (Number.isFinite(earliest) ? new Date(earliest) : null),
  }
}
