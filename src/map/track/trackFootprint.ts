// The ground that the camera of a drone sees at a time of its track.
import type { TrackSamples } from '../../api/telemetry'
import { groundOutline } from '../../../geometry/footprint'
import type { ViewGround } from '../../../geometry/relief'
import { USUAL_LENS, videoFocalLength, type VideoLens } from '../../../geometry/lens'
import type { Position } from '../scene'
import { positionAt, sampleAt } from './trackTime'

const STRAIGHT_DOWN = -90
const DEGREE = Math.PI / 180

/**
 * Estimates the footprint from height, heading, gimbal and focal length, as the search by place does. Without a gimbal, the camera
 * is assumed to look straight down.
 * @param time milliseconds since the start of the track
 * @param lens of the camera, if it is known
 * @param ground flat without it
 * @returns the closed ring, or undefined without a height or a direction and for pictures with the horizon
 */
export function footprintAt(
  samples: TrackSamples,
  time: number,
  picture: { width: number; height: number },
  lens: VideoLens | null,
  ground?: ViewGround,
): Position[] | undefined {
  const index = sampleAt(samples, time)
  const height = samples.height[index] ?? 0
  const yaw = samples.gimbalYaw[index] ?? samples.heading[index] ?? directionAt(samples, index)
  if (height <= 0 || yaw === undefined) return undefined
  const [long, lat] = positionAt(samples, time)
  const pitch = samples.gimbalPitch[index] ?? STRAIGHT_DOWN
  const { focalLength: usual, aspect } = lens ?? USUAL_LENS
  const focalLength = videoFocalLength(samples.focalLength[index] ?? usual, aspect, picture)
  const pose = { lat, long, height, yaw, pitch, focalLength }
  return groundOutline(pose, picture, ground)?.map((point): Position => [point.long, point.lat])
}

/** Degrees clockwise from north in which the drone moves; undefined if it does not move. */
function directionAt({ long, lat }: TrackSamples, index: number): number | undefined {
  const [from, to] = index + 1 < lat.length ? [index, index + 1] : [index - 1, index]
  const north = (lat[to] ?? 0) - (lat[from] ?? 0)
  const east = ((long[to] ?? 0) - (long[from] ?? 0)) * Math.cos((lat[to] ?? 0) * DEGREE)
  return from < 0 || (north === 0 && east === 0) ? undefined : Math.atan2(east, north) / DEGREE
}
