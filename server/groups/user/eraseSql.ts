import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import type { UserType } from '../../platform/identity/permissions'

/**
 * Deletes the rows that are about a person, not those that a person made. These are the rows that the database deletes with the
 * account and whose column names the person as their subject, so that tables which are added later are included. Leaves those that the
 * current role may not delete; the role of the tenant and the role of the platform delete all but `event_read`, which has a number only.
 *
 * @returns how many rows were deleted
 */
export async function deleteRowsAbout(tenantId: string, tx: Tx, userId: string): Promise<number> {
  const { rows } = await sql<{ table: string; column: string }>`
    select t.relname as table, a.attname as column
      from pg_constraint c
      join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_length(c.conkey, 1)]
     where c.contype = 'f' and c.confrelid = 'app_user'::regclass and c.confdeltype = 'c'
       and a.attname in ('user_id', 'subject_id')
       and has_table_privilege(c.conrelid, 'delete') and has_column_privilege(c.conrelid, a.attnum, 'select')
     order by t.relname`.execute(tx)
  let deleted = 0
  for (const { table, column } of rows) {
    const result = await sql`
      delete from ${sql.id(table)} where tenant_id = ${tenantId} and ${sql.ref(column)} = ${userId}`.execute(tx)
    deleted += Number(result.numAffectedRows ?? 0)
  }
  return deleted
}

/**
 * Empties the notifications that only this person received, and replaces the name in those that others received about the person. Runs as
 * the platform.
 */
export async function eraseNotifications(
  tenantId: string,
  tx: Tx,
  userId: string,
  replacement: string,
): Promise<number> {
  const received = await sql`
    update event set payload = '{}' where tenant_id = ${tenantId} and recipient_id = ${userId}`.execute(tx)
  const about = await sql`
    update event set payload = payload || jsonb_build_object('name', ${replacement}::text)
     where tenant_id = ${tenantId} and recipient_id is not null and name = 'ACCESS_ASKED' and payload->>'userID' = ${userId}`.execute(
    tx,
  )
  return Number(received.numAffectedRows ?? 0) + Number(about.numAffectedRows ?? 0)
}

/** Deletes the layouts of live streams that only this person sees. Runs as the tenant. */
export async function deletePrivateWalls(tenantId: string, tx: Tx, userId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('wall')
    .where('tenant_id', '=', tenantId)
    .where('created_by', '=', userId)
    .where('is_shared', '=', false)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Replaces the name of the person's entry as a pilot, and deletes its contact data and licences. Flights keep it. Runs as the tenant. */
export async function erasePilot(tenantId: string, tx: Tx, userId: string, replacement: string): Promise<string[]> {
  const pilots = await tx
    .updateTable('pilot')
    .set((eb) => ({ name: replacement, email: null, phone: '', version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .returning('id')
    .execute()
  const ids = pilots.map(({ id }) => id)
  if (ids.length > 0) {
    await tx.deleteFrom('pilot_licence').where('tenant_id', '=', tenantId).where('pilot_id', 'in', ids).execute()
  }
  return ids
}

/** Replaces what the row of a deleted user still says about the person. @returns false for a user who is not deleted */
export async function updateErased(tenantId: string, tx: Tx, userId: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('app_user')
    .set({ name, language: null, theme: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** URL of the picture of a user, or null. */
export async function selectAvatarOf(tenantId: string, tx: Tx, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('app_user')
    .select('avatar')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.avatar ?? null
}

export interface DeletedUser {
  userType: UserType
  customPermissions: string[]
  avatar: string | null
  /** Of a person of a client. */
  clientId: string | null
}

/** The row of a deleted account, locked until the transaction ends: an erasure begins once. */
export async function lockDeletedUser(tenantId: string, tx: Tx, userId: string): Promise<DeletedUser | undefined> {
  return tx
    .selectFrom('app_user')
    .select([sql<UserType>`user_type`.as('userType'), 'custom_permissions as customPermissions', 'avatar'])
    .select('client_id as clientId')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where('deleted_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether a job that erases the person waits or runs. */
export async function hasOpenErasure(tenantId: string, tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from job
     where tenant_id = ${tenantId} and kind = 'person-erasure' and status in ('queued', 'running')
       and input->>'userId' = ${userId}`.execute(tx)
  return rows.length > 0
}
