// The job of a run: has a limited child process look at the previews of photos, some at a time, and stores what it found.
import sharp from 'sharp'
import { DetectorError } from '../../media/detector/detectorError'
import type { FoundObject, Picture } from '../../media/detector/detectorTask'
import { detectObjects } from '../../media/detector/runDetector'
import { serializeMessage, type Message } from '../../platform/core/messages'
import { inTenant } from '../../platform/db/tenancy'
import { defineJob, JobFailure, type JobContext } from '../../platform/jobs/jobs'
import { recordChanged } from '../../platform/realtime/sql'
import type { LocalFile } from '../../platform/storage/storage'
import type { Services } from '../services'
import { groundPosition } from './groundPosition'
import { detectorGroupText } from './messages'
import { selectRun, selectRunPhotos, storeRunResults, type FoundObjectRow, type RunPhoto } from './runSql'
import { selectDetector } from './sql'

const TIMEOUT_MS = 6 * 3_600_000
/** Loading a model takes about as long as running it once. */
const BATCH = 20
const MAX_OBJECTS = 5000
const MAX_FAILURES = 50

type Context = JobContext<Services>

export const detectorRunJob = defineJob<{ detectorRunId: string }, { found: number; failed: number }, Services>({
  kind: 'detector-run',
  timeoutMs: TIMEOUT_MS,
  async run({ detectorRunId }, context) {
    const { tenantId, services, signal, progress } = context
    const { run, detector, photos } = await inTenant(services.db, tenantId, async (tx) => {
      const found = await selectRun(tenantId, tx, detectorRunId)
      if (!found) throw new JobFailure(detectorGroupText('gone'))
      const model = found.detectorId === null ? undefined : await selectDetector(tenantId, tx, found.detectorId)
      if (!model) throw new JobFailure(detectorGroupText('detectorGone'))
      return {
        run: found,
        detector: model,
        photos: await selectRunPhotos(tenantId, tx, found.missionId, found.photoIds),
      }
    })
    const objects: FoundObjectRow[] = []
    const failures: { name: string; reason: string }[] = []
    const model = await services.storage.localFile(detector.key)
    try {
      for (let at = 0; at < photos.length; at += BATCH) {
        signal.throwIfAborted()
        let done = at
        const batch = photos.slice(at, at + BATCH)
        const task = { model: model.path, minConfidence: run.minConfidence, classNames: detector.classNames }
        await lookAt(batch, task, context, (photo, result) => {
          done += 1
          progress(done / photos.length, detectorGroupText('looking', { done, total: photos.length }))
          if ('problem' in result) failures.push({ name: photo.name, reason: serializeMessage(result.problem) })
          else objects.push(...result.objects)
        })
      }
    } finally {
      model.release()
    }
    const results = {
      objects: mostCertain(objects),
      photos: photos.length - failures.length,
      failed: failures.length,
      failures: failures.slice(0, MAX_FAILURES),
      isCut: objects.length > MAX_OBJECTS,
    }
    const isStored = await inTenant(services.db, tenantId, async (tx) => {
      if (!(await storeRunResults(tenantId, tx, detectorRunId, results))) return false
      await recordChanged(tenantId, tx, 'DetectorRun', detectorRunId)
      return true
    })
    if (!isStored) throw new JobFailure(detectorGroupText('gone'))
    return { found: results.objects.length, failed: failures.length }
  },
})

/** In their order. */
function mostCertain(objects: readonly FoundObjectRow[]): readonly FoundObjectRow[] {
  if (objects.length <= MAX_OBJECTS) return objects
  const kept = new Set([...objects].sort((one, other) => other.confidence - one.confidence).slice(0, MAX_OBJECTS))
  return objects.filter((each) => kept.has(each))
}

interface Task {
  model: string
  minConfidence: number
  classNames: readonly string[]
}

type PhotoResult = { objects: FoundObjectRow[] } | { problem: Message }

/** A photo whose picture cannot be read is reported, and the others are looked at. @throws JobFailure for a model that fails */
async function lookAt(
  photos: readonly RunPhoto[],
  { model, minConfidence, classNames }: Task,
  { services, signal, log }: Context,
  onPhoto: (photo: RunPhoto, result: PhotoResult) => void,
): Promise<void> {
  const opened: { photo: RunPhoto; picture: Picture; file: LocalFile }[] = []
  try {
    for (const photo of photos) {
      if (photo.key === null) {
        onPhoto(photo, { problem: detectorGroupText('noPicture') })
        continue
      }
      const file = await services.storage.localFile(photo.key).catch((error: unknown) => {
        log.warn({ err: error, photoId: photo.id }, 'the preview of a photo could not be read')
        return undefined
      })
      const picture = file && (await pictureOf(photo, file.path))
      if (picture) opened.push({ photo, picture, file })
      else {
        file?.release()
        onPhoto(photo, { problem: detectorGroupText('notReadable') })
      }
    }
    if (opened.length === 0) return
    const task = { model, minConfidence, pictures: opened.map(({ picture }) => picture) }
    await detectObjects(task, { signal }, (line) => {
      const looked = opened[line.picture]
      if (!looked) return
      const { photo, picture } = looked
      if ('problem' in line) return onPhoto(photo, { problem: line.problem })
      onPhoto(photo, { objects: line.found.map((found) => objectOf(found, photo, picture, classNames)) })
    })
  } catch (error) {
    if (error instanceof DetectorError) throw new JobFailure(error.text, { cause: error })
    throw error
  } finally {
    for (const { file } of opened) file.release()
  }
}

/** With the size of the upright original. Undefined for a file that is no picture. */
async function pictureOf({ width, height }: RunPhoto, path: string): Promise<Picture | undefined> {
  const preview = await sharp(path)
    .metadata()
    .catch(() => undefined)
  if (!preview) return undefined
  if (width === null || height === null) return { path, width: preview.width, height: preview.height }
  const isTurned = width > height !== preview.width > preview.height && preview.width !== preview.height
  return isTurned ? { path, width: height, height: width } : { path, width, height }
}

function objectOf(
  { box, classIndex, confidence }: FoundObject,
  { id: photoId, footprint, width: storedWidth }: RunPhoto,
  { width, height }: Picture,
  classNames: readonly string[],
): FoundObjectRow {
  const [left, top, wide, high] = box
  // The footprint is that of the picture before its orientation is applied.
  const corners = storedWidth === width ? footprint : null
  const location = corners && groundPosition(corners, (left + wide / 2) / width, (top + high / 2) / height)
  return {
    photoId,
    class: classNames[classIndex] ?? String(classIndex),
    confidence,
    box,
    photoWidth: width,
    photoHeight: height,
    location: location ?? undefined,
  }
}
