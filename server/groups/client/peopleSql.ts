// The people of clients: users of the type tenant-client, who take no seat of the package.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { RETENTION_DAYS } from '../../platform/db/trash'
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

export interface PersonOfEnded {
  tenantId: string
  userId: string
  clientId: string
}

/** Of all tenants: people of clients in the trash that are past their retention. */
export async function selectPeopleOfEnded(tx: Tx): Promise<PersonOfEnded[]> {
  return tx
    .selectFrom('app_user as u')
    .innerJoin('client as c', (join) => join.onRef('c.tenant_id', '=', 'u.tenant_id').onRef('c.id', '=', 'u.client_id'))
    .select(['c.tenant_id as tenantId', 'u.id as userId', 'c.id as clientId'])
    .where('u.deleted_at', 'is', null)
    .where('c.deleted_at', '<', sql<Date>`now() - make_interval(days => ${RETENTION_DAYS})`)
    .execute()
}

/** Also of a client in the trash. */
export async function selectClientName(tenantId: string, tx: Tx, clientId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('client')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', clientId)
    .executeTakeFirst()
  return row?.name
}
