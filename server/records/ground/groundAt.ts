// Which elevation layer is the ground at a place, and how high the take-off point of a flight is in it.
import type { LatLong } from '../../../geometry/footprint'
import { groundHeight, type GroundGrid } from '../../../geometry/groundGrid'
import { isAboveGround, reliefAround, type Relief } from '../../../geometry/relief'
import type { GroundModel } from './groundReader'

/** The ground of a flight. */
export interface FlightGround {
  layerId: string
  grid: GroundGrid
  /** Height of the take-off point in the datum of the model, in metres. */
  takeOff: number
  /** Whether the take-off point is known; otherwise the ground below the first picture stands for it. */
  isKnown: boolean
}

/** The ground that the area of a picture is computed with. */
export interface Ground extends FlightGround {
  relief: Relief
}

/** Metres above the take-off point; a track that begins higher does not begin there. */
export const MAX_START_HEIGHT = 5

export interface TakeOff extends LatLong {
  /** From the track of the flight. */
  isKnown: boolean
}

/** The newest model that has a height at a place. */
const modelAt = (models: readonly GroundModel[], { lat, long }: LatLong): GroundModel | undefined =>
  models.find(({ grid }) => groundHeight(grid, lat, long) !== undefined)

/**
 * Drones measure their height from the take-off point. Its height in the model and the ground below the camera are read from the
 * same model, so that its vertical datum does not matter.
 * @returns undefined for flat ground: no model covers the camera
 */
export function groundOfFlight(
  models: readonly GroundModel[],
  camera: LatLong,
  takeOffPlace: TakeOff | undefined,
): FlightGround | undefined {
  const model = modelAt(models, camera)
  if (!model) return undefined
  const { grid, layerId } = model
  const atTakeOff = takeOffPlace && groundHeight(grid, takeOffPlace.lat, takeOffPlace.long)
  const takeOff = atTakeOff ?? groundHeight(grid, camera.lat, camera.long) ?? 0
  return { layerId, grid, takeOff, isKnown: takeOffPlace?.isKnown === true && atTakeOff !== undefined }
}

/**
 * @param height of the camera above the take-off point
 * @returns undefined for flat ground: no model covers the camera, or one says that it is below the ground
 */
export function groundBelow(
  models: readonly GroundModel[],
  camera: LatLong,
  height: number,
  takeOffPlace: TakeOff | undefined,
): Ground | undefined {
  const ground = groundOfFlight(models, camera, takeOffPlace)
  const relief = ground && reliefAround(ground.grid, ground.takeOff, camera)
  return relief && isAboveGround(relief, height) ? { ...ground, relief } : undefined
}
