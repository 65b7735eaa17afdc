// The ground that the camera of a drone sees at a time of its track.
import type { TrackSamples } from '../../api/telemetry'
import { groundCorners } from '../../../geometry/footprint'
import type { Position } from '../scene'
import { positionAt, sampleAt } from './trackTime'

/** Wide cameras of drones have about this focal length in terms of 35 mm film; telemetry does not contain it. */
const ASSUMED_FOCAL_LENGTH = 24
const STRAIGHT_DOWN = -90
const DEGREE = Math.PI / 180

/**
 * Estimates the footprint from height, heading and gimbal. Without a gimbal, the camera is assumed to look straight down.
 * @param time milliseconds since the start of the track
 * @returns the closed ring, or undefined without a height or a direction and for pictures with the horizon
 */
export function footprintAt(
  samples: TrackSamples,
  time: number,
  picture: { width: number; height: number },
): Position[] | undefined {
  const index = sampleAt(samples, time)
  const height = samples.height[index] ?? 0
  const yaw = samples.gimbalYaw[index] ?? samples.heading[index] ?? directionAt(samples, index)
  if (height <= 0 || yaw === undefined) return undefined
  const [long, lat] = positionAt(samples, time)
  const pitch = samples.gimbalPitch[index] ?? STRAIGHT_DOWN
  const pose = { lat, long, height, yaw, pitch, focalLength: ASSUMED_FOCAL_LENGTH }
  const corners = groundCorners(pose, picture.width, picture.height)
  return corners && [...corners, corners[0]].map((corner): Position => [corner.long, corner.lat])
}

/** Degrees clockwise from north in which the drone moves; undefined if it does not move. */
function directionAt({ long, lat }: TrackSamples, index: number): number | undefined {
  const [from, to] = index + 1 < lat.length ? [index, index + 1] : [index - 1, index]
  const north = (lat[to] ?? 0) - (lat[from] ?? 0)
  const east = ((long[to] ?? 0) - (long[from] ?? 0)) * Math.cos((lat[to] ?? 0) * DEGREE)
  return from < 0 || (north === 0 && east === 0) ? undefined : Math.atan2(east, north) / DEGREE
}
