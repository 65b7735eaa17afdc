// Invites and removes people of clients.
import { recordAudit, type Actor } from '../../audit/sql'
import { AppError, conflict, isUniqueViolation, notFound } from '../../core/errors'
import { inTenant, type Db } from '../../db/tenancy'
import { recordChanged } from '../../realtime/sql'
import { deleteAccount, lockExistingTenant, queueInvitation } from '../user/service'
import { clientText } from './messages'
import { insertPerson, selectPersonEmail } from './peopleSql'
import { requireClient } from './service'
import type { Client } from './sql'

/** @throws AppError 404, 409 when the address is taken */
export async function invitePerson(
  db: Db,
  tenantId: string,
  clientId: string,
  person: { name: string; email: string },
  actor: Actor,
): Promise<Client> {
  return inTenant(db, tenantId, async (tx) => {
    await lockExistingTenant(tenantId, tx)
    const { name } = await requireClient(tenantId, tx, clientId)
    const userId = await insertPerson(tenantId, tx, clientId, person).catch(rejectTakenEmail)
    await queueInvitation(tenantId, tx, userId)
    await recordChanged(tenantId, tx, 'Client', clientId)
    const details = { clientId, userId, email: person.email }
    await recordAudit(tenantId, tx, { ...actor, action: 'client.invite', target: name, details })
    return requireClient(tenantId, tx, clientId)
  })
}

/**
 * Older invitations stop working.
 * @returns the address
 * @throws AppError 404, 409 for a person who has joined, 429 within a minute of the last invitation
 */
export async function resendInvitation(
  db: Db,
  tenantId: string,
  clientId: string,
  personId: string,
  actor: Actor,
): Promise<string> {
  return inTenant(db, tenantId, async (tx) => {
    const { name, people } = await requireClient(tenantId, tx, clientId)
    const person = people.find(({ _id }) => _id === personId)
    if (!person) throw notFound(clientText('personNotFound'))
    if (person.hasJoined) throw conflict(clientText('alreadyJoined'))
    if (!(await queueInvitation(tenantId, tx, personId))) throw new AppError(429, clientText('invitedRecently'))
    await recordChanged(tenantId, tx, 'Client', clientId)
    const details = { clientId, userId: personId, email: person.email }
    await recordAudit(tenantId, tx, { ...actor, action: 'client.invite', target: name, details })
    return person.email
  })
}

/** Deletes the account. @throws AppError 404 */
export async function removePerson(
  db: Db,
  tenantId: string,
  clientId: string,
  personId: string,
  actor: Actor,
): Promise<Client> {
  return inTenant(db, tenantId, async (tx) => {
    const { name } = await requireClient(tenantId, tx, clientId)
    const email = await selectPersonEmail(tenantId, tx, clientId, personId)
    if (email === undefined) throw notFound(clientText('personNotFound'))
    await deleteAccount(tenantId, tx, personId)
    await recordChanged(tenantId, tx, 'Client', clientId)
    const details = { clientId, userId: personId, email }
    await recordAudit(tenantId, tx, { ...actor, action: 'client.remove-person', target: name, details })
    return requireClient(tenantId, tx, clientId)
  })
}

function rejectTakenEmail(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  const message = clientText('emailTaken')
  throw conflict(message, [{ field: 'email', message }])
}
