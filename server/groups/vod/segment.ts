// Parts of live streams, as the media engine writes them, become recordings.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { inTenant, type Db } from '../../db/tenancy'
import { startJob } from '../../jobs/jobs'
import { insertMissionFile } from '../../mission-files/sql'
import { recordChanged } from '../../realtime/sql'
import { recordingImport } from './importJob'
import { hasOpenImport, selectRecordingOfSegment, selectStreamNames } from './segmentSql'
import { insertRecording } from './sql'

/** A finished part of a live stream. */
export interface LiveSegment {
  tenantId: string
  missionId: string
  flightId: string | null
  streamId: string
  /** A local file, which is deleted when it has been stored. */
  path: string
  container: 'flv' | 'mp4'
  startedAt: Date
  /** The DATA_DIR (`placeOf`) that has the file. */
  place?: string | undefined
}

/**
 * Has a part of a stream stored as a recording. May be called again for the same file, also after a crash: it is stored once.
 */
export async function recordSegment({ db }: { db: Db }, segment: LiveSegment): Promise<void> {
  const { tenantId, missionId, flightId, streamId, container, startedAt, place } = segment
  const part = { streamId, segment: path.basename(segment.path) }
  const isStored = await inTenant(db, tenantId, async (tx) => {
    const names = await selectStreamNames(tenantId, tx, { missionId, flightId, streamId })
    // The mission was purged while it was filmed.
    if (!names) return true
    const known = await selectRecordingOfSegment(tenantId, tx, part)
    if (known?.state === 'ready') return true
    if (known && (await hasOpenImport(tenantId, tx, known.id))) return false
    // The camera tells apart what several of a flight recorded at the same time.
    const subject = [names.flight ?? names.mission, names.camera].filter(Boolean).join(', ')
    const name = `${subject} ${startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
    const id = known?.id ?? (await insertMissionFile(tenantId, tx, fileOf(segment, name)))
    if (!known) {
      const start = { startedAt, startOrigin: 'stream' } as const
      await insertRecording(tenantId, tx, { id, source: 'stream', stream: part, start })
    }
    const input = { recordingId: id, segment: { path: segment.path, container } }
    const about = { entity: 'Recording', id }
    // Short, so that a recording can be played soon after its stream while long imports run.
    await startJob(tenantId, tx, recordingImport, input, { title: name, startedBy: null, lane: 'short', about, place })
    await recordChanged(tenantId, tx, 'Recording', id)
    await recordChanged(tenantId, tx, 'Mission', missionId)
    return false
  })
  if (isStored) await rm(segment.path, { force: true })
}

const fileOf = ({ missionId, flightId }: LiveSegment, name: string) => ({
  missionId,
  kind: 'recording' as const,
  storedFileId: null,
  name: name.slice(0, 255),
  createdBy: null,
  ...(flightId !== null && { flightId }),
})
