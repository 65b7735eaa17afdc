// What the fields of a rule must be.
import { fieldError } from '../../platform/core/errors'
import type { Tx } from '../../platform/db/tenancy'
import { requireLayer } from '../../records/layers/service'
import { isTimeZone } from '../../media/telemetry/zone'
import { requireBaseLayer } from '../base-layer/public'
import { requireMission } from '../mission/public'
import { requireArea } from './area'
import { isLimit } from './limits'
import { alertRuleText } from './messages'
import type { RuleRow } from './row'
import type { NewRule, RuleFields } from './sql'

/**
 * A new rule, without the fields that a rule of its kind does not use.
 * @throws AppError 404 for an unknown mission, layer or base layer, 400 for fields that do not fit
 */
export async function requireValid(tenantId: string, tx: Tx, rule: NewRule): Promise<NewRule> {
  await requireRecords(tenantId, tx, rule)
  const fields = { ...rule, ...fieldsOfKind(rule.kind, rule) }
  requireTimeZone(fields)
  await requireFields(tenantId, tx, rule.kind, fields)
  return fields
}

/** Also for records that a rule of this kind does not use. @throws AppError 404 */
export async function requireRecords(
  tenantId: string,
  tx: Tx,
  { missionId, baseLayerId, layerId }: Partial<RuleFields>,
): Promise<void> {
  if (missionId) await requireMission(tenantId, tx, missionId)
  if (baseLayerId) await requireBaseLayer(tenantId, tx, baseLayerId)
  if (layerId) await requireLayer(tenantId, tx, layerId)
}

export const isGeofence = (kind: RuleRow['kind']): boolean => kind === 'geofence_entered' || kind === 'geofence_left'

const NO_AREA = {
  baseLayerId: null,
  mapref: null,
  layerId: null,
  featureIndex: null,
  minHeight: null,
  maxHeight: null,
}

/** Seconds without positions, which drones send up to every few seconds. */
const LEAST_SILENCE = 5

/** Fields that a rule of this kind does not use are null. */
export const fieldsOfKind = (kind: RuleRow['kind'], rule: Partial<RuleFields>) => ({
  ...(!isGeofence(kind) && NO_AREA),
  ...(isGeofence(kind) && !rule.baseLayerId && { mapref: null }),
  ...(kind !== 'stream_lost' && kind !== 'positions_stopped' && { seconds: null }),
  ...(kind !== 'thermal_above' && { degrees: null }),
  ...(kind !== 'licence_expired' && { days: null }),
  ...(!isLimit(kind) && kind !== 'battery_low' && { percent: null }),
  ...(kind !== 'detection' && { model: null, class: null, leastConfidence: null }),
  ...(kind !== 'aircraft_near' && { distance: null, heightDifference: null }),
  // A licence expires on a day.
  ...(kind === 'licence_expired' && { hours: null }),
})

/** @throws AppError 400 */
export function requireTimeZone({ hours }: Partial<RuleFields>): void {
  if (hours && !isTimeZone(hours.timeZone)) throw fieldError('hours', alertRuleText('unknownZone'))
}

/** @throws AppError 400 */
function requireHeights({ minHeight = null, maxHeight = null }: Partial<RuleFields>): void {
  if (minHeight !== null && maxHeight !== null && minHeight >= maxHeight) {
    throw fieldError('maxHeight', alertRuleText('heightsCrossed'))
  }
}

/** The field without which a rule of a kind has no condition. */
const REQUIRED = {
  stream_lost: { field: 'seconds', text: 'secondsMissing' },
  battery_low: { field: 'percent', text: 'batteryMissing' },
  thermal_above: { field: 'degrees', text: 'degreesMissing' },
  licence_expired: { field: 'days', text: 'daysMissing' },
  aircraft_near: { field: 'distance', text: 'distanceMissing' },
  storage_near_limit: { field: 'percent', text: 'percentMissing' },
  minutes_near_limit: { field: 'percent', text: 'percentMissing' },
} as const satisfies Partial<Record<RuleRow['kind'], { field: keyof RuleFields; text: string }>>

export async function requireFields(
  tenantId: string,
  tx: Tx,
  kind: RuleRow['kind'],
  rule: Partial<RuleFields>,
): Promise<void> {
  if (isGeofence(kind)) {
    await requireArea(tenantId, tx, rule)
    requireHeights(rule)
  }
  const required = kind in REQUIRED ? REQUIRED[kind as keyof typeof REQUIRED] : undefined
  if (required && (rule[required.field] ?? null) === null) {
    throw fieldError(required.field, alertRuleText(required.text))
  }
  if (kind === 'positions_stopped' && (rule.seconds ?? 0) < LEAST_SILENCE) {
    throw fieldError('seconds', alertRuleText('silenceMissing', { min: LEAST_SILENCE }))
  }
  if (isLimit(kind) && (rule.missionId ?? null) === null) {
    throw fieldError('missionId', alertRuleText('missionMissing'))
  }
}
