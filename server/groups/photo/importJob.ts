// The job that reads the photos of a mission until none wait. Each photo is stored in a transaction of its own, so a bad one
// marks itself only, and a crash or a cancellation keeps those that were read.
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../../platform/core/errors'
import type { Message } from '../../platform/core/messages'
import { lockTexts } from '../../platform/db/lockTexts'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { defineJob, JobFailure, startJob, type JobContext, type JobServices } from '../../platform/jobs/jobs'
import { matchPhotosToFlights } from '../../records/mission-files/photoFlights'
import { photoKindOf } from '../../records/upload-kinds/photoKind'
import { photoFootprint, usualAccuracy } from '../../media/photos/photoFootprint'
import type { PhotoPool } from '../../media/photos/photoPool'
import { proposeRejections } from '../../media/photos/proposals'
import type { ReadPhoto } from '../../media/photos/readPhoto'
import type { GroundReader } from '../../records/ground/groundReader'
import { requireQuota } from '../../records/quota/usage'
import { recordChanged } from '../../platform/realtime/sql'
import { stageFile } from '../../platform/storage/files'
import { insertStoredFile } from '../../platform/storage/sql'
import type { Storage } from '../../platform/storage/storage'
import type { FileKind } from '../../media/file-kind/fileKind'
import type { Services } from '../services'
import { addThermalPhoto } from '../thermal/public'
import { fitToGround } from './ground'
import {
  countImportedSince,
  countPhotos,
  deleteOpenImport,
  replaceProposals,
  selectCompared,
  selectOpenImport,
  selectOriginal,
  selectWaiting,
  setImported,
  upsertOpenImport,
  type ImportedPhoto,
  type WaitingPhoto,
} from './importSql'
import { judgeEarlier, requestJudging } from './judgeEarlier'
import { missionPhotoText } from './messages'

interface ImportServices extends JobServices {
  ground: GroundReader
  storage: Storage
  photos: PhotoPool
}

type Context = JobContext<ImportServices>

const TIMEOUT_MS = 6 * 3_600_000
const BATCH = 50
/** Photos at a time, so that a thread reads one while the files of another are stored. */
const AT_A_TIME = 2
/**
 * Browsers read the lists again after each announcement, among them a short form of all photos of the mission. Large missions are
 * announced less often, so that an import costs the same for each photo.
 */
const ANNOUNCE_MS = 1500
const ANNOUNCE_MS_PER_PHOTO = 0.5
/** Further photos of the same drop arrive within this time and join the job. */
const LINGER_MS = 2000

export const photoImport = defineJob<{ missionId: string }, { photos: number }, ImportServices>({
  kind: 'photo-import',
  timeoutMs: TIMEOUT_MS,
  async run({ missionId }, context) {
    const { tenantId, jobId, services, signal } = context
    const { db } = services
    // A run that was interrupted has read photos, which the next one counts.
    let done = await inTenant(db, tenantId, async (tx) => {
      await lockImport(tx, missionId)
      await upsertOpenImport(tenantId, tx, missionId, jobId)
      return countImportedSince(tenantId, tx, missionId, jobId)
    })
    for (;;) {
      done += await importWaiting(missionId, done, context)
      await propose(missionId, context)
      await fitPhotos(missionId, context)
      const judged = await judgeEarlier(missionId, context, (photo) => readFile(photo, context))
      if (judged > 0) await propose(missionId, context)
      await sleep(LINGER_MS, undefined, { signal })
      if (await closeImport(missionId, context)) return { photos: done }
    }
  },
})

/** Has the photos of a mission imported: by a job that runs already, else by a new one. */
export async function requestImport(
  tenantId: string,
  tx: Tx,
  mission: { _id: string; name: string },
  userId: string | null,
): Promise<void> {
  await lockImport(tx, mission._id)
  if (await selectOpenImport(tenantId, tx, mission._id)) return
  const about = { entity: 'Mission', id: mission._id }
  const start = { title: mission.name, startedBy: userId, about }
  const jobId = await startJob(tenantId, tx, photoImport, { missionId: mission._id }, start)
  await upsertOpenImport(tenantId, tx, mission._id, jobId)
}

/** Has photos judged that were imported before their clarity was measured. */
export const judgeEarlierPhotos = ({ db }: Pick<Services, 'db'>, signal: AbortSignal): Promise<void> =>
  requestJudging({ db }, signal, (tenantId, mission) =>
    inTenant(db, tenantId, (tx) => requestImport(tenantId, tx, mission, null)),
  )

const lockImport = (tx: Tx, missionId: string) => lockTexts(tx, [`photo-import:${missionId}`])

/** @returns false when photos have arrived in the meantime; true when a later photo starts another job */
async function closeImport(missionId: string, { tenantId, jobId, services }: Context): Promise<boolean> {
  return inTenant(services.db, tenantId, async (tx) => {
    await lockImport(tx, missionId)
    const { total } = await selectWaiting(tenantId, tx, missionId, 1)
    if (total > 0) return false
    await deleteOpenImport(tenantId, tx, missionId, jobId)
    return true
  })
}

/** Milliseconds between two announcements while a mission with so many photos is imported. */
export const announcementPause = (photos: number): number => ANNOUNCE_MS + ANNOUNCE_MS_PER_PHOTO * photos

