// The rules of alert rules. Each change is announced in the transaction that makes it.
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { conflict, notFound } from '../../platform/core/errors'
import { lockTexts } from '../../platform/db/lockTexts'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { markAsFence } from './area'
import { fieldsOfKind, requireFields, requireRecords, requireTimeZone, requireValid } from './fields'
import { hoursFact } from './hours'
import { alertRuleText } from './messages'
import { asRule, type AlertRule, type ListedRule, type RuleRow } from './row'
import {
  countRules,
  deleteRuleRow,
  insertRule,
  MAX_RULES,
  selectRule,
  selectRules,
  updateRule,
  type NewRule,
} from './sql'

export const getRules = (db: Db, tenantId: string): Promise<AlertRule[]> =>
  inTenant(db, tenantId, async (tx) => (await selectRules(tenantId, tx)).map(asRule))

/** @throws AppError 404 for an unknown mission, layer or base layer, 400 for fields that do not fit, 409 for too many rules */
export const createRule = (db: Db, tenantId: string, rule: NewRule, userId: string): Promise<AlertRule> =>
  inTenant(db, tenantId, async (tx) => {
    await lockTexts(tx, [`alert rules of ${tenantId}`])
    if ((await countRules(tenantId, tx)) >= MAX_RULES) throw conflict(alertRuleText('tooMany', { limit: MAX_RULES }))
    const valid = await requireValid(tenantId, tx, rule)
    const id = await insertRule(tenantId, tx, userId, valid)
    await markAsFence(tenantId, tx, valid)
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
    if (edit.layerId) await markAsFence(tenantId, tx, change)
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
    if (!(await deleteRuleRow(tenantId, tx, ruleId))) throw notFound(alertRuleText('notFound'))
    await recordAudit(tenantId, tx, { ...actor, action: 'alert-rule.delete', target: name })
    await recordChanged(tenantId, tx, 'AlertRule', ruleId)
  })

async function requireRule(tenantId: string, tx: Tx, ruleId: string): Promise<ListedRule> {
  const rule = await selectRule(tenantId, tx, ruleId)
  if (!rule) throw notFound(alertRuleText('notFound'))
  return rule
}

const recordedOf = (rule: RuleRow) => ({
  name: rule.name,
  enabled: rule.enabled && rule.pausedAt === null,
  severity: rule.severity,
  alertKind: rule.alertKind,
  mission: rule.missionName,
  area: rule.areaName,
  // Two layers may have the same name.
  areaId: rule.layerId ?? rule.baseLayerId,
  mapref: rule.mapref,
  featureIndex: rule.featureIndex,
  minHeight: rule.minHeight,
  maxHeight: rule.maxHeight,
  seconds: rule.seconds,
  degrees: rule.degrees,
  days: rule.days,
  percent: rule.percent,
  model: rule.model,
  class: rule.class,
  leastConfidence: rule.leastConfidence,
  distance: rule.distance,
  heightDifference: rule.heightDifference,
  hours: hoursFact(rule.hours),
  repeatMinutes: rule.repeatMinutes,
})
