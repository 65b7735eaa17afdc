// Rules for telemetry. Each change is announced in its own transaction.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, fieldError, notFound } from '../../platform/core/errors'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import { startJob } from '../../platform/jobs/jobs'
import { areOfKind, insertMissionFile } from '../../records/mission-files/sql'
import { telemetryKindOf } from '../../records/upload-kinds/telemetryKind'
import { matchPhotosToFlights } from '../../records/mission-files/photoFlights'
import { placeTelemetry } from '../../records/mission-files/telemetryPlace'
import { missionFileTrash } from '../../records/mission-files/trash'
import { recordChanged } from '../../platform/realtime/sql'
import type { Columns } from '../../media/telemetry/columns'
import { isTimeZone, localTime, zoneOffset } from '../../media/telemetry/zone'
import { claimUpload, keepRejection } from '../../records/uploads/service'
import { moveFlight, planFlight, requireFlight, setFlightLanded, type FlightUser } from '../flight/public'
import { requireMission } from '../mission/public'
import { moveRecordingsOfTelemetry, pairTelemetry } from '../vod/public'
import { assignInTx } from './assign'
import { telemetryImport } from './importJob'
import { flightTelemetryText } from './messages'
import { asTelemetry, type Telemetry, type TelemetryRow } from './row'
import {
  insertTelemetry,
  selectMatchingFlights,
  selectTelemetryForUpdate,
  setTelemetryState,
  setTelemetryZone,
} from './sql'

interface NewTelemetry {
  missionId: string
  uploadId: string
  flightId?: string
  timeZone?: string
}

/**
 * @throws AppError 404 for an unknown mission, flight or upload, 409 for an upload that is already used or incomplete, 400 for
 * a file of another kind, an unknown time zone or a flight of another mission
 */
export async function createTelemetry(
  db: Db,
  tenantId: string,
  user: Principal,
  wanted: NewTelemetry,
): Promise<Telemetry> {
  return keepRejection(db, tenantId, { uploadId: wanted.uploadId, userId: user.userId }, () =>
    inTenant(db, tenantId, async (tx) => {
      const telemetryId = await createTelemetryInTx(tenantId, tx, user, wanted)
      return asTelemetry(await requireTelemetry(tenantId, tx, telemetryId))
    }),
  )
}

/** As `createTelemetry`, in the caller's transaction. @returns the ID of the telemetry */
export async function createTelemetryInTx(
  tenantId: string,
  tx: Tx,
  user: FlightUser,
  { missionId, uploadId, flightId = null, timeZone }: Omit<NewTelemetry, 'flightId'> & { flightId?: string | null },
): Promise<string> {
  const { userId } = user
  await requireMission(tenantId, tx, missionId)
  if (flightId !== null) await requireFlightOf(tenantId, tx, missionId, flightId, user)
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw fieldError('timeZone', flightTelemetryText('unknownZone'))
  const { file, kind: fileKind } = await claimUpload(tenantId, tx, uploadId, userId)
  const kind = telemetryKindOf(fileKind)
  if (!kind) throw fieldError('uploadId', flightTelemetryText('notTelemetry'))
  const name = file.name.split(/[\\/]/).at(-1)?.trim() || 'telemetry'
  const row = { missionId, kind: 'telemetry', storedFileId: file.id, name, createdBy: userId } as const
  const fileId = await insertMissionFile(tenantId, tx, row)
  await insertTelemetry(tenantId, tx, { fileId, missionId, flightId, kind, timeZone })
  await startImport(tenantId, tx, { id: fileId, missionId, name }, userId)
  await recordChanged(tenantId, tx, 'Telemetry', fileId)
  await recordChanged(tenantId, tx, 'Mission', missionId)
  return fileId
}

async function startImport(
  tenantId: string,
  tx: Tx,
  { id, missionId, name }: Pick<TelemetryRow, 'id' | 'missionId' | 'name'>,
  userId: string,
  columns?: Columns,
): Promise<void> {
  const about = { entity: 'Mission', id: missionId }
  const input = { telemetryId: id, ...(columns && { columns }) }
  await startJob(tenantId, tx, telemetryImport, input, { title: name, startedBy: userId, about })
}

