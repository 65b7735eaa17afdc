// The rules of flights: their plan, status and trash. Each change is announced in the transaction that makes it.
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, fieldError, forbidden, notFound, type AppError } from '../../platform/core/errors'
import { render } from '../../platform/core/messages'
import { currentLanguage } from '../../platform/core/requestContext'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import { matchPhotosToFlights } from '../../records/mission-files/photoFlights'
import { recordChanged } from '../../platform/realtime/sql'
import { lockAssets, listAssetsOfFlights } from '../asset/public'
import { lockPilot } from '../pilot/public'
import { problemsText, requireAssetsFit, requireAssetsFree } from './assetProblems'
import { answerChecks, requireChecked, startChecklist } from './checklist'
import { selectChecks, type CheckAnswer } from './checkSql'
import { flightStatusText, flightText } from './messages'
import { insertLogEntry } from './logSql'
import { overrideProblems } from './overrides'
import { requireFit } from './pilotProblems'
import type { Flight } from './row'
import { landFlight, lockFlight, selectFlight, startFlight, updateFlight, type FlightPlan } from './sql'
import { isMove, isOver, type FlightStatus, type FlightUser } from './status'
import { flightTrash } from './trash'

/** Characters of an entry of the log. */
const MAX_LOG_TEXT = 2000

/** Who changes a flight. */
export interface Caller {
  user: Principal
  actor: Actor
}

/**
 * @throws AppError 404, 409 when `version` is stale, the flight is over, or its pilot has another flight at the new time and
 * there is no reason to ignore that
 */
export async function editFlight(
  db: Db,
  tenantId: string,
  flightId: string,
  version: number,
  { overrideReason, ...plan }: FlightPlan & { overrideReason?: string },
  { user, actor }: Caller,
): Promise<Flight> {
  return inTenant(db, tenantId, async (tx) => {
    const before = await requireOpen(tenantId, tx, flightId, user)
    const changesTime = plan.plannedStart !== undefined || plan.plannedEnd !== undefined
    requireOrder(
      plan.plannedStart === undefined ? before.plannedStart : plan.plannedStart,
      plan.plannedEnd === undefined ? before.plannedEnd : plan.plannedEnd,
    )
    const pilotId = before.pilot?._id
    if (changesTime && pilotId) await lockPilot(tenantId, tx, pilotId)
    const reason = overrideReason?.trim()
    const fields = { ...plan, ...(reason !== undefined && { overrideReason: reason }) }
    await requireCurrent(tenantId, tx, flightId, await updateFlight(tenantId, tx, flightId, version, fields))
    if (changesTime) await lockAssets(tenantId, tx, idsOf(before.assets))
    const after = await requireFlight(tenantId, tx, flightId, user)
    if (changesTime) await matchPhotosToFlights(tenantId, tx, after.mission._id)
    if (changesTime) requireAssetsFree(after.assets)
    if (changesTime && after.pilot && reason === undefined) requireFit(after.pilot.name, after.pilot.problems)
    await announce(tenantId, tx, flightId)
    await recordChanged(tenantId, tx, 'Photo')
    await recordFlightEdit(tenantId, tx, actor, before, after)
    return after
  })
}

interface StatusChange {
  flightId: string
  version: number
  status: FlightStatus
  overrideReason?: string
}

/**
 * @throws AppError 404, 403 for another person's move or an override without the permission, 409 when the table has no such move,
 * `version` is stale, or a flight begins with an asset that is grounded or on another flight
 */
export async function changeFlightStatus(
  db: Db,
  tenantId: string,
  { flightId, version, status, overrideReason }: StatusChange,
  { user, actor }: Caller,
): Promise<Flight> {
  return inTenant(db, tenantId, async (tx) => {
    const before = await requireFlight(tenantId, tx, flightId, user)
    requireMove(before, status)
    const reason = overrideReason?.trim()
    const takesOff = status === 'airborne' && before.status === 'preflight'
    // The problems are also those that arose since the assets were assigned. A flight in the air has none.
    if (takesOff) {
      await lockFlight(tenantId, tx, flightId)
      await requireAssetsReady(tenantId, tx, before, reason, { user, actor })
    }
    await requireCurrent(tenantId, tx, flightId, await updateFlight(tenantId, tx, flightId, version, { status }))
    if (status === 'preflight') {
      await requireAssetsReady(tenantId, tx, before, reason, { user, actor })
      await startChecklist(tenantId, tx, flightId, before.mission.missionType?._id)
    }
    if (takesOff) {
      if (!before.pilot) throw conflict(flightText('pilotMissing'))
      await requireChecked(tenantId, tx, flightId)
    }
    await matchPhotosToFlights(tenantId, tx, before.mission._id)
    await announce(tenantId, tx, flightId)
    const after = await requireFlight(tenantId, tx, flightId, user)
    await recordFlightEdit(tenantId, tx, actor, before, after)
    return after
  })
}

