// The people to whom alerts can be assigned: those of the tenant who may see alerts, without its clients.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import { effectivePermissions, type UserType } from '../../platform/identity/permissions'

export interface Owner {
  _id: string
  name: string
  avatar: string | null
}

interface PersonRow {
  id: string
  name: string
  avatar: string | null
  userType: UserType
  granted: string[]
}

/** By name. @param ids only these people */
export async function selectOwners(tenantId: string, tx: Tx, ids?: readonly string[]): Promise<Owner[]> {
  const { rows } = await sql<PersonRow>`
    select u.id, u.name, u.avatar, u.user_type as "userType",
           u.custom_permissions || array(
             select p from user_group_member gm join user_group g on g.id = gm.group_id, unnest(g.permissions) p
              where gm.user_id = u.id) as granted
      from app_user u
     where u.tenant_id = ${tenantId} and u.deleted_at is null and u.disabled_at is null and u.user_type <> 'tenant-client'
       ${ids ? sql`and u.id = any(${ids}::uuid[])` : sql``}
     order by lower(u.name), u.id`.execute(tx)
  return rows
    .filter(({ userType, granted }) => effectivePermissions(userType, granted).has('alert_list'))
    .map(({ id, name, avatar }) => ({ _id: id, name, avatar }))
}
