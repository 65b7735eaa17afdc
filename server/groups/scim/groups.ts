// User groups of a tenant as its identity provider manages them. Each request is one transaction.
import type { Actor } from '../../platform/audit/sql'
import { AppError, notFound } from '../../platform/core/errors'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { ScimError } from '../../platform/http/scim'
import { createProvisionedGroup, editProvisionedGroup, removeProvisionedGroup } from '../user-group/public'
import { changeOfPatch, changeOfResource, type GroupChange } from './groupAttributes'
import { scimText } from './messages'
import { changesOf } from './patch'
import { rejectTakenExternalId } from './people'
import { selectGroups, upsertScimGroup, type GroupRow } from './sql'
import type { Fields } from './values'

/** @throws AppError 400, 409 */
export async function createGroup(db: Db, tenantId: string, body: Fields, actor: Actor): Promise<GroupRow> {
  const { displayName, externalId, members } = changeOfResource(body)
  if (displayName === undefined) throw new ScimError(400, 'invalidValue', scimText('displayNameNeeded'))
  return inTenant(db, tenantId, async (tx) => {
    const group = { name: displayName, members: [...new Set(members.replace ?? [])] }
    const id = await createProvisionedGroup(tenantId, tx, group, actor).catch(rejectMembers)
    await upsertScimGroup(tenantId, tx, id, externalId).catch(rejectTakenExternalId)
    return requireGroup(tenantId, tx, id, true)
  })
}

/** @throws AppError 400, 404, 409 */
export async function replaceGroup(
  db: Db,
  tenantId: string,
  id: string,
  body: Fields,
  actor: Actor,
): Promise<GroupRow> {
  const change = changeOfResource(body)
  return inTenant(db, tenantId, async (tx) => {
    await edit(tenantId, tx, id, change, actor)
    return requireGroup(tenantId, tx, id, true)
  })
}

/** @throws AppError 400, 404, 409 */
export async function patchGroup(db: Db, tenantId: string, id: string, body: Fields, actor: Actor): Promise<void> {
  const change = changeOfPatch(changesOf('Group', id, body))
  await inTenant(db, tenantId, (tx) => edit(tenantId, tx, id, change, actor))
}

/** @throws AppError 404 */
export const removeGroup = (db: Db, tenantId: string, id: string, actor: Actor): Promise<void> =>
  inTenant(db, tenantId, (tx) => removeProvisionedGroup(tenantId, tx, id, actor))

/** @throws AppError 404 */
export async function requireGroup(tenantId: string, tx: Tx, id: string, withMembers: boolean): Promise<GroupRow> {
  const filter = { kind: 'comparison', name: 'id', operator: 'eq', value: id } as const
  const page = { filter, sort: undefined, offset: 0, limit: 1 }
  const { items } = await selectGroups(tenantId, tx, page, withMembers)
  const [group] = items
  if (!group) throw notFound(scimText('groupNotFound'))
  return group
}

async function edit(tenantId: string, tx: Tx, id: string, change: GroupChange, actor: Actor): Promise<void> {
  const fields = { name: change.displayName, members: change.members }
  await editProvisionedGroup(tenantId, tx, id, fields, actor).catch(rejectMembers)
  await upsertScimGroup(tenantId, tx, id, change.externalId).catch(rejectTakenExternalId)
}

/** Also for people of another tenant, tenant roots and clients. */
function rejectMembers(error: unknown): never {
  const isOfMembers = error instanceof AppError && error.errors?.some(({ field }) => field === 'members')
  throw isOfMembers ? new ScimError(400, 'invalidValue', scimText('memberValue')) : error
}
