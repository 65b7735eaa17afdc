// The job that reads a video and makes it playable. It writes its result in one transaction, so a crash loses nothing: the file
// of a stream stays where the media engine left it until its recording is stored.
import { createReadStream } from 'node:fs'
import { access, rm } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../../core/errors'
import type { Message } from '../../core/messages'
import { inTenant, type Tx } from '../../db/tenancy'
import { defineJob, JobFailure, type JobContext, type JobServices } from '../../jobs/jobs'
import { containerOf } from '../../mission-files/recordingKind'
import { checkQuota, requireQuota } from '../../quota/usage'
import { diskFull } from '../../raster/gdal/sandboxedProcess'
import { recordChanged } from '../../realtime/sql'
import { stageFile } from '../../storage/files'
import { insertStoredFile, requireStoredFile, type NewFile } from '../../storage/sql'
import type { Storage } from '../../storage/storage'
import { mediaTypeOf, type FileKind } from '../../uploads/file-kind/fileKind'
import { convertVideo } from '../../video/convertVideo'
import { videoText } from '../../video/messages'
import { VideoError } from '../../video/videoError'
import type { Container } from '../../video/videoFacts'
import type { VideoReading } from '../../video/videoTask'
import { assignFlight, replaceFile, setImported } from './importSql'
import { recordingText } from './messages'
import { pairRecording } from './pairing'
import type { RecordingRow } from './row'
import { selectRecordingsForUpdate, setRecordingState } from './sql'

interface ImportServices extends JobServices {
  storage: Storage
}

export interface ImportInput {
  recordingId: string
  /** The file of a stream; the file of an upload is stored already. */
  segment?: { path: string; container: 'flv' | 'mp4' }
}

type Context = JobContext<ImportServices>

const TIMEOUT_MS = 6 * 3_600_000
/** Reading takes longer than storing. */
const READ_SHARE = 0.9

export const recordingImport = defineJob<ImportInput, { recordingId: string }, ImportServices>({
  kind: 'recording-import',
  timeoutMs: TIMEOUT_MS,
  async run(input, context) {
    const { recordingId, segment } = input
    const recording = await begin(recordingId, context)
    if (recording.state !== 'ready') {
      try {
        await importVideo(recording, input, context)
      } catch (error) {
        throw await failed(recording, input, error, context)
      }
    }
    if (segment) await rm(segment.path, { force: true })
    return { recordingId }
  },
})

/** @throws JobFailure when the recording was deleted */
async function begin(recordingId: string, { tenantId, services }: Context): Promise<RecordingRow> {
  return inTenant(services.db, tenantId, async (tx) => {
    const recording = await requireRow(tenantId, tx, recordingId)
    if (recording.state === 'failed') {
      await setRecordingState(tenantId, tx, recordingId, 'processing', null)
      await recordChanged(tenantId, tx, 'Recording', recordingId)
    }
    return recording
  })
}

async function requireRow(tenantId: string, tx: Tx, recordingId: string): Promise<RecordingRow> {
  const [row] = await selectRecordingsForUpdate(tenantId, tx, [recordingId])
  if (!row) throw new JobFailure(recordingText('gone'))
  return row
}

async function importVideo(recording: RecordingRow, { segment }: ImportInput, context: Context): Promise<void> {
  const { services, signal, progress, workDir } = context
  const { name } = recording
  const source = segment ? await segmentFile(segment) : await uploadedFile(recording, context)
  try {
    progress(0, recordingText('reading', { name }))
    const output = path.join(workDir, 'video')
    const onProgress = (fraction: number) => progress(READ_SHARE * fraction, recordingText('converting', { name }))
    const reading = await convertVideo({ ...source, output }, { signal, onProgress })
    progress(READ_SHARE, recordingText('storing', { name }))
    const file = await stage(recording, source, reading, output, context)
    signal.throwIfAborted()
    await store(recording, reading, file, context)
  } finally {
    source.release?.()
  }
  services.log.debug({ recordingId: recording.id }, 'recording stored')
}

interface SourceFile {
  path: string
  container: Container
  release?: () => void
}

async function segmentFile({ path: file, container }: NonNullable<ImportInput['segment']>): Promise<SourceFile> {
  await access(file).catch((cause: unknown) => {
    throw new JobFailure(recordingText('segmentGone'), { cause })
  })
  return { path: file, container }
}

async function uploadedFile({ storedFileId }: RecordingRow, { tenantId, services }: Context): Promise<SourceFile> {
  const { key, mediaType } = await inTenant(services.db, tenantId, (tx) =>
    requireStoredFile(tenantId, tx, storedFileId ?? ''),
  )
  const local = await services.storage.localFile(key)
  return { path: local.path, container: containerOfType(mediaType), release: () => local.release() }
}

