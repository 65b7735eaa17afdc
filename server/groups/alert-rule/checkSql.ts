// The queue of what rules are to look at, and what they have raised.
import { sql } from 'kysely'
import { claimRows } from '../../platform/db/claimRows'
import type { Tx } from '../../platform/db/tenancy'

export interface DueCheck {
  kind:
    | 'telemetry'
    | 'stream'
    | 'thermal'
    | 'limits'
    | 'maintenance'
    | 'detection'
    | 'objects'
    | 'aircraft'
    | 'positions'
  /** The tenant for limits, maintenance and aircraft. */
  subjectId: string
  tenantId: string
  /** Counts the changes that the check sees. */
  changes: number
}

const LEASE_MINUTES = 5

/** Claims what has waited longest, of all tenants. */
export async function claimCheck(tx: Tx): Promise<DueCheck | undefined> {
  const due = sql`
    select kind, subject_id from alert_check
     where due_at <= clock_timestamp() and (leased_until is null or leased_until < clock_timestamp())
     order by due_at limit 1 for update skip locked`
  const update = sql`
    update alert_check c set leased_until = clock_timestamp() + make_interval(mins => ${LEASE_MINUTES})
      from due where c.kind = due.kind and c.subject_id = due.subject_id
    returning c.kind, c.subject_id as "subjectId", c.tenant_id as "tenantId", c.changes`
  const [claimed] = await claimRows<DueCheck>(tx, due, update)
  return claimed
}

/** Ends a check, unless there were changes since. @param again when to look again */
export async function endCheck(
  { tenantId, kind, subjectId, changes }: DueCheck,
  tx: Tx,
  again: Date | undefined,
): Promise<void> {
  const of = sql`tenant_id = ${tenantId} and kind = ${kind} and subject_id = ${subjectId}`
  if (again) {
    await sql`
      update alert_check set leased_until = null, due_at = case when changes = ${changes} then ${again} else due_at end
       where ${of}`.execute(tx)
    return
  }
  await sql`delete from alert_check where ${of} and changes = ${changes}`.execute(tx)
  await sql`update alert_check set leased_until = null where ${of}`.execute(tx)
}

/** The rule raises its alerts again. */
export async function deleteMarks(tenantId: string, tx: Tx, ruleId: string): Promise<void> {
  await tx.deleteFrom('alert_rule_mark').where('tenant_id', '=', tenantId).where('rule_id', '=', ruleId).execute()
}

/** The rule raises its alert for the subject again. */
export async function deleteMark(tenantId: string, tx: Tx, ruleId: string, subject: string): Promise<void> {
  await tx
    .deleteFrom('alert_rule_mark')
    .where('tenant_id', '=', tenantId)
    .where('rule_id', '=', ruleId)
    .where('subject', '=', subject)
    .execute()
}

/** @returns false when the rule has raised its alert for the subject before */
export async function insertMark(tenantId: string, tx: Tx, ruleId: string, subject: string): Promise<boolean> {
  const row = await tx
    .insertInto('alert_rule_mark')
    .values({ tenant_id: tenantId, rule_id: ruleId, subject })
    .onConflict((clash) => clash.doNothing())
    .returning('subject')
    .executeTakeFirst()
  return row !== undefined
}
