// Where an aircraft is, as the readers of Cursor on Target and Remote ID return it.

/** What a height above something else than the ellipsoid is measured from. */
export type HeightReference = 'ground' | 'take_off'

export interface AircraftReport {
  /** Identifies the aircraft within its feed. */
  uid: string
  callsign: string | null
  /** Type of Cursor on Target, such as a-f-A-M-H-Q; null for Remote ID. */
  cotType: string | null
  at: Date
  /** After this time the position says nothing any more. */
  staleAt: Date
  lat: number
  long: number
  /** Metres above the WGS 84 ellipsoid. */
  altitude: number | null
  /** Metres. */
  height: number | null
  heightReference: HeightReference | null
  /** Radius in metres. */
  accuracy: number | null
  /** Degrees from true north, 0 to 359.99. */
  course: number | null
  /** Metres per second over the ground. */
  speed: number | null
  /** Metres per second, upwards. */
  verticalSpeed: number | null
  isEmergency: boolean
  operatorId: string | null
  operatorLat: number | null
  operatorLong: number | null
}

export const UID_LENGTH = 120
export const NAME_LENGTH = 80

/** How long a position is shown at least and at most. */
const LEAST_SHOWN_MS = 5000
const MOST_SHOWN_MS = 10 * 60_000
/** A clock that is this far off is not used. */
const MOST_AHEAD_MS = 60_000

/**
 * The time of a position and when it goes stale, by the clock of this server. A time in the future is replaced by now.
 * @returns undefined for a position that is stale already
 */
export function timesOf(at: number, staleAt: number, now: number): Pick<AircraftReport, 'at' | 'staleAt'> | undefined {
  const lasts = lastsOf(at, staleAt)
  const seen = at > now + MOST_AHEAD_MS ? now : Math.min(at, now)
  if (seen + lasts <= now) return undefined
  return { at: new Date(seen), staleAt: new Date(seen + lasts) }
}

/** As `timesOf`, for a sender whose clock is wrong: the time is that of the arrival. */
export const timesAtArrival = (at: number, staleAt: number, now: number): Pick<AircraftReport, 'at' | 'staleAt'> => ({
  at: new Date(now),
  staleAt: new Date(now + lastsOf(at, staleAt)),
})

const lastsOf = (at: number, staleAt: number): number => Math.min(Math.max(staleAt - at, LEAST_SHOWN_MS), MOST_SHOWN_MS)

/** Without control characters and halves of characters, which the database refuses. */
export const cleanText = (text: string, length: number): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u001f\u007f]/g, ' ')
    .trim()
    .slice(0, length)
    .replaceAll(/[\ud800-\udfff]/gu, '\ufffd')
