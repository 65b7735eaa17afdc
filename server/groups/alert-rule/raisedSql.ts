// What rules have raised, and the bound on it.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

/** A rule with more new alerts in an hour is paused. */
export const MOST_ALERTS = 200

/** Hours that are kept. */
const KEPT_HOURS = 48

/** Records a new alert or a repeat. @returns whether the rule is paused by it */
export async function recordRaised(tenantId: string, tx: Tx, ruleId: string, isRepeat: boolean): Promise<boolean> {
  const alerts = isRepeat ? 0 : 1
  const of = sql`tenant_id = ${tenantId} and id = ${ruleId}`
  const isWindowOver = sql`(window_since is null or window_since < clock_timestamp() - interval '1 hour')`
  const { rows } = await sql<{ count: number }>`
    update alert_rule
       set last_raised_at = clock_timestamp(),
           window_since = case when ${isWindowOver} then clock_timestamp() else window_since end,
           window_alerts = case when ${isWindowOver} then ${alerts}::int else window_alerts + ${alerts}::int end
     where ${of} returning window_alerts as count`.execute(tx)
  const hour = await sql<{ isNew: boolean }>`
    insert into alert_rule_raised (tenant_id, rule_id, hour, alerts, repeats)
    values (${tenantId}, ${ruleId}, date_trunc('hour', clock_timestamp()), ${alerts}, ${1 - alerts})
    on conflict (rule_id, hour) do update set alerts = alert_rule_raised.alerts + excluded.alerts,
                                              repeats = alert_rule_raised.repeats + excluded.repeats
    returning xmax = 0 as "isNew"`.execute(tx)
  if (hour.rows[0]?.isNew) {
    await sql`
      delete from alert_rule_raised
       where tenant_id = ${tenantId} and rule_id = ${ruleId}
         and hour < clock_timestamp() - make_interval(hours => ${KEPT_HOURS})`.execute(tx)
  }
  if (isRepeat || (rows[0]?.count ?? 0) < MOST_ALERTS) return false
  const paused = await sql`
    update alert_rule set paused_at = clock_timestamp() where ${of} and paused_at is null returning id`.execute(tx)
  return paused.rows.length > 0
}
