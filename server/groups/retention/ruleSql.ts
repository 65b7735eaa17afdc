// The rules of a tenant. A kind without a row is off.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import { RETENTION_KINDS, TODAY, type RetentionKind } from '../../records/retention/retention'

/** Whole days without a deletion after a rule was switched on or its days were reduced. */
const GRACE_DAYS = 7

export interface Rule {
  /** Undefined before the first edit. */
  id?: string
  kind: RetentionKind
  days: number | null
  /** Year-month-day. */
  startsOn: string | null
  version: number
}

export async function selectRules(tenantId: string, tx: Tx): Promise<Rule[]> {
  const { rows } = await sql<Rule>`
    select id, kind, days, starts_on::text as "startsOn", version from retention_rule where tenant_id = ${tenantId}`.execute(
    tx,
  )
  return RETENTION_KINDS.map(
    (kind) => rows.find((row) => row.kind === kind) ?? { kind, days: null, startsOn: null, version: 1 },
  )
}

export async function selectRule(tenantId: string, tx: Tx, kind: RetentionKind): Promise<Rule> {
  const rules = await selectRules(tenantId, tx)
  return rules.find((rule) => rule.kind === kind) ?? { kind, days: null, startsOn: null, version: 1 }
}

/** The days of a rule that deletes today, locked against edits until the transaction ends; undefined if it does not. */
export async function lockActiveDays(tenantId: string, tx: Tx, kind: RetentionKind): Promise<number | undefined> {
  const { rows } = await sql<{ days: number }>`
    select days from retention_rule
     where tenant_id = ${tenantId} and kind = ${kind} and days is not null and starts_on <= ${TODAY}
       for share`.execute(tx)
  return rows[0]?.days
}

/** The earliest day on which a rule deletes that is switched on today. */
export async function selectFirstDay(tx: Tx): Promise<string> {
  const { rows } = await sql<{ day: string }>`select (${TODAY} + ${GRACE_DAYS + 1}::int)::text as day`.execute(tx)
  return rows[0]?.day ?? ''
}

/** @returns false when the rule has another version now */
export async function updateRule(
  tenantId: string,
  tx: Tx,
  { kind, days, startsOn, version }: Omit<Rule, 'id'>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into retention_rule as rule (tenant_id, kind, days, starts_on, version)
    values (${tenantId}, ${kind}, ${days}::int, ${startsOn}::date, ${version + 1})
    on conflict (tenant_id, kind) do update set days = excluded.days, starts_on = excluded.starts_on, version = excluded.version
     where rule.version = ${version}
    returning rule.id`.execute(tx)
  return rows.length > 0
}

/** Has the tenant looked at again soon, and its roots warned again. */
export async function resetCheck(tenantId: string, tx: Tx): Promise<void> {
  await sql`
    insert into retention_check (tenant_id) values (${tenantId})
    on conflict (tenant_id) do update set checked_at = null, warned_at = null`.execute(tx)
}
