import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../platform/db/tenancy'
import type { ValidRow, ImportGroup } from './importRows'

export async function selectImportGroups(tenantId: string, tx: Tx): Promise<ImportGroup[]> {
  return tx.selectFrom('user_group').select(['id', 'name', 'permissions']).where('tenant_id', '=', tenantId).execute()
}

/** Adds the users whose e-mail is not taken, with their groups. @returns their IDs by e-mail */
export async function insertImported(tenantId: string, tx: Tx, rows: ValidRow[]): Promise<Map<string, string>> {
  const inserted = await sql<{ id: string; email: string }>`
    insert into app_user (id, tenant_id, email, name, user_type, custom_permissions)
    select id, ${tenantId}, email, name, user_type, string_to_array(permissions, ' ')
      from unnest(${rows.map(() => uuidv7())}::uuid[], ${rows.map(({ email }) => email)}::text[],
                  ${rows.map(({ name }) => name)}::text[], ${rows.map(({ userType }) => userType)}::text[],
                  ${rows.map(({ customPermissions }) => customPermissions.join(' '))}::text[])
           as r(id, email, name, user_type, permissions)
    on conflict (email) do nothing
    returning id, email`.execute(tx)
  const ids = new Map(inserted.rows.map(({ id, email }) => [email, id]))
  const members = rows.flatMap(({ email, groupIds }) => {
    const userId = ids.get(email)
    return userId === undefined ? [] : groupIds.map((groupId) => ({ userId, groupId }))
  })
  await sql`insert into user_group_member (tenant_id, user_id, group_id)
            select ${tenantId}, u, g
              from unnest(${members.map(({ userId }) => userId)}::uuid[],
                          ${members.map(({ groupId }) => groupId)}::uuid[]) as m(u, g)`.execute(tx)
  return ids
}

/** Those of the e-mails that accounts of the tenant have. */
export async function selectOwnEmails(tenantId: string, tx: Tx, emails: string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('app_user')
    .select('email')
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where('email', '=', sql<string>`any(${emails}::text[])`)
    .execute()
  return new Set(rows.map(({ email }) => email))
}
