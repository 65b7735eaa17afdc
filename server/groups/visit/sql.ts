// Links and visits as they are found, of any tenant. The queries run as the platform unless they name a tenant.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../platform/db/tenancy'
import { fromNetwork, type Origin } from '../../platform/identity/limits'

export interface Link {
  shareId: string
  tenantId: string
}

/** @returns undefined when no share of an active tenant has the key */
export async function selectLink(tx: Tx, keyHash: Buffer): Promise<Link | undefined> {
  const { rows } = await sql<Link>`
    select s.id as "shareId", s.tenant_id as "tenantId"
      from share s join tenant t on t.id = s.tenant_id
     where s.key_hash = ${keyHash} and t.status = 'active'`.execute(tx)
  return rows[0]
}

export interface Visitor extends Link {
  visitId: string
}

/** The visit with this token; undefined when there is none, or it has ended. */
export async function selectVisitor(tx: Tx, tokenHash: Buffer): Promise<Visitor | undefined> {
  const { rows } = await sql<Visitor>`
    select v.id as "visitId", v.share_id as "shareId", v.tenant_id as "tenantId"
      from share_visit v join share s on s.id = v.share_id
     where v.token_hash = ${tokenHash} and v.opened_at > now() - interval '12 hours'
       and v.password_version = s.password_version and s.revoked_at is null
       and (s.expires_at is null or s.expires_at > now())`.execute(tx)
  return rows[0]
}

/** Notes that the visitor is still there. */
export async function touchVisit(tx: Tx, visitId: string): Promise<void> {
  await tx
    .updateTable('share_visit')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('id', '=', visitId)
    .where('last_seen_at', '<', sql<Date>`now() - interval '30 seconds'`)
    .execute()
}

/** Visits from this network in the last minute, and whether it has opened the link with the current password before. */
export async function selectNetwork(
  tx: Tx,
  shareId: string,
  from: Origin,
): Promise<{ isKnown: boolean; lastMinute: number }> {
  const { rows } = await sql<{ isKnown: boolean; lastMinute: number }>`
    select coalesce(bool_or(v.password_version = s.password_version), false) as "isKnown",
           (count(v.id) filter (where v.opened_at > now() - interval '1 minute'))::int as "lastMinute"
      from share s left join share_visit v on v.share_id = s.id and v.outcome = 'opened'
       and coalesce(nullif(v.network, ''), v.address) = ${from}
     where s.id = ${shareId}`.execute(tx)
  return rows[0] ?? { isKnown: false, lastMinute: 0 }
}

export interface From {
  address: string
  userAgent: string
  /** The site that embeds the page. */
  site: string | null
}

/**
 * Counts a visit and stores it.
 * @returns false when the share has ended or its password has changed
 */
export async function insertVisit(
  tenantId: string,
  tx: Tx,
  visit: From & { shareId: string; passwordVersion: number; tokenHash: Buffer },
): Promise<boolean> {
  const { rows } = await sql`
    with counted as (
      update share set visits = visits + 1, last_visit_at = now()
       where tenant_id = ${tenantId} and id = ${visit.shareId} and password_version = ${visit.passwordVersion}
         and revoked_at is null and (expires_at is null or expires_at > now())
         and (max_visits is null or visits < max_visits)
      returning id
    )
    insert into share_visit
      (id, tenant_id, share_id, outcome, token_hash, password_version, last_seen_at, address, network, user_agent, site)
    select ${uuidv7()}, ${tenantId}, id, 'opened', ${visit.tokenHash}, ${visit.passwordVersion}, now(), ${visit.address},
           ${fromNetwork(visit.address)}, ${visit.userAgent}, ${visit.site}
      from counted
    returning id`.execute(tx)
  return rows.length > 0
}

/** Stores that a link was not opened. Of refusals, one a minute from each network. */
export async function insertRefusal(
  tenantId: string,
  tx: Tx,
  refusal: From & { shareId: string; outcome: 'wrong-password' | 'refused' },
): Promise<void> {
  const from = fromNetwork(refusal.address)
  await sql`
    insert into share_visit (id, tenant_id, share_id, outcome, address, network, user_agent, site)
    select ${uuidv7()}, ${tenantId}, ${refusal.shareId}, ${refusal.outcome}, ${refusal.address}, ${from}, ${refusal.userAgent}, ${refusal.site}
     where ${refusal.outcome} <> 'refused'
        or not exists (select from share_visit v
                        where v.tenant_id = ${tenantId} and v.share_id = ${refusal.shareId} and v.outcome = 'refused'
                          and v.network = ${from} and v.opened_at > now() - interval '1 minute')`.execute(tx)
}

export async function selectPublisher(tx: Tx, tenantId: string): Promise<{ name: string; logoId: string | null }> {
  const row = await tx
    .selectFrom('tenant')
    .select(['name', 'logo_id'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return { name: row.name, logoId: row.logo_id }
}

/** Origins of the sites that may embed links of the tenant. */
export async function selectEmbeddingSites(tx: Tx, tenantId: string): Promise<string[]> {
  const row = await tx.selectFrom('tenant').select('embedding_sites').where('id', '=', tenantId).executeTakeFirst()
  return row?.embedding_sites ?? []
}
