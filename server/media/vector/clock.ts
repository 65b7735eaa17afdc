// Finds the time when the content of a file was recorded.
import type { Properties } from './feature'
import type { VectorKind } from './readVector'

interface Clock {
  add(properties: Properties): void
  /** The earliest time; null when the file has none. */
  first(): Date | null
}

/** Formats that define the meaning of their times. In other formats a column with such a name may mean anything. */
const TIMED_KINDS: ReadonlySet<VectorKind> = new Set<VectorKind>(['gpx', 'kml', 'kmz'])
/** Names that the GPX and KML readers use for the time of a point and the start of a track. */
const NAMES = ['begin', 'time', 'when'] as const
/** With a zone: a date, or a time without a zone, is not a moment. */
const MOMENT = /^(\d{4}-\d{2}-\d{2}T[\d:.]+) ?(?:(Z)|([+-]\d{2})(?::?(\d{2}))?)$/

export function createClock(kind: VectorKind): Clock {
  let earliest = Number.POSITIVE_INFINITY
  return {
    add(properties) {
      if (!TIMED_KINDS.has(kind)) return
      for (const name of NAMES) {
        const text = properties[name]
        const moment = typeof text === 'string' ? momentOf(text) : Number.NaN
        // A device with a reset clock reports 1970.
        if (moment > 0 && moment < earliest) earliest = moment
      }
    },
    first: () => (Number.isFinite(earliest) ? new Date(earliest) : null),
  }
}

/** Milliseconds since 1970; NaN without a zone. Zones are also written without minutes (+02) or colon (+0200). */
function momentOf(text: string): number {
  const [, time, utc, hours, minutes = '00'] = MOMENT.exec(text) ?? []
  return time === undefined ? Number.NaN : Date.parse(utc === undefined ? `${time}${hours}:${minutes}` : `${time}Z`)
}
