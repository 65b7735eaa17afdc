import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import { COLUMNS, fromRules, RAISED, RAISED_COLUMNS, type ListedRule, type RuleRow } from './row'

export type NewRule = components['schemas']['NewAlertRule']
export type RuleFields = Omit<NewRule, 'kind'>

/** Rules of a tenant. They are all in one reply. */
export const MAX_RULES = 100

/** Sorted by name. */
export async function selectRules(tenantId: string, tx: Tx): Promise<ListedRule[]> {
  const { rows } = await sql<ListedRule>`
    select ${COLUMNS}, ${RAISED_COLUMNS} ${fromRules(tenantId, RAISED)} order by lower(r.name), r.id limit ${MAX_RULES}`.execute(
    tx,
  )
  return rows
}

export async function selectRule(tenantId: string, tx: Tx, id: string): Promise<ListedRule | undefined> {
  const { rows } = await sql<ListedRule>`
    select ${COLUMNS}, ${RAISED_COLUMNS} ${fromRules(tenantId, RAISED)} and r.id = ${id}`.execute(tx)
  return rows[0]
}

/** Rules of these kinds that are switched on, not paused, and apply to the mission. */
export async function selectEnabledRules(
  tenantId: string,
  tx: Tx,
  kinds: readonly RuleRow['kind'][],
  missionId: string | undefined,
): Promise<RuleRow[]> {
  const ofMission = missionId === undefined ? sql`` : sql`and (r.mission_id is null or r.mission_id = ${missionId})`
  const { rows } = await sql<RuleRow>`
    select ${COLUMNS} ${fromRules(tenantId)} and r.is_enabled and r.paused_at is null and r.kind = any(${[...kinds]}::text[]) ${ofMission}
     order by r.id`.execute(tx)
  return rows
}

export async function countRules(tenantId: string, tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${fromRules(tenantId)}`.execute(tx)
  return rows[0]?.count ?? 0
}

const columnsOf = (rule: Partial<RuleFields>) => ({
  ...(rule.name !== undefined && { name: rule.name.trim() }),
  ...(rule.enabled !== undefined && { is_enabled: rule.enabled }),
  ...(rule.severity !== undefined && { severity: rule.severity }),
  ...(rule.alertKind !== undefined && { alert_kind: rule.alertKind.trim() }),
  ...(rule.hours !== undefined && { hours: rule.hours && JSON.stringify(rule.hours) }),
  ...(rule.repeatMinutes !== undefined && { repeat_minutes: rule.repeatMinutes }),
  ...conditionColumnsOf(rule),
})

/** What the events of a rule are. */
const conditionColumnsOf = (rule: Partial<RuleFields>) => ({
  ...(rule.missionId !== undefined && { mission_id: rule.missionId }),
  ...(rule.baseLayerId !== undefined && { base_layer_id: rule.baseLayerId }),
  ...(rule.mapref !== undefined && { mapref: rule.mapref }),
  ...(rule.layerId !== undefined && { layer_id: rule.layerId }),
  ...(rule.featureIndex !== undefined && { feature_index: rule.featureIndex }),
  ...(rule.minHeight !== undefined && { min_height: rule.minHeight }),
  ...(rule.maxHeight !== undefined && { max_height: rule.maxHeight }),
  ...thresholdColumnsOf(rule),
})

const thresholdColumnsOf = (rule: Partial<RuleFields>) => ({
  ...(rule.seconds !== undefined && { seconds: rule.seconds }),
  ...(rule.degrees !== undefined && { degrees: rule.degrees }),
  ...(rule.days !== undefined && { days: rule.days }),
  ...(rule.percent !== undefined && { percent: rule.percent }),
  ...(rule.model !== undefined && { model: rule.model?.trim() ?? null }),
  ...(rule.class !== undefined && { class: rule.class?.trim() ?? null }),
  ...(rule.leastConfidence !== undefined && { least_confidence: rule.leastConfidence }),
  ...(rule.distance !== undefined && { distance: rule.distance }),
  ...(rule.heightDifference !== undefined && { height_difference: rule.heightDifference }),
})

export async function insertRule(tenantId: string, tx: Tx, userId: string, rule: NewRule): Promise<string> {
  const id = uuidv7()
  const { name, severity, kind } = rule
  await tx
    .insertInto('alert_rule')
    .values({
      id,
      tenant_id: tenantId,
      kind,
      created_by: userId,
      ...columnsOf(rule),
      name: name.trim(),
      severity,
      alert_kind: rule.alertKind.trim(),
    })
    .execute()
  return id
}

/** A rule that was paused gets an hour anew. */
const STARTED = { paused_at: null, window_since: null, window_alerts: 0 }

/** @returns false when the rule does not exist at this version */
export async function updateRule(
  tenantId: string,
  tx: Tx,
  { id, version, enabled, pausedAt }: Pick<RuleRow, 'id' | 'version' | 'enabled' | 'pausedAt'>,
  change: Partial<RuleFields>,
): Promise<boolean> {
  const row = await tx
    .updateTable('alert_rule')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...columnsOf(change),
      ...(change.enabled === true && (!enabled || pausedAt !== null) && { ...STARTED, enabled_at: sql<Date>`now()` }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns whether it still existed */
export async function deleteRuleRow(tenantId: string, tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('alert_rule')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The name of the base layer or layer of a geofence. */
export async function selectAreaName(
  tenantId: string,
  tx: Tx,
  { baseLayerId = null, layerId = null }: Pick<NewRule, 'baseLayerId' | 'layerId'>,
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select name from base_layer where tenant_id = ${tenantId} and id = ${baseLayerId}::uuid
    union all
    select name from layer where tenant_id = ${tenantId} and id = ${layerId}::uuid`.execute(tx)
  return rows[0]?.name ?? null
}

export async function selectMissionNames(
  tenantId: string,
  tx: Tx,
  missionIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('mission')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any(${[...missionIds]}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
