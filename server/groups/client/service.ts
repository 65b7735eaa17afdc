// Creates, edits, deletes and restores clients.
import { recordEdit } from '../../audit/recordEdit'
import { recordAudit, type Actor } from '../../audit/sql'
import { conflict, isUniqueViolation, notFound, withUniqueName } from '../../core/errors'
import { staleVersion } from '../../db/staleVersion'
import { inTenant, type Db, type Tx } from '../../db/tenancy'
import { recordChanged } from '../../realtime/sql'
import { clientText } from './messages'
import { insertClient, selectClient, updateClient, type Client, type ClientFields } from './sql'
import { clientTrash } from './trash'

/** Who changes a client. */
export interface Editor extends Actor {
  actorId: string
}

/** @throws AppError 404 when the client does not exist or was deleted */
export async function requireClient(tenantId: string, tx: Tx, clientId: string): Promise<Client> {
  const client = await selectClient(tenantId, tx, clientId)
  if (!client) throw notFound(clientText('notFound'))
  return client
}

/** @throws AppError 409 when the name is taken */
export function createClient(
  db: Db,
  tenantId: string,
  fields: ClientFields & { name: string },
  editor: Editor,
): Promise<Client> {
  return withUniqueName(clientText('nameTaken'), () =>
    inTenant(db, tenantId, async (tx) => {
      const id = await insertClient(tenantId, tx, { ...fields, createdBy: editor.actorId })
      await recordChanged(tenantId, tx, 'Client', id)
      const client = await requireClient(tenantId, tx, id)
      const details = { clientId: id, ...recordedOf(client) }
      await recordAudit(tenantId, tx, { ...editor, action: 'client.create', target: client.name, details })
      return client
    }),
  )
}

/** @throws AppError 404, 409 when the name is taken or `version` is stale */
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

/** @throws AppError 404 when it is not in the trash, 409 when another client has its name now */
export async function restoreClient(db: Db, tenantId: string, clientId: string, actor: Actor): Promise<Client> {
  try {
    return await inTenant(db, tenantId, async (tx) => {
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
const recordedOf = ({ name, email, phone, mayWatchLive }: Client) => ({ name, email, phone, mayWatchLive })
