// The rules of files of features. Each change is announced in the transaction that makes it.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, notFound } from '../../platform/core/errors'
import { lockTexts } from '../../platform/db/lockTexts'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { keepChosenFlights } from '../../records/mission-files/photoFlights'
import { photoKindOf } from '../../records/upload-kinds/photoKind'
import { deleteMissionFiles, missionFileTrash } from '../../records/mission-files/trash'
import { recordChanged } from '../../platform/realtime/sql'
import type { FileKind } from '../../media/file-kind/fileKind'
import { keepRejection, requireUpload } from '../../records/uploads/service'
import { createDocumentInTx } from '../document/public'
import { requireFeature } from '../feature/public'
import { requireMissionLayer } from '../layer/public'
import { createPhotoInTx } from '../photo/public'
import { featureFileText } from './messages'
import { asFeatureFile, type FeatureFile, type FeatureFileRow } from './row'
import {
  endCover,
  selectFeaturesOfFiles,
  selectFilesForUpdate,
  selectFilesOfFeature,
  selectMissionOfFlight,
  updateAssignments,
  updateCover,
  type FeatureKey,
} from './sql'

export const MAX_FILES_OF_FEATURE = 500

/**
 * Adds an upload to a feature: a picture as a photo of the mission, another file as a document.
 * @throws AppError 404 for an unknown feature or upload, 409 when the upload is used or incomplete or the feature is full,
 * 400 for a file that can be neither a photo nor a document
 */
export async function uploadFeatureFile(
  db: Db,
  tenantId: string,
  userId: string,
  feature: FeatureKey,
  uploadId: string,
): Promise<FeatureFile> {
  return keepRejection(db, tenantId, { uploadId, userId }, () =>
    inTenant(db, tenantId, async (tx) => {
      const { missionId } = await requireFeatureOfMission(tenantId, tx, feature)
      await lockFeatures(tx, [feature])
      await requireRoom(tenantId, tx, feature, 1)
      const { kind } = await requireUpload(tenantId, tx, uploadId, userId)
      const isPhoto = kind !== null && photoKindOf(kind as FileKind) !== undefined
      const wanted = { missionId, uploadId }
      const fileId = isPhoto
        ? await createPhotoInTx(tenantId, tx, userId, wanted)
        : await createDocumentInTx(tenantId, tx, userId, wanted)
      await updateAssignments(tenantId, tx, [fileId], { feature })
      await announce(tenantId, tx, [{ id: fileId, missionId }])
      return asFeatureFile(await requireFile(tenantId, tx, fileId))
    }),
  )
}

/** @throws AppError 404 for an unknown feature */
export async function listFilesOfFeature(
  tenantId: string,
  tx: Tx,
  feature: FeatureKey,
): Promise<{ files: FeatureFile[]; total: number }> {
  await requireFeatureOfMission(tenantId, tx, feature)
  const { files, total } = await selectFilesOfFeature(tenantId, tx, feature, MAX_FILES_OF_FEATURE)
  return { files: files.map(asFeatureFile), total }
}

/**
 * Assigns all files or none to a feature, a flight or both. Null ends an assignment; undefined keeps it.
 * @throws AppError 404 when one of the files, the feature or the flight does not exist, 409 for another mission or when the
 * feature is full
 */
export async function assignFiles(
  db: Db,
  tenantId: string,
  fileIds: readonly string[],
  wanted: { feature?: FeatureKey | null; flightId?: string | null },
  actor: Actor,
): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const missionIds = await missionsOf(tenantId, tx, wanted)
    if (wanted.feature) await lockFeatures(tx, [wanted.feature])
    const files = await requireFiles(tenantId, tx, fileIds)
    const stranger = files.find(({ missionId }) => missionIds.some((id) => id !== missionId))
    if (stranger) throw conflict(featureFileText('otherMission', { name: stranger.name }))
    const { feature } = wanted
    if (feature) {
      const isHere = ({ layerId, index }: FeatureFileRow) => layerId === feature.layerId && index === feature.index
      await requireRoom(tenantId, tx, feature, files.filter((file) => !isHere(file)).length)
    }
    const ids = files.map(({ id }) => id)
    await updateAssignments(tenantId, tx, ids, wanted)
    if (wanted.flightId !== undefined) {
      await keepChosenFlights(tenantId, tx, ids)
      await recordFlights(tenantId, tx, files, wanted.flightId, actor)
    }
    await announceFiles(tenantId, tx, ids)
  })
}

