// Maintenance of assets that is due soon or overdue. It is looked at regularly while a rule asks for it; tenants without such a
// rule get the alerts of the group `maintenance`.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import { insertMark } from './checkSql'
import { eachRule } from './eachRule'
import { isInHours } from './hours'
import { raiseByRule, type RuleEvent } from './raise'
import type { Condition } from './row'
import { selectEnabledRules } from './sql'

interface DueAsset {
  assetId: string
  serial: string
  asset: string
  ruleId: string
  rule: string
  stage: 'due_soon' | 'overdue'
  percent: number
  missionId: string
  flightId: string | null
  flightName: string | null
  /** One stage of one interval in one mission. */
  mark: string
}

const AGAIN_MS = 15 * 60_000
/** Alerts of a rule in one check; the next check raises the others. */
const MAX_RAISED = 100

export async function checkMaintenance(tenantId: string, tx: Tx): Promise<Date | undefined> {
  const rules = await selectEnabledRules(tenantId, tx, ['maintenance_due'], undefined)
  await eachRule(rules, async (rule) => {
    if (!isInHours(rule.hours, new Date())) return
    const wanted = { missionId: rule.missionId, withoutMarksOf: rule.id, most: MAX_RAISED }
    for (const due of await selectDueAssets(tenantId, tx, wanted)) {
      if (rule.pausedAt) break
      if (await insertMark(tenantId, tx, rule.id, due.mark))
        await raiseByRule(tenantId, tx, rule, maintenanceEvent(due))
    }
  })
  return rules.length > 0 ? new Date(Date.now() + AGAIN_MS) : undefined
}

export function maintenanceEvent(due: DueAsset): RuleEvent {
  const { assetId, ruleId, stage, asset, rule, percent, serial, missionId, flightId, flightName } = due
  return {
    subject: { id: `${assetId}/${ruleId}/${stage}`, name: asset },
    facts: [rule, `${percent} %`, serial, flightName],
    alert: { missionId, ...(flightId !== null && { flightId }) },
  }
}

interface WantedAssets {
  /** Where assets without an open flight appear; null leaves them out. */
  missionId: Condition['missionId']
  /** Leaves out what this rule has raised before. */
  withoutMarksOf?: string
  most: number
}

/** What is due, for each mission with an open flight that the asset is assigned to; the most urgent first. */
export async function selectDueAssets(
  tenantId: string,
  tx: Tx,
  { missionId, withoutMarksOf, most }: WantedAssets,
): Promise<DueAsset[]> {
  const { rows } = await sql<DueAsset>`
    with open as (
      select distinct on (fa.asset_id, f.mission_id) fa.asset_id, f.mission_id, f.id as flight_id, f.name as flight
        from flight_asset fa
        join flight f on f.id = fa.flight_id and f.deleted_at is null and f.status not in ('landed', 'aborted')
        join mission m on m.id = f.mission_id and m.deleted_at is null and not m.archived
       where fa.tenant_id = ${tenantId}
       order by fa.asset_id, f.mission_id, coalesce(f.planned_start, f.created_at), f.id),
    due as (
      select a.id as asset_id, a.name as asset, a.serial, d.rule_id, d.name as rule, d.part,
             coalesce(d.done_on, a.in_service_on) as since, case when d.part >= 1 then 'overdue' else 'due_soon' end as stage
        from asset a join lateral maintenance_of(a) d on d.part >= 1 - d.warn_percent / 100.0
       where a.tenant_id = ${tenantId} and a.deleted_at is null and a.state <> 'retired'),
    placed as (
      select due.*, open.mission_id, open.flight_id, open.flight from due join open using (asset_id)
      union all
      select due.*, ${missionId}::uuid, null, null from due
       where ${missionId}::uuid is not null and not exists (select from open where open.asset_id = due.asset_id)),
    marked as (select *, concat_ws('/', asset_id, rule_id, mission_id, stage, since) as mark from placed)
    select asset_id as "assetId", asset, serial, rule_id as "ruleId", rule, stage, floor(part * 100)::int as percent,
           mission_id as "missionId", flight_id as "flightId", flight as "flightName", mark
      from marked
     where not exists (select from alert_rule_mark k
                        where k.tenant_id = ${tenantId} and k.rule_id = ${withoutMarksOf ?? null}::uuid and k.subject = mark)
     order by part desc, asset_id, rule_id, mission_id limit ${most}`.execute(tx)
  return rows
}