/** The server derived the media type from the content. */
const containerOfType = (mediaType: string): Container =>
  (['mp4', 'mov', 'mkv', 'webm', 'ts', 'flv'] as const satisfies FileKind[]).find(
    (kind) => mediaTypeOf(kind) === mediaType && containerOf(kind),
  ) ?? 'mp4'

/** Undefined if the recording keeps the file that it has. */
async function stage(
  { name, storedFileId }: RecordingRow,
  source: SourceFile,
  { written }: VideoReading,
  output: string,
  { tenantId, services }: Context,
): Promise<NewFile | undefined> {
  const base = name.replace(/\.[a-z0-9]{2,4}$/i, '')
  if (written) {
    const file = { name: `${base}.${written}`, mediaType: `video/${written}` }
    return stageFile(services, tenantId, { ...file, from: { path: output } })
  }
  return storedFileId === null ? stageSegment(base, source, { tenantId, services }) : undefined
}

/** Copied, because a crash before the row is stored must not lose it. */
const stageSegment = (
  base: string,
  { path: file, container }: SourceFile,
  { tenantId, services }: Pick<Context, 'tenantId' | 'services'>,
) =>
  stageFile(services, tenantId, {
    ...{ name: `${base}.${container}`, mediaType: mediaTypeOf(container) },
    from: { stream: createReadStream(file) },
  })

async function store(
  { id, source }: RecordingRow,
  { facts, dropsAudio, isCutShort }: VideoReading,
  file: NewFile | undefined,
  { tenantId, services }: Context,
): Promise<void> {
  await inTenant(services.db, tenantId, async (tx) => {
    const recording = await requireRow(tenantId, tx, id)
    const isFull = file !== undefined && (await countStorage(tenantId, tx, source, file.size))
    const stored = file && (await insertStoredFile(tenantId, tx, file, recording.authorId))
    const cut = isCutShort ? videoText('cutShort') : null
    await setImported(tenantId, tx, id, {
      facts,
      keepsOriginal: dropsAudio,
      problem: isFull ? recordingText('storageFull') : cut,
      ...(stored && { storedFileId: stored.id }),
    })
    await assignFlight(tenantId, tx, id)
    await pairRecording(tenantId, tx, id)
    await recordChanged(tenantId, tx, 'Recording', id)
    await recordChanged(tenantId, tx, 'Mission', recording.missionId)
  })
}

/**
 * @returns whether the storage is full. What was filmed cannot be filmed again, so a stream is kept all the same.
 * @throws AppError 413 for an upload
 */
async function countStorage(tenantId: string, tx: Tx, source: RecordingRow['source'], bytes: number): Promise<boolean> {
  if (source === 'upload') {
    await requireQuota(tenantId, tx, 'storageBytes', bytes)
    return false
  }
  return checkQuota(tenantId, tx, 'storageBytes', bytes).then(
    () => false,
    (error: unknown) => {
      if (error instanceof AppError) return true
      throw error
    },
  )
}

/** Shows why a video cannot be used. @returns the error of the job */
async function failed(
  recording: RecordingRow,
  { segment }: ImportInput,
  error: unknown,
  context: Context,
): Promise<unknown> {
  const { tenantId, services } = context
  const text = problemOf(error)
  if (!text) return error
  const isLost = text.code === diskFull().code || text.code === recordingText('segmentGone').code
  // A stream that cannot be converted is stored as it is; with a full disk it waits for the next attempt.
  const keeps = segment && error instanceof VideoError && !isLost && recording.storedFileId === null
  const file = keeps ? await stageSegment(recording.name, segment, context).catch(() => undefined) : undefined
  await inTenant(services.db, tenantId, async (tx) => {
    if (file) {
      const stored = await insertStoredFile(tenantId, tx, file, null)
      await replaceFile(tenantId, tx, recording.id, stored.id)
    }
    await setRecordingState(tenantId, tx, recording.id, 'failed', text)
    await recordChanged(tenantId, tx, 'Recording', recording.id)
  })
  if (file && segment) await rm(segment.path, { force: true })
  return new JobFailure(text, { cause: error })
}

function problemOf(error: unknown): Message | undefined {
  if (error instanceof VideoError || error instanceof JobFailure) return error.text
  if (error instanceof AppError && error.status === 413) return recordingText('storageFullUpload')
  return (error as NodeJS.ErrnoException | null)?.code === 'ENOSPC' ? diskFull() : undefined
}
