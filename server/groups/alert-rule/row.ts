// Rules as the database returns them, and in their form in the contract.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'

export type AlertRule = components['schemas']['AlertRule']

export interface RuleRow extends Omit<AlertRule, '_id' | keyof Raised | 'pausedAt'> {
  id: string
  enabledAt: Date
  pausedAt: Date | null
}

/** What a rule has raised. */
interface Raised {
  alertsLastDay: number
  repeatsLastDay: number
  lastRaisedAt: Date | null
}

export type ListedRule = RuleRow & Raised

/** What decides whether a rule raises an alert. */
export type Condition = Omit<
  RuleRow,
  | 'id'
  | 'isAreaCrossed'
  | 'enabled'
  | 'enabledAt'
  | 'pausedAt'
  | 'severity'
  | 'alertKind'
  | 'missionName'
  | 'name'
  | 'version'
>

export const COLUMNS = sql`
  r.id, r.name, r.kind, r.is_enabled as enabled, r.enabled_at as "enabledAt", r.paused_at as "pausedAt", r.severity, r.alert_kind as "alertKind",
  r.mission_id as "missionId", m.name as "missionName", r.base_layer_id as "baseLayerId", r.mapref, r.layer_id as "layerId",
  r.feature_index as "featureIndex", r.min_height as "minHeight", r.max_height as "maxHeight",
  coalesce(b.name, l.name) as "areaName", coalesce(a.problem = 'self_crossing', false) as "isAreaCrossed", r.seconds, r.degrees, r.days, r.percent, r.model, r.class,
  r.least_confidence as "leastConfidence", r.distance, r.height_difference as "heightDifference", r.hours,
  r.repeat_minutes as "repeatMinutes", r.version`

export const RAISED_COLUMNS = sql`
  r.last_raised_at as "lastRaisedAt", coalesce(d.alerts, 0) as "alertsLastDay", coalesce(d.repeats, 0) as "repeatsLastDay"`

/** What a rule has raised in the last 24 hours, by whole hours. */
export const RAISED = sql`
  left join lateral (
    select sum(h.alerts)::int as alerts, sum(h.repeats)::int as repeats from alert_rule_raised h
     where h.tenant_id = r.tenant_id and h.rule_id = r.id and h.hour > now() - interval '24 hours') d on true`

/** @param joined further relations */
export const fromRules = (tenantId: string, joined = sql``) => sql`
  from alert_rule r
  left join mission m on m.id = r.mission_id
  left join base_layer b on b.id = r.base_layer_id and b.deleted_at is null
  left join layer l on l.id = r.layer_id and l.deleted_at is null
  left join feature a on a.tenant_id = r.tenant_id and a.layer_id = l.id and a.index = r.feature_index
  ${joined}
 where r.tenant_id = ${tenantId} and (r.mission_id is null or m.deleted_at is null)`

// The reply drops what the contract does not declare.
export const asRule = ({ id, pausedAt, lastRaisedAt, ...row }: ListedRule): AlertRule => ({
  ...row,
  _id: id,
  pausedAt: pausedAt?.toISOString() ?? null,
  lastRaisedAt: lastRaisedAt?.toISOString() ?? null,
})
