import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { offsetOf, type Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'
import { publicUrl } from '../../records/pictures/publicFiles'

export type Client = components['schemas']['Client']

export interface ClientFields {
  name?: string
  address?: string
  contactName?: string
  email?: string | null
  phone?: string | null
  note?: string
  mayWatchLive?: boolean
  logoId?: string | null
}

const rowOf = ({ name, address, contactName, email, phone, note, mayWatchLive, logoId }: ClientFields) => ({
  ...(name !== undefined && { name: name.trim() }),
  ...(address !== undefined && { address: address.trim() }),
  ...(contactName !== undefined && { contact_name: contactName.trim() }),
  ...(email !== undefined && { email }),
  ...(phone !== undefined && { phone }),
  ...(note !== undefined && { note }),
  ...(mayWatchLive !== undefined && { may_watch_live: mayWatchLive }),
  ...(logoId !== undefined && { logo_id: logoId }),
})

/** @throws a unique violation when the tenant has a client of this name */
export async function insertClient(
  tenantId: string,
  tx: Tx,
  { name, createdBy, ...fields }: ClientFields & { name: string; createdBy: string },
): Promise<string> {
  const id = uuidv7()
  const row = { id, tenant_id: tenantId, ...rowOf(fields), name: name.trim(), created_by: createdBy }
  await tx.insertInto('client').values(row).execute()
  return id
}

/** @returns whether it exists with this version. @throws a unique violation as above */
export async function updateClient(
  tenantId: string,
  tx: Tx,
  clientId: string,
  version: number,
  fields: ClientFields,
): Promise<boolean> {
  const row = await tx
    .updateTable('client')
    .set((eb) => ({ ...rowOf(fields), version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', clientId)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

interface ClientRow extends Omit<Client, 'createdAt' | 'logo'> {
  createdAt: Date
}

const columnsOf = (tenantId: string) => sql`
  c.id as _id, c.name, c.address, c.contact_name as "contactName", c.logo_id as "logoId", c.email, c.phone, c.note, c.may_watch_live as "mayWatchLive", c.version, c.created_at as "createdAt",
  (select count(*)::int from client_mission l join mission m on m.tenant_id = ${tenantId} and m.id = l.mission_id
    where l.tenant_id = ${tenantId} and l.client_id = c.id and m.deleted_at is null) as "missionCount",
  coalesce((select jsonb_agg(jsonb_build_object('_id', u.id, 'name', u.name, 'email', u.email, 'hasJoined', u.has_joined,
                                                'disabled', u.disabled_at is not null)
                             order by lower(u.name), u.id)
              from app_user u
             where u.tenant_id = ${tenantId} and u.client_id = c.id and u.deleted_at is null), '[]') as people`

const asClient = ({ createdAt, ...row }: ClientRow): Client => ({
  ...row,
  logo: row.logoId && publicUrl(row.logoId),
  createdAt: createdAt.toISOString(),
})

export async function selectClient(tenantId: string, tx: Tx, clientId: string): Promise<Client | undefined> {
  const { rows } = await sql<ClientRow>`
    select ${columnsOf(tenantId)} from client c
     where c.tenant_id = ${tenantId} and c.id = ${clientId} and c.deleted_at is null`.execute(tx)
  return rows[0] && asClient(rows[0])
}

const SORTS = { name: sql`lower(c.name)`, missionCount: sql`"missionCount"`, createdAt: sql`c.created_at` }

/** Clients whose name, contact person or e-mail address contains a text. */
function matching(tenantId: string, search: string) {
  const words = search.trim().toLowerCase()
  return sql`
    from client c
   where c.tenant_id = ${tenantId} and c.deleted_at is null
     and (${words} = '' or strpos(lower(c.name), ${words}) > 0 or strpos(lower(c.contact_name), ${words}) > 0
          or strpos(lower(coalesce(c.email, '')), ${words}) > 0)`
}

/** Locks the clients of these ids that exist, in the order of their ids. @returns their ids */
export async function lockClients(tenantId: string, tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('client')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** The next clients of the list after `before`, the newest first. */
export async function selectClientsBefore(
  tenantId: string,
  tx: Tx,
  search: string,
  before: string | undefined,
  limit: number,
): Promise<Client[]> {
  // Ids are UUIDs of version 7, so their order is the order of creation.
  const older = before === undefined ? sql`` : sql`and c.id < ${before}`
  const { rows } = await sql<ClientRow>`
    select ${columnsOf(tenantId)} ${matching(tenantId, search)} ${older}
     order by c.id desc limit ${limit}`.execute(tx)
  return rows.map(asClient)
}

/** One page; `sort` is a column with a minus sign for descending. */
export async function selectClients(
  tenantId: string,
  tx: Tx,
  { search = '', sort }: { search?: string; sort: string },
  page: Page,
): Promise<{ items: Client[]; total: number }> {
  const found = matching(tenantId, search)
  const by = SORTS[sort.replace('-', '') as keyof typeof SORTS]
  const { rows } = await sql<ClientRow>`
    select ${columnsOf(tenantId)} ${found}
     order by ${by} ${sort.startsWith('-') ? sql`desc` : sql`asc`}, c.id
     limit ${page.pageSize} offset ${offsetOf(page)}`.execute(tx)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(tx)
  return { items: rows.map(asClient), total: counted.rows[0]?.total ?? 0 }
}