/**
 * Makes a photo the cover of its feature, or removes it as the cover.
 * @throws AppError 404 when the file does not exist or belongs to no feature, 409 when `version` is stale or the file cannot
 * be a cover
 */
export async function setCoverPhoto(
  db: Db,
  tenantId: string,
  fileId: string,
  { version, isCover }: { version: number; isCover: boolean },
): Promise<FeatureFile> {
  return inTenant(db, tenantId, async (tx) => {
    const [feature] = await selectFeaturesOfFiles(tenantId, tx, [fileId])
    if (!feature) throw notFound(featureFileText('notFound'))
    await lockFeatures(tx, [feature])
    const current = await requireFile(tenantId, tx, fileId)
    if (current.version !== version) {
      throw await staleVersion(tx, 'mission_file', fileId, featureFileText('changedElsewhere'))
    }
    if (isCover && !current.hasPicture) throw conflict(featureFileText('notAPicture'))
    if (isCover && current.state === 'rejected') throw conflict(featureFileText('rejected'))
    if (current.isCover === isCover) return asFeatureFile(current)
    const before = isCover ? await endCover(tenantId, tx, feature) : undefined
    await updateCover(tenantId, tx, fileId, version, isCover)
    await announceFiles(tenantId, tx, before === undefined ? [fileId] : [before, fileId])
    return asFeatureFile(await requireFile(tenantId, tx, fileId))
  })
}

/** Deletes all files or none. @throws AppError 404 when one of them does not exist or belongs to no feature */
export async function deleteFeatureFiles(
  db: Db,
  tenantId: string,
  fileIds: readonly string[],
  { userId, actor }: { userId: string; actor: Actor },
): Promise<number> {
  return inTenant(db, tenantId, async (tx) => {
    const files = await requireFiles(tenantId, tx, fileIds)
    if (files.some(({ layerId }) => layerId === null)) throw oneNotFound(fileIds)
    const ids = files.map(({ id }) => id)
    await deleteMissionFiles(tenantId, tx, ids, userId)
    await recordAll(tenantId, tx, files, { ...actor, action: 'feature-file.delete' })
    return ids.length
  })
}

/**
 * Restores all files or none.
 * @throws AppError 404 when one of them is not in the trash or belongs to no feature, 409 when a feature is full
 */
export async function restoreFeatureFiles(
  db: Db,
  tenantId: string,
  fileIds: readonly string[],
  actor: Actor,
): Promise<number> {
  const ids = [...new Set(fileIds)]
  return inTenant(db, tenantId, async (tx) => {
    const features = await selectFeaturesOfFiles(tenantId, tx, ids)
    if (features.length !== ids.length) throw oneNotFound(ids)
    await lockFeatures(tx, features)
    const restored = await missionFileTrash.restore(tenantId, tx, ids)
    if (restored.length !== ids.length) throw oneNotFound(ids)
    const files = await requireFiles(tenantId, tx, ids)
    for (const feature of featuresOf(files)) await requireRoom(tenantId, tx, feature, 0)
    await recordAll(tenantId, tx, files, { ...actor, action: 'feature-file.restore' })
    return ids.length
  })
}

/** @throws AppError 404 when the feature does not exist or is part of a base layer */
async function requireFeatureOfMission(
  tenantId: string,
  tx: Tx,
  { layerId, index }: FeatureKey,
): Promise<{ missionId: string }> {
  const { missionId } = await requireMissionLayer(tenantId, tx, layerId)
  await requireFeature(tenantId, tx, layerId, index)
  return { missionId }
}

