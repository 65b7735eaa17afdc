import { buffer } from 'node:stream/consumers'
import { conflict } from '../../platform/core/errors'
import { inTenant, type Db } from '../../platform/db/tenancy'
import type { Storage } from '../../platform/storage/storage'
import { requireStoredFile } from '../../platform/storage/sql'
import type { FlightUser } from '../flight/public'
import { requirePhoto } from '../photo/public'
import { outcomeText } from './messages'
import type { Outcome } from './row'
import { createOutcome } from './service'

/** Saves the preview of a photo, which is upright, with the position and time of the photo. @throws AppError 404, 409 before its import, 413 */
export async function createPhotoOutcome(
  services: { db: Db; storage: Storage },
  tenantId: string,
  user: FlightUser,
  { photoId, pcount, note }: { photoId: string; pcount?: number | null; note?: string },
): Promise<Outcome> {
  const { photo, file } = await inTenant(services.db, tenantId, async (tx) => {
    const found = await requirePhoto(tenantId, tx, photoId)
    if (found.previewFileId === null) throw conflict(outcomeText('photoNotReady'))
    return { photo: found, file: await requireStoredFile(tenantId, tx, found.previewFileId) }
  })
  const { missionId, lat, long, localTime } = photo
  // The clock of a camera in an unknown zone may be off by hours.
  const takenAt = localTime ? null : photo.takenAt
  const location = lat === null || long === null ? null : { lat, long }
  const wanted = { missionId, photoId, pcount, note, location, takenAt }
  return createOutcome(services, tenantId, user, wanted, await buffer(await services.storage.open(file.key)))
}
