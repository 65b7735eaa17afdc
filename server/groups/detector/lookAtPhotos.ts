// Has a limited child process look at photos, some at a time.
import sharp from 'sharp'
import { DetectorError } from '../../media/detector/detectorError'
import type { FoundObject, Picture } from '../../media/detector/detectorTask'
import { detectObjects } from '../../media/detector/runDetector'
import { serializeMessage, type Message } from '../../platform/core/messages'
import { JobFailure, type JobContext } from '../../platform/jobs/jobs'
import type { LocalFile } from '../../platform/storage/storage'
import type { Services } from '../services'
import { groundPosition } from './groundPosition'
import { detectorGroupText } from './messages'
import type { DetectorRow, RunRow } from './row'
import type { FoundObjectRow, RunPhoto } from './runSql'

/** Loading a model takes about as long as running it once. */
const BATCH = 20
/** Of a photo. A photo of 20 megapixels has about 80 tiles of 640 pixels. */
const MAX_TILES = 100
/** Formats of originals that the child process decodes; others are looked at in their preview. */
const DECODABLE = /\.(jpe?g|png|webp)$/i

type Context = JobContext<Services>

export interface PhotosLooked {
  objects: FoundObjectRow[]
  failures: { name: string; reason: string }[]
}

/** A photo whose picture cannot be read is reported, and the others are looked at. @throws JobFailure for a model that fails */
export async function lookAtPhotos(
  { run, detector, model }: { run: RunRow; detector: DetectorRow; model: string },
  photos: readonly RunPhoto[],
  context: Context,
): Promise<PhotosLooked> {
  const objects: FoundObjectRow[] = []
  const failures: PhotosLooked['failures'] = []
  const task = { model, minConfidence: run.minConfidence, classNames: detector.classNames, scale: run.scale }
  for (let at = 0; at < photos.length; at += BATCH) {
    context.signal.throwIfAborted()
    let done = at
    await lookAt(photos.slice(at, at + BATCH), task, context, (photo, result) => {
      done += 1
      context.progress(done / photos.length, detectorGroupText('looking', { done, total: photos.length }))
      if ('problem' in result) failures.push({ name: photo.name, reason: serializeMessage(result.problem) })
      else objects.push(...result.objects)
    })
  }
  return { objects, failures }
}

interface Task {
  model: string
  minConfidence: number
  classNames: readonly string[]
  scale: RunRow['scale']
}

type PhotoResult = { objects: FoundObjectRow[] } | { problem: Message }

async function lookAt(
  photos: readonly RunPhoto[],
  { model, minConfidence, classNames, scale }: Task,
  { services, signal, log }: Context,
  onPhoto: (photo: RunPhoto, result: PhotoResult) => void,
): Promise<void> {
  const opened: { photo: RunPhoto; picture: Picture; files: readonly LocalFile[] }[] = []
  try {
    for (const photo of photos) {
      if (photo.key === null) {
        onPhoto(photo, { problem: detectorGroupText('noPicture') })
        continue
      }
      const open = (key: string) =>
        services.storage.localFile(key).catch((error: unknown) => {
          log.warn({ err: error, photoId: photo.id }, 'a file of a photo could not be read')
          return undefined
        })
      const preview = await open(photo.key)
      const picture = preview && (await pictureOf(photo, preview.path))
      if (!picture) {
        preview?.release()
        onPhoto(photo, { problem: detectorGroupText('notReadable') })
        continue
      }
      const isTiled = scale === 'tiles' && DECODABLE.test(photo.name)
      const original = isTiled ? await open(photo.originalKey) : undefined
      if (original) {
        const tiled = { ...picture, path: original.path, maxTiles: MAX_TILES }
        opened.push({ photo, picture: tiled, files: [preview, original] })
      } else {
        opened.push({ photo, picture, files: [preview] })
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
    for (const { files } of opened) files.forEach((file) => file.release())
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
