// Parts of live streams, as the media engine writes them, become recordings.
import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { startJob } from '../../platform/jobs/jobs'
import type { RemoteSegment } from '../../media/media-server/mediaServer'
import { insertMissionFile } from '../../records/mission-files/sql'
import { recordChanged } from '../../platform/realtime/sql'
import { recordingImport, type ImportInput } from './importJob'
import { hasOpenImport, selectRecordingOfSegment, selectStreamNames } from './segmentSql'
import { insertRecording } from './sql'

/** Where a part of a live stream comes from. */
interface StreamPart {
  tenantId: string
  missionId: string
  flightId: string | null
  streamId: string
  startedAt: Date
}

/** A finished part of a live stream. */
export interface LiveSegment extends StreamPart {
  /** A local file, which is deleted when it has been stored. */
  path: string
  container: 'flv' | 'mp4'
  /** The DATA_DIR (`placeOf`) that has the file. */
  place?: string | undefined
}

/** A finished part of a live stream at a media server. */
export interface LiveRemoteSegment extends StreamPart {
  remote: RemoteSegment
}

/** `importing`: a job stores it. `failed`: it cannot be stored. `purged`: its mission does not exist any more. */
type SegmentState = 'importing' | 'ready' | 'failed' | 'purged'

/**
 * Has a part of a stream stored as a recording. May be called again for the same file, also after a crash: it is stored once.
 */
export async function recordSegment({ db }: { db: Db }, segment: LiveSegment): Promise<void> {
  const { tenantId, container, place } = segment
  const name = path.basename(segment.path)
  // It is written again as a file that browsers play, and removed afterwards.
  const reservedBytes = await stat(segment.path).then(
    ({ size }) => size,
    () => 0,
  )
  const state = await inTenant(db, tenantId, (tx) =>
    importSegment(tx, segment, {
      segment: name,
      input: { segment: { path: segment.path, container } },
      place,
      reservedBytes,
    }),
  )
  if (state === 'ready' || state === 'purged') await rm(segment.path, { force: true })
}

/**
 * As recordSegment, for a part that a job fetches from a media server. One that cannot be stored is not tried again.
 * @returns whether the media server may delete it
 */
export async function recordRemoteSegment({ db }: { db: Db }, segment: LiveRemoteSegment): Promise<boolean> {
  const { tenantId, remote } = segment
  const state = await inTenant(db, tenantId, (tx) =>
    importSegment(tx, segment, { segment: remote.start, input: { remote }, keepsFailed: true }),
  )
  return state === 'ready' || state === 'purged'
}

interface SegmentSource {
  /** Its name within the stream. */
  segment: string
  input: Omit<ImportInput, 'recordingId'>
  /** Where the job runs; everywhere by default. */
  place?: string | undefined
  /** Unknown for what a media server has recorded. */
  reservedBytes?: number
  keepsFailed?: boolean
}

async function importSegment(
  tx: Tx,
  part: StreamPart,
  { segment, input, place, reservedBytes = 0, keepsFailed }: SegmentSource,
): Promise<SegmentState> {
  const { tenantId, missionId, flightId, streamId, startedAt } = part
  const names = await selectStreamNames(tenantId, tx, { missionId, flightId, streamId })
  // The mission was purged while it was filmed.
  if (!names) return 'purged'
  const known = await selectRecordingOfSegment(tenantId, tx, { streamId, segment })
  if (known?.state === 'ready') return 'ready'
  if (known?.state === 'failed' && keepsFailed) return 'failed'
  if (known && (await hasOpenImport(tenantId, tx, known.id))) return 'importing'
  // The camera tells apart what several of a flight recorded at the same time.
  const subject = [names.flight ?? names.mission, names.camera].filter(Boolean).join(', ')
  const name = `${subject} ${startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const id = known?.id ?? (await insertMissionFile(tenantId, tx, fileOf(part, name)))
  if (!known) {
    const start = { startedAt, startOrigin: 'stream' } as const
    await insertRecording(tenantId, tx, { id, source: 'stream', stream: { streamId, segment }, start })
  }
  const about = { entity: 'Recording', id }
  // Short, so that a recording can be played soon after its stream while long imports run. It is never refused, but waits for room.
  const start = { title: name, startedBy: null, lane: 'short', about, place, reservedBytes } as const
  await startJob(tenantId, tx, recordingImport, { ...input, recordingId: id }, start)
  await recordChanged(tenantId, tx, 'Recording', id)
  await recordChanged(tenantId, tx, 'Mission', missionId)
  return 'importing'
}

const fileOf = ({ missionId, flightId }: StreamPart, name: string) => ({
  missionId,
  kind: 'recording' as const,
  storedFileId: null,
  name: name.slice(0, 255),
  createdBy: null,
  ...(flightId !== null && { flightId }),
})