/** Refuses to begin a flight with assets that must not fly, unless there is a reason. Waits for changes of the assets. */
async function requireAssetsReady(
  tenantId: string,
  tx: Tx,
  { _id: flightId, assets }: Flight,
  reason: string | undefined,
  { user, actor }: Caller,
): Promise<void> {
  await lockAssets(tenantId, tx, idsOf(assets))
  const current = await requireFlight(tenantId, tx, flightId, user)
  const overridden = await overrideProblems(tenantId, tx, current, reason, user)
  const {
    name,
    mission,
    assets: checked,
  } = overridden.length > 0 ? await requireFlight(tenantId, tx, flightId, user) : current
  requireAssetsFit(checked)
  if (reason === undefined || overridden.length === 0) return
  const details = { flightId, missionId: mission._id, assets: overridden.join(', '), reason }
  await recordAudit(tenantId, tx, { ...actor, action: 'flight.assign-assets', target: name, details })
}

/**
 * Makes a flight airborne that has not taken off yet, because it is being filmed. The drone flies already, so problems of the assets
 * refuse nothing; the log of the flight names them.
 */
export async function setAirborne(tenantId: string, tx: Tx, flightId: string): Promise<void> {
  const assets = (await listAssetsOfFlights(tenantId, tx, [flightId])).get(flightId) ?? []
  if (!(await startFlight(tenantId, tx, flightId))) return
  await announce(tenantId, tx, flightId)
  const unfit = assets
    .map(({ name, problems }) => ({ name, left: problems.filter(({ isOverridden }) => !isOverridden) }))
    .filter(({ left }) => left.length > 0)
  if (unfit.length === 0) return
  const named = unfit.map(({ name, left }) => `${name}: ${problemsText(left)}`).join('; ')
  const text = render(flightText('startedWithProblems', { assets: named }), currentLanguage())
  await insertLogEntry(tenantId, tx, { flightId, text: text.slice(0, MAX_LOG_TEXT), createdBy: null })
  await recordChanged(tenantId, tx, 'FlightLog')
}

/** Lands a flight of a phone, which nobody else lands. Does nothing when it is not in the air. */
export async function setLanded(tenantId: string, tx: Tx, flightId: string): Promise<void> {
  if (await landFlight(tenantId, tx, flightId)) await announce(tenantId, tx, flightId)
}

/** @throws AppError 404, 400 for an answer that the item does not allow, 409 outside preflight or when `version` is stale */
export async function editFlightChecks(
  db: Db,
  tenantId: string,
  flightId: string,
  { version, checks }: { version: number; checks: CheckAnswer[] },
  { user, actor }: Caller,
): Promise<Flight> {
  return inTenant(db, tenantId, async (tx) => {
    const before = await requireFlight(tenantId, tx, flightId, user)
    if (before.status !== 'preflight') throw conflict(flightText('checksClosed'))
    await requireCurrent(tenantId, tx, flightId, await updateFlight(tenantId, tx, flightId, version, {}))
    await answerChecks(tenantId, tx, flightId, checks, user.userId)
    await recordChanged(tenantId, tx, 'Flight', flightId)
    const after = await requireFlight(tenantId, tx, flightId, user)
    await recordFlightEdit(tenantId, tx, actor, before, after)
    return after
  })
}

/** @throws AppError 404 when the flight does not exist or was deleted */
export async function deleteFlight(db: Db, tenantId: string, flightId: string, { user, actor }: Caller): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const { name, mission } = await requireFlight(tenantId, tx, flightId, user)
    const [deleted] = await flightTrash.moveToTrash(tenantId, tx, [flightId])
    if (!deleted) throw await missingFlight(tenantId, tx, flightId)
    await matchPhotosToFlights(tenantId, tx, mission._id)
    await announce(tenantId, tx, flightId)
    await recordChanged(tenantId, tx, 'Photo')
    await recordChanged(tenantId, tx, 'Mission', mission._id)
    const details = { flightId, missionId: mission._id }
    await recordAudit(tenantId, tx, { ...actor, action: 'flight.delete', target: name, details })
  })
}

