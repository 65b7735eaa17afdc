import { zoneOffset } from '../../media/telemetry/zone'
import type { Hours } from './hours'

export interface PhotoTime {
  takenAt: Date | null
  /** `takenAt` is the clock of the camera in an unknown zone, as if it were UTC. */
  isLocalTime: boolean
}

/**
 * Undefined for a photo without a time, with one whose zone is unknown, or from the future: the clock of a camera may be wrong. Cameras
 * whose zone is unknown are taken to be in that of the hours of the rule, if it has hours.
 */
export function photoTime({ takenAt, isLocalTime }: PhotoTime, hours: Hours | null): Date | undefined {
  if (!takenAt) return undefined
  const local = takenAt.getTime()
  if (isLocalTime && !hours) return undefined
  const time = isLocalTime && hours ? new Date(local - zoneOffset(hours.timeZone, local)) : takenAt
  return time <= new Date() ? time : undefined
}
