// One point of a recording, as all readers yield it. Lengths are in metres, angles in degrees clockwise from north.

/**
 * Reference of the times in a file: `utc` is exact, `local` is the clock of a device in an unknown zone, treated as if it were
 * UTC, and `none` counts from the start of the recording.
 */
export type Clock = 'utc' | 'local' | 'none'

export interface Sample {
  /** Milliseconds since 1970, or since the start of the recording. */
  at: number
  clock: Clock
  long: number
  lat: number
  /** Above sea level or the ellipsoid, as the file states it. */
  altitude: number | null
  /** Above the take-off point. */
  height: number | null
  /** Over ground, metres per second. */
  speed: number | null
  /** Percent. */
  battery: number | null
  heading: number | null
  gimbalYaw: number | null
  /** -90 looks straight down. */
  gimbalPitch: number | null
  /** Focal length of the camera in terms of 35 mm film; millimetres. */
  focalLength: number | null
}

/** A sample with only a time and a position. */
export const sampleAt = (at: number, clock: Clock, long: number, lat: number): Sample => ({
  at,
  clock,
  long,
  lat,
  altitude: null,
  height: null,
  speed: null,
  battery: null,
  heading: null,
  gimbalYaw: null,
  gimbalPitch: null,
  focalLength: null,
})

export type TelemetryKind = 'srt' | 'gpx' | 'csv' | 'ulog' | 'dataflash' | 'tlog'

/** @returns null when the text is not a finite number */
export function numberOf(text: string | undefined): number | null {
  const number = Number(text)
  return text === undefined || text.trim() === '' || !Number.isFinite(number) ? null : number
}
