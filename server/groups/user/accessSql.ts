// Who may sign in to a tenant, and who may change that.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import { TEAM } from './sql'

type TeamUserType = components['schemas']['TeamUserType']

/** Tenant roots who can sign in, locked, so that two concurrent removals cannot leave a tenant without one. */
export async function lockActiveRoots(tenantId: string, tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('app_user')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('user_type', '=', 'tenant-root')
    .where('deleted_at', 'is', null)
    .where('disabled_at', 'is', null)
    .where('has_joined', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends all sessions of a user. */
export async function deleteSessionsInTenant(tenantId: string, tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('session').where('tenant_id', '=', tenantId).where('user_id', '=', userId).execute()
}

/** Removes the authenticator app, the passkeys and the recovery codes. @returns whether the user had a second factor */
export async function deleteSecondFactorOf(tenantId: string, tx: Tx, userId: string): Promise<boolean> {
  const passkeys = await tx
    .deleteFrom('passkey')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  await tx.deleteFrom('recovery_code').where('tenant_id', '=', tenantId).where('user_id', '=', userId).execute()
  const row = await tx
    .deleteFrom('second_factor')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return row?.confirmed_at != null || passkeys.length > 0
}

/** Active users who can edit users: tenant roots, and users with `user_update` of their own or through a group. */
export async function selectGranters(
  tenantId: string,
  tx: Tx,
): Promise<{ _id: string; name: string; userType: TeamUserType; granted: string[] }[]> {
  const { rows } = await sql<{ _id: string; name: string; userType: TeamUserType; granted: string[] }>`
    select * from (
      select u.id as _id, u.name, u.user_type as "userType",
             u.custom_permissions || array(
               select p from user_group_member m join user_group g on g.id = m.group_id, unnest(g.permissions) p
                where m.user_id = u.id) as granted
        from app_user u
       where u.tenant_id = ${tenantId} and u.user_type = any(${TEAM})
         and u.deleted_at is null and u.disabled_at is null and u.has_joined) granter
     where "userType" = 'tenant-root' or 'user_update' = any(granted)
     order by "userType" = 'tenant-root' desc, name
     limit 200`.execute(tx)
  return rows
}
