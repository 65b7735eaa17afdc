// What other groups may use of the group thermal.
import type { ThermalFacts } from '../../media/thermal/thermalFacts'
import type { Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import type { ThermalResult } from '../../media/thermal/thermalTask'
import type { GroundCorners } from '../../../geometry/footprint'
import type { ThermalRow } from './row'
import * as queries from './sql'

export { measurePhoto } from './service'
export type { ThermalRow } from './row'

/** Stores what the import of a photo has found. */
export const addThermalPhoto = (tenantId: string, tx: Tx, fileId: string, fields: ThermalFacts): Promise<void> =>
  queries.insertThermalPhoto(tenantId, tx, fileId, fields)

/** The next thermal photos of a mission after the photo `before`; the first ones without it. */
export const nextThermalPhotos = (
  tenantId: string,
  tx: Tx,
  missionId: string,
  before: string | undefined,
  limit: number,
): Promise<ThermalRow[]> => queries.selectThermalPhotosBefore(tenantId, tx, { missionId }, before, limit)

/** The corners of a photo on the ground; null when they are unknown. */
export const footprintOf = (tenantId: string, tx: Tx, photoId: string): Promise<GroundCorners | null> =>
  queries.selectFootprint(tenantId, tx, photoId)

/** Stores the temperatures of a photo that could not be read at the import. */
export async function addTemperatures(tenantId: string, tx: Tx, photoId: string, result: ThermalResult): Promise<void> {
  await queries.setReadable(tenantId, tx, photoId, result)
  await recordChanged(tenantId, tx, 'Thermal', photoId)
}
