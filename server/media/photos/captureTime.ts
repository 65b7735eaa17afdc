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
/** Minutes ahead of UTC of the zones that are not whole hours, with their summer times. Source: the time zone database. */
const BROKEN_ZONES = [-570, -210, -150, 210, 270, 330, 345, 390, 525, 570, 630, 645, 765, 825]
const FIRST_ZONE_HOURS = -12
const LAST_ZONE_HOURS = 14
/** The clock of a camera may differ this much from that of the satellites. A time of an older fix differs by more. */
const CLOCK_ERROR_MS = 2 * MINUTE_MS
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
  const difference = existingZone(shown - satellite)
  return difference === undefined ? plausible(shown, true) : plausible(shown - difference, false)
}

/** Milliseconds ahead of UTC. @returns undefined when no zone is so far from UTC: then the time is not that of the exposure */
function existingZone(difference: number): number | undefined {
  const hours = Math.round(difference / (60 * MINUTE_MS))
  const isWhole = hours >= FIRST_ZONE_HOURS && hours <= LAST_ZONE_HOURS
  const zones = isWhole ? [...BROKEN_ZONES, hours * 60] : BROKEN_ZONES
  const minutes = zones.find((zone) => Math.abs(difference - zone * MINUTE_MS) <= CLOCK_ERROR_MS)
  return minutes === undefined ? undefined : minutes * MINUTE_MS
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
