import type { AlertRule, AlertRuleKind, NewAlertRule } from '../../../../api/alert-rule'
import { formatNumber } from '../../../../shared/messages'
import { absoluteTime } from '../../../../shared/time/timeText'
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
  'positions_stopped',
  'battery_low',
  'thermal_above',
  'detection',
  'aircraft_near',
  'licence_expired',
  'maintenance_due',
  'storage_near_limit',
  'minutes_near_limit',
]

export const isGeofence = (kind: AlertRuleKind): boolean => kind === 'geofence_entered' || kind === 'geofence_left'

export const isLimit = (kind: AlertRuleKind): boolean => kind === 'storage_near_limit' || kind === 'minutes_near_limit'

const hasSeconds = (kind: AlertRuleKind): boolean => kind === 'stream_lost' || kind === 'positions_stopped'

const hasPercent = (kind: AlertRuleKind): boolean => isLimit(kind) || kind === 'battery_low'

/** Whether a trial looks at what is now, because the past is not known. */
export const isState = (kind: AlertRuleKind): boolean => doesWait(kind) || kind === 'positions_stopped'

/** Whether its alerts wait until the hours of the rule begin. */
export const doesWait = (kind: AlertRuleKind): boolean =>
  isLimit(kind) || kind === 'maintenance_due' || kind === 'licence_expired' || kind === 'aircraft_near'

/** A licence expires on a day. */
export const hasHours = (kind: AlertRuleKind): boolean => kind !== 'licence_expired'

export const FIRST: Partial<RuleValues> = {
  kind: 'geofence_entered',
  severity: 'medium',
  areaOf: 'baseLayer',
  seconds: 30,
  degrees: 70,
  days: 0,
  percent: 80,
  model: null,
  class: null,
  leastConfidence: null,
  distance: 500,
  heightDifference: null,
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
  percent: rule.percent,
  model: rule.model,
  class: rule.class,
  leastConfidence: rule.leastConfidence,
  distance: rule.distance,
  heightDifference: rule.heightDifference,
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

const limitsOf = ({ kind, minHeight, maxHeight, seconds, degrees, days, percent, ...values }: RuleValues) => ({
  minHeight: isGeofence(kind) ? (minHeight ?? null) : null,
  maxHeight: isGeofence(kind) ? (maxHeight ?? null) : null,
  seconds: hasSeconds(kind) ? (seconds ?? null) : null,
  degrees: kind === 'thermal_above' ? (degrees ?? null) : null,
  days: kind === 'licence_expired' ? (days ?? null) : null,
  percent: hasPercent(kind) ? (percent ?? null) : null,
  ...(kind === 'detection' ? resultsOf(values) : NO_RESULTS),
  ...(kind === 'aircraft_near' ? nearOf(values) : NOT_NEAR),
})

const NO_RESULTS = { model: null, class: null, leastConfidence: null }

const resultsOf = (values: Pick<RuleValues, 'model' | 'class' | 'leastConfidence'>) => ({
  model: values.model?.trim() || null,
  class: values.class?.trim() || null,
  leastConfidence: values.leastConfidence ?? null,
})

const NOT_NEAR = { distance: null, heightDifference: null }

const nearOf = ({ distance, heightDifference }: Pick<RuleValues, 'distance' | 'heightDifference'>) => ({
  distance: distance ?? null,
  heightDifference: heightDifference ?? null,
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
  percent: rulesText('percent'),
  model: rulesText('model'),
  class: rulesText('class'),
  leastConfidence: rulesText('leastConfidence'),
  distance: rulesText('distance'),
  heightDifference: rulesText('heightDifference'),
  hours: rulesText('hours'),
  repeatMinutes: rulesText('repeatMinutes'),
})

export const kindText = (kind: AlertRuleKind): string => rulesText(kind)

/** When the rule raises an alert. */
export function conditionText(rule: AlertRule): string {
  const { kind, degrees, days } = rule
  switch (kind) {
    case 'stream_lost':
    case 'positions_stopped':
    case 'battery_low':
      return droneText(rule)
    case 'thermal_above':
      return rulesText('whenHot', { degrees: degrees ?? 0 })
    case 'licence_expired':
      return rulesText('whenExpired', { count: days ?? 0 })
    case 'maintenance_due':
      return rulesText('whenDue')
    case 'storage_near_limit':
    case 'minutes_near_limit':
      return limitText(rule)
    case 'detection':
      return detectionText(rule)
    case 'aircraft_near':
      return aircraftText(rule)
    case 'geofence_entered':
      return withHeights(rulesText('whenEntered', { area: areaText(rule) }), rule)
    case 'geofence_left':
      return withHeights(rulesText('whenLeft', { area: areaText(rule) }), rule)
  }
}

function droneText({ kind, seconds, percent }: AlertRule): string {
  if (kind === 'battery_low') return rulesText('whenBattery', { percent: percent ?? 0 })
  return rulesText(kind === 'stream_lost' ? 'whenLost' : 'whenSilent', { count: seconds ?? 0 })
}

function limitText({ kind, percent }: AlertRule): string {
  const values = { percent: percent ?? 0 }
  return kind === 'storage_near_limit' ? rulesText('whenStorage', values) : rulesText('whenMinutes', values)
}

function detectionText(rule: AlertRule): string {
  const { leastConfidence } = rule
  const condition = findingText(rule)
  return leastConfidence === null ? condition : rulesText('ofConfidence', { condition, percent: leastConfidence })
}

function aircraftText({ distance, heightDifference }: AlertRule): string {
  const metres = formatNumber(distance ?? 0)
  if (heightDifference === null) return rulesText('whenNear', { distance: metres })
  return rulesText('whenNearInHeight', { distance: metres, height: formatNumber(heightDifference) })
}

function findingText({ model, class: found }: AlertRule): string {
  if (found === null) return model === null ? rulesText('whenFoundByAny') : rulesText('whenFound', { model })
  return model === null
    ? rulesText('whenClassByAny', { class: found })
    : rulesText('whenClass', { model, class: found })
}

function areaText({ areaName, mapref }: AlertRule): string {
  if (areaName === null || mapref === null) return areaName ?? ''
  return rulesText('areaPart', { area: areaName, part: mapref })
}

/** How often the rule has raised alerts. */
export function raisedText({ alertsLastDay, repeatsLastDay, lastRaisedAt }: AlertRule): string {
  if (lastRaisedAt === null) return rulesText('raisedNever')
  const time = absoluteTime(lastRaisedAt)
  if (alertsLastDay + repeatsLastDay === 0) return rulesText('raisedBefore', { time })
  return rulesText('raised', { count: alertsLastDay, repeats: repeatsLastDay, time })
}

/** Where the rule looks, or where its alerts appear. */
export function missionText({ kind, missionName }: AlertRule): string {
  if (isLimit(kind)) return rulesText('alertsIn', { mission: missionName ?? '' })
  if (kind !== 'maintenance_due') return missionName ?? rulesText('allMissions')
  return missionName === null ? rulesText('flyingOnly') : rulesText('othersIn', { mission: missionName })
}

function withHeights(condition: string, { minHeight, maxHeight }: AlertRule): string {
  const min = formatNumber(minHeight ?? 0)
  const max = formatNumber(maxHeight ?? 0)
  if (minHeight !== null && maxHeight !== null) return rulesText('betweenHeights', { condition, min, max })
  if (minHeight !== null) return rulesText('aboveHeight', { condition, min })
  if (maxHeight !== null) return rulesText('belowHeight', { condition, max })
  return condition
}
