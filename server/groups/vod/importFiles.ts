// The files that the import of a recording reads and stores.
import { createReadStream } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Config } from '../../platform/core/config'
import { inTenant } from '../../platform/db/tenancy'
import { JobFailure, type JobContext, type JobServices } from '../../platform/jobs/jobs'
import type { MediaServer } from '../../media/media-server/mediaServer'
import { asWebp } from '../../records/pictures/picture'
import { isTransient, ProcessFailure } from '../../platform/core/sandboxedProcess'
import { stageFile } from '../../platform/storage/files'
import { requireStoredFile, type NewFile } from '../../platform/storage/sql'
import type { Storage } from '../../platform/storage/storage'
import { mediaTypeOf } from '../../media/file-kind/fileKind'
import { encodeH264, findFfmpeg, writePoster } from '../../media/video/ffmpeg'
import { CONTAINERS, type Container, type VideoFacts } from '../../media/video/videoFacts'
import { recordingText } from './messages'
import type { RecordingRow } from './row'

interface ImportServices extends JobServices {
  config: JobServices['config'] & Pick<Config, 'UPLOAD_MAX_BYTES'>
  storage: Storage
  mediaServer: MediaServer | undefined
}

export type ImportContext = JobContext<ImportServices>

/** A finished file of the media engine. */
export interface SegmentFile {
  path: string
  container: 'flv' | 'mp4'
}

export interface SourceFile {
  path: string
  container: Container
  release: () => void
}

/** @throws JobFailure when the file of a stream is gone */
export async function sourceFile(
  { storedFileId }: RecordingRow,
  segment: SegmentFile | undefined,
  { tenantId, services }: ImportContext,
): Promise<SourceFile> {
  if (segment) {
    await access(segment.path).catch((cause: unknown) => {
      throw new JobFailure(recordingText('segmentGone'), { cause })
    })
    return { ...segment, release: () => undefined }
  }
  const { key, mediaType } = await inTenant(services.db, tenantId, (tx) =>
    requireStoredFile(tenantId, tx, storedFileId ?? ''),
  )
  const local = await services.storage.localFile(key)
  // The server derived the media type from the content.
  const container = CONTAINERS.find((each) => mediaTypeOf(each) === mediaType) ?? 'mp4'
  return { path: local.path, container, release: () => local.release() }
}

/** Pixels along the longer side. */
export const POSTER_SIDE = 1280

const baseOf = (name: string): string => name.replace(/\.[a-z0-9]{2,4}$/i, '')

export const stageVideo = (
  name: string,
  file: { path: string; container: 'mp4' | 'webm' },
  { tenantId, services }: ImportContext,
): Promise<NewFile> =>
  stageFile(services, tenantId, {
    name: `${baseOf(name)}.${file.container}`,
    mediaType: mediaTypeOf(file.container),
    from: { path: file.path },
  })

/** Copied, because a crash before the row is stored must not lose it. */
export const stageSegment = (
  name: string,
  { path: file, container }: { path: string; container: Container },
  { tenantId, services }: ImportContext,
): Promise<NewFile> =>
  stageFile(services, tenantId, {
    name: `${baseOf(name)}.${container}`,
    mediaType: mediaTypeOf(container),
    from: { stream: createReadStream(file) },
  })

/** @returns the path of a video that all browsers play; undefined if this server cannot make one */
export async function playableCopy(
  name: string,
  video: { path: string; facts: VideoFacts },
  { signal, progress, workDir, log }: ImportContext,
): Promise<string | undefined> {
  const program = video.facts.videoCodec === 'hevc' ? await findFfmpeg() : undefined
  if (!program) return undefined
  const output = path.join(workDir, 'encoded.mp4')
  const onProgress = (fraction: number) => progress(fraction, recordingText('encoding', { name }))
  const encode = { input: video.path, output, durationMs: video.facts.durationMs }
  return encodeH264(program, encode, { signal, onProgress }).then(
    () => output,
    (error: unknown) => {
      if (!(error instanceof ProcessFailure) || isTransient(error.reason) || error.reason === 'disk') throw error
      // Some browsers play the file as it is.
      log.warn({ err: error }, 'a video was not converted to H.264')
      return undefined
    },
  )
}

/** Undefined without ffmpeg: then the browser that uploaded the video sends a picture. */
export async function stagePoster(
  video: { path: string; facts: VideoFacts },
  { tenantId, services, signal, workDir, log }: ImportContext,
): Promise<NewFile | undefined> {
  const program = await findFfmpeg()
  if (!program) return undefined
  const output = path.join(workDir, 'poster.jpg')
  // The first picture often is black.
  const atSeconds = Math.min(1, video.facts.durationMs / 2000)
  try {
    await writePoster(program, { input: video.path, output, atSeconds }, signal)
    const picture = await asWebp(await readFile(output), POSTER_SIDE)
    const file = { name: 'poster.webp', mediaType: 'image/webp', from: { stream: Readable.from([picture]) } }
    return await stageFile(services, tenantId, file)
  } catch (error) {
    signal.throwIfAborted()
    log.warn({ err: error }, 'a video has no poster')
    return undefined
  }
}
