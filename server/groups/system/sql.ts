// Warnings about the disk, across tenants.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

/** Takes the warning of the day. @returns false when it was taken before */
export async function takeWarning(tx: Tx, place: string): Promise<boolean> {
  const { rows } = await sql`
    insert into disk_warning (place) values (${place})
    on conflict (place) do update set warned_at = now() where disk_warning.warned_at < now() - interval '1 day'
    returning place`.execute(tx)
  return rows.length > 0
}

export interface Warned {
  name: string
  email: string
  language: string | null
}

/** Super-admins, and roots of active tenants, who can sign in. */
export async function selectPeopleToWarn(tx: Tx): Promise<Warned[]> {
  const { rows } = await sql<Warned>`
    select u.name, u.email, u.language from app_user u left join tenant t on t.id = u.tenant_id
     where (u.user_type = 'super-admin' or (u.user_type = 'tenant-root' and t.status = 'active' and t.deleted_at is null))
       and u.disabled_at is null and u.deleted_at is null
     order by u.user_type, u.id`.execute(tx)
  return rows
}
