// Photos of a mosaic on the ground of their elevation layers.
import { setImmediate } from 'node:timers/promises'
import { groundMesh, type LatLong } from '../../../geometry/footprint'
import { reliefBelow, type ViewGround } from '../../../geometry/relief'
import type { GroundPhoto } from '../../media/raster/mosaic/mosaic'
import type { GroundReader } from '../../records/ground/groundReader'
import type { MosaicPhoto } from './sql'

/** On a side of a photo. */
const CELLS = 16

/** Photos whose area was computed with an elevation layer get a mesh; the others are flat. */
export async function placeOnGround(
  ground: Pick<GroundReader, 'model'>,
  tenantId: string,
  photos: readonly MosaicPhoto[],
  signal: AbortSignal,
): Promise<GroundPhoto[]> {
  const grids = new Map<string, ViewGround['grid']>()
  for (const id of new Set(photos.flatMap(({ groundLayerId }) => groundLayerId ?? []))) {
    const model = await ground.model(tenantId, id, signal)
    if (model) grids.set(id, model.grid)
  }
  const placed: GroundPhoto[] = []
  for (const photo of photos) {
    const { footprint: corners, width } = photo
    placed.push({ corners, width, mesh: meshOf(photo, grids.get(photo.groundLayerId ?? '')) })
    // Requests are answered between two photos.
    await setImmediate()
    signal.throwIfAborted()
  }
  return placed
}

function meshOf(
  { pose, width, height, takeOff }: MosaicPhoto,
  grid: ViewGround['grid'] | undefined,
): LatLong[] | undefined {
  if (!grid || !pose || takeOff === null) return undefined
  const relief = reliefBelow({ grid, takeOff }, pose)
  return relief && groundMesh(pose, { width, height }, relief, CELLS)
}