/** The missions of the feature and the flight. @throws AppError 404 when one of the two does not exist */
async function missionsOf(
  tenantId: string,
  tx: Tx,
  { feature, flightId }: { feature?: FeatureKey | null; flightId?: string | null },
): Promise<string[]> {
  const ofFeature = feature && (await requireFeatureOfMission(tenantId, tx, feature)).missionId
  const ofFlight = flightId && (await selectMissionOfFlight(tenantId, tx, flightId))
  if (flightId && !ofFlight) throw notFound(featureFileText('flightNotFound'))
  return [ofFeature, ofFlight].flatMap((id) => id || [])
}

/** Requires the lock of the feature. @throws AppError 409 when the feature has no room for this many more files */
async function requireRoom(tenantId: string, tx: Tx, feature: FeatureKey, count: number): Promise<void> {
  const { total } = await selectFilesOfFeature(tenantId, tx, feature, 1)
  if (total + count > MAX_FILES_OF_FEATURE) {
    throw conflict(featureFileText('featureFull', { limit: MAX_FILES_OF_FEATURE }))
  }
}

/** The features of these files, each once. */
function featuresOf(files: readonly FeatureFileRow[]): FeatureKey[] {
  const features = new Map<string, FeatureKey>()
  for (const { layerId, index } of files) {
    if (layerId !== null && index !== null) features.set(`${layerId}/${index}`, { layerId, index })
  }
  return [...features.values()]
}

/**
 * Serialises changes of the covers and of the numbers of files. Call it before rows are locked, so that two calls do not
 * deadlock.
 */
const lockFeatures = (tx: Tx, features: readonly FeatureKey[]) =>
  lockTexts(
    tx,
    features.map(({ layerId, index }) => `feature-files:${layerId}/${index}`),
  )

/** Locks the file until the transaction ends. @throws AppError 404 when it does not exist */
async function requireFile(tenantId: string, tx: Tx, fileId: string): Promise<FeatureFileRow> {
  const [file] = await selectFilesForUpdate(tenantId, tx, [fileId])
  if (!file) throw notFound(featureFileText('notFound'))
  return file
}

/** Locks the files until the transaction ends. @throws AppError 404 when one of them does not exist */
async function requireFiles(tenantId: string, tx: Tx, fileIds: readonly string[]): Promise<FeatureFileRow[]> {
  const ids = [...new Set(fileIds)]
  const files = await selectFilesForUpdate(tenantId, tx, ids)
  if (files.length !== ids.length) throw oneNotFound(ids)
  return files
}

/** Records who chose the flight of files. */
async function recordFlights(
  tenantId: string,
  tx: Tx,
  files: readonly FeatureFileRow[],
  flightId: string | null,
  actor: Actor,
): Promise<void> {
  for (const { id, name, missionId } of files) {
    const details = { fileId: id, missionId, flightId }
    await recordAudit(tenantId, tx, { ...actor, action: 'feature-file.assign-flight', target: name, details })
  }
}

const oneNotFound = (ids: readonly string[]) => notFound(featureFileText(ids.length > 1 ? 'oneNotFound' : 'notFound'))

async function recordAll(
  tenantId: string,
  tx: Tx,
  files: readonly FeatureFileRow[],
  entry: Actor & { action: 'feature-file.delete' | 'feature-file.restore' },
): Promise<void> {
  for (const { id, name, missionId } of files) {
    await recordAudit(tenantId, tx, { ...entry, target: name, details: { fileId: id, missionId } })
  }
  await announce(tenantId, tx, files)
}

/** Announces files, and their missions for the counts. */
async function announce(
  tenantId: string,
  tx: Tx,
  files: readonly Pick<FeatureFileRow, 'id' | 'missionId'>[],
): Promise<void> {
  const ids = files.map(({ id }) => id)
  await announceFiles(tenantId, tx, ids)
  for (const missionId of new Set(files.map((file) => file.missionId))) {
    await recordChanged(tenantId, tx, 'Mission', missionId)
  }
}

/** Announces both entities, because the files of a feature and the pictures of a mission are photos and documents. */
async function announceFiles(tenantId: string, tx: Tx, ids: readonly string[]): Promise<void> {
  await recordChanged(tenantId, tx, 'Photo', ids)
  await recordChanged(tenantId, tx, 'Document', ids)
}
