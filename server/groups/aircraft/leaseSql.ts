// Which process holds the connections of feeds. The queries run as the platform, because a process has feeds of many tenants.
import { sql } from 'kysely'
import { claimRows } from '../../platform/db/claimRows'
import type { Tx } from '../../platform/db/tenancy'

export const LEASE_SECONDS = 15

export interface HeldFeed {
  id: string
  tenantId: string
  version: number
}

/**
 * Claims feeds that no process holds, and extends the leases of this one when a third of them is over.
 * @returns all that it holds
 */
export async function claimFeeds(tx: Tx, processId: string, most: number): Promise<HeldFeed[]> {
  const until = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`
  await sql`
    update aircraft_feed set leased_until = ${until}
     where leased_by = ${processId} and is_enabled
       and leased_until < clock_timestamp() + make_interval(secs => ${LEASE_SECONDS / 1.5})`.execute(tx)
  const due = sql`
    select f.id from aircraft_feed f join tenant t on t.id = f.tenant_id and t.status = 'active'
     where f.kind = 'cot' and f.is_enabled and (f.leased_until is null or f.leased_until < clock_timestamp())
     order by f.id limit greatest(0, ${most} - (select count(*) from aircraft_feed h
                                                  where h.leased_by = ${processId} and h.leased_until > clock_timestamp()))
       for update of f skip locked`
  const update = sql`
    update aircraft_feed f set leased_by = ${processId}, leased_until = ${until} from due where f.id = due.id`
  await claimRows(tx, due, update)
  const { rows } = await sql<HeldFeed>`
    select f.id, f.tenant_id as "tenantId", f.version
      from aircraft_feed f join tenant t on t.id = f.tenant_id and t.status = 'active'
     where f.leased_by = ${processId} and f.leased_until > clock_timestamp() and f.is_enabled`.execute(tx)
  return rows
}

export async function releaseFeeds(tx: Tx, processId: string): Promise<void> {
  await sql`update aircraft_feed set leased_by = null, leased_until = null where leased_by = ${processId}`.execute(tx)
}

/** The feed with this key, if it takes messages. */
export async function selectFeedOfKey(tx: Tx, hash: Buffer): Promise<{ id: string; tenantId: string } | undefined> {
  const { rows } = await sql<{ id: string; tenantId: string }>`
    select f.id, f.tenant_id as "tenantId" from aircraft_feed f join tenant t on t.id = f.tenant_id
     where f.key_hash = ${hash} and f.is_enabled and t.status = 'active'`.execute(tx)
  return rows[0]
}

/** Removes positions that are not shown any more, of all tenants. */
export async function deleteOldAircraft(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('aircraft')
    .where('stale_at', '<', sql<Date>`now() - interval '1 minute'`)
    .execute()
}
