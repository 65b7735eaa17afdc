// The rules of recordings. Each change is announced in the transaction that makes it.
import { fieldError, notFound } from '../../platform/core/errors'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import { startJob } from '../../platform/jobs/jobs'
import { containerOf } from '../../records/upload-kinds/recordingKind'
import { insertMissionFile } from '../../records/mission-files/sql'
import { missionFileTrash } from '../../records/mission-files/trash'
import { recordChanged } from '../../platform/realtime/sql'
import { claimUpload, keepRejection } from '../../records/uploads/service'
import { requireFlight, type FlightUser } from '../flight/public'
import { requireMission } from '../mission/public'
import { recordingImport } from './importJob'
import { recordingText } from './messages'
import { asRecording, type Recording, type RecordingRow } from './row'
import { insertRecording, selectRecording, selectRecordingsForUpdate } from './sql'

interface Wanted {
  missionId: string
  uploadId: string
  flightId?: string
  startedAt?: string
  camera?: string
}

/**
 * @throws AppError 404 for an unknown mission, flight or upload, 409 for an upload that is used or incomplete, 400 for other
 * files or a flight of another mission
 */
export async function createRecording(db: Db, tenantId: string, user: Principal, wanted: Wanted): Promise<Recording> {
  return keepRejection(db, tenantId, { uploadId: wanted.uploadId, userId: user.userId }, () =>
    inTenant(db, tenantId, async (tx) => {
      const id = await createRecordingInTx(tenantId, tx, user, wanted)
      return asRecording(await requireRecording(tenantId, tx, id))
    }),
  )
}

/** As `createRecording`, in the caller's transaction. @returns the ID of the recording */
export async function createRecordingInTx(
  tenantId: string,
  tx: Tx,
  user: FlightUser,
  { missionId, uploadId, flightId, startedAt, camera = '' }: Wanted,
): Promise<string> {
  const { userId } = user
  await requireMission(tenantId, tx, missionId)
  if (flightId !== undefined) await requireFlightOf(tenantId, tx, missionId, flightId, user)
  const { file, kind } = await claimUpload(tenantId, tx, uploadId, userId)
  if (!containerOf(kind)) throw fieldError('uploadId', recordingText('notAVideo'))
  const name = file.name.split(/[\\/]/).at(-1)?.trim() || 'video'
  const row = { missionId, kind: 'recording', storedFileId: file.id, name, createdBy: userId } as const
  const id = await insertMissionFile(tenantId, tx, { ...row, ...(flightId !== undefined && { flightId }) })
  const start =
    startedAt === undefined ? {} : { start: { startedAt: new Date(startedAt), startOrigin: 'user' as const } }
  await insertRecording(tenantId, tx, { id, source: 'upload', camera, ...start })
  const about = { entity: 'Recording', id }
  const job = { title: name, startedBy: userId, about, reservedBytes: file.size }
  await startJob(tenantId, tx, recordingImport, { recordingId: id }, job)
  await recordChanged(tenantId, tx, 'Recording', id)
  await recordChanged(tenantId, tx, 'Mission', missionId)
  return id
}

/** @throws AppError 404 when the recording does not exist or was deleted */
export async function requireRecording(tenantId: string, tx: Tx, vodId: string): Promise<RecordingRow> {
  const recording = await selectRecording(tenantId, tx, vodId)
  if (!recording) throw await missionFileTrash.missing(tenantId, tx, vodId, 'recording', recordingText('notFound'))
  return recording
}

/** Locks them. @throws AppError 404 when one of them does not exist */
export async function lockRecordings(tenantId: string, tx: Tx, vodIds: readonly string[]): Promise<RecordingRow[]> {
  const ids = [...new Set(vodIds)]
  const recordings = await selectRecordingsForUpdate(tenantId, tx, ids)
  if (recordings.length !== ids.length) throw notFound(recordingText('notFound'))
  return recordings
}

/** @throws AppError 404, 400 for a flight of another mission */
export async function requireFlightOf(
  tenantId: string,
  tx: Tx,
  missionId: string,
  flightId: string,
  user: FlightUser,
): Promise<void> {
  const { mission } = await requireFlight(tenantId, tx, flightId, user)
  if (mission._id !== missionId) throw fieldError('flightId', recordingText('otherMission'))
}
