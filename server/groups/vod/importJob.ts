// The job that reads a video and makes it playable. It writes its result in one transaction, so a crash loses nothing: the file
// of a stream stays where the media engine left it until its recording is stored.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../../platform/core/errors'
import type { Message } from '../../platform/core/messages'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { defineJob, JobFailure } from '../../platform/jobs/jobs'
import { isStorageFull, requireQuota } from '../../records/quota/usage'
import { diskFull } from '../../media/raster/diskFull'
import { recordChanged } from '../../platform/realtime/sql'
import { insertStoredFile, type NewFile } from '../../platform/storage/sql'
import type { RemoteSegment } from '../../media/media-server/mediaServer'
import { announceRecording } from '../alert/public'
import { convertVideo } from '../../media/video/convertVideo'
import { videoText } from '../../media/video/messages'
import { VideoError } from '../../media/video/videoError'
import type { VideoFacts } from '../../media/video/videoFacts'
import type { VideoReading } from '../../media/video/videoTask'
import { zoneOffset } from '../../media/telemetry/zone'
import { zoneOfPlace } from '../../media/telemetry/zoneOfPlace'
import { clockText } from '../../records/mission-files/takenTime'
import {
  playableCopy,
  sourceFile,
  stagePoster,
  stageSegment,
  stageVideo,
  type ImportContext,
  type SegmentFile,
} from './importFiles'
import { fetchSegment, forgetSegment } from './remoteSegment'
import { assignFlight, replaceFile, selectPlace, setImported } from './importSql'
import { recordingText } from './messages'
import { pairRecording } from './pairing'
import type { RecordingRow } from './row'
import { selectRecordingsForUpdate, setRecordingState } from './sql'

export interface ImportInput {
  recordingId: string
  /** The file of a stream; the file of an upload is stored already. */
  segment?: SegmentFile
  /** What a media server has recorded. */
  remote?: RemoteSegment
}

type Services = ImportContext['services']

const TIMEOUT_MS = 6 * 3_600_000
/** Reading takes longer than storing. */
const READ_SHARE = 0.9

export const recordingImport = defineJob<ImportInput, { recordingId: string }, Services>({
  kind: 'recording-import',
  timeoutMs: TIMEOUT_MS,
  async run(input, context) {
    const { recordingId, remote } = input
    const recording = await begin(recordingId, context)
    let { segment } = input
    if (recording.state !== 'ready') {
      try {
        if (remote) segment = await fetchSegment(recording, remote, context)
        await importVideo(recording, segment, context)
      } catch (error) {
        throw await failed(recording, segment, error, context)
      }
    }
    if (segment) await rm(segment.path, { force: true })
    if (remote) await forgetSegment(remote, context)
    return { recordingId }
  },
})

/** @throws JobFailure when the recording was deleted */
async function begin(recordingId: string, { tenantId, services }: ImportContext): Promise<RecordingRow> {
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

interface Files {
  /** Replaces the file that the recording has. */
  video?: NewFile
  poster?: NewFile
  keepsOriginal: boolean
}

async function importVideo(
  recording: RecordingRow,
  segment: SegmentFile | undefined,
  context: ImportContext,
): Promise<void> {
  const { signal, progress, workDir } = context
  const { name } = recording
  const source = await sourceFile(recording, segment, context)
  try {
    progress(0, recordingText('reading', { name }))
    const output = path.join(workDir, 'video')
    const onProgress = (fraction: number) => progress(READ_SHARE * fraction, recordingText('converting', { name }))
    const { path: file, container } = source
    const reading = await convertVideo({ path: file, container, output }, { signal, onProgress })
    const video = { path: reading.written ? output : file, facts: reading.facts }
    const encoded = await playableCopy(name, video, context)
    progress(READ_SHARE, recordingText('storing', { name }))
    const poster = recording.posterFileId === null ? await stagePoster(video, context) : undefined
    const written = encoded ? ({ path: encoded, container: 'mp4' } as const) : writtenFile(reading, output)
    const staged = written
      ? await stageVideo(name, written, context)
      : segment && (await stageSegment(name, source, context))
    signal.throwIfAborted()
    const files = { keepsOriginal: reading.dropsAudio || encoded !== undefined }
    const facts = encoded ? { ...reading.facts, videoCodec: 'avc' } : reading.facts
    await store(
      recording,
      { ...reading, facts },
      { ...files, ...(staged && { video: staged }), ...(poster && { poster }) },
      context,
    )
  } finally {
    source.release()
  }
}

const writtenFile = ({ written }: VideoReading, output: string) => written && { path: output, container: written }

async function store(
  { id, source }: RecordingRow,
  { facts, isCutShort }: VideoReading,
  { video, poster, keepsOriginal }: Files,
  { tenantId, services }: ImportContext,
): Promise<void> {
  await inTenant(services.db, tenantId, async (tx) => {
    const { authorId, missionId, bytes } = await requireRow(tenantId, tx, id)
    const replaced = video && !keepsOriginal ? bytes : 0
    const added = (video?.size ?? 0) + (poster?.size ?? 0) - replaced
    const isFull = added > 0 && (await countStorage(tenantId, tx, source, added))
    const insert = async (file: NewFile) => (await insertStoredFile(tenantId, tx, file, authorId)).id
    const cut = isCutShort ? videoText('cutShort') : null
    const start = await startOf(tenantId, tx, id, facts)
    await setImported(tenantId, tx, id, {
      facts: { ...facts, createdAt: start.createdAt },
      keepsOriginal,
      problem: isFull ? recordingText('storageFull') : (cut ?? start.problem),
      ...(video && { storedFileId: await insert(video) }),
      ...(poster && { posterFileId: await insert(poster) }),
    })
    await assignFlight(tenantId, tx, id)
    await pairRecording(tenantId, tx, id)
    await recordChanged(tenantId, tx, 'Recording', id)
    await recordChanged(tenantId, tx, 'Mission', missionId)
    await announceRecording(tenantId, tx, id)
  })
}

/** The clock of a camera whose zone is unknown is read in the zone of the mission's location; without one it is no time. */
async function startOf(
  tenantId: string,
  tx: Tx,
  id: string,
  { createdAt, clock }: VideoFacts,
): Promise<{ createdAt: number | null; problem: Message | null }> {
  if (createdAt === null || clock !== 'camera') return { createdAt, problem: null }
  const { place, isStarted } = await selectPlace(tenantId, tx, id)
  if (place) return { createdAt: createdAt - zoneOffset(zoneOfPlace(place), createdAt), problem: null }
  const time = clockText(new Date(createdAt)).replace('T', ' ')
  return { createdAt: null, problem: isStarted ? null : recordingText('zoneUnknown', { time }) }
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
  return isStorageFull(tenantId, tx, bytes)
}

/** Shows why a video cannot be used. @returns the error of the job */
async function failed(
  recording: RecordingRow,
  segment: SegmentFile | undefined,
  error: unknown,
  context: ImportContext,
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
