// Assigns pilots. Of two calls at once for a flight the second has a stale version; of two for a pilot the second sees the
// flight of the first.
import { recordAudit } from '../../platform/audit/sql'
import { fieldError } from '../../platform/core/errors'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { pagePaths } from '../../platform/http/pagePaths'
import { recordEvent } from '../../platform/realtime/sql'
import { queueMails } from '../notification/public'
import { lockPilot, findPilot, findProblemsOfPilots, type Pilot } from '../pilot/public'
import type { Services } from '../services'
import { assignmentMailText, flightText } from './messages'
import { requireFit } from './pilotProblems'
import type { Flight } from './row'
import { announce, requireCurrent, requireFlight, requireOpen, type Caller } from './service'
import { updateFlight } from './sql'

interface Assignment {
  flightId: string
  pilotId: string | null
  version: number
  overrideReason?: string
}

/**
 * The pilot gets a mail. A flight that has landed without a pilot can get one.
 * @throws AppError 404, 400 for an unknown pilot, 409 for a stale version, a flight that is over, or an expired licence or
 * overlapping flight without a reason
 */
export async function assignPilot(
  { db }: Pick<Services, 'db'>,
  tenantId: string,
  { flightId, pilotId, version, overrideReason }: Assignment,
  { user, actor }: Caller,
): Promise<Flight> {
  return inTenant(db, tenantId, async (tx) => {
    const before = await requireAssignable(tenantId, tx, flightId, pilotId, user)
    const pilot = pilotId === null ? undefined : await requirePilot(tenantId, tx, pilotId)
    const reason = overrideReason?.trim()
    const ids = pilot ? [pilot._id] : []
    const problems = [...(await findProblemsOfPilots(tenantId, tx, flightId, ids)).values()].flat()
    if (pilot && reason === undefined) requireFit(pilot.name, problems)
    const overridden = problems.length > 0 ? (reason ?? null) : null
    const fields = { pilotId, overrideReason: overridden }
    await requireCurrent(tenantId, tx, flightId, await updateFlight(tenantId, tx, flightId, version, fields))
    const { _id: missionID, name: mission } = before.mission
    const details = {
      flightId,
      missionId: missionID,
      pilot: pilot?.name ?? null,
      ...(overridden !== null && { reason: overridden }),
    }
    await recordAudit(tenantId, tx, { ...actor, action: 'flight.assign', target: before.name, details })
    if (pilot) {
      const { name, avatar } = pilot
      await recordEvent(tenantId, tx, 'PILOT_ASSIGNED', { mission, name, avatar, missionID, flightID: flightId })
    }
    await announce(tenantId, tx, flightId)
    const flight = await requireFlight(tenantId, tx, flightId, user)
    if (pilot && flight.status !== 'landed') await mailPilot(tenantId, tx, pilot, flight, user)
    return flight
  })
}

/** A flight that was created from telemetry had landed before anybody could name its pilot. */
async function requireAssignable(
  tenantId: string,
  tx: Tx,
  flightId: string,
  pilotId: string | null,
  user: Caller['user'],
): Promise<Flight> {
  const flight = await requireFlight(tenantId, tx, flightId, user)
  if (flight.status === 'landed' && flight.pilot === null && pilotId !== null) return flight
  return requireOpen(tenantId, tx, flightId, user)
}

async function requirePilot(tenantId: string, tx: Tx, pilotId: string): Promise<Pilot> {
  await lockPilot(tenantId, tx, pilotId)
  const pilot = await findPilot(tenantId, tx, pilotId)
  if (!pilot) throw fieldError('pilotId', flightText('unknownPilot'))
  return pilot
}

/** Nobody is told of assigning themselves. A pilot without an account and without an address cannot be told. */
async function mailPilot(
  tenantId: string,
  tx: Tx,
  { userId, name, email }: Pilot,
  { _id: flightId, name: flight, mission, plannedStart }: Flight,
  by: Caller['user'],
): Promise<void> {
  if (userId === by.userId) return
  const to = userId === null ? email !== null && { name, email } : { userId }
  if (!to) return
  const path = pagePaths.flight(mission._id, flightId)
  const values = { name, by: by.name, flight, mission: mission.name, link: path }
  const start = plannedStart?.replace('T', ' ').slice(0, 'YYYY-MM-DD HH:MM'.length)
  const body =
    start === undefined ? assignmentMailText('body', values) : assignmentMailText('bodyWithStart', { ...values, start })
  const subject = assignmentMailText('subject', { flight, mission: mission.name })
  const permissions = ['flight_list']
  await queueMails(tenantId, tx, [{ to, kind: 'pilot_assigned', recordId: flightId, permissions, subject, body, path }])
}
