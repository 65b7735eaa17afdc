// What the rules delete, and when.
import { sql, type RawBuilder } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Page } from '../../platform/core/paging'
import { selectPageOf } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'
import { boundOf, deletionDay, retentionSource, TODAY, type RetentionKind } from '../../records/retention/retention'
import type { Rule } from './ruleSql'

type Schemas = components['schemas']
type Amount = Schemas['RetentionAmount']

/** How far the preview looks ahead, in days. */
const AHEAD = 30

const inDays = (count: number) => sql`(${TODAY} + ${count}::int)`

interface Totals {
  stored: Amount
  oldestAt: Date | null
  today: Amount
  week: Amount
  month: Amount
  kept: Amount
}

const amount = (condition: RawBuilder<unknown>) => sql`
  json_build_object('count', count(*) filter (where ${condition}),
                    'bytes', coalesce(sum(x.bytes) filter (where ${condition}), 0))`

const deletedUntil = (day: RawBuilder<unknown>) => amount(sql`x.kept is null and x.day <= ${day}`)

/** How much a rule deletes until when, each amount with those before. */
export async function selectTotals(tenantId: string, tx: Tx, { kind, days, startsOn }: Rule): Promise<Totals> {
  const { from, since, bytes, keptBecause } = retentionSource(tenantId, kind)
  const day = deletionDay(since, { days: sql`${days}`, startsOn: sql`${startsOn}` })
  // `offset 0` computes each value once for a record.
  const { rows } = await sql<Totals>`
    select ${amount(sql`true`)} as stored, min(x.since) as "oldestAt",
           ${deletedUntil(TODAY)} as today, ${deletedUntil(inDays(7))} as week, ${deletedUntil(inDays(AHEAD))} as month,
           ${amount(sql`x.kept is not null`)} as kept
      from (select d.*, case when d.day <= ${inDays(AHEAD)} then d.reason end as kept
              from (select ${since} as since, ${bytes} as bytes,
                           case when ${days}::int is null then null else ${day} end as day,
                           case when ${days}::int is not null and ${day} <= ${inDays(AHEAD)} then ${keptBecause} end as reason
                      ${from} offset 0) d) x`.execute(tx)
  return rows[0]!
}

/** What is older than `days` by now. */
export async function selectOlder(
  tenantId: string,
  tx: Tx,
  kind: RetentionKind,
  days: number,
): Promise<{ atOnce: Amount; kept: Amount }> {
  const { from, isBefore, bytes, keptBecause } = retentionSource(tenantId, kind)
  const { rows } = await sql<{ atOnce: Amount; kept: Amount }>`
    select ${amount(sql`x.kept is null`)} as "atOnce", ${amount(sql`x.kept is not null`)} as kept
      from (select ${bytes} as bytes, ${keptBecause} as kept ${from} and ${isBefore(boundOf(TODAY, days))} offset 0) x`.execute(
    tx,
  )
  return rows[0]!
}

/** What a rule deletes within 30 days, the next first, or what of it is kept. */
export async function selectItems(
  tenantId: string,
  tx: Tx,
  { kind, days, startsOn }: Rule,
  kept: boolean,
  page: Page,
): Promise<{ items: Schemas['RetentionItem'][]; total: number }> {
  if (days === null) return { items: [], total: 0 }
  const source = retentionSource(tenantId, kind)
  const { id, record, name, version, since, bytes, keptBecause } = source
  const day = deletionDay(since, { days: sql`${days}`, startsOn: sql`${startsOn}` })
  const from = sql`${source.from}
    and ${source.isBefore(boundOf(inDays(AHEAD), days))} and ${startsOn}::date <= ${inDays(AHEAD)}
    and ${keptBecause} is ${kept ? sql`not null` : sql`null`}`
  const columns = sql`
    ${id} as _id, ${record} as record, ${name} as name, m.id as "missionId", m.name as "missionName", ${since} as "addedAt",
    ${day}::text as "deletedOn", ${bytes} as bytes, ${keptBecause} as "keptBecause", ${version} as version`
  type Row = Omit<Schemas['RetentionItem'], 'addedAt'> & { addedAt: Date }
  const found = await selectPageOf<Row>(tx, { columns, from, order: sql`${since}, ${id}` }, page)
  return { ...found, items: found.items.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() })) }
}

