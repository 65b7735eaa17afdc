// The people of clients: users of the type tenant-client, who take no seat of the package.
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../platform/db/tenancy'

/** @throws a unique violation when the address is taken */
export async function insertPerson(
  tenantId: string,
  tx: Tx,
  clientId: string,
  { name, email }: { name: string; email: string },
): Promise<string> {
  const id = uuidv7()
  const row = { id, tenant_id: tenantId, client_id: clientId, name: name.trim(), email: email.toLowerCase() }
  await tx
    .insertInto('app_user')
    .values({ ...row, user_type: 'tenant-client', custom_permissions: [] })
    .execute()
  return id
}

/** The address of a person of the client; undefined when the client has no such person. */
export async function selectPersonEmail(
  tenantId: string,
  tx: Tx,
  clientId: string,
  personId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('app_user')
    .select('email')
    .where('tenant_id', '=', tenantId)
    .where('client_id', '=', clientId)
    .where('id', '=', personId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.email
}
