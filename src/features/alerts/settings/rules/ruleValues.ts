import type { AlertRule, AlertRuleKind, NewAlertRule } from '../../../../api/alert-rule'
import { formatNumber } from '../../../../shared/messages'
import type { Hours } from './hours'
import { rulesText } from './messages'

/** What the form shows. `areaOf` and `layerMissionId` only lead to the area and are not stored. */
export interface RuleValues extends Omit<NewAlertRule, 'enabled'> {
  areaOf: 'baseLayer' | 'layer'
  layerMissionId?: string | null
}

export const KINDS: AlertRuleKind[] = [
  'geofence_entered',
  'geofence_left',
  'stream_lost',
  'thermal_above',
  'licence_expired',
]

export const isGeofence = (kind: AlertRuleKind): boolean => kind === 'geofence_entered' || kind === 'geofence_left'

/** A licence expires on a day. */
export const hasHours = (kind: AlertRuleKind): boolean => kind !== 'licence_expired'

export const FIRST: Partial<RuleValues> = {
  kind: 'geofence_entered',
  severity: 'medium',
  areaOf: 'baseLayer',
  seconds: 30,
  degrees: 70,
  days: 0,
  hours: null,
  repeatMinutes: null,
}

export const valuesOf = (rule: AlertRule): RuleValues => ({
  name: rule.name,
  kind: rule.kind,
  severity: rule.severity,
  alertKind: rule.alertKind,
  missionId: rule.missionId,
  areaOf: rule.layerId === null ? 'baseLayer' : 'layer',
  baseLayerId: rule.baseLayerId,
  mapref: rule.mapref,
  layerMissionId: rule.missionId,
  layerId: rule.layerId,
  featureIndex: rule.featureIndex,
  minHeight: rule.minHeight,
  maxHeight: rule.maxHeight,
  seconds: rule.seconds,
  degrees: rule.degrees,
  days: rule.days,
  hours: rule.hours,
  repeatMinutes: rule.repeatMinutes,
})

/** The fields that a rule of this kind has; all others are null. */
export function sentOf(values: RuleValues): Omit<NewAlertRule, 'enabled' | 'kind'> {
  const { kind, areaOf, baseLayerId, mapref, layerId, featureIndex, hours } = values
  const inBase = isGeofence(kind) && areaOf === 'baseLayer'
  const inLayer = isGeofence(kind) && areaOf === 'layer'
  const only = <Value>(isUsed: boolean, value: Value | undefined): Value | null => (isUsed && value) || null
  return {
    name: values.name.trim(),
    severity: values.severity,
    alertKind: values.alertKind.trim(),
    missionId: values.missionId ?? null,
    baseLayerId: only(inBase, baseLayerId),
    mapref: only(inBase, mapref?.trim()),
    layerId: only(inLayer, layerId),
    // Zero counts.
    featureIndex: inLayer ? (featureIndex ?? null) : null,
    ...limitsOf(values),
    hours: hasHours(kind) && hours ? inOrder(hours) : null,
    repeatMinutes: values.repeatMinutes ?? null,
  }
}

const limitsOf = ({ kind, minHeight, maxHeight, seconds, degrees, days }: RuleValues) => ({
  minHeight: isGeofence(kind) ? (minHeight ?? null) : null,
  maxHeight: isGeofence(kind) ? (maxHeight ?? null) : null,
  seconds: kind === 'stream_lost' ? (seconds ?? null) : null,
  degrees: kind === 'thermal_above' ? (degrees ?? null) : null,
  days: kind === 'licence_expired' ? (days ?? null) : null,
})

/** The same hours are the same text, which tells what has changed. */
const inOrder = ({ days, from, until, timeZone }: Hours): Hours => ({
  days: [...days].sort((one, other) => one - other),
  from,
  until,
  timeZone,
})

export const ruleLabels = (): Record<keyof RuleValues, string> => ({
  name: rulesText('name'),
  kind: rulesText('kind'),
  severity: rulesText('severity'),
  alertKind: rulesText('alertKind'),
  missionId: rulesText('mission'),
  areaOf: rulesText('areaOf'),
  baseLayerId: rulesText('baseLayer'),
  mapref: rulesText('mapref'),
  layerMissionId: rulesText('layerMission'),
  layerId: rulesText('layer'),
  featureIndex: rulesText('feature'),
  minHeight: rulesText('minHeight'),
  maxHeight: rulesText('maxHeight'),
  seconds: rulesText('seconds'),
  degrees: rulesText('degrees'),
  days: rulesText('days'),
  hours: rulesText('hours'),
  repeatMinutes: rulesText('repeatMinutes'),
})

export const kindText = (kind: AlertRuleKind): string => rulesText(kind)

/** When the rule raises an alert. */
export function conditionText(rule: AlertRule): string {
  const { kind, areaName, mapref, seconds, degrees, days } = rule
  if (kind === 'stream_lost') return rulesText('whenLost', { count: seconds ?? 0 })
  if (kind === 'thermal_above') return rulesText('whenHot', { degrees: degrees ?? 0 })
  if (kind === 'licence_expired') return rulesText('whenExpired', { count: days ?? 0 })
  const area =
    areaName === null || mapref === null ? (areaName ?? '') : rulesText('areaPart', { area: areaName, part: mapref })
  return withHeights(
    kind === 'geofence_entered' ? rulesText('whenEntered', { area }) : rulesText('whenLeft', { area }),
    rule,
  )
}

function withHeights(condition: string, { minHeight, maxHeight }: AlertRule): string {
  const min = formatNumber(minHeight ?? 0)
  const max = formatNumber(maxHeight ?? 0)
  if (minHeight !== null && maxHeight !== null) return rulesText('betweenHeights', { condition, min, max })
  if (minHeight !== null) return rulesText('aboveHeight', { condition, min })
  if (maxHeight !== null) return rulesText('belowHeight', { condition, max })
  return condition
}
