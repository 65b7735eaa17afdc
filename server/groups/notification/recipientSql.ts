// Whether people may still hear of what waits for them.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import { effectivePermissions, type UserType } from '../../platform/identity/permissions'

export interface Recipient {
  userType: UserType
  permissions: ReadonlySet<string>
}

/** The people of the tenant among these who can sign in, without those of clients, by their ID. */
export async function selectRecipients(
  tenantId: string,
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, Recipient>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; userType: UserType; granted: string[] }>`
    select u.id, u.user_type as "userType",
           u.custom_permissions || array(
             select p from user_group_member gm join user_group g on g.id = gm.group_id, unnest(g.permissions) p
              where gm.user_id = u.id) as granted
      from app_user u
     where u.tenant_id = ${tenantId} and u.id = any(${ids}::uuid[]) and u.user_type <> 'tenant-client'
       and u.deleted_at is null and u.disabled_at is null`.execute(tx)
  return new Map(
    rows.map(({ id, userType, granted }) => [id, { userType, permissions: effectivePermissions(userType, granted) }]),
  )
}

export interface Account {
  name: string
  email: string
  language: string | null
}

/** Only the platform reads languages. Undefined in a tenant that is not active. */
export const selectAccount = (tenantId: string, tx: Tx, userId: string): Promise<Account | undefined> =>
  tx
    .selectFrom('app_user')
    .innerJoin('tenant', 'tenant.id', 'app_user.tenant_id')
    .select(['app_user.name', 'app_user.email', 'app_user.language'])
    .where('app_user.tenant_id', '=', tenantId)
    .where('app_user.id', '=', userId)
    .where('tenant.status', '=', 'active')
    .executeTakeFirst()

export async function isActive(tenantId: string, tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom('tenant')
    .select('id')
    .where('id', '=', tenantId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The lines among these whose record still exists and still concerns the recipient: a mention that was not read meanwhile, a
 * flight or an alert that is still assigned to them.
 */
export async function selectCurrent(tenantId: string, tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select l.id from notification_mail l
     where l.tenant_id = ${tenantId} and l.id = any(${ids}::uuid[]) and (l.record_id is null or case l.kind
       when 'mention' then exists (
         select from thread_mention m
           join thread_comment c on c.id = m.comment_id and c.deleted_at is null
           join thread t on t.id = c.thread_id
           join mission mi on mi.id = t.mission_id and mi.deleted_at is null
           left join alert a on a.id = t.alert_id
           left join mission_file f on f.id = t.file_id
           left join layer y on y.id = t.layer_id
           left join thread_read r on r.thread_id = t.id and r.user_id = m.user_id
          where m.comment_id = l.record_id and m.user_id = l.user_id and (r.up_to is null or c.id > r.up_to)
            and a.deleted_at is null and f.deleted_at is null and y.deleted_at is null)
       when 'pilot_assigned' then exists (
         select from flight f
           join mission mi on mi.id = f.mission_id and mi.deleted_at is null
           join pilot p on p.id = f.pilot_id and p.deleted_at is null
          where f.id = l.record_id and f.deleted_at is null and f.status not in ('landed', 'aborted')
            and (p.user_id = l.user_id or (p.user_id is null and lower(p.email) = lower(l.email))))
       when 'alert_assigned' then exists (
         select from alert a join mission mi on mi.id = a.mission_id and mi.deleted_at is null
          where a.id = l.record_id and a.deleted_at is null and a.state <> 'closed' and a.owner_id = l.user_id)
       when 'alert' then exists (
         select from alert a join mission mi on mi.id = a.mission_id and mi.deleted_at is null
          where a.id = l.record_id and a.deleted_at is null)
       when 'access_asked' then exists (
         select from app_user u where u.id = l.record_id and u.deleted_at is null and u.disabled_at is null)
       else exists (select from mission mi where mi.id = l.record_id and mi.deleted_at is null) end)`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
