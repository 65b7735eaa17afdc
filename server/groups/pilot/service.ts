// The rules of pilots: users, or people without an account. The name and the email address of a user are those of the account.
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, fieldError, isUniqueViolation, notFound } from '../../platform/core/errors'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { flightExists, selectOpenFlight } from './flightsSql'
import { pilotText } from './messages'
import {
  insertPilot,
  lockPilot,
  replaceLicences,
  selectAccount,
  selectPilot,
  selectPilots,
  updatePilot,
  type Licence,
  type Pilot,
  type PilotFields,
} from './sql'
import { pilotTrash } from './trash'

/** @throws AppError 404 for an unknown flight */
export async function listPilots(tenantId: string, tx: Tx, flightId: string | undefined): Promise<Pilot[]> {
  if (flightId !== undefined && !(await flightExists(tenantId, tx, flightId))) {
    throw notFound(pilotText('flightNotFound'))
  }
  return selectPilots(tenantId, tx, flightId)
}

/** @throws AppError 400 without a name or for an unknown user, 409 when the user is a pilot already */
export async function createPilot(
  db: Db,
  tenantId: string,
  { userId, licences = [], ...fields }: PilotFields & { userId?: string; licences?: Licence[] },
  actor: Actor & { actorId: string },
): Promise<Pilot> {
  return inTenant(db, tenantId, async (tx) => {
    const account = userId === undefined ? undefined : await requireAccount(tenantId, tx, userId)
    const name = account?.name ?? fields.name
    if (name === undefined) throw fieldError('name', pilotText('nameMissing'))
    const pilot = { ...fields, ...(account && { email: null }), name, userId, createdBy: actor.actorId }
    const id = await insertPilot(tenantId, tx, pilot).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error
      const message = pilotText('alreadyPilot')
      throw conflict(message, [{ field: 'userId', message }])
    })
    await replaceLicences(tenantId, tx, id, licences)
    await recordChanged(tenantId, tx, 'Pilot', id)
    await recordAudit(tenantId, tx, { ...actor, action: 'pilot.create', target: name, details: { pilotId: id } })
    return requirePilot(tenantId, tx, id)
  })
}

/** @throws AppError 404, 409 when `version` is stale, 400 for the name or address of an account */
export async function editPilot(
  db: Db,
  tenantId: string,
  pilotId: string,
  version: number,
  { licences, ...fields }: PilotFields & { licences?: Licence[] },
  actor: Actor,
): Promise<Pilot> {
  return inTenant(db, tenantId, async (tx) => {
    const before = await requirePilot(tenantId, tx, pilotId)
    if (before.userId !== null && fields.name !== undefined) throw fieldError('name', pilotText('nameOfAccount'))
    if (before.userId !== null && fields.email !== undefined) throw fieldError('email', pilotText('nameOfAccount'))
    if (!(await updatePilot(tenantId, tx, pilotId, version, fields))) {
      throw await staleVersion(tx, 'pilot', pilotId, pilotText('changedElsewhere'))
    }
    if (licences) await replaceLicences(tenantId, tx, pilotId, licences)
    await recordChanged(tenantId, tx, 'Pilot', pilotId)
    // Flights show the name of their pilot and whether a licence has expired.
    await recordChanged(tenantId, tx, 'Flight')
    const after = await requirePilot(tenantId, tx, pilotId)
    const entry = { ...actor, action: 'pilot.edit', target: after.name, details: { pilotId } } as const
    await recordEdit(tenantId, tx, entry, recordedOf(before), recordedOf(after))
    return after
  })
}

/** @throws AppError 404, 409 while the pilot is assigned to an open flight */
export async function deletePilot(db: Db, tenantId: string, pilotId: string, actor: Actor): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    await lockPilot(tenantId, tx, pilotId)
    const { name } = await requirePilot(tenantId, tx, pilotId)
    const flight = await selectOpenFlight(tenantId, tx, pilotId)
    if (flight !== undefined) throw conflict(pilotText('stillFlies', { name, flight }))
    await pilotTrash.moveToTrash(tenantId, tx, [pilotId])
    await recordChanged(tenantId, tx, 'Pilot', pilotId)
    await recordAudit(tenantId, tx, { ...actor, action: 'pilot.delete', target: name, details: { pilotId } })
  })
}

/** @throws AppError 404 when it is not in the trash, 409 when the user has been made a pilot again */
export async function restorePilot(db: Db, tenantId: string, pilotId: string, actor: Actor): Promise<Pilot> {
  return inTenant(db, tenantId, async (tx) => {
    const restored = await pilotTrash.restore(tenantId, tx, [pilotId]).catch((error: unknown) => {
      throw isUniqueViolation(error) ? conflict(pilotText('alreadyPilot')) : error
    })
    if (restored.length === 0) throw notFound(pilotText('notFound'))
    await recordChanged(tenantId, tx, 'Pilot', pilotId)
    const pilot = await requirePilot(tenantId, tx, pilotId)
    const entry = { ...actor, target: pilot.name, details: { pilotId } }
    await recordAudit(tenantId, tx, { ...entry, action: 'pilot.restore' })
    return pilot
  })
}

async function requirePilot(tenantId: string, tx: Tx, pilotId: string): Promise<Pilot> {
  const pilot = await selectPilot(tenantId, tx, pilotId)
  if (!pilot) throw await pilotTrash.missing(tenantId, tx, pilotId, 'pilot', pilotText('notFound'))
  return pilot
}

async function requireAccount(tenantId: string, tx: Tx, userId: string): Promise<{ name: string }> {
  const account = await selectAccount(tenantId, tx, userId)
  if (!account) throw fieldError('userId', pilotText('unknownUser'))
  if (account.userType === 'tenant-client') throw fieldError('userId', pilotText('clientUser'))
  return account
}

const recordedOf = ({ name, email, phone, licences }: Pilot) => ({
  name,
  email,
  phone,
  licences: licences
    .map(({ kind, number, expiresOn }) => [kind, number, expiresOn].filter(Boolean).join(' '))
    .join(', '),
})
