// Changes of several users at once. Call `lockUsers` first.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

/**
 * Locks the users with these IDs and all tenant roots, in the order of their IDs, so that concurrent calls neither leave a
 * tenant without a root nor wait for each other.
 */
export async function lockUsers(tenantId: string, tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('app_user')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('id', 'in', ids), eb('user_type', '=', 'tenant-root')]))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Disables or enables users. Those who already are keep their version. */
export async function updateDisabled(
  tenantId: string,
  tx: Tx,
  ids: readonly string[],
  disabled: boolean,
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set((eb) => ({ version: eb('version', '+', 1), disabled_at: disabled ? sql<Date>`now()` : null }))
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('disabled_at', disabled ? 'is' : 'is not', null)
    .execute()
}

/** Ends all sessions of the users. */
export async function deleteSessionsOf(tenantId: string, tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('session').where('tenant_id', '=', tenantId).where('user_id', 'in', ids).execute()
}

/** The group, locked against changes of its permissions and against deletion until the transaction ends. */
export async function lockGroup(
  tenantId: string,
  tx: Tx,
  groupId: string,
): Promise<{ name: string; permissions: string[] } | undefined> {
  return tx
    .selectFrom('user_group')
    .select(['name', 'permissions'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', groupId)
    .forShare()
    .executeTakeFirst()
}

/** Adds users to a group and raises their version, so that a stale edit of their groups is rejected. */
export async function insertIntoGroup(
  tenantId: string,
  tx: Tx,
  groupId: string,
  ids: readonly string[],
): Promise<void> {
  const added = await tx
    .insertInto('user_group_member')
    .values(ids.map((id) => ({ tenant_id: tenantId, user_id: id, group_id: groupId })))
    .onConflict((oc) => oc.doNothing())
    .returning('user_id')
    .execute()
  if (added.length === 0) return
  await tx
    .updateTable('app_user')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where(
      'id',
      'in',
      added.map(({ user_id }) => user_id),
    )
    .execute()
}

/** Of several users of a tenant together. Tokens of the organisation count with the user for whom they act. */
export async function countAccessOf(
  tenantId: string,
  tx: Tx,
  userIds: readonly string[],
): Promise<Record<'tokens' | 'phones' | 'links', number>> {
  const { rows } = await sql<Record<'tokens' | 'phones' | 'links', number>>`
    select (select count(*)::int from api_token
             where tenant_id = ${tenantId} and user_id = any(${userIds}) and revoked_at is null and expires_at > now()) as tokens,
           (select count(*)::int from phone
             where tenant_id = ${tenantId} and user_id = any(${userIds}) and revoked_at is null and expires_at > now()) as phones,
           (select count(*)::int from share
             where tenant_id = ${tenantId} and created_by = any(${userIds}) and revoked_at is null
               and (expires_at is null or expires_at > now()) and (max_visits is null or visits < max_visits)) as links`.execute(
    tx,
  )
  return rows[0] ?? { tokens: 0, phones: 0, links: 0 }
}
