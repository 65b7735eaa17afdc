import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import type { Footprint, LatLong } from '../../../geometry/footprint'
import type { PhotoState } from './row'

export interface PlacedPhoto {
  isPlaced: boolean
  location: LatLong | null
  /** The position from the file; null unless the photo is placed. */
  fileLocation: LatLong | null
  footprint: Footprint | null
  state: PhotoState
  /** Serialized messages. */
  reason: string | null
  proposal: string | null
}

/** @returns false when the photo does not exist at this version */
export async function updatePlace(
  tenantId: string,
  tx: Tx,
  photoId: string,
  version: number,
  { isPlaced, location, fileLocation, footprint, state, reason, proposal }: PlacedPhoto,
): Promise<boolean> {
  const row = await tx
    .updateTable('mission_file')
    .set((eb) => ({
      lat: location?.lat ?? null,
      long: location?.long ?? null,
      version: eb('version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', photoId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await tx
    .updateTable('mission_photo')
    .set({
      is_placed: isPlaced,
      file_lat: fileLocation?.lat ?? null,
      file_long: fileLocation?.long ?? null,
      footprint: footprint ? JSON.stringify(footprint.corners) : null,
      uncertainty: footprint?.uncertainty ?? null,
      ground_layer_id: null,
      take_off: null,
      state,
      reason,
      proposal,
    })
    .where('tenant_id', '=', tenantId)
    .where('file_id', '=', photoId)
    .execute()
  return true
}
