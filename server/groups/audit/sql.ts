// Reads the audit log. Transactions of a tenant see entries of the tenant only, those of the platform see all.
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { AuditAction } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import type { Page } from '../../platform/core/paging'
import { countOf, selectPage } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'
import { textCondition } from '../../platform/db/textSearch'
import { browserName } from './browserName'

export type AuditEntry = components['schemas']['AuditEntry']

export interface AuditFilter {
  /** Limits what super-admins read to one tenant. */
  tenantId?: string
  search?: string
  action?: string
  actorId?: string
  /** The actor, or the user whom the action concerns. */
  personId?: string
  from?: string
  to?: string
}

/** A filter whose search is a condition. */
type Conditions = Omit<AuditFilter, 'search'> & { found?: RawBuilder<SqlBool> }

const SEARCHED = { id: 'a.id', texts: ['a.actor_name', 'a.target', 'a.address'] }

async function matching(tenantId: string | undefined, tx: Tx, { search, ...filter }: AuditFilter) {
  const find = tenantId === undefined ? 'all_audit_entries_matching' : 'audit_entries_matching'
  const found = await textCondition(tx, { ...SEARCHED, find }, search)
  return filtered(tx, { ...filter, tenantId: tenantId ?? filter.tenantId, found })
}

/** Limits the cost of counting: users do not page further than this. */
const COUNT_LIMIT = 100_000

/** One page of entries, newest first. @param tenantId undefined for transactions of the platform */
export async function selectAuditEntries(
  tenantId: string | undefined,
  tx: Tx,
  filter: AuditFilter,
  page: Page,
): Promise<{ items: AuditEntry[]; total: number }> {
  const entries = await matching(tenantId, tx, filter)
  const counted = tx.selectFrom(entries.select('a.id').limit(sql.lit(COUNT_LIMIT)).as('counted'))
  const { items, total } = await selectPage(tx, readable(entries), countOf(counted), page)
  return { items: items.map(asEntry), total }
}

/** A page of an export: at most `limit` entries older than the entry `before`, newest first. */
export async function selectAuditEntriesBefore(
  tenantId: string | undefined,
  tx: Tx,
  filter: AuditFilter,
  before: string | undefined,
  limit: number,
): Promise<AuditEntry[]> {
  const rows = await readable(await matching(tenantId, tx, filter))
    .$if(before !== undefined, (query) => query.where('a.id', '<', before ?? ''))
    .limit(limit)
    .execute()
  return rows.map(asEntry)
}

function filtered(tx: Tx, { tenantId, found, action, actorId, personId, from, to }: Conditions) {
  return tx
    .selectFrom('audit_entry as a')
    .$if(tenantId !== undefined, (query) => query.where('a.tenant_id', '=', tenantId ?? ''))
    .$if(found !== undefined, (query) => query.where(found ?? sql<boolean>`true`))
    .$if(Boolean(action), (query) =>
      query.where((eb) => eb.or([eb('a.action', '=', action ?? ''), eb('a.action', 'like', `${action}.%`)])),
    )
    .$if(actorId !== undefined, (query) => query.where('a.actor_id', '=', actorId ?? ''))
    .$if(personId !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('a.actor_id', '=', personId ?? ''), eb(sql`a.details->>'userId'`, '=', personId ?? '')]),
      ),
    )
    .$if(from !== undefined, (query) => query.where('a.created_at', '>=', new Date(from ?? '')))
    .$if(to !== undefined, (query) => query.where('a.created_at', '<', new Date(to ?? '')))
}

function readable(query: ReturnType<typeof filtered>) {
  return (
    query
      .leftJoin('tenant as t', 't.id', 'a.tenant_id')
      .select([
        'a.id',
        'a.created_at',
        'a.actor_id',
        'a.actor_name',
        'a.action',
        'a.target',
        'a.address',
        'a.details',
        'a.tenant_id',
        't.name as tenantName',
      ])
      // IDs are UUIDs of version 7, so they sort by time.
      .orderBy('a.id', 'desc')
  )
}

type AuditRow = Awaited<ReturnType<ReturnType<typeof readable>['executeTakeFirstOrThrow']>>

const asEntry = (row: AuditRow): AuditEntry => ({
  _id: row.id,
  at: row.created_at.toISOString(),
  actor: { _id: row.actor_id, name: row.actor_name },
  // Entries of older versions may have actions that are no longer in the contract.
  action: row.action as AuditAction,
  target: row.target,
  address: row.address,
  details: withBrowserName(row.details as AuditEntry['details']),
  tenant: { _id: row.tenant_id, name: row.tenantName ?? '' },
})

const withBrowserName = (details: AuditEntry['details']): AuditEntry['details'] =>
  typeof details['browser'] === 'string' ? { ...details, browser: browserName(details['browser']) } : details
