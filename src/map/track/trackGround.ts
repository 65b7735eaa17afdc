// The ground that the view of a camera is drawn on.
import type { TrackGround } from '../../api/telemetry'
import type { ViewGround } from '../../../geometry/relief'

/** Steps of the place that the ground is asked for, so that it is not read again with every position: about 550 m. */
const STEPS_PER_DEGREE = 200

const stepped = (degrees: number): number => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE

/** Where to ask for the ground around a camera. */
export const groundPlaceOf = ({ lat, long }: { lat: number; long: number }): { lat: number; long: number } => ({
  lat: stepped(lat),
  long: stepped(long),
})

export function viewGroundOf(ground: TrackGround): ViewGround {
  const { takeOff, heights, columns, rows, west, east, top, bottom } = ground
  const values = Float32Array.from(heights, (height) => height ?? NaN)
  return { takeOff, grid: { columns, rows, west, east, top, bottom, heights: values } }
}
