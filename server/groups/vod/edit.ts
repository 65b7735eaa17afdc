// Changes of recordings by people.
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { fieldError, notFound } from '../../platform/core/errors'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import { recordChanged } from '../../platform/realtime/sql'
import { requireMission } from '../mission/public'
import { recordingText } from './messages'
import { pairByHand } from './pairing'
import { selectTelemetryOf, type TelemetryOf } from './pairingSql'
import { asRecording, type Recording, type RecordingRow } from './row'
import { lockRecordings, requireFlightOf, requireRecording } from './service'
import { updateRecording, type RecordingChange } from './sql'

type Schemas = components['schemas']

interface Editor {
  user: Principal
  actor: Actor
}

/** @throws AppError 404, 409 when `version` is stale */
export async function renameRecording(
  db: Db,
  tenantId: string,
  vodId: string,
  { version, name }: Schemas['RecordingName'],
  editor: Editor,
): Promise<Recording> {
  return inTenant(db, tenantId, async (tx) => {
    const before = await requireRecording(tenantId, tx, vodId)
    return asRecording(await change(tenantId, tx, before, { name: name.trim() }, editor, version))
  })
}

/** @throws AppError 404, 409 when `version` is stale, 400 for a flight or telemetry that does not fit */
export async function editRecording(
  db: Db,
  tenantId: string,
  vodId: string,
  { version, ...edit }: Schemas['RecordingEdit'],
  editor: Editor,
): Promise<Recording> {
  return inTenant(db, tenantId, async (tx) => {
    const before = await requireRecording(tenantId, tx, vodId)
    const fields = await checked(tenantId, tx, before, edit, editor)
    return asRecording(await change(tenantId, tx, before, fields, editor, version))
  })
}

/** All or none. @throws AppError 404 when one of them does not exist, 400 for a flight that does not fit */
export async function editRecordings(
  db: Db,
  tenantId: string,
  { vodIds, ...edit }: Schemas['RecordingsEdit'],
  editor: Editor,
): Promise<number> {
  return inTenant(db, tenantId, async (tx) => {
    const recordings = await lockRecordings(tenantId, tx, vodIds)
    for (const before of recordings) {
      await change(tenantId, tx, before, await checked(tenantId, tx, before, edit, editor), editor)
    }
    return recordings.length
  })
}

type Edit = Omit<Schemas['RecordingEdit'], 'version'>

// oxlint-disable-next-line complexity -- one condition for each field of an edit
async function checked(
  tenantId: string,
  tx: Tx,
  before: RecordingRow,
  { startedAt, telemetryOffset, ...edit }: Edit,
  { user }: Editor,
): Promise<RecordingChange> {
  const isMoved = edit.missionId !== undefined && edit.missionId !== before.missionId
  const missionId = edit.missionId ?? before.missionId
  if (isMoved) await requireMission(tenantId, tx, missionId)
  const flightId = edit.flightId === undefined ? (isMoved ? null : before.flightId) : edit.flightId
  if (edit.flightId) await requireFlightOf(tenantId, tx, missionId, edit.flightId, user)
  const telemetryId = edit.telemetryId === undefined && isMoved ? null : edit.telemetryId
  const telemetry = telemetryId ? await requireTelemetry(tenantId, tx, { telemetryId, missionId, flightId }) : undefined
  if (telemetryOffset !== undefined && !telemetry) throw fieldError('telemetryOffset', recordingText('offsetAlone'))
  if (startedAt === null && before.source === 'stream') throw fieldError('startedAt', recordingText('notStarted'))
  const moved = startedAt === undefined ? before.startedAt : startedAt === null ? null : new Date(startedAt)
  const paired =
    telemetry &&
    (await pairByHand(
      tenantId,
      tx,
      { id: before.id, missionId, startedAt: moved, flightId },
      telemetry,
      telemetryOffset,
    ))
  return {
    ...edit,
    ...(isMoved && { flightId }),
    ...(telemetryId !== undefined && { telemetryId }),
    ...(startedAt !== undefined && {
      startedAt: moved,
      startOrigin: startedAt === null ? null : ('user' as const),
    }),
    ...paired,
  }
}

/** @throws AppError 404, 400 for telemetry of another mission or flight */
async function requireTelemetry(
  tenantId: string,
  tx: Tx,
  { telemetryId, missionId, flightId }: { telemetryId: string; missionId: string; flightId: string | null },
): Promise<TelemetryOf> {
  const telemetry = await selectTelemetryOf(tenantId, tx, telemetryId)
  if (!telemetry) throw notFound(recordingText('noTelemetry'))
  if (telemetry.missionId !== missionId) throw fieldError('telemetryId', recordingText('otherTelemetry'))
  if (flightId !== null && telemetry.flightId !== null && telemetry.flightId !== flightId) {
    throw fieldError('telemetryId', recordingText('otherFlight'))
  }
  return telemetry
}

/** Stores, announces and records a change. @throws AppError 409 when `version` is stale */
async function change(
  tenantId: string,
  tx: Tx,
  before: RecordingRow,
  fields: RecordingChange,
  { actor }: Editor,
  version?: number,
): Promise<RecordingRow> {
  if (!(await updateRecording(tenantId, tx, before.id, version, fields))) {
    throw await staleVersion(tx, 'mission_file', before.id, recordingText('changedElsewhere'))
  }
  const after = await requireRecording(tenantId, tx, before.id)
  const details = { recordingId: before.id, missionId: before.missionId }
  const entry = { ...actor, target: after.name, details }
  await recordEdit(tenantId, tx, { ...entry, action: 'recording.edit' }, recordedOf(before), recordedOf(after))
  const { clientVisible, held } = after
  if (clientVisible !== before.clientVisible) {
    await recordAudit(tenantId, tx, { ...entry, action: 'recording.share', details: { ...details, clientVisible } })
  }
  if (held !== before.held) {
    await recordAudit(tenantId, tx, { ...entry, action: 'recording.hold', details: { ...details, held } })
  }
  await recordChanged(tenantId, tx, 'Recording', before.id)
  if (after.missionId !== before.missionId) {
    for (const { missionId } of [before, after]) await recordChanged(tenantId, tx, 'Mission', missionId)
  }
  return after
}

/** What the audit log shows when it changes. Sharing and holding are actions of their own. */
const recordedOf = ({ name, missionName, flightName, startedAt, camera, lat, long, telemetryId }: RecordingRow) => ({
  name,
  camera,
  telemetryId,
  mission: missionName,
  flight: flightName,
  startedAt: startedAt?.toISOString() ?? null,
  location: lat === null || long === null ? null : `${lat}, ${long}`,
})
