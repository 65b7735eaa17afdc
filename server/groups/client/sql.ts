import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../contract/contract.gen'
import { offsetOf, type Page } from '../../core/paging'
import type { Tx } from '../../db/tenancy'

export type Client = components['schemas']['Client']

export interface ClientFields {
  name?: string
  email?: string | null
  phone?: string | null
  note?: string
  mayWatchLive?: boolean
}

const rowOf = ({ name, email, phone, note, mayWatchLive }: ClientFields) => ({
  ...(name !== undefined && { name: name.trim() }),
  ...(email !== undefined && { email }),
  ...(phone !== undefined && { phone }),
  ...(note !== undefined && { note }),
  ...(mayWatchLive !== undefined && { may_watch_live: mayWatchLive }),
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

interface ClientRow extends Omit<Client, 'createdAt'> {
  createdAt: Date
}

const columnsOf = (tenantId: string) => sql`
  c.id as _id, c.name, c.email, c.phone, c.note, c.may_watch_live as "mayWatchLive", c.version, c.created_at as "createdAt",
  (select count(*)::int from client_mission l join mission m on m.tenant_id = ${tenantId} and m.id = l.mission_id
    where l.tenant_id = ${tenantId} and l.client_id = c.id and m.deleted_at is null) as "missionCount",
  coalesce((select jsonb_agg(jsonb_build_object('_id', u.id, 'name', u.name, 'email', u.email, 'hasJoined', u.has_joined)
                             order by lower(u.name), u.id)
              from app_user u
             where u.tenant_id = ${tenantId} and u.client_id = c.id and u.deleted_at is null), '[]') as people`

const asClient = ({ createdAt, ...row }: ClientRow): Client => ({ ...row, createdAt: createdAt.toISOString() })

export async function selectClient(tenantId: string, tx: Tx, clientId: string): Promise<Client | undefined> {
  const { rows } = await sql<ClientRow>`
    select ${columnsOf(tenantId)} from client c
     where c.tenant_id = ${tenantId} and c.id = ${clientId} and c.deleted_at is null`.execute(tx)
  return rows[0] && asClient(rows[0])
}

const SORTS = { name: sql`lower(c.name)`, missionCount: sql`"missionCount"`, createdAt: sql`c.created_at` }

/** One page; `search` is text in the name or the address, `sort` a column with a minus sign for descending. */
export async function selectClients(
  tenantId: string,
  tx: Tx,
  { search = '', sort }: { search?: string; sort: string },
  page: Page,
): Promise<{ items: Client[]; total: number }> {
  const words = search.trim().toLowerCase()
  const matching = sql`
    from client c
   where c.tenant_id = ${tenantId} and c.deleted_at is null
     and (${words} = '' or strpos(lower(c.name), ${words}) > 0 or strpos(lower(coalesce(c.email, '')), ${words}) > 0)`
  const by = SORTS[sort.replace('-', '') as keyof typeof SORTS]
  const { rows } = await sql<ClientRow>`
    select ${columnsOf(tenantId)} ${matching}
     order by ${by} ${sort.startsWith('-') ? sql`desc` : sql`asc`}, c.id
     limit ${page.pageSize} offset ${offsetOf(page)}`.execute(tx)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${matching}`.execute(tx)
  return { items: rows.map(asClient), total: counted.rows[0]?.total ?? 0 }
}
