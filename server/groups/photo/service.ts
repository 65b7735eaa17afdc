// The rules of photos. Each change is announced in the transaction that makes it.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, fieldError, notFound } from '../../platform/core/errors'
import { asMessage, serializeMessage } from '../../platform/core/messages'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { photoKindOf } from '../../records/upload-kinds/photoKind'
import { areOfKind, insertMissionFile } from '../../records/mission-files/sql'
import { deleteMissionFiles, missionFileTrash } from '../../records/mission-files/trash'
import { recordChanged } from '../../platform/realtime/sql'
import { claimUpload, keepRejection } from '../../records/uploads/service'
import { requireMission } from '../mission/public'
import { requestImport } from './importJob'
import { missionPhotoText } from './messages'
import { asPhoto, type Photo, type PhotoRow } from './row'
import { insertPhoto, selectPhoto, selectPhotosForUpdate, updatePhotoSharing, updatePhotoStates } from './sql'

interface NewPhoto {
  missionId: string
  uploadId: string
  /** Folder from which it was uploaded. */
  folder?: string
}

/**
 * @throws AppError 404 for an unknown mission or upload, 409 for an upload that is used or incomplete, 400 for other
 * files
 */
export async function createPhoto(db: Db, tenantId: string, userId: string, wanted: NewPhoto): Promise<Photo> {
  return keepRejection(db, tenantId, { uploadId: wanted.uploadId, userId }, () =>
    inTenant(db, tenantId, async (tx) => {
      const fileId = await createPhotoInTx(tenantId, tx, userId, wanted)
      return asPhoto(await requirePhoto(tenantId, tx, fileId))
    }),
  )
}

/** As `createPhoto`, in the caller's transaction. @returns the ID of the photo */
export async function createPhotoInTx(
  tenantId: string,
  tx: Tx,
  userId: string,
  { missionId, uploadId, folder = '' }: NewPhoto,
): Promise<string> {
  const mission = await requireMission(tenantId, tx, missionId)
  const { file, kind } = await claimUpload(tenantId, tx, uploadId, userId)
  if (!photoKindOf(kind)) throw fieldError('uploadId', missionPhotoText('notAPhoto'))
  const row = {
    missionId,
    kind: 'photo',
    storedFileId: file.id,
    name: withoutPath(file.name),
    createdBy: userId,
  } as const
  const fileId = await insertMissionFile(tenantId, tx, row)
  await insertPhoto(tenantId, tx, { fileId, sha256: file.sha256, folder })
  await requestImport(tenantId, tx, mission, userId)
  await recordChanged(tenantId, tx, 'Photo', fileId)
  await recordChanged(tenantId, tx, 'Mission', missionId)
  return fileId
}

/** Some programs send the folders of a file with its name. */
const withoutPath = (name: string): string => name.split(/[\\/]/).at(-1)?.trim() || 'photo'

/**
 * Accepts or rejects photos, all or none. An accepted photo without a position is unmatched until it is placed on the map.
 * @throws AppError 404 when one of them does not exist, 409 when one is not imported yet or cannot be read
 */
export async function reviewPhotos(
  db: Db,
  tenantId: string,
  { ids, decision, reason }: { ids: string[]; decision: 'accept' | 'reject'; reason?: string },
): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const photos = await lockPhotos(tenantId, tx, ids)
    if (photos.some(({ importedAt }) => importedAt === null)) throw conflict(missionPhotoText('notImported'))
    // A wrong position can be corrected, but a file without a readable picture stays useless.
    if (decision === 'accept' && photos.some(isUnreadable)) throw conflict(missionPhotoText('unreadable'))
    const because = reason === undefined ? missionPhotoText('rejected') : asMessage(reason)
    const changes = photos.map(({ id, lat }) =>
      decision === 'reject'
        ? { id, state: 'rejected' as const, reason: serializeMessage(because) }
        : { id, state: lat === null ? ('unmatched' as const) : ('assigned' as const), reason: null },
    )
    await updatePhotoStates(tenantId, tx, changes)
    await recordChanged(tenantId, tx, 'Photo', idsOf(photos))
  })
}