/** @throws AppError 404 when it is not in the trash, or its mission is */
export async function restoreFlight(
  db: Db,
  tenantId: string,
  flightId: string,
  { user, actor }: Caller,
): Promise<Flight> {
  return inTenant(db, tenantId, async (tx) => {
    if ((await flightTrash.restore(tenantId, tx, [flightId])).length === 0) throw notFound(flightText('notFound'))
    const flight = await requireFlight(tenantId, tx, flightId, user)
    await matchPhotosToFlights(tenantId, tx, flight.mission._id)
    await announce(tenantId, tx, flightId)
    await recordChanged(tenantId, tx, 'Mission', flight.mission._id)
    await recordChanged(tenantId, tx, 'Photo')
    const details = { flightId, missionId: flight.mission._id }
    await recordAudit(tenantId, tx, { ...actor, action: 'flight.restore', target: flight.name, details })
    return flight
  })
}

/** A flight with its checklist. @throws AppError 404 when it does not exist or was deleted */
export async function requireFlight(tenantId: string, tx: Tx, flightId: string, caller: FlightUser): Promise<Flight> {
  const flight = await selectFlight(tenantId, tx, flightId, caller)
  if (!flight) throw await missingFlight(tenantId, tx, flightId)
  return { ...flight, checks: await selectChecks(tenantId, tx, flightId) }
}

const missingFlight = (tenantId: string, tx: Tx, flightId: string): Promise<AppError> =>
  flightTrash.missing(tenantId, tx, flightId, 'flight', flightText('notFound'))

/** @throws AppError 404, 409 when the flight has landed or was aborted */
export async function requireOpen(tenantId: string, tx: Tx, flightId: string, caller: FlightUser): Promise<Flight> {
  const flight = await requireFlight(tenantId, tx, flightId, caller)
  if (isOver(flight.status)) throw conflict(flightText('isOver', { status: flightStatusText(flight.status) }))
  return flight
}

/** @throws AppError 409 unless `updated` */
export async function requireCurrent(tenantId: string, tx: Tx, flightId: string, updated: boolean): Promise<void> {
  if (!updated) throw await staleVersion(tx, 'flight', flightId, flightText('changedElsewhere'))
}

const idsOf = (assets: readonly { _id: string }[]): string[] => assets.map(({ _id }) => _id)

/** Pilots show what they fly. */
export async function announce(tenantId: string, tx: Tx, flightId: string): Promise<void> {
  await recordChanged(tenantId, tx, 'Flight', flightId)
  await recordChanged(tenantId, tx, 'Pilot')
}

function requireMove({ status: from, nextStatuses, pilot }: Flight, to: FlightStatus): void {
  if (nextStatuses.includes(to)) return
  if (isMove(from, to)) throw forbidden(flightText('notYours', { name: pilot?.name ?? '' }))
  throw conflict(flightText('cannotBecome', { from: flightStatusText(from), to: flightStatusText(to) }))
}

/** @throws AppError 400 for an end without a start or before it */
export function requireOrder(start: string | null | undefined, end: string | null | undefined): void {
  if (!end) return
  if (!start) throw fieldError('plannedStart', flightText('startMissing'))
  if (new Date(end) <= new Date(start)) throw fieldError('plannedEnd', flightText('endBeforeStart'))
}

export async function recordFlightEdit(
  tenantId: string,
  tx: Tx,
  actor: Actor,
  before: Flight,
  after: Flight,
): Promise<void> {
  const details = { flightId: after._id, missionId: after.mission._id }
  const entry = { ...actor, action: 'flight.edit', target: after.name, details } as const
  await recordEdit(tenantId, tx, entry, recordedOf(before), recordedOf(after))
}

const recordedOf = ({
  name,
  payload,
  plannedStart,
  plannedEnd,
  status,
  overrideReason,
  plan,
  checks = [],
}: Flight) => ({
  name,
  payload,
  plannedStart,
  plannedEnd,
  status,
  overrideReason,
  plan: plan?.name ?? null,
  checklist: checks
    .filter(({ state }) => state !== 'open')
    .map(({ text, state, note }) => (state === 'overridden' ? `${text} (${note})` : text))
    .join(', '),
})