/** What a rule deletes within a number of days from today, and the first day. */
export async function selectComing(
  tenantId: string,
  tx: Tx,
  { kind, days, startsOn }: Rule,
  within: number,
): Promise<{ count: number; day: string | null }> {
  if (days === null) return { count: 0, day: null }
  const { from, since, isBefore, keptBecause } = retentionSource(tenantId, kind)
  const day = deletionDay(since, { days: sql`${days}`, startsOn: sql`${startsOn}` })
  const { rows } = await sql<{ count: number; day: string | null }>`
    select count(*)::int as count, min(${day})::text as day ${from}
       and ${isBefore(boundOf(inDays(within), days))} and ${startsOn}::date <= ${inDays(within)}
       and ${keptBecause} is null`.execute(tx)
  return rows[0] ?? { count: 0, day: null }
}

/** Whether a rule has something to delete today. */
export async function hasDue(tenantId: string, tx: Tx, kind: RetentionKind, days: number): Promise<boolean> {
  const { rows } = await sql`select ${dueFrom(tenantId, kind, days)} limit 1`.execute(tx)
  return rows.length > 0
}

/** How many records a rule deletes today. */
export async function countDue(tenantId: string, tx: Tx, kind: RetentionKind, days: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${dueFrom(tenantId, kind, days)}`.execute(tx)
  return rows[0]?.count ?? 0
}

function dueFrom(tenantId: string, kind: RetentionKind, days: number): RawBuilder<unknown> {
  const { from, isBefore, keptBecause } = retentionSource(tenantId, kind)
  return sql`${from} and ${isBefore(boundOf(TODAY, days))} and ${keptBecause} is null`
}

export interface DueRecord {
  id: string
  record: 'recording' | 'photo' | 'telemetry' | 'outcome'
  name: string
  missionId: string
  bytes: number
}

/** Locks the oldest records that a rule deletes today. Those that others have locked are left for later. */
export async function lockDue(
  tenantId: string,
  tx: Tx,
  kind: RetentionKind,
  days: number,
  limit: number,
): Promise<DueRecord[]> {
  const { alias, id, since, record, name, bytes } = retentionSource(tenantId, kind)
  const { rows: locked } = await sql<{ id: string }>`
    select ${id} as id ${dueFrom(tenantId, kind, days)}
     order by ${since}, ${id} limit ${limit} for update of ${sql.ref(alias)} skip locked`.execute(tx)
  const ids = locked.map((row) => row.id)
  // A statement of its own: it sees what was held or became evidence before the rows were locked.
  const { rows } = await sql<DueRecord>`
    select ${id} as id, ${record} as record, ${name} as name, m.id as "missionId", ${bytes} as bytes
      ${dueFrom(tenantId, kind, days)} and ${id} = any(${ids}::uuid[]) order by ${since}, ${id}`.execute(tx)
  return rows
}

/** Foreign keys and triggers delete their details and schedule the deletion of their files. */
export async function deleteDue(tenantId: string, tx: Tx, kind: RetentionKind, ids: readonly string[]): Promise<void> {
  const { table } = retentionSource(tenantId, kind)
  await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** Whether alerts or outcomes name these files as the place where they were seen, and recordings this live telemetry as their path. */
export async function selectReferences(
  tenantId: string,
  tx: Tx,
  ids: readonly string[],
): Promise<{ alerts: boolean; outcomes: boolean; recordings: boolean }> {
  const { rows } = await sql<{ alerts: boolean; outcomes: boolean; recordings: boolean }>`
    select exists (select from alert where tenant_id = ${tenantId} and recording_id = any(${[...ids]}::uuid[])) as alerts,
           exists (select from outcome where tenant_id = ${tenantId} and source_id = any(${[...ids]}::uuid[])) as outcomes,
           exists (select from recording where tenant_id = ${tenantId} and telemetry_id = any(${[...ids]}::uuid[])) as recordings`.execute(
    tx,
  )
  return rows[0] ?? { alerts: false, outcomes: false, recordings: false }
}
