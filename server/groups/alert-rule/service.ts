// The rules of alert rules. Each change is announced in the transaction that makes it.
import { recordEdit } from '../../audit/recordEdit'
import { recordAudit, type Actor } from '../../audit/sql'
import type { components } from '../../contract/contract.gen'
import { conflict, fieldError, notFound } from '../../core/errors'
import { lockTexts } from '../../db/lockTexts'
import { staleVersion } from '../../db/staleVersion'
import { inTenant, type Db, type Tx } from '../../db/tenancy'
import { recordChanged } from '../../realtime/sql'
import { requireLayer } from '../../layers/service'
import { isTimeZone } from '../../telemetry/zone'
import { requireBaseLayer } from '../base-layer/service'
import { requireMission } from '../mission/service'
import { requireArea } from './area'
import { hoursFact } from './hours'
import { alertRuleText } from './messages'
import { asRule, type AlertRule, type RuleRow } from './row'
import {
  countRules,
  deleteRuleRow,
  insertRule,
  MAX_RULES,
  selectRule,
  selectRules,
  updateRule,
  type NewRule,
  type RuleFields,
} from './sql'

export const getRules = (db: Db, tenantId: string): Promise<AlertRule[]> =>
  inTenant(db, tenantId, async (tx) => (await selectRules(tenantId, tx)).map(asRule))

/** @throws AppError 404 for an unknown mission, layer or base layer, 400 for fields that do not fit, 409 for too many rules */
export const createRule = (db: Db, tenantId: string, rule: NewRule, userId: string): Promise<AlertRule> =>
  inTenant(db, tenantId, async (tx) => {
    await lockTexts(tx, [`alert rules of ${tenantId}`])
    if ((await countRules(tenantId, tx)) >= MAX_RULES) throw conflict(alertRuleText('tooMany', { limit: MAX_RULES }))
    await requireRecords(tenantId, tx, rule)
    const fields = { ...rule, ...fieldsOfKind(rule.kind, rule) }
    requireTimeZone(rule)
    await requireFields(tenantId, tx, rule.kind, fields)
    const id = await insertRule(tenantId, tx, userId, fields)
    await recordChanged(tenantId, tx, 'AlertRule', id)
    return asRule(await requireRule(tenantId, tx, id))
  })

/** A rule whose area was deleted can be switched off and renamed. */
const EDITABLE_WITHOUT_AREA = ['name', 'enabled', 'severity', 'alertKind', 'hours', 'repeatMinutes']

/** @throws AppError as `createRule`, 409 when `version` is stale */
export const editRule = (
  db: Db,
  tenantId: string,
  ruleId: string,
  { version, ...edit }: components['schemas']['AlertRuleEdit'],
  actor: Actor,
): Promise<AlertRule> =>
  inTenant(db, tenantId, async (tx) => {
    const before = await requireRule(tenantId, tx, ruleId)
    await requireRecords(tenantId, tx, edit)
    const change = { ...edit, ...fieldsOfKind(before.kind, { ...before, ...edit }) }
    requireTimeZone(edit)
    if (Object.keys(edit).some((name) => !EDITABLE_WITHOUT_AREA.includes(name))) {
      await requireFields(tenantId, tx, before.kind, { ...before, ...change })
    }
    if (!(await updateRule(tenantId, tx, { ...before, version }, change))) {
      throw await staleVersion(tx, 'alert_rule', ruleId, alertRuleText('changedElsewhere'))
    }
    const after = await requireRule(tenantId, tx, ruleId)
    const entry = { ...actor, action: 'alert-rule.edit', target: after.name } as const
    await recordEdit(tenantId, tx, entry, recordedOf(before), recordedOf(after))
    await recordChanged(tenantId, tx, 'AlertRule', ruleId)
    return asRule(after)
  })

/** @throws AppError 404 */
export const deleteRule = (db: Db, tenantId: string, ruleId: string, actor: Actor): Promise<void> =>
  inTenant(db, tenantId, async (tx) => {
    const { name } = await requireRule(tenantId, tx, ruleId)
    await deleteRuleRow(tenantId, tx, ruleId)
    await recordAudit(tenantId, tx, { ...actor, action: 'alert-rule.delete', target: name })
    await recordChanged(tenantId, tx, 'AlertRule', ruleId)
  })

async function requireRule(tenantId: string, tx: Tx, ruleId: string): Promise<RuleRow> {
  const rule = await selectRule(tenantId, tx, ruleId)
  if (!rule) throw notFound(alertRuleText('notFound'))
  return rule
}

/** Also for records that a rule of this kind does not use. @throws AppError 404 */
async function requireRecords(
  tenantId: string,
  tx: Tx,
  { missionId, baseLayerId, layerId }: Partial<RuleFields>,
): Promise<void> {
  if (missionId) await requireMission(tenantId, tx, missionId)
  if (baseLayerId) await requireBaseLayer(tenantId, tx, baseLayerId)
  if (layerId) await requireLayer(tenantId, tx, layerId)
}

const isGeofence = (kind: RuleRow['kind']): boolean => kind === 'geofence_entered' || kind === 'geofence_left'

/** Fields that a rule of this kind does not use are null. */
const fieldsOfKind = (kind: RuleRow['kind'], rule: Partial<RuleFields>) => ({
  ...(!isGeofence(kind) && { baseLayerId: null, mapref: null, layerId: null, featureIndex: null }),
  ...(isGeofence(kind) && !rule.baseLayerId && { mapref: null }),
  ...(kind !== 'stream_lost' && { seconds: null }),
  ...(kind !== 'thermal_above' && { degrees: null }),
  ...(kind !== 'licence_expired' && { days: null }),
  // A licence expires on a day.
  ...(kind === 'licence_expired' && { hours: null }),
})

/** @throws AppError 400 */
function requireTimeZone({ hours }: Partial<RuleFields>): void {
  if (hours && !isTimeZone(hours.timeZone)) throw fieldError('hours', alertRuleText('unknownZone'))
}

async function requireFields(
  tenantId: string,
  tx: Tx,
  kind: RuleRow['kind'],
  rule: Partial<RuleFields>,
): Promise<void> {
  if (isGeofence(kind)) await requireArea(tenantId, tx, rule)
  const isMissing = (value: unknown) => value === undefined || value === null
  if (kind === 'stream_lost' && isMissing(rule.seconds)) throw fieldError('seconds', alertRuleText('secondsMissing'))
  if (kind === 'thermal_above' && isMissing(rule.degrees)) throw fieldError('degrees', alertRuleText('degreesMissing'))
  if (kind === 'licence_expired' && isMissing(rule.days)) throw fieldError('days', alertRuleText('daysMissing'))
}

const recordedOf = (rule: RuleRow) => ({
  name: rule.name,
  enabled: rule.enabled,
  severity: rule.severity,
  alertKind: rule.alertKind,
  mission: rule.missionName,
  area: rule.areaName,
  mapref: rule.mapref,
  featureIndex: rule.featureIndex,
  seconds: rule.seconds,
  degrees: rule.degrees,
  days: rule.days,
  hours: hoursFact(rule.hours),
  repeatMinutes: rule.repeatMinutes,
})
