// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['AlertRule', 'Layer'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getAlertRules: build.query<GetAlertRulesApiResponse, GetAlertRulesApiArg>({
        query: () => ({ url: `/alert-rule/getall` }),
        providesTags: ['AlertRule'],
      }),
      createAlertRule: build.mutation<CreateAlertRuleApiResponse, CreateAlertRuleApiArg>({
        query: (queryArg) => ({
          url: `/alert-rule/create`,
          method: 'POST',
          body: queryArg.newAlertRule,
        }),
        invalidatesTags: ['AlertRule', 'Layer'],
      }),
      editAlertRule: build.mutation<EditAlertRuleApiResponse, EditAlertRuleApiArg>({
        query: (queryArg) => ({
          url: `/alert-rule/edit/${encodeURIComponent(String(queryArg.alertRuleId))}`,
          method: 'PATCH',
          body: queryArg.alertRuleEdit,
        }),
        invalidatesTags: ['AlertRule', 'Layer'],
      }),
      deleteAlertRule: build.mutation<DeleteAlertRuleApiResponse, DeleteAlertRuleApiArg>({
        query: (queryArg) => ({
          url: `/alert-rule/delete/${encodeURIComponent(String(queryArg.alertRuleId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['AlertRule'],
      }),
      tryAlertRule: build.query<TryAlertRuleApiResponse, TryAlertRuleApiArg>({
        query: (queryArg) => ({
          url: `/alert-rule/try`,
          method: 'POST',
          body: queryArg.newAlertRule,
          params: {
            days: queryArg.days,
          },
        }),
        providesTags: ['AlertRule'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as alertRuleGenerated }
export type GetAlertRulesApiResponse = /** status 200 100 at most, sorted by name. */ AlertRulesReply
export type GetAlertRulesApiArg = void
export type CreateAlertRuleApiResponse = /** status 201 The rule. */ AlertRuleReply
export type CreateAlertRuleApiArg = {
  newAlertRule: NewAlertRule
}
export type EditAlertRuleApiResponse = /** status 200 The rule. */ AlertRuleReply
export type EditAlertRuleApiArg = {
  alertRuleId: Id
  alertRuleEdit: AlertRuleEdit
}
export type DeleteAlertRuleApiResponse = /** status 200 Done. */ Done
export type DeleteAlertRuleApiArg = {
  alertRuleId: Id
}
export type TryAlertRuleApiResponse =
  /** status 200 What it would have raised, as if nobody had closed an alert. */ AlertRuleTrialReply
export type TryAlertRuleApiArg = {
  /** Days until now. What was live, uploaded or found in this time is looked at; licences, limits, maintenance and aircraft are looked at as they are now, at any hour. */
  days?: number
  newAlertRule: NewAlertRule
}
export type Id = string
export type AlertRuleName = string
export type AlertRuleKind =
  | 'geofence_entered'
  | 'geofence_left'
  | 'stream_lost'
  | 'licence_expired'
  | 'thermal_above'
  | 'storage_near_limit'
  | 'minutes_near_limit'
  | 'maintenance_due'
  | 'detection'
  | 'aircraft_near'
  | 'battery_low'
  | 'positions_stopped'
export type AlertSeverity = 'info' | 'low' | 'medium' | 'high' | 'critical'
export type AlertKind = string
export type MaybeId = string | null
export type AlertRuleMapref = string | null
export type AlertRuleFeatureIndex = number | null
export type AlertRuleMinHeight = number | null
export type AlertRuleMaxHeight = number | null
export type AlertRuleSeconds = number | null
export type AlertRuleDegrees = number | null
export type AlertRuleDays = number | null
export type AlertRulePercent = number | null
export type AlertRuleModel = string | null
export type AlertRuleClass = string | null
export type AlertRuleLeastConfidence = number | null
export type AlertRuleDistance = number | null
export type AlertRuleHeightDifference = number | null
export type AlertRuleHours = {
  /** 1 is Monday, 7 is Sunday. */
  days: number[]
  from: string
  until: string
  /** IANA name of a zone. */
  timeZone: string
} | null
export type AlertRuleRepeatMinutes = number | null
export type MaybeTime = string | null
export type Version = number
export type AlertRule = {
  _id: Id
  name: AlertRuleName
  kind: AlertRuleKind
  enabled: boolean
  severity: AlertSeverity
  alertKind: AlertKind
  missionId: MaybeId
  missionName: string | null
  baseLayerId: MaybeId
  mapref: AlertRuleMapref
  layerId: MaybeId
  featureIndex: AlertRuleFeatureIndex
  minHeight: AlertRuleMinHeight
  maxHeight: AlertRuleMaxHeight
  /** Name of the base layer or layer; null for a geofence whose area was deleted, and for other rules. */
  areaName: string | null
  /** The outline of the area was edited and crosses itself, so that the rule raises no alerts. */
  isAreaCrossed: boolean
  seconds: AlertRuleSeconds
  degrees: AlertRuleDegrees
  days: AlertRuleDays
  percent: AlertRulePercent
  model: AlertRuleModel
  class: AlertRuleClass
  leastConfidence: AlertRuleLeastConfidence
  distance: AlertRuleDistance
  heightDifference: AlertRuleHeightDifference
  hours: AlertRuleHours
  repeatMinutes: AlertRuleRepeatMinutes
  /** It raised 200 new alerts within an hour, and raises none until it is enabled again. An alert says so. */
  pausedAt: MaybeTime
  /** New alerts in the last 24 hours. */
  alertsLastDay: number
  repeatsLastDay: number
  lastRaisedAt: MaybeTime
  version: Version
}
export type AlertRulesReply = {
  status: boolean
  message?: string
  data: {
    rules: AlertRule[]
  }
}
export type MessageCode = string
export type MessageValues = {
  [key: string]: unknown
}
export type FieldError = {
  field: string
  /** A sentence without the name of the field. */
  message: string
  code: MessageCode
  values: MessageValues
}
export type Problem = {
  status: boolean
  /** Text for users in their language. */
  message: string
  code: MessageCode
  values: MessageValues
  /** The invalid fields of the request. */
  errors?: FieldError[]
}
export type AlertRuleReply = {
  status: boolean
  message?: string
  data: AlertRule
}
export type NewAlertRule = {
  name: AlertRuleName
  kind: AlertRuleKind
  enabled?: boolean
  severity: AlertSeverity
  alertKind: AlertKind
  /** Only this mission; null for all. Alerts about limits appear in it, and those about the maintenance of assets without an open flight; these are left out without a mission. */
  missionId?: MaybeId
  baseLayerId?: MaybeId
  mapref?: AlertRuleMapref
  layerId?: MaybeId
  featureIndex?: AlertRuleFeatureIndex
  minHeight?: AlertRuleMinHeight
  maxHeight?: AlertRuleMaxHeight
  seconds?: AlertRuleSeconds
  degrees?: AlertRuleDegrees
  days?: AlertRuleDays
  percent?: AlertRulePercent
  model?: AlertRuleModel
  class?: AlertRuleClass
  leastConfidence?: AlertRuleLeastConfidence
  distance?: AlertRuleDistance
  heightDifference?: AlertRuleHeightDifference
  hours?: AlertRuleHours
  repeatMinutes?: AlertRuleRepeatMinutes
}
export type AlertRuleEdit = {
  version: Version
  name?: AlertRuleName
  enabled?: boolean
  severity?: AlertSeverity
  alertKind?: AlertKind
  missionId?: MaybeId
  baseLayerId?: MaybeId
  mapref?: AlertRuleMapref
  layerId?: MaybeId
  featureIndex?: AlertRuleFeatureIndex
  minHeight?: AlertRuleMinHeight
  maxHeight?: AlertRuleMaxHeight
  seconds?: AlertRuleSeconds
  degrees?: AlertRuleDegrees
  days?: AlertRuleDays
  percent?: AlertRulePercent
  model?: AlertRuleModel
  class?: AlertRuleClass
  leastConfidence?: AlertRuleLeastConfidence
  distance?: AlertRuleDistance
  heightDifference?: AlertRuleHeightDifference
  hours?: AlertRuleHours
  repeatMinutes?: AlertRuleRepeatMinutes
}
export type Done = {
  status: boolean
  message?: string
}
export type MaybeAlertPosition = {
  lat: number
  long: number
} | null
export type AlertRuleTrial = {
  alerts: number
  repeats: number
  /** There was more than is looked at. */
  isPartial: boolean
  /** The newest alerts, newest first. */
  examples: {
    title: string
    description: string
    missionId: Id
    missionName: string
    occurredAt: MaybeTime
    position: MaybeAlertPosition
  }[]
}
export type AlertRuleTrialReply = {
  status: boolean
  message?: string
  data: AlertRuleTrial
}
