/**
 * When a photo was taken. EXIF stores the clock of the camera without a zone; the zone is known from the offset beside it,
 * from DJI's UTC time of the exposure, or from the GPS clock, which runs in UTC.
 */

export interface CaptureTime {
  /** ISO 8601 in UTC. Of a local time: the clock of the camera, as if its zone were UTC. */
  time: string
  /** The zone is unknown. */
  isLocal: boolean
}

export interface CaptureClocks {
  /** `2026:03:12 10:20:30`, the clock of the camera. */
  local: string | undefined
  /** `+02:00` */
  offset: string | undefined
  /** UTC time of the exposure. */
  utc: string | undefined
  /** GPS date `2026:03:12` and time as hours, minutes and seconds, in UTC. */
  gpsDate: string | undefined
  gpsTime: number[] | undefined
}

const MINUTE_MS = 60_000
/** Zones are whole quarters of an hour, from -12 to +14 hours. */
const ZONE_STEP_MS = 15 * MINUTE_MS
const FARTHEST_ZONE_MS = 14 * 60 * MINUTE_MS
/** A camera whose clock was never set starts in 1970 or 1980, or at the year it was built. */
const FIRST_YEAR = 2000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Undefined when there is no time or the clock was not set. */
export function captureTime({ local, offset, utc, gpsDate, gpsTime }: CaptureClocks): CaptureTime | undefined {
  const exact = millisecondsOf(utc)
  if (exact !== undefined) return plausible(exact, false)
  const shown = millisecondsOf(local)
  const zone = offsetOf(offset)
  if (shown !== undefined && zone !== undefined) return plausible(shown - zone, false)
  const [hours = NaN, minutes = NaN, seconds = NaN] = gpsTime ?? []
  const day = millisecondsOf(gpsDate && `${gpsDate} 00:00:00`)
  const satellite = day === undefined ? NaN : day + ((hours * 60 + minutes) * 60 + seconds) * 1000
  if (shown === undefined) return Number.isNaN(satellite) ? undefined : plausible(satellite, false)
  const difference = Math.round((shown - satellite) / ZONE_STEP_MS) * ZONE_STEP_MS
  if (Math.abs(difference) <= FARTHEST_ZONE_MS) return plausible(shown - difference, false)
  return plausible(shown, true)
}

function plausible(milliseconds: number, isLocal: boolean): CaptureTime | undefined {
  const time = new Date(milliseconds)
  if (time.getUTCFullYear() < FIRST_YEAR || milliseconds > Date.now() + DAY_MS) return undefined
  return { time: time.toISOString(), isLocal }
}

/** Of EXIF's `2026:03:12 10:20:30` and of ISO 8601, read as UTC. */
function millisecondsOf(text: string | undefined): number | undefined {
  const parts = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d)(\.\d{1,6})?/.exec(text ?? '')
  if (!parts) return undefined
  const [, year, month, day, hour, minute, second, fraction = ''] = parts
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction.slice(0, 4)}Z`)
  return Number.isNaN(time) ? undefined : time
}

function offsetOf(text: string | undefined): number | undefined {
  const parts = /^([+-])(\d\d):(\d\d)$/.exec(text?.trim() ?? '')
  if (!parts) return text?.trim() === 'Z' ? 0 : undefined
  const minutes = Number(parts[2]) * 60 + Number(parts[3])
  return (parts[1] === '-' ? -minutes : minutes) * MINUTE_MS
}
