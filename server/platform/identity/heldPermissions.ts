// What a person may do now, for work that goes on after their request.
import { sql } from 'kysely'
import type { Tx } from '../db/tenancy'
import { effectivePermissions, type Permission, type UserType } from './permissions'

/** None for a person who does not exist or cannot sign in any more. */
export async function selectHeldPermissions(tenantId: string, tx: Tx, userId: string): Promise<Set<Permission>> {
  const { rows } = await sql<{ userType: UserType; granted: string[] }>`
    select u.user_type as "userType",
           u.custom_permissions || array(
             select p from user_group_member gm join user_group g on g.id = gm.group_id, unnest(g.permissions) p
              where gm.user_id = u.id) as granted
      from app_user u
     where u.tenant_id = ${tenantId} and u.id = ${userId} and u.deleted_at is null and u.disabled_at is null`.execute(
    tx,
  )
  const [person] = rows
  return person ? effectivePermissions(person.userType, person.granted) : new Set()
}
