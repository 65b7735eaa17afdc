// People of a tenant as their identity provider manages them. Each request is one transaction.
import { changesOf as changed } from '../../platform/audit/changes'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { conflict, isUniqueViolation, notFound } from '../../platform/core/errors'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { createProvisionedUser, editProvisionedUser, removeProvisionedUser } from '../user/public'
import { scimText } from './messages'
import { changesOf } from './patch'
import { storedAttributes } from './resources'
import { selectUsers, upsertScimUser, type UserRow } from './sql'
import { attributesOf, patched, type UserAttributes } from './userAttributes'
import type { Fields } from './values'

/** @throws AppError 400, 403 without a seat, 409 */
export async function createPerson(db: Db, tenantId: string, body: Fields, actor: Actor): Promise<UserRow> {
  const attributes = attributesOf(body)
  return inTenant(db, tenantId, async (tx) => {
    const id = await createProvisionedUser(tenantId, tx, personOf(attributes), actor)
    await keep(tenantId, tx, id, attributes)
    return requirePerson(tenantId, tx, id)
  })
}

/** @throws AppError 400, 403 without a seat, 404, 409 */
export const replacePerson = (db: Db, tenantId: string, id: string, body: Fields, actor: Actor): Promise<UserRow> =>
  edit(db, tenantId, id, (before) => attributesOf(body, before), actor)

/** @throws AppError 400, 403 without a seat, 404, 409 */
export async function patchPerson(db: Db, tenantId: string, id: string, body: Fields, actor: Actor): Promise<UserRow> {
  const changes = changesOf('User', id, body)
  return edit(db, tenantId, id, (before) => patched(before, changes), actor)
}

/** @returns the URL of the avatar, which is no longer referenced. @throws AppError 404 */
export const removePerson = (db: Db, tenantId: string, id: string, actor: Actor): Promise<string | null> =>
  inTenant(db, tenantId, (tx) => removeProvisionedUser(tenantId, tx, id, actor))

/** @throws AppError 404, also for tenant roots and clients */
export async function requirePerson(tenantId: string, tx: Tx, id: string): Promise<UserRow> {
  const filter = { kind: 'comparison', name: 'id', operator: 'eq', value: id } as const
  const { items } = await selectUsers(tenantId, tx, { filter, sort: undefined, offset: 0, limit: 1 })
  const [user] = items
  if (!user) throw notFound(scimText('userNotFound'))
  return user
}

async function edit(
  db: Db,
  tenantId: string,
  id: string,
  change: (before: UserAttributes) => UserAttributes,
  actor: Actor,
): Promise<UserRow> {
  return inTenant(db, tenantId, async (tx) => {
    const before = await requirePerson(tenantId, tx, id)
    const attributes = change(storedAttributes(before))
    await editProvisionedUser(tenantId, tx, id, personOf(attributes), actor)
    await keep(tenantId, tx, id, attributes)
    await recordLink(tenantId, tx, before, attributes, actor)
    return requirePerson(tenantId, tx, id)
  })
}

const personOf = ({ userName, name = userName, active }: UserAttributes) => ({
  name,
  email: userName,
  disabled: !active,
})

async function keep(tenantId: string, tx: Tx, id: string, attributes: UserAttributes): Promise<void> {
  const { externalId = null, givenName = null, familyName = null } = attributes
  await upsertScimUser(tenantId, tx, id, { externalId, givenName, familyName }).catch(rejectTakenExternalId)
}

/** Records that the provider has begun to manage a person, or calls them by another ID. */
async function recordLink(
  tenantId: string,
  tx: Tx,
  { id, email, isManaged, externalId: old }: UserRow,
  attributes: UserAttributes,
  actor: Actor,
): Promise<void> {
  const externalId = attributes.externalId ?? null
  if (isManaged && old === externalId) return
  const details = { userId: id, ...changed({ externalId: old }, { externalId }) }
  await recordAudit(tenantId, tx, { ...actor, action: 'user.edit', target: email, details })
  await recordChanged(tenantId, tx, 'User', id)
}

/** @throws AppError 409 */
export function rejectTakenExternalId(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  const message = scimText('externalIdTaken')
  throw conflict(message, [{ field: 'externalId', message }])
}
