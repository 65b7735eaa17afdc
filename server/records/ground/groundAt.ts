// Which elevation layer is the ground at a place, and how high the take-off point of a flight is in it.
import type { LatLong } from '../../../geometry/footprint'
import { groundHeight } from '../../../geometry/groundGrid'
import { isAboveGround, reliefAround, type Relief } from '../../../geometry/relief'
import type { GroundModel } from './groundReader'

/** The ground that the area of a picture is computed with. */
export interface Ground {
  layerId: string
  /** Height of the take-off point in the datum of the model, in metres. */
  takeOff: number
  relief: Relief
  /** Whether the take-off point is known; otherwise the ground below the first picture stands for it. */
  isKnown: boolean
}

export interface TakeOff extends LatLong {
  /** From the track of the flight. */
  isKnown: boolean
}

/** The newest model that has a height at a place. */
export const modelAt = (models: readonly GroundModel[], { lat, long }: LatLong): GroundModel | undefined =>
  models.find(({ grid }) => groundHeight(grid, lat, long) !== undefined)

/**
 * Drones measure their height from the take-off point. Its height in the model and the ground below the camera are read from the
 * same model, so that its vertical datum does not matter.
 * @param height of the camera above the take-off point
 * @returns undefined for flat ground: no model covers the camera, or one says that it is below the ground
 */
export function groundBelow(
  models: readonly GroundModel[],
  camera: LatLong,
  height: number,
  takeOffPlace: TakeOff | undefined,
): Ground | undefined {
  const model = modelAt(models, camera)
  if (!model) return undefined
  const { grid, layerId } = model
  const atTakeOff = takeOffPlace && groundHeight(grid, takeOffPlace.lat, takeOffPlace.long)
  const takeOff = atTakeOff ?? groundHeight(grid, camera.lat, camera.long) ?? 0
  const relief = reliefAround(grid, takeOff, camera)
  if (!relief || !isAboveGround(relief, height)) return undefined
  return { layerId, takeOff, relief, isKnown: takeOffPlace?.isKnown === true && atTakeOff !== undefined }
}
