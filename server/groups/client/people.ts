// Invites, disables and removes people of clients.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { recordEdit } from '../../platform/audit/recordEdit'
import { AppError, conflict, notFound } from '../../platform/core/errors'
import { asPlatform, inTenant, type Db } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import {
  deleteAccount,
  eraseAccount,
  eraseDeletedPerson,
  lockExistingTenant,
  queueInvitation,
  setAccountDisabled,
  type Caller,
} from '../user/public'
import { clientText } from './messages'
import { addPerson, type NewPerson } from './newPeople'
import { selectClientName, selectPeopleOfEnded, selectPersonEmail } from './peopleSql'
import { requireClient } from './service'
import type { Client } from './sql'

/** SQLSTATE `deadlock_detected`. */
const DEADLOCK = '40P01'

/** @throws AppError 404, 409 when the address is taken */
export async function invitePerson(
  db: Db,
  tenantId: string,
  clientId: string,
  person: NewPerson,
  actor: Actor,
): Promise<Client> {
  return inTenant(db, tenantId, async (tx) => {
    await lockExistingTenant(tenantId, tx)
    const { name } = await requireClient(tenantId, tx, clientId)
    const userId = await addPerson(tenantId, tx, clientId, person, 'email')
    await recordChanged(tenantId, tx, 'Client', clientId)
    const details = { clientId, userId, email: person.email }
    await recordAudit(tenantId, tx, { ...actor, action: 'client.invite', target: name, details })
    return requireClient(tenantId, tx, clientId)
  })
}

/**
 * Older invitations stop working.
 * @returns the address
 * @throws AppError 404, 409 for a person who has joined or is disabled, 429 within a minute of the last invitation
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
    if (person.disabled) throw conflict(clientText('disabledInvitation'))
    if (person.hasJoined) throw conflict(clientText('alreadyJoined'))
    if (!(await queueInvitation(tenantId, tx, personId))) throw new AppError(429, clientText('invitedRecently'))
    await recordChanged(tenantId, tx, 'Client', clientId)
    const details = { clientId, userId: personId, email: person.email }
    await recordAudit(tenantId, tx, { ...actor, action: 'client.invite', target: name, details })
    return person.email
  })
}

/** Disables a person, whose sessions end at once, or enables them again. @throws AppError 404 */
export async function disablePerson(
  db: Db,
  tenantId: string,
  clientId: string,
  personId: string,
  disabled: boolean,
  actor: Actor,
): Promise<{ client: Client; name: string }> {
  return inTenant(db, tenantId, async (tx) => {
    const { name, people } = await requireClient(tenantId, tx, clientId)
    const person = people.find(({ _id }) => _id === personId)
    if (!person) throw notFound(clientText('personNotFound'))
    await setAccountDisabled(tenantId, tx, personId, disabled)
    await recordChanged(tenantId, tx, 'Client', clientId)
    const details = { clientId, userId: personId, email: person.email }
    const entry = { ...actor, action: 'client.edit-person', target: name, details } as const
    await recordEdit(tenantId, tx, entry, { disabled: person.disabled }, { disabled })
    return { client: await requireClient(tenantId, tx, clientId), name: person.name }
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

/**
 * Deletes the account, unless that was done before, and starts the job that erases the personal data.
 * @throws AppError 404, 409 while the erasure is under way
 */
export async function erasePerson(
  db: Db,
  tenantId: string,
  clientId: string,
  personId: string,
  { user, actor }: Caller,
): Promise<Client> {
  return inTenant(db, tenantId, async (tx) => {
    const { name } = await requireClient(tenantId, tx, clientId)
    const email = await selectPersonEmail(tenantId, tx, clientId, personId)
    if (email !== undefined) await eraseAccount(tenantId, tx, { id: personId, erasesPilot: false }, user)
    else if (!(await eraseDeletedPerson(tenantId, tx, { id: personId, clientId }, user)))
      throw notFound(clientText('personNotFound'))
    await recordChanged(tenantId, tx, 'Client', clientId)
    // Without name and address, because entries are never changed.
    const details = { clientId, userId: personId }
    await recordAudit(tenantId, tx, { ...actor, action: 'client.erase-person', target: name, details })
    return requireClient(tenantId, tx, clientId)
  })
}

/**
 * Deletes the accounts of people whose client cannot be restored any more, before the client is removed for good. The audit log names
 * each, so that the personal data can be erased from there.
 */
export async function removePeopleOfEnded(db: Db): Promise<void> {
  for (const ended of await asPlatform(db, (tx) => selectPeopleOfEnded(tx))) {
    await removeEnded(db, ended).catch((error: unknown) => {
      if ((error as { code?: string }).code !== DEADLOCK) throw error
      // It and another transaction waited for each other, and the other has gone on.
      return removeEnded(db, ended)
    })
  }
}

async function removeEnded(
  db: Db,
  { tenantId, userId, clientId }: { tenantId: string; userId: string; clientId: string },
): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const email = await selectPersonEmail(tenantId, tx, clientId, userId)
    if (email === undefined) return
    await deleteAccount(tenantId, tx, userId)
    await recordAudit(tenantId, tx, {
      actorId: null,
      actorName: '',
      address: '',
      action: 'client.remove-person',
      target: (await selectClientName(tenantId, tx, clientId)) ?? '',
      details: { clientId, userId, email },
    })
  })
}
