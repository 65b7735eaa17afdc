// The rules of outcomes. Each change is announced in the transaction that makes it.
import { Readable } from 'node:stream'
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { fieldError, notFound, type AppError } from '../../platform/core/errors'
import { render } from '../../platform/core/messages'
import { currentLanguage } from '../../platform/core/requestContext'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { areOfKind, insertMissionFile } from '../../records/mission-files/sql'
import { deleteMissionFiles, missionFileTrash } from '../../records/mission-files/trash'
import { asWebp } from '../../records/pictures/picture'
import { requireQuota } from '../../records/quota/usage'
import { recordChanged } from '../../platform/realtime/sql'
import { startTime } from '../../records/mission-files/takenTime'
import { stageFile } from '../../platform/storage/files'
import { insertStoredFile } from '../../platform/storage/sql'
import type { Storage } from '../../platform/storage/storage'
import type { FlightUser } from '../flight/public'
import { requireMission } from '../mission/public'
import { requireFlightOf, requireRecording } from '../vod/public'
import { outcomeText } from './messages'
import { asOutcome, type Outcome, type OutcomeRow } from './row'
import { insertOutcome, selectOutcome, updateOutcome, type OutcomeChange, type OutcomeDetails } from './sql'

/** Pixels along the longer side. */
const PICTURE_SIDE = 1920

interface Stores {
  db: Db
  storage: Storage
}

export interface NewOutcome {
  missionId: string
  flightId?: string | undefined
  recordingId?: string | undefined
  photoId?: string
  atMs?: number | undefined
  pcount?: number | null | undefined
  note?: string | undefined
  location?: { lat: number; long: number } | null
  takenAt?: Date | null
}

/**
 * @param picture the bytes of a PNG, JPEG or WebP file
 * @throws AppError 404 for an unknown mission, flight or recording, 400 for one of another mission or a picture that cannot be
 * read, 413 when the storage of the package is full
 */
export async function createOutcome(
  services: Stores,
  tenantId: string,
  user: FlightUser,
  wanted: NewOutcome,
  picture: Buffer,
): Promise<Outcome> {
  const encoded = await asWebp(picture, PICTURE_SIDE)
  const file = { name: 'outcome.webp', mediaType: 'image/webp', from: { stream: Readable.from([encoded]) } }
  const staged = await stageFile(services, tenantId, file)
  return inTenant(services.db, tenantId, async (tx) => {
    const { missionId, flightId, photoId } = wanted
    const mission = await requireMission(tenantId, tx, missionId)
    if (flightId !== undefined) await requireFlightOf(tenantId, tx, missionId, flightId, user)
    const { recordingId, ...details } = await detailsOf(tenantId, tx, wanted, mission.location?.name ?? '')
    await requireQuota(tenantId, tx, 'storageBytes', staged.size)
    const { id: storedFileId } = await insertStoredFile(tenantId, tx, staged, user.userId)
    const name = details.locationName || render(outcomeText('name'), currentLanguage())
    const row = { missionId, kind: 'outcome', storedFileId, name, createdBy: user.userId } as const
    const id = await insertMissionFile(tenantId, tx, { ...row, ...(flightId !== undefined && { flightId }) })
    await insertOutcome(tenantId, tx, id, { ...details, sourceId: recordingId ?? photoId ?? null })
    await recordChanged(tenantId, tx, 'Mission', missionId)
    return announce(tenantId, tx, id)
  })
}

type CheckedDetails = Omit<OutcomeDetails, 'sourceId'> & { recordingId: string | undefined }

/** A frame without a position gets that of its recording, and the time of its moment. */
async function detailsOf(
  tenantId: string,
  tx: Tx,
  { missionId, recordingId, atMs, pcount, note = '', location, takenAt }: NewOutcome,
  locationName: string,
): Promise<CheckedDetails> {
  if (atMs !== undefined && recordingId === undefined) throw fieldError('atMs', outcomeText('noMoment'))
  const fixed = { recordingId, locationName, note: note.trim(), peopleCount: pcount ?? null, atMs: atMs ?? null }
  const own = { location: location ?? null, takenAt: takenAt ?? null, isTimeOfFile: false }
  if (recordingId === undefined) return { ...fixed, ...own }
  const recording = await requireRecording(tenantId, tx, recordingId)
  if (recording.missionId !== missionId) throw fieldError('vodId', outcomeText('otherMission'))
  const { lat, long, startedAt, startOrigin } = recording
  const ofRecording = lat === null || long === null ? null : { lat, long }
  const moment = startedAt && new Date(startedAt.getTime() + (atMs ?? 0))
  const isTimeOfFile = startTime(startedAt, startOrigin).kind === 'file'
  return { ...fixed, location: location ?? ofRecording, takenAt: moment, isTimeOfFile }
}

