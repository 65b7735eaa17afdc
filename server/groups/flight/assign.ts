// Assigns pilots. Of two calls at once for a flight the second has a stale version; of two for a pilot the second sees the
// flight of the first.
import { recordAudit } from '../../audit/sql'
import { fieldError, logFailure } from '../../core/errors'
import { chooseLanguage, languagesOf } from '../../core/languages'
import { render } from '../../core/messages'
import { asPlatform, inTenant, type Db, type Tx } from '../../db/tenancy'
import { pageAddress, pagePaths } from '../../http/pagePaths'
import type { Mail } from '../../mail/mailer'
import { recordEvent } from '../../realtime/sql'
import { lockPilot, selectPilot, selectProblemsOfPilots, type Pilot } from '../pilot/service'
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
 * Pilots who have no socket get a mail. A flight that has landed without a pilot can get one.
 * @throws AppError 404, 400 for an unknown pilot, 409 for a stale version, a flight that is over, or an expired licence or
 * overlapping flight without a reason
 */
export async function assignPilot(
  { db, config, sendMail, log }: Services,
  tenantId: string,
  { flightId, pilotId, version, overrideReason }: Assignment,
  { user, actor }: Caller,
): Promise<Flight> {
  const { flight, pilot: assigned } = await inTenant(db, tenantId, async (tx) => {
    const before = await requireAssignable(tenantId, tx, flightId, pilotId, user)
    const pilot = pilotId === null ? undefined : await requirePilot(tenantId, tx, pilotId)
    const reason = overrideReason?.trim()
    const ids = pilot ? [pilot._id] : []
    const problems = [...(await selectProblemsOfPilots(tenantId, tx, flightId, ids)).values()].flat()
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
    return { flight: await requireFlight(tenantId, tx, flightId, user), pilot }
  })
  const recipient = assigned && flight.status !== 'landed' && (await recipientOf(db, tenantId, assigned))
  if (recipient) {
    const language = chooseLanguage(languagesOf(config), recipient.language ?? undefined, undefined)
    const link = pageAddress(config, pagePaths.flight(flight.mission._id, flight._id))
    sendMail(assignmentMail(recipient, flight, { by: user.name, link, language })).catch(
      logFailure(log, 'mail of an assignment'),
    )
  }
  return flight
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
  const pilot = await selectPilot(tenantId, tx, pilotId)
  if (!pilot) throw fieldError('pilotId', flightText('unknownPilot'))
  return pilot
}

interface Recipient {
  name: string
  email: string
  language: string | null
}

/** Undefined for a pilot who has a socket, no address, or an account that is disabled. */
async function recipientOf(db: Db, tenantId: string, { name, email, userId }: Pilot): Promise<Recipient | undefined> {
  if (email === null) return undefined
  if (userId === null) return { name, email, language: null }
  const account = await asPlatform(db, (tx) =>
    tx
      .selectFrom('app_user')
      .select('language')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', userId)
      .where('disabled_at', 'is', null)
      .where('user_type', 'not in', ['tenant-root', 'tenant-staff'])
      .executeTakeFirst(),
  )
  return account && { name, email, language: account.language }
}

function assignmentMail(
  { name, email }: Recipient,
  { name: flight, mission, plannedStart }: Flight,
  { by, link, language }: { by: string; link: string; language: string },
): Mail {
  const values = { name, by, flight, mission: mission.name, link }
  const start = plannedStart?.replace('T', ' ').slice(0, 'YYYY-MM-DD HH:MM'.length)
  const body =
    start === undefined ? assignmentMailText('body', values) : assignmentMailText('bodyWithStart', { ...values, start })
  return {
    to: email,
    subject: render(assignmentMailText('subject', { flight, mission: mission.name }), language),
    text: render(body, language),
  }
}
