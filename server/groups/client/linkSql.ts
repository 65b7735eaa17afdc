// Which missions are shared with which clients.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { offsetOf, type Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'
import { publicUrl } from '../../records/pictures/publicFiles'

type ClientLink = components['schemas']['ClientLink']

interface LinkRow extends Omit<ClientLink, 'clientLogo' | 'sharedAt'> {
  logoId: string | null
  sharedAt: Date
}

const ORDERS = {
  client: sql`lower(c.name), c.id, lower(m.name), m.id`,
  mission: sql`lower(m.name), m.id, lower(c.name), c.id`,
}

/** One page of the links whose client or mission has a text in its name; those of a client or of a mission together. */
export async function selectLinks(
  tenantId: string,
  tx: Tx,
  { search, by }: { search: string; by: keyof typeof ORDERS },
  page: Page,
): Promise<{ items: ClientLink[]; total: number }> {
  const words = search.trim().toLowerCase()
  const matching = sql`
    from client_mission l
    join client c on c.tenant_id = ${tenantId} and c.id = l.client_id and c.deleted_at is null
    join mission m on m.tenant_id = ${tenantId} and m.id = l.mission_id and m.deleted_at is null
   where l.tenant_id = ${tenantId}
     and (${words} = '' or strpos(lower(c.name), ${words}) > 0 or strpos(lower(m.name), ${words}) > 0)`
  const { rows } = await sql<LinkRow>`
    select c.id as "clientId", c.name as "clientName", c.logo_id as "logoId", m.id as "missionId", m.name as "missionName",
           m.status as "missionStatus", l.created_at as "sharedAt"
    ${matching} order by ${ORDERS[by]} limit ${page.pageSize} offset ${offsetOf(page)}`.execute(tx)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${matching}`.execute(tx)
  const items = rows.map(({ logoId, sharedAt, ...row }) => ({
    ...row,
    clientLogo: logoId && publicUrl(logoId),
    sharedAt: sharedAt.toISOString(),
  }))
  return { items, total: counted.rows[0]?.total ?? 0 }
}