/** @throws AppError 404, 400 for a flight of another mission, 409 when the file has not been read or no start is known */
export async function assignTelemetry(
  db: Db,
  tenantId: string,
  telemetryId: string,
  flightId: string,
  user: Principal,
): Promise<Telemetry> {
  return inTenant(db, tenantId, async (tx) => {
    const { missionId } = await requireRead(tenantId, tx, telemetryId)
    await requireFlightOf(tenantId, tx, missionId, flightId, user)
    if (!(await assignInTx(tenantId, tx, telemetryId, flightId))) throw conflict(flightTelemetryText('noStart'))
    await pairTelemetry(tenantId, tx, telemetryId)
    await recordChanged(tenantId, tx, 'Telemetry', telemetryId)
    return asTelemetry(await requireTelemetry(tenantId, tx, telemetryId))
  })
}

/** @throws AppError 404, 409 when the file has not been read or has no times of day */
export async function createFlightOfTelemetry(
  db: Db,
  tenantId: string,
  telemetryId: string,
  name: string,
  { userId }: Principal,
): Promise<Telemetry> {
  return inTenant(db, tenantId, async (tx) => {
    const telemetry = await requireRead(tenantId, tx, telemetryId)
    const { missionId, clock } = telemetry
    const { startedAt, endedAt } = timesOf(telemetry)
    if (clock === 'none' || !startedAt || !endedAt) throw conflict(flightTelemetryText('noTimes'))
    const flightId = await planFlight(tenantId, tx, { missionId, name, createdBy: userId })
    await setFlightLanded(tenantId, tx, flightId, { startedAt, endedAt })
    await assignInTx(tenantId, tx, telemetryId, flightId)
    await pairTelemetry(tenantId, tx, telemetryId)
    await recordChanged(tenantId, tx, 'Flight', flightId)
    await recordChanged(tenantId, tx, 'Mission', missionId)
    await recordChanged(tenantId, tx, 'Telemetry', telemetryId)
    return asTelemetry(await requireTelemetry(tenantId, tx, telemetryId))
  })
}

/** @throws AppError 404, 409 when the file is not a table or is being read */
export async function editTelemetryColumns(
  db: Db,
  tenantId: string,
  telemetryId: string,
  columns: Columns,
  { userId }: Principal,
): Promise<Telemetry> {
  return inTenant(db, tenantId, async (tx) => {
    const telemetry = await requireTelemetry(tenantId, tx, telemetryId)
    if (telemetry.kind !== 'csv') throw conflict(flightTelemetryText('notATable'))
    if (telemetry.state === 'reading') throw conflict(flightTelemetryText('notRead'))
    await setTelemetryState(tenantId, tx, telemetryId, { state: 'reading' })
    await startImport(tenantId, tx, telemetry, userId, columns)
    await recordChanged(tenantId, tx, 'Telemetry', telemetryId)
    return asTelemetry(await requireTelemetry(tenantId, tx, telemetryId))
  })
}

/**
 * Reads the local times of telemetry in another zone. What took its times from the telemetry moves with it: starts of recordings, and a
 * flight that was created from it.
 * @throws AppError 404, 400 for an unknown time zone, 409 when the file has not been read or has no local times
 */
export async function editTelemetryZone(
  db: Db,
  tenantId: string,
  telemetryId: string,
  timeZone: string,
): Promise<Telemetry> {
  if (!isTimeZone(timeZone)) throw fieldError('timeZone', flightTelemetryText('unknownZone'))
  return inTenant(db, tenantId, async (tx) => {
    const telemetry = await requireRead(tenantId, tx, telemetryId)
    const { clock, startedAt, flightId, missionId } = telemetry
    if (clock !== 'local' || !startedAt) throw conflict(flightTelemetryText('noLocalTimes'))
    const onClock = localTime(telemetry.timeZone, startedAt).getTime()
    const shift = onClock - zoneOffset(timeZone, onClock) - startedAt.getTime()
    if (flightId !== null && (await moveFlight(tenantId, tx, flightId, { times: timesOf(telemetry), shift }))) {
      await recordChanged(tenantId, tx, 'Flight', flightId)
      await recordChanged(tenantId, tx, 'Mission', missionId)
    }
    await setTelemetryZone(tenantId, tx, telemetryId, timeZone)
    await placeTelemetry(tenantId, tx, telemetryId, { shift })
    await moveRecordingsOfTelemetry(tenantId, tx, telemetryId, shift)
    await matchPhotosToFlights(tenantId, tx, missionId)
    const matching = flightId === null ? await selectMatchingFlights(tenantId, tx, telemetryId) : []
    const [only, another] = matching
    if (only !== undefined && another === undefined) await assignInTx(tenantId, tx, telemetryId, only)
    await pairTelemetry(tenantId, tx, telemetryId)
    await recordChanged(tenantId, tx, 'Telemetry', telemetryId)
    return asTelemetry(await requireTelemetry(tenantId, tx, telemetryId))
  })
}