/** @returns how many were read */
async function importWaiting(missionId: string, before: number, context: Context): Promise<number> {
  const { tenantId, services, signal, progress } = context
  let done = 0
  let announcedAt = 0
  for (;;) {
    const { photos, total, ofMission } = await inTenant(services.db, tenantId, async (tx) => {
      const waiting = await selectWaiting(tenantId, tx, missionId, BATCH)
      return { ...waiting, ofMission: await countPhotos(tenantId, tx, missionId) }
    })
    if (photos.length === 0) return done
    const end = before + done + total
    const pause = announcementPause(ofMission)
    const queue = photos.values()
    const work = async () => {
      for (const photo of queue) {
        signal.throwIfAborted()
        await importPhoto(missionId, photo, context)
        done++
        progress((before + done) / end, missionPhotoText('reading', { done: before + done, total: end }))
        if (Date.now() - announcedAt < pause) continue
        announcedAt = Date.now()
        await inTenant(services.db, tenantId, (tx) => recordChanged(tenantId, tx, 'Photo'))
      }
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, work))
  }
}

async function importPhoto(missionId: string, photo: WaitingPhoto, context: Context): Promise<void> {
  const { tenantId, services, signal } = context
  const read = await readFile(photo, context)
  signal.throwIfAborted()
  const stage = (name: string, picture: Uint8Array) =>
    stageFile(services, tenantId, {
      name,
      mediaType: 'image/webp',
      from: { stream: Readable.from([Buffer.from(picture)]) },
    })
  const { renditions } = read
  const files = renditions && {
    thumbnail: await stage('thumbnail.webp', renditions.thumbnail),
    preview: await stage('preview.webp', renditions.preview),
  }
  await inTenant(services.db, tenantId, async (tx) => {
    // Of two equal files that are imported at once, one sees the other.
    await lockTexts(tx, [`photo:${tenantId}:${photo.sha256}`])
    const original = await selectOriginal(tenantId, tx, photo)
    if (files) await requireQuota(tenantId, tx, 'storageBytes', files.thumbnail.size + files.preview.size)
    const pictures = files && {
      thumbnailFileId: (await insertStoredFile(tenantId, tx, files.thumbnail, photo.createdBy)).id,
      previewFileId: (await insertStoredFile(tenantId, tx, files.preview, photo.createdBy)).id,
    }
    const isStored = await setImported(tenantId, tx, photo.id, {
      ...stateOf(read, original && duplicateOf(original, missionId)),
      metadata: read.metadata,
      footprint: footprintOf(read),
      quality: renditions?.quality,
      size: sizeOf(read),
      pictures: pictures ?? undefined,
    })
    if (isStored && read.thermal) {
      await addThermalPhoto(tenantId, tx, photo.id, read.thermal)
      await recordChanged(tenantId, tx, 'Thermal', photo.id)
    }
  }).catch((error: unknown) => {
    // The user can free storage and repeat the job.
    if (error instanceof AppError && error.status === 413) throw new JobFailure(missionPhotoText('storageFull'))
    throw error
  })
}

async function readFile(photo: WaitingPhoto, { services, signal }: Context): Promise<ReadPhoto> {
  const local = await services.storage.localFile(photo.key)
  try {
    return await services.photos.run({ path: local.path, kind: kindOf(photo.mediaType) }, signal)
  } finally {
    local.release()
  }
}

/** By the media type that the server derived from the content of the file. */
function kindOf(mediaType: string) {
  const KINDS: Record<string, FileKind> = {
    'image/heic': 'heic',
    'image/avif': 'avif',
    'image/x-adobe-dng': 'dng',
    'image/tiff': 'tiff',
    'image/png': 'png',
    'image/webp': 'webp',
  }
  return photoKindOf(KINDS[mediaType] ?? 'jpeg') ?? 'jpeg'
}

function stateOf(
  { error, metadata }: ReadPhoto,
  duplicate: Message | undefined,
): Pick<ImportedPhoto, 'state' | 'reason'> {
  if (error) return { state: 'invalid_exif', reason: error }
  if (duplicate) return { state: 'duplicate', reason: duplicate }
  const impossible = metadata.problems.find(({ code }) => code === 'photo.impossiblePosition')
  return impossible ? { state: 'invalid_exif', reason: impossible } : { state: 'staged', reason: null }
}

const duplicateOf = (original: { name: string; missionId: string; mission: string }, missionId: string): Message =>
  original.missionId === missionId
    ? missionPhotoText('duplicateHere', { name: original.name })
    : missionPhotoText('duplicateElsewhere', { name: original.name, mission: original.mission })

const sizeOf = ({ metadata, renditions }: ReadPhoto) => ({
  width: renditions?.width ?? metadata.width,
  height: renditions?.height ?? metadata.height,
})

/** Undefined unless the file states the position, the height and the direction of the camera. */
function footprintOf(read: ReadPhoto) {
  const { place, accuracy, heightAccuracy } = read.metadata
  if (!place) return undefined
  const { lat, long, source } = place
  const position = { lat, long, accuracy: accuracy ?? usualAccuracy(source) }
  return photoFootprint(read.metadata, position, sizeOf(read), heightAccuracy)
}

/** Finds the flights of new photos. Compares all photos of the mission, because new ones change what is usual. */
async function propose(missionId: string, { tenantId, services }: Context): Promise<void> {
  const { db } = services
  const photos = await inTenant(db, tenantId, (tx) => selectCompared(tenantId, tx, missionId))
  const proposals = proposeRejections(photos)
  await inTenant(db, tenantId, async (tx) => {
    await matchPhotosToFlights(tenantId, tx, missionId)
    await replaceProposals(tenantId, tx, missionId, proposals)
    await recordChanged(tenantId, tx, 'Photo')
  })
}

/** All photos of the mission, because a new one may be the first of its flight. */
async function fitPhotos(missionId: string, { tenantId, services, signal }: Context): Promise<void> {
  const models = await services.ground.models(tenantId, missionId, signal)
  if (models.length > 0) await fitToGround(services.db, tenantId, { missionId, models, signal })
}