const isUnreadable = ({ state, thumbnailFileId }: PhotoRow) => state === 'invalid_exif' && thumbnailFileId === null

/**
 * Shows photos to clients or hides them, all or none.
 * @throws AppError 404 when one of them does not exist, 409 when one is not accepted
 */
export async function sharePhotos(
  db: Db,
  tenantId: string,
  { ids, clientVisible }: { ids: string[]; clientVisible: boolean },
  actor: Actor,
): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const photos = await lockPhotos(tenantId, tx, ids)
    const isAccepted = ({ state }: PhotoRow) => state === 'assigned' || state === 'unmatched'
    if (clientVisible && !photos.every(isAccepted)) throw conflict(missionPhotoText('notAccepted'))
    await updatePhotoSharing(tenantId, tx, idsOf(photos), clientVisible)
    await recordChanged(tenantId, tx, 'Photo', idsOf(photos))
    for (const { id, name, missionId } of photos) {
      const details = { photoId: id, missionId, clientVisible }
      await recordAudit(tenantId, tx, { ...actor, action: 'photo.share', target: name, details })
    }
  })
}

/** Deletes all photos or none. @throws AppError 404 when one of them does not exist */
export async function deletePhotos(
  db: Db,
  tenantId: string,
  photoIds: string[],
  user: { userId: string },
  actor: Actor,
): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const photos = await lockPhotos(tenantId, tx, photoIds)
    await deleteMissionFiles(tenantId, tx, idsOf(photos), user.userId)
    for (const { id, name, missionId } of photos) {
      const details = { photoId: id, missionId }
      await recordAudit(tenantId, tx, { ...actor, action: 'photo.delete', target: name, details })
    }
    await announce(tenantId, tx, photos)
  })
}

/** Restores all photos or none. @throws AppError 404 when one of them is not in the trash */
export async function restorePhotos(db: Db, tenantId: string, photoIds: string[], actor: Actor): Promise<void> {
  const ids = [...new Set(photoIds)]
  await inTenant(db, tenantId, async (tx) => {
    if (!(await areOfKind(tenantId, tx, 'photo', ids))) throw notFound(missionPhotoText('notFound'))
    const restored = await missionFileTrash.restore(tenantId, tx, ids)
    if (restored.length !== ids.length) throw notFound(missionPhotoText('notFound'))
    const photos = await lockPhotos(tenantId, tx, ids)
    for (const { id, name, missionId } of photos) {
      const details = { photoId: id, missionId }
      await recordAudit(tenantId, tx, { ...actor, action: 'photo.restore', target: name, details })
    }
    await announce(tenantId, tx, photos)
  })
}

/** @throws AppError 404 when the photo does not exist or was deleted */
export async function requirePhoto(tenantId: string, tx: Tx, photoId: string): Promise<PhotoRow> {
  const photo = await selectPhoto(tenantId, tx, photoId)
  if (!photo) throw await missionFileTrash.missing(tenantId, tx, photoId, 'photo', missionPhotoText('notFound'))
  return photo
}

/** Locks photos until the transaction ends. @throws AppError 404 when one of them does not exist */
export async function lockPhotos(tenantId: string, tx: Tx, photoIds: string[]): Promise<PhotoRow[]> {
  const ids = [...new Set(photoIds)]
  const photos = await selectPhotosForUpdate(tenantId, tx, ids)
  if (photos.length !== ids.length) throw notFound(missionPhotoText('notFound'))
  return photos
}

const idsOf = (photos: readonly PhotoRow[]): string[] => photos.map(({ id }) => id)

/** Announces photos, and their missions for the counts. */
async function announce(tenantId: string, tx: Tx, photos: PhotoRow[]): Promise<void> {
  await recordChanged(tenantId, tx, 'Photo', idsOf(photos))
  for (const missionId of new Set(photos.map((photo) => photo.missionId))) {
    await recordChanged(tenantId, tx, 'Mission', missionId)
  }
}
