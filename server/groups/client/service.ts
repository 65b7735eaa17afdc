// Creates, edits, deletes and restores clients.
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, fieldError, isUniqueViolation, notFound, withUniqueName } from '../../platform/core/errors'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { publicFileExists } from '../../records/pictures/sql'
import { requireRoom } from '../../records/quota/usage'
import { recordChanged } from '../../platform/realtime/sql'
import { lockExistingTenant } from '../user/public'
import { clientText } from './messages'
import { addPeople, type NewPerson } from './newPeople'
import { insertClient, lockClients, selectClient, updateClient, type Client, type ClientFields } from './sql'
import { clientTrash } from './trash'

/** Who changes a client. */
export interface Editor extends Actor {
  actorId: string
}

/** @throws AppError 404 when the client does not exist or was deleted */
export async function requireClient(tenantId: string, tx: Tx, clientId: string): Promise<Client> {
  const client = await selectClient(tenantId, tx, clientId)
  if (!client) throw await clientTrash.missing(tenantId, tx, clientId, 'client', clientText('notFound'))
  return client
}

/**
 * Creates a client and invites its first people, all or nothing.
 * @throws AppError 400 for an unknown logo or an address that is named twice, 409 when the name or an address is taken or the
 *   package allows no more clients
 */
export function createClient(
  db: Db,
  tenantId: string,
  { people = [], ...fields }: ClientFields & { name: string; people?: NewPerson[] },
  editor: Editor,
): Promise<Client> {
  return withUniqueName(clientText('nameTaken'), () =>
    inTenant(db, tenantId, async (tx) => {
      await lockExistingTenant(tenantId, tx)
      await requireRoom(tenantId, tx, 'clients', 1)
      await requireLogo(tenantId, tx, fields)
      const id = await insertClient(tenantId, tx, { ...fields, createdBy: editor.actorId })
      await addPeople(tenantId, tx, id, people)
      await recordChanged(tenantId, tx, 'Client', id)
      const client = await requireClient(tenantId, tx, id)
      const details = { clientId: id, ...recordedOf(client) }
      await recordAudit(tenantId, tx, { ...editor, action: 'client.create', target: client.name, details })
      for (const { _id: userId, email } of client.people) {
        const invited = { clientId: id, userId, email }
        await recordAudit(tenantId, tx, { ...editor, action: 'client.invite', target: client.name, details: invited })
      }
      return client
    }),
  )
}

/** @throws AppError 400 for an unknown logo, 404, 409 when the name is taken or `version` is stale */
export function editClient(
  db: Db,
  tenantId: string,
  clientId: string,
  { version, ...fields }: ClientFields & { version: number },
  editor: Editor,
): Promise<Client> {
  return withUniqueName(clientText('nameTaken'), () =>
    inTenant(db, tenantId, async (tx) => {
      const before = await requireClient(tenantId, tx, clientId)
      await requireLogo(tenantId, tx, fields)
      if (!(await updateClient(tenantId, tx, clientId, version, fields))) {
        throw await staleVersion(tx, 'client', clientId, clientText('changedElsewhere'))
      }
      await recordChanged(tenantId, tx, 'Client', clientId)
      const after = await requireClient(tenantId, tx, clientId)
      const entry = { ...editor, action: 'client.edit', target: after.name, details: { clientId } } as const
      await recordEdit(tenantId, tx, entry, recordedOf(before), recordedOf(after))
      return after
    }),
  )
}

/** Its people see nothing from their next request on. @throws AppError 404 */
export async function deleteClient(db: Db, tenantId: string, clientId: string, actor: Actor): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const [deleted] = await clientTrash.moveToTrash(tenantId, tx, [clientId])
    if (!deleted) throw notFound(clientText('notFound'))
    await recordChanged(tenantId, tx, 'Client', clientId)
    const entry = { ...actor, target: deleted.name, details: { clientId } }
    await recordAudit(tenantId, tx, { ...entry, action: 'client.delete' })
  })
}

/** The same for several, all or none. @throws AppError 404 when one of them does not exist */
export async function deleteClients(db: Db, tenantId: string, clientIds: string[], actor: Actor): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const found = await lockClients(tenantId, tx, clientIds)
    if (found.length < clientIds.length) throw notFound(clientText('oneNotFound'))
    for (const { id: clientId, name } of await clientTrash.moveToTrash(tenantId, tx, clientIds)) {
      await recordChanged(tenantId, tx, 'Client', clientId)
      await recordAudit(tenantId, tx, { ...actor, action: 'client.delete', target: name, details: { clientId } })
    }
  })
}

/**
 * @throws AppError 404 when it is not in the trash, 409 when another client has its name now or the package allows no more
 *   clients
 */
export async function restoreClient(db: Db, tenantId: string, clientId: string, actor: Actor): Promise<Client> {
  try {
    return await inTenant(db, tenantId, async (tx) => {
      // Before the client is locked, as when one is created.
      await requireRoom(tenantId, tx, 'clients', 1)
      const [restored] = await clientTrash.restore(tenantId, tx, [clientId])
      if (!restored) throw notFound(clientText('notFound'))
      await recordChanged(tenantId, tx, 'Client', clientId)
      const entry = { ...actor, target: restored.name, details: { clientId } }
      await recordAudit(tenantId, tx, { ...entry, action: 'client.restore' })
      return requireClient(tenantId, tx, clientId)
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(clientText('nameTakenSince'))
    throw error
  }
}

/** The fields that the audit log shows when they change. */
const recordedOf = ({ name, address, contactName, email, phone, note, mayWatchLive, logoId }: Client) => ({
  name,
  address,
  contactName,
  email,
  phone,
  note,
  mayWatchLive,
  logo: logoId,
})

async function requireLogo(tenantId: string, tx: Tx, { logoId }: ClientFields): Promise<void> {
  if (!logoId || (await publicFileExists(tenantId, tx, logoId, 'logo'))) return
  throw fieldError('logoId', clientText('logoNotFound'))
}
