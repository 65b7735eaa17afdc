// A time with its certainty. Cameras often store their clock without its zone; such a time is no instant.

/** When something was taken, as far as its camera or recorder has stated it. */
export type TakenTime =
  | { kind: 'instant'; at: Date }
  /** The clock of the camera in an unknown zone, as if it were UTC. */
  | { kind: 'local'; clock: Date }
  /** The start that a video file states. Many cameras write their local time as if it were UTC, and nobody has verified it. */
  | { kind: 'file'; at: Date }
  | { kind: 'unknown' }

/**
 * @param takenAt as it is stored: an instant, or the clock of the camera as if it were UTC
 * @param isLocalTime whether the zone of that clock is unknown
 */
export function takenTime(takenAt: Date | null, isLocalTime: boolean): TakenTime {
  if (takenAt === null) return { kind: 'unknown' }
  return isLocalTime ? { kind: 'local', clock: takenAt } : { kind: 'instant', at: takenAt }
}

/** 2026-03-12T10:00:00, without a zone. */
export const clockText = (clock: Date): string => clock.toISOString().slice(0, 19)

/** Where the start of a recording comes from. */
export type StartOrigin = 'stream' | 'container' | 'srt' | 'satellites' | 'user'

/** When a recording starts. */
export function startTime(startedAt: Date | null, origin: StartOrigin | null): TakenTime {
  if (startedAt === null) return { kind: 'unknown' }
  return origin === 'container' ? { kind: 'file', at: startedAt } : { kind: 'instant', at: startedAt }
}

const HOUR_MS = 3_600_000
/** Time zones are between 12 hours behind UTC and 14 hours before it. */
export const ZONES_BEHIND_MS = 12 * HOUR_MS
export const ZONES_BEFORE_MS = 14 * HOUR_MS

/** The instants at which a clock of an unknown zone can have shown this time. */
export const possibleInstants = (clock: Date): { from: Date; until: Date } => ({
  from: new Date(clock.getTime() - ZONES_BEFORE_MS),
  until: new Date(clock.getTime() + ZONES_BEHIND_MS),
})