/** A flight that is created from telemetry lasts from take-off to landing, or for the whole recording if it lacks them. */
const timesOf = ({ takeOffAt, startedAt, landedAt, endedAt }: TelemetryRow) => ({
  startedAt: takeOffAt ?? startedAt,
  endedAt: landedAt ?? endedAt,
})

/** @throws AppError 404 when the telemetry does not exist or was deleted */
export async function deleteTelemetry(db: Db, tenantId: string, telemetryId: string, actor: Actor): Promise<void> {
  await inTenant(db, tenantId, (tx) => deleteTelemetryInTx(tenantId, tx, telemetryId, actor))
}

/** As `deleteTelemetry`, in the caller's transaction. */
export async function deleteTelemetryInTx(tenantId: string, tx: Tx, telemetryId: string, actor: Actor): Promise<void> {
  const { name, missionId } = await requireTelemetry(tenantId, tx, telemetryId)
  const [deleted] = await missionFileTrash.moveToTrash(tenantId, tx, [telemetryId])
  if (!deleted) throw notFound(flightTelemetryText('notFound'))
  const details = { telemetryId, missionId }
  await recordAudit(tenantId, tx, { ...actor, action: 'telemetry.delete', target: name, details })
  await recordChanged(tenantId, tx, 'Telemetry', telemetryId)
  await recordChanged(tenantId, tx, 'Mission', missionId)
}

/** @throws AppError 404 when the telemetry is not in the trash, or its mission is in the trash */
export async function restoreTelemetry(db: Db, tenantId: string, telemetryId: string, actor: Actor): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const isKnown = await areOfKind(tenantId, tx, 'telemetry', [telemetryId])
    const restored = isKnown ? await missionFileTrash.restore(tenantId, tx, [telemetryId]) : []
    if (restored.length === 0) throw notFound(flightTelemetryText('notFound'))
    const { name, missionId } = await requireTelemetry(tenantId, tx, telemetryId)
    const details = { telemetryId, missionId }
    await recordAudit(tenantId, tx, { ...actor, action: 'telemetry.restore', target: name, details })
    await recordChanged(tenantId, tx, 'Telemetry', telemetryId)
    await recordChanged(tenantId, tx, 'Mission', missionId)
  })
}

/** Locks the telemetry. @throws AppError 404 */
export async function requireTelemetry(tenantId: string, tx: Tx, telemetryId: string): Promise<TelemetryRow> {
  const row = await selectTelemetryForUpdate(tenantId, tx, telemetryId)
  if (!row) throw notFound(flightTelemetryText('notFound'))
  return row
}

/** @throws AppError 404, 409 when the file has not been read */
async function requireRead(tenantId: string, tx: Tx, telemetryId: string): Promise<TelemetryRow> {
  const row = await requireTelemetry(tenantId, tx, telemetryId)
  if (row.state !== 'unassigned' && row.state !== 'ready') throw conflict(flightTelemetryText('notRead'))
  return row
}

/** @throws AppError 404, 400 for a flight of another mission */
async function requireFlightOf(
  tenantId: string,
  tx: Tx,
  missionId: string,
  flightId: string,
  user: FlightUser,
): Promise<void> {
  const { mission } = await requireFlight(tenantId, tx, flightId, user)
  if (mission._id !== missionId) throw fieldError('flightId', flightTelemetryText('otherMission'))
}
