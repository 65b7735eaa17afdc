// Users place a photo on the map when its file has no position or a wrong one.
import { conflict } from '../../platform/core/errors'
import { parseMessage, serializeMessage } from '../../platform/core/messages'
import type { Services } from '../services'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant } from '../../platform/db/tenancy'
import type { LatLong } from '../../../geometry/footprint'
import { photoText } from '../../media/photos/messages'
import { photoFootprint, usualAccuracy } from '../../media/photos/photoFootprint'
import { recordChanged } from '../../platform/realtime/sql'
import { fitToGround } from './ground'
import { missionPhotoText } from './messages'
import { updatePlace, type PlacedPhoto } from './placeSql'
import { asPhoto, type Photo, type PhotoRow } from './row'
import { lockPhotos, requirePhoto } from './service'

/** Reasons and proposals that no longer apply when a user has placed the photo. */
const ABOUT_POSITION = ['photo.noPosition', 'photo.farAway', 'photo.impossiblePosition']

/**
 * Places a photo on the map, or restores the position from its file (null). Recalculates the footprint if the file states the
 * height and the direction of the camera.
 * @throws AppError 404 for an unknown photo, 409 when `version` is stale or the photo is not imported yet
 */
export async function placePhoto(
  { db, ground }: Pick<Services, 'db' | 'ground'>,
  tenantId: string,
  { fileId, version, location }: { fileId: string; version: number; location: LatLong | null },
): Promise<Photo> {
  const missionId = await inTenant(db, tenantId, async (tx) => {
    await lockPhotos(tenantId, tx, [fileId])
    const photo = await requirePhoto(tenantId, tx, fileId)
    if (photo.importedAt === null) throw conflict(missionPhotoText('notImported'))
    const fileLocation = photo.isPlaced ? photo.fileLocation : locationOf(photo)
    const placed: PlacedPhoto = {
      isPlaced: location !== null,
      location: location ?? fileLocation,
      fileLocation: location === null ? null : fileLocation,
      footprint: footprintOf(photo, location, fileLocation),
      ...stateOf(photo, location ?? fileLocation),
    }
    if (!(await updatePlace(tenantId, tx, fileId, version, placed))) {
      throw await staleVersion(tx, 'mission_file', fileId, missionPhotoText('changedElsewhere'))
    }
    await recordChanged(tenantId, tx, 'Photo', fileId)
    return photo.missionId
  })
  const models = await ground.models(tenantId, missionId)
  if (models.length > 0) await fitToGround(db, tenantId, { missionId, models, only: [fileId] })
  return inTenant(db, tenantId, async (tx) => asPhoto(await requirePhoto(tenantId, tx, fileId)))
}

const locationOf = ({ lat, long }: PhotoRow): LatLong | null => (lat === null || long === null ? null : { lat, long })

function footprintOf({ facts, width, height }: PhotoRow, byPerson: LatLong | null, inFile: LatLong | null) {
  const location = byPerson ?? inFile
  if (!facts || !location) return null
  const stated = facts.accuracy ?? usualAccuracy(facts.positionSource ?? 'gps')
  const accuracy = byPerson ? usualAccuracy('person') : stated
  return photoFootprint(facts, { ...location, accuracy }, { width, height }, facts.heightAccuracy ?? null) ?? null
}

function stateOf(
  { state, reason, proposal, thumbnailFileId }: PhotoRow,
  location: LatLong | null,
): Pick<PlacedPhoto, 'state' | 'reason' | 'proposal'> {
  const isSettled = (text: string | null) => text !== null && ABOUT_POSITION.includes(parseMessage(text).code)
  if (location === null) {
    return {
      state: state === 'assigned' ? 'unmatched' : state,
      reason,
      proposal: proposal ?? serializeMessage(photoText('noPosition')),
    }
  }
  const isCorrected = state === 'invalid_exif' && isSettled(reason) && thumbnailFileId !== null
  return {
    state: isCorrected ? 'staged' : state === 'unmatched' ? 'assigned' : state,
    reason: isCorrected ? null : reason,
    proposal: isSettled(proposal) ? null : proposal,
  }
}
