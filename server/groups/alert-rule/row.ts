// Rules as the database returns them, and in their form in the contract.
import { sql } from 'kysely'
import type { components } from '../../contract/contract.gen'

export type AlertRule = components['schemas']['AlertRule']

export interface RuleRow extends Omit<AlertRule, '_id'> {
  id: string
  enabledAt: Date
}

/** What decides whether a rule raises an alert. */
export type Condition = Omit<
  RuleRow,
  'id' | 'isAreaCrossed' | 'enabled' | 'enabledAt' | 'severity' | 'alertKind' | 'missionName' | 'name' | 'version'
>

export const COLUMNS = sql`
  r.id, r.name, r.kind, r.is_enabled as enabled, r.enabled_at as "enabledAt", r.severity, r.alert_kind as "alertKind",
  r.mission_id as "missionId", m.name as "missionName", r.base_layer_id as "baseLayerId", r.mapref, r.layer_id as "layerId",
  r.feature_index as "featureIndex", r.min_height as "minHeight", r.max_height as "maxHeight",
  coalesce(b.name, l.name) as "areaName", coalesce(a.problem = 'self_crossing', false) as "isAreaCrossed", r.seconds, r.degrees, r.days, r.percent, r.model,
  r.least_confidence as "leastConfidence", r.hours,
  r.repeat_minutes as "repeatMinutes", r.version`

export const fromRules = (tenantId: string) => sql`
  from alert_rule r
  left join mission m on m.id = r.mission_id
  left join base_layer b on b.id = r.base_layer_id and b.deleted_at is null
  left join layer l on l.id = r.layer_id and l.deleted_at is null
  left join feature a on a.tenant_id = r.tenant_id and a.layer_id = l.id and a.index = r.feature_index
 where r.tenant_id = ${tenantId} and (r.mission_id is null or m.deleted_at is null)`

// The reply drops what the contract does not declare.
export const asRule = ({ id, ...row }: RuleRow): AlertRule => ({ ...row, _id: id })
