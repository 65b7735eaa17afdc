import { sql, type RawBuilder } from 'kysely'
import type { Page } from '../../platform/core/paging'
import { limitTo, totalOf } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'
import { COLUMNS, fromAlerts, RELATIONS, type AlertRow } from './row'

export interface AlertFilter {
  search?: string
  severity?: AlertRow['severity'][]
  state?: AlertRow['state'][]
  source?: AlertRow['source'][]
  kind?: string
  missionId?: string
  locationId?: string
  /** ID of the owner; null for alerts without one. */
  ownerId?: string | null
  overdue?: boolean
  snoozed?: boolean
  from?: string
  until?: string
  ids?: readonly string[]
}

export type AlertSort = 'due' | '-due' | 'severity' | '-severity' | 'created' | '-created' | 'seen' | '-seen'

const ORDER: Record<AlertSort, RawBuilder<unknown>> = {
  due: sql`a.due_at, a.id`,
  '-due': sql`a.due_at desc nulls last, a.id desc`,
  severity: sql`a.severity_rank desc, a.due_at, a.id`,
  '-severity': sql`a.severity_rank, a.due_at, a.id`,
  created: sql`a.id`,
  '-created': sql`a.id desc`,
  seen: sql`a.last_seen_at, a.id`,
  '-seen': sql`a.last_seen_at desc, a.id desc`,
}

const IS_OVERDUE = sql`(a.due_at < now() and a.state <> 'closed')`
const IS_SNOOZED = sql`coalesce(a.snoozed_until > now(), false)`

/** One page of alerts. */
export async function selectAlerts(
  tenantId: string,
  tx: Tx,
  filter: AlertFilter,
  sort: AlertSort,
  page: Page,
): Promise<{ items: AlertRow[]; total: number }> {
  const found = sql`${fromAlerts(tenantId)} ${conditions(filter)}`
  const total = sql`(select count(*)::int ${found})`
  // The page is chosen before its rows are joined with other records.
  const { rows } = await sql<AlertRow & { total: number }>`
    select ${COLUMNS}, ${total} as total
      from (select a.* ${found} order by ${ORDER[sort]} ${limitTo(page)}) a
      join mission m on m.id = a.mission_id ${RELATIONS}
     order by ${ORDER[sort]}`.execute(tx)
  return { items: rows, total: await totalOf(tx, rows, total, page) }
}

// oxlint-disable-next-line complexity -- one condition for each filter
function conditions(filter: AlertFilter): RawBuilder<unknown> {
  const { search, severity, state, source, kind, missionId, locationId, ownerId, overdue, snoozed, from, until, ids } =
    filter
  const text = search?.trim().toLowerCase()
  const parts = [
    text && sql`(position(${text} in lower(a.name)) > 0 or position(${text} in lower(a.description)) > 0)`,
    severity?.length && sql`a.severity = any(${severity}::text[])`,
    state?.length && sql`a.state = any(${state}::text[])`,
    source?.length && sql`a.source = any(${source}::text[])`,
    kind && sql`lower(a.kind) = lower(${kind.trim()})`,
    missionId && sql`a.mission_id = ${missionId}`,
    locationId && sql`m.location_id = ${locationId}`,
    ownerId !== undefined && (ownerId === null ? sql`a.owner_id is null` : sql`a.owner_id = ${ownerId}::uuid`),
    overdue !== undefined && sql`coalesce(${IS_OVERDUE}, false) = ${overdue}`,
    snoozed !== undefined && sql`${IS_SNOOZED} = ${snoozed}`,
    from && sql`a.created_at >= ${new Date(from)}`,
    until && sql`a.created_at < ${new Date(until)}`,
    ids && sql`a.id = any(${ids}::uuid[])`,
  ].filter((part) => typeof part === 'object')
  return parts.length === 0 ? sql`` : sql`and ${sql.join(parts, sql` and `)}`
}

/** Positions of alerts in a box of degrees: west, south, east, north. */
export async function selectAlertsInBox(
  tenantId: string,
  tx: Tx,
  [west, south, east, north]: readonly [number, number, number, number],
): Promise<{ id: string; lat: number; long: number }[]> {
  const { rows } = await sql<{ id: string; lat: number; long: number }>`
    select a.id, a.lat, a.long ${fromAlerts(tenantId)} and a.lat is not null
       and box(point(a.long, a.lat)) && box(point(${west}, ${south}), point(${east}, ${north}))`.execute(tx)
  return rows
}