/** @throws AppError 404, 409 when `version` is stale */
export async function editOutcome(
  db: Db,
  tenantId: string,
  outcomeId: string,
  { version, ...edit }: OutcomeChange & { version: number },
  actor: Actor,
): Promise<Outcome> {
  return inTenant(db, tenantId, async (tx) => {
    const before = await requireOutcome(tenantId, tx, outcomeId)
    if (!(await updateOutcome(tenantId, tx, outcomeId, version, edit))) {
      throw await staleVersion(tx, 'mission_file', outcomeId, outcomeText('changedElsewhere'))
    }
    const after = await requireOutcome(tenantId, tx, outcomeId)
    const details = { outcomeId, missionId: after.missionId }
    const entry = { ...actor, action: 'outcome.edit', target: targetOf(after), details } as const
    await recordEdit(tenantId, tx, entry, recordedOf(before), recordedOf(after))
    if (after.clientVisible !== before.clientVisible) {
      const sharing = { ...details, clientVisible: after.clientVisible }
      await recordAudit(tenantId, tx, { ...actor, action: 'outcome.share', target: targetOf(after), details: sharing })
    }
    return announce(tenantId, tx, outcomeId)
  })
}

const recordedOf = ({ peopleCount, note }: OutcomeRow) => ({ people: peopleCount, note })

/** By name: an ID tells readers of the audit log nothing. */
const targetOf = ({ locationName, missionName }: OutcomeRow): string => locationName || missionName

/** @throws AppError 404 when it does not exist */
export async function deleteOutcome(
  db: Db,
  tenantId: string,
  outcomeId: string,
  userId: string,
  actor: Actor,
): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const outcome = await requireOutcome(tenantId, tx, outcomeId)
    const [deleted] = await deleteMissionFiles(tenantId, tx, [outcomeId], userId)
    if (!deleted) throw await missingOutcome(tenantId, tx, outcomeId)
    await record(tenantId, tx, outcome, { ...actor, action: 'outcome.delete' })
  })
}

/** Restores all outcomes or none. @throws AppError 404 when one of them is not in the trash */
export async function restoreOutcomes(
  db: Db,
  tenantId: string,
  outcomeIds: readonly string[],
  actor: Actor,
): Promise<number> {
  const ids = [...new Set(outcomeIds)]
  return inTenant(db, tenantId, async (tx) => {
    if (!(await areOfKind(tenantId, tx, 'outcome', ids))) throw notFound(outcomeText('notFound'))
    const restored = await missionFileTrash.restore(tenantId, tx, ids)
    if (restored.length !== ids.length) throw notFound(outcomeText('notFound'))
    for (const id of ids) {
      const outcome = await requireOutcome(tenantId, tx, id)
      await record(tenantId, tx, outcome, { ...actor, action: 'outcome.restore' })
    }
    return ids.length
  })
}

async function record(
  tenantId: string,
  tx: Tx,
  outcome: OutcomeRow,
  entry: Actor & { action: 'outcome.delete' | 'outcome.restore' },
): Promise<void> {
  const { id, missionId } = outcome
  await recordAudit(tenantId, tx, { ...entry, target: targetOf(outcome), details: { outcomeId: id, missionId } })
  await recordChanged(tenantId, tx, 'Outcome', id)
  await recordChanged(tenantId, tx, 'Mission', missionId)
}

/** @throws AppError 404 when the outcome does not exist or was deleted */
export async function requireOutcome(tenantId: string, tx: Tx, outcomeId: string): Promise<OutcomeRow> {
  const row = await selectOutcome(tenantId, tx, outcomeId)
  if (!row) throw await missingOutcome(tenantId, tx, outcomeId)
  return row
}

const missingOutcome = (tenantId: string, tx: Tx, outcomeId: string): Promise<AppError> =>
  missionFileTrash.missing(tenantId, tx, outcomeId, 'outcome', outcomeText('notFound'))

async function announce(tenantId: string, tx: Tx, outcomeId: string): Promise<Outcome> {
  await recordChanged(tenantId, tx, 'Outcome', outcomeId)
  return asOutcome(await requireOutcome(tenantId, tx, outcomeId))
}
