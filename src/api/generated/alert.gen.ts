// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Alert', 'Mission', 'Notification', 'Upload'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createAlert: build.mutation<CreateAlertApiResponse, CreateAlertApiArg>({
        query: (queryArg) => ({
          url: `/alert/create`,
          method: 'POST',
          body: queryArg.newAlert,
        }),
        invalidatesTags: ['Alert', 'Mission', 'Notification'],
      }),
      createAlertWithPicture: build.mutation<CreateAlertWithPictureApiResponse, CreateAlertWithPictureApiArg>({
        query: (queryArg) => ({
          url: `/alert/manual-upload-alert`,
          method: 'POST',
          body: queryArg.newAlertWithPicture,
        }),
        invalidatesTags: ['Alert', 'Mission', 'Notification', 'Upload'],
      }),
      deleteAlerts: build.mutation<DeleteAlertsApiResponse, DeleteAlertsApiArg>({
        query: (queryArg) => ({
          url: `/alert/delete-multiple-alerts`,
          method: 'DELETE',
          params: {
            alertIds: queryArg.alertIds,
          },
        }),
        invalidatesTags: ['Alert', 'Mission'],
      }),
      getMissionAlerts: build.query<GetMissionAlertsApiResponse, GetMissionAlertsApiArg>({
        query: (queryArg) => ({
          url: `/alert/get-alerts-By-mission-ID/${encodeURIComponent(String(queryArg.missionId))}`,
        }),
        providesTags: ['Alert'],
      }),
      getLocationAlerts: build.query<GetLocationAlertsApiResponse, GetLocationAlertsApiArg>({
        query: (queryArg) => ({
          url: `/alert/get-alerts-by-location-ID/${encodeURIComponent(String(queryArg.locationId))}`,
        }),
        providesTags: ['Alert'],
      }),
      listAlertsByMapref: build.query<ListAlertsByMaprefApiResponse, ListAlertsByMaprefApiArg>({
        query: (queryArg) => ({
          url: `/alert/get-alerts-by-mission-mapref`,
          params: {
            baseLayerId: queryArg.baseLayerId,
            mapref: queryArg.mapref,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Alert'],
      }),
      listLocationAlertsInTime: build.query<ListLocationAlertsInTimeApiResponse, ListLocationAlertsInTimeApiArg>({
        query: (queryArg) => ({
          url: `/alert/get-alert-by-location-ID-and-time/${encodeURIComponent(String(queryArg.locationId))}`,
          params: {
            from: queryArg['from'],
            until: queryArg.until,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Alert'],
      }),
      listLocationAlerts: build.query<ListLocationAlertsApiResponse, ListLocationAlertsApiArg>({
        query: (queryArg) => ({
          url: `/alert/get-alerts-By-location-id-pagination/${encodeURIComponent(String(queryArg.locationId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
          },
        }),
        providesTags: ['Alert'],
      }),
      getAlert: build.query<GetAlertApiResponse, GetAlertApiArg>({
        query: (queryArg) => ({
          url: `/alert/get-alert-by-ID/${encodeURIComponent(String(queryArg.alertId))}`,
        }),
        providesTags: ['Alert'],
      }),
      updateAlert: build.mutation<UpdateAlertApiResponse, UpdateAlertApiArg>({
        query: (queryArg) => ({
          url: `/alert/update-alert-by-ID/${encodeURIComponent(String(queryArg.alertId))}`,
          method: 'PATCH',
          body: queryArg.alertEdit,
        }),
        invalidatesTags: ['Alert'],
      }),
      updateAlerts: build.mutation<UpdateAlertsApiResponse, UpdateAlertsApiArg>({
        query: (queryArg) => ({
          url: `/alert/update-multi-alert-by-ID`,
          method: 'PATCH',
          body: queryArg.alertsEdit,
        }),
        invalidatesTags: ['Alert'],
      }),
      listAlerts: build.query<ListAlertsApiResponse, ListAlertsApiArg>({
        query: (queryArg) => ({
          url: `/alert/list`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            sort: queryArg.sort,
            severity: queryArg.severity,
            state: queryArg.state,
            source: queryArg.source,
            kind: queryArg.kind,
            missionId: queryArg.missionId,
            locationId: queryArg.locationId,
            owner: queryArg.owner,
            overdue: queryArg.overdue,
            snoozed: queryArg.snoozed,
            from: queryArg['from'],
            until: queryArg.until,
          },
        }),
        providesTags: ['Alert'],
      }),
      getAlertCounts: build.query<GetAlertCountsApiResponse, GetAlertCountsApiArg>({
        query: (queryArg) => ({
          url: `/alert/counts`,
          params: {
            missionId: queryArg.missionId,
          },
        }),
        providesTags: ['Alert'],
      }),
      getAlertOverview: build.query<GetAlertOverviewApiResponse, GetAlertOverviewApiArg>({
        query: (queryArg) => ({
          url: `/alert/overview`,
          params: {
            timeZone: queryArg.timeZone,
          },
        }),
        providesTags: ['Alert'],
      }),
      getAlertStatistics: build.query<GetAlertStatisticsApiResponse, GetAlertStatisticsApiArg>({
        query: (queryArg) => ({
          url: `/alert/statistics`,
          params: {
            from: queryArg['from'],
            until: queryArg.until,
            missionId: queryArg.missionId,
          },
        }),
        providesTags: ['Alert'],
      }),
      listAlertActivity: build.query<ListAlertActivityApiResponse, ListAlertActivityApiArg>({
        query: (queryArg) => ({
          url: `/alert/activity/${encodeURIComponent(String(queryArg.alertId))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Alert'],
      }),
      getAlertPicture: build.query<GetAlertPictureApiResponse, GetAlertPictureApiArg>({
        query: (queryArg) => ({
          url: `/alert/picture/${encodeURIComponent(String(queryArg.alertId))}`,
          params: {
            v: queryArg.v,
          },
        }),
        providesTags: ['Alert'],
      }),
      getAlertOwners: build.query<GetAlertOwnersApiResponse, GetAlertOwnersApiArg>({
        query: () => ({ url: `/alert/owners` }),
        providesTags: ['Alert'],
      }),
      listDeletedAlerts: build.query<ListDeletedAlertsApiResponse, ListDeletedAlertsApiArg>({
        query: (queryArg) => ({
          url: `/alert/deleted`,
          params: {
            missionId: queryArg.missionId,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Alert'],
      }),
      restoreAlerts: build.mutation<RestoreAlertsApiResponse, RestoreAlertsApiArg>({
        query: (queryArg) => ({
          url: `/alert/restore`,
          method: 'POST',
          body: queryArg.alertSelection,
        }),
        invalidatesTags: ['Alert', 'Mission'],
      }),
      getAlertSettings: build.query<GetAlertSettingsApiResponse, GetAlertSettingsApiArg>({
        query: () => ({ url: `/alert/settings` }),
        providesTags: ['Alert'],
      }),
      editAlertSettings: build.mutation<EditAlertSettingsApiResponse, EditAlertSettingsApiArg>({
        query: (queryArg) => ({
          url: `/alert/settings`,
          method: 'PATCH',
          body: queryArg.alertSettingsEdit,
        }),
        invalidatesTags: ['Alert'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as alertGenerated }
export type CreateAlertApiResponse =
  /** status 201 The alert. If an open alert with the same duplicate key was raised a short time ago, that alert; its repeats are counted. */ AlertReply
export type CreateAlertApiArg = {
  newAlert: NewAlert
}
export type CreateAlertWithPictureApiResponse = /** status 201 The alert. */ AlertReply
export type CreateAlertWithPictureApiArg = {
  newAlertWithPicture: NewAlertWithPicture
}
export type DeleteAlertsApiResponse = /** status 200 Done. */ Done
export type DeleteAlertsApiArg = {
  alertIds: Id[]
}
export type GetMissionAlertsApiResponse =
  /** status 200 The newest first. `total` says how many there are. */ AlertsReply
export type GetMissionAlertsApiArg = {
  missionId: Id
}
export type GetLocationAlertsApiResponse =
  /** status 200 The newest first. `total` says how many there are. */ AlertsReply
export type GetLocationAlertsApiArg = {
  locationId: Id
}
export type ListAlertsByMaprefApiResponse = /** status 200 One page, the newest first. */ AlertListReply
export type ListAlertsByMaprefApiArg = {
  baseLayerId: Id
  /** Value of the base layer's identifying attribute. */
  mapref: string
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type ListLocationAlertsInTimeApiResponse = /** status 200 One page, the newest first. */ AlertListReply
export type ListLocationAlertsInTimeApiArg = {
  locationId: Id
  from: Time
  /** After `from`. */
  until: Time
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type ListLocationAlertsApiResponse = /** status 200 One page, the newest first. */ AlertListReply
export type ListLocationAlertsApiArg = {
  locationId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name must contain, ignoring case. */
  search?: string
}
export type GetAlertApiResponse = /** status 200 The alert. */ AlertReply
export type GetAlertApiArg = {
  alertId: Id
}
export type UpdateAlertApiResponse = /** status 200 The stored alert. */ AlertReply
export type UpdateAlertApiArg = {
  alertId: Id
  alertEdit: AlertEdit
}
export type UpdateAlertsApiResponse = /** status 200 Done. */ Done
export type UpdateAlertsApiArg = {
  alertsEdit: AlertsEdit
}
export type ListAlertsApiResponse = /** status 200 One page of alerts. */ AlertListReply
export type ListAlertsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name must contain, ignoring case. */
  search?: string
  /** With a minus sign descending. By `due`, alerts without a due time are last; by `severity`, the most severe are first, and among equals those that are due first. */
  sort?: 'due' | '-due' | 'severity' | '-severity' | 'created' | '-created' | 'seen' | '-seen'
  severity?: AlertSeverity[]
  state?: AlertState[]
  source?: AlertSource[]
  kind?: string
  missionId?: Id
  /** Only alerts of the missions of this place. */
  locationId?: Id
  /** ID of the owner, `me` or `none`. */
  owner?: string
  /** Only open alerts whose due time has passed, or only the others. */
  overdue?: boolean
  /** Only snoozed alerts, or only the others. */
  snoozed?: boolean
  /** Only alerts that were raised at this time or later. */
  from?: Time
  /** Only alerts that were raised before this time. */
  until?: Time
}
export type GetAlertCountsApiResponse =
  /** status 200 Alerts that are not closed, and the kinds of all alerts. */ AlertCountsReply
export type GetAlertCountsApiArg = {
  missionId?: Id
}
export type GetAlertOverviewApiResponse =
  /** status 200 Days begin at midnight of the time zone. Snoozed alerts are not counted as open. */ AlertOverviewReply
export type GetAlertOverviewApiArg = {
  /** IANA name of the zone whose days are counted. */
  timeZone: string
}
export type GetAlertStatisticsApiResponse =
  /** status 200 Of alerts that were raised in the time range. */ AlertStatisticsReply
export type GetAlertStatisticsApiArg = {
  from: Time
  /** After `from`. */
  until: Time
  missionId?: Id
}
export type ListAlertActivityApiResponse = /** status 200 The newest first. */ AlertActivityListReply
export type ListAlertActivityApiArg = {
  alertId: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type GetAlertPictureApiResponse = /** status 200 A WebP image. */ string
export type GetAlertPictureApiArg = {
  alertId: Id
  /** Changes with the picture, so that browsers do not show an earlier one. */
  v?: string
}
export type GetAlertOwnersApiResponse =
  /** status 200 People of the tenant who may see alerts, by name, at most 200. */ AlertOwnersReply
export type GetAlertOwnersApiArg = void
export type ListDeletedAlertsApiResponse = /** status 200 The last deleted first. */ DeletedAlertListReply
export type ListDeletedAlertsApiArg = {
  missionId?: Id
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type RestoreAlertsApiResponse = /** status 200 Done. */ Done
export type RestoreAlertsApiArg = {
  alertSelection: AlertSelection
}
export type GetAlertSettingsApiResponse = /** status 200 The settings of the tenant. */ AlertSettingsReply
export type GetAlertSettingsApiArg = void
export type EditAlertSettingsApiResponse = /** status 200 The stored settings. */ AlertSettingsReply
export type EditAlertSettingsApiArg = {
  alertSettingsEdit: AlertSettingsEdit
}
export type Id = string
export type MaybeId = string | null
export type AlertSeverity = 'info' | 'low' | 'medium' | 'high' | 'critical'
export type AlertState = 'new' | 'acknowledged' | 'in_progress' | 'on_hold' | 'closed'
export type AlertSource = 'person' | 'ai' | 'rule' | 'webhook'
export type Author = {
  _id: Id
  name: string
  avatar?: string | null
}
export type MaybeTime = string | null
export type Time = string
export type MaybeAlertPosition = {
  lat: number
  long: number
} | null
export type AlertCamera = string
export type Version = number
export type Alert = {
  _id: Id
  missionId: Id
  missionName: string
  locationId: MaybeId
  locationName: string | null
  flightId: MaybeId
  flightName: string | null
  title: string
  kind: string
  description: string
  severity: AlertSeverity
  state: AlertState
  /** States that the caller may move it to. */
  nextStates: AlertState[]
  outcome:
    | ('true_positive' | 'false_positive' | 'benign' | 'duplicate' | 'test' | null)
    | ('true_positive' | 'false_positive' | 'benign' | 'duplicate' | 'test' | null)
  reason: string
  source: AlertSource
  owner: Author | null
  dueAt: MaybeTime
  /** Null unless it is snoozed now. */
  snoozedUntil: MaybeTime
  occurredAt: Time
  /** Whether `occurredAt` is when it was seen. False for what was found in a photo, a recording or a layer without a known time:
    then it is when the alert was raised.
     */
  isTimeKnown: boolean
  /** Whether `occurredAt` is counted from the start that a video file states, which nobody has verified. Many cameras write their
    local time as if it were UTC.
     */
  isTimeOfFile: boolean
  position: MaybeAlertPosition
  pictureUrl: string | null
  /** Picture of the recording that shows it. */
  posterUrl: string | null
  /** The recording that shows it; of a live stream, once the stream is recorded. */
  recordingId: MaybeId
  /** Milliseconds from the start of the recording. */
  momentMs: number | null
  streamId: MaybeId
  /** The analysis of a layer whose results it is about; null for clients. */
  analysisId: MaybeId
  /** The photo that shows it, as a detector found; null for clients. */
  photoId: MaybeId
  /** The result of the detector, in this photo or in a layer; null for clients. */
  detectedObjectId: MaybeId
  /** The run of the detector that found it; null for clients. */
  detectorRunId: MaybeId
  camera: AlertCamera
  /** How often it was raised again. */
  repeats: number
  lastSeenAt: Time
  /** How often it was re-opened. */
  reopened: number
  /** When it left the state new. */
  ackAt: MaybeTime
  closedAt: MaybeTime
  /** What to do about alerts of this kind. Only in the reply for one alert. */
  instructions: string | null
  clientVisible: boolean
  version: Version
  createdAt: Time
  createdBy?: Author
}
export type AlertReply = {
  status: boolean
  message?: string
  data: Alert
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
export type AlertTitle = string
export type AlertKind = string
export type AlertText = string
export type Coordinates = {
  lat: number
  long: number
}
export type AlertDedupeKey = string
export type NewAlert = {
  missionId: Id
  /** A flight of the mission. */
  flightId?: Id
  title: AlertTitle
  kind: AlertKind
  severity: AlertSeverity
  description?: AlertText
  /** A person of the tenant who may see alerts. */
  ownerId?: Id
  /** By default from the severity, by the settings of the tenant. */
  dueAt?: Time
  /** When it was seen. By default now. */
  occurredAt?: Time
  position?: Coordinates
  /** A recording of the mission that shows it. */
  recordingId?: Id
  /** Milliseconds from the start of the recording. Needs a recording. */
  momentMs?: number
  /** A live stream of the mission that showed it. */
  streamId?: Id
  camera?: AlertCamera
  /** Further alerts with this key within the time for repeats are counted instead of raised. By default a key that equal alerts have. */
  dedupeKey?: AlertDedupeKey
  /** Whether clients of the mission see it. */
  clientVisible?: boolean
}
export type NewAlertWithPicture = {
  missionId: Id
  /** A flight of the mission. */
  flightId?: Id
  title: AlertTitle
  kind: AlertKind
  severity: AlertSeverity
  description?: AlertText
  /** A person of the tenant who may see alerts. */
  ownerId?: Id
  /** By default from the severity, by the settings of the tenant. */
  dueAt?: Time
  /** When it was seen. By default now. */
  occurredAt?: Time
  position?: Coordinates
  /** A recording of the mission that shows it. */
  recordingId?: Id
  /** Milliseconds from the start of the recording. Needs a recording. */
  momentMs?: number
  /** A live stream of the mission that showed it. */
  streamId?: Id
  camera?: AlertCamera
  /** Further alerts with this key within the time for repeats are counted instead of raised. Without a key, alerts with the same facts and the same picture are counted. */
  dedupeKey?: AlertDedupeKey
  /** Whether clients of the mission see it. */
  clientVisible?: boolean
  /** A finished upload of a PNG, JPEG or WebP of at most 5 MiB. */
  uploadId: Id
}
export type Done = {
  status: boolean
  message?: string
}
export type AlertsReply = {
  status: boolean
  /** Says when there are more than 200. */
  message?: string
  data: {
    alerts: Alert[]
    total: number
  }
}
export type AlertListReply = {
  status: boolean
  message?: string
  data: {
    items: Alert[]
    total: number
    page: number
    pageSize: number
  }
}
export type AlertOutcome = 'true_positive' | 'false_positive' | 'benign' | 'duplicate' | 'test'
export type AlertEdit = {
  version: Version
  title?: AlertTitle
  kind?: AlertKind
  description?: AlertText
  /** Also sets the due time again, unless a due time is given. */
  severity?: AlertSeverity
  /** One of `nextStates`. A new or acknowledged alert can be closed with an outcome only. */
  state?: AlertState
  /** With the state closed, or of a closed alert. */
  outcome?: AlertOutcome
  /** Why it was closed so. */
  reason?: string
  ownerId?: MaybeId
  dueAt?: MaybeTime
  /** A time in the future; null ends the snooze. A closed alert cannot be snoozed. */
  snoozedUntil?: MaybeTime
  position?: MaybeAlertPosition
  clientVisible?: boolean
}
export type SelectedAlerts = Id[]
export type AlertsEdit = {
  alertIds: SelectedAlerts
  severity?: AlertSeverity
  state?: AlertState
  outcome?: AlertOutcome
  reason?: string
  ownerId?: MaybeId
  snoozedUntil?: MaybeTime
  clientVisible?: boolean
}
export type AlertNumber = number
export type AlertsBySeverity = {
  info: AlertNumber
  low: AlertNumber
  medium: AlertNumber
  high: AlertNumber
  critical: AlertNumber
}
export type AlertCountsReply = {
  status: boolean
  message?: string
  data: {
    open: AlertNumber
    bySeverity: AlertsBySeverity
    byState: {
      new: AlertNumber
      acknowledged: AlertNumber
      in_progress: AlertNumber
      on_hold: AlertNumber
      closed: AlertNumber
    }
    overdue: AlertNumber
    mine: AlertNumber
    unassigned: AlertNumber
    snoozed: AlertNumber
    /** Kinds of alerts that exist, for filters and suggestions. */
    kinds: string[]
  }
}
export type AlertAge = {
  /** Null for the oldest. */
  from: MaybeTime
  /** Null for the newest. */
  until: MaybeTime
  bySeverity: AlertsBySeverity
}
export type AlertsToday = {
  /** When the day began. */
  from: Time
  raised: AlertNumber
  open: AlertNumber
  snoozed: AlertNumber
  closed: AlertNumber
  /** Results of analyses that ended today. Null for callers who may not see analyses. */
  detections: number | null
  /** Missions with the most of these results. */
  missions: {
    _id: Id
    name: string
    detections: AlertNumber
  }[]
}
export type AlertDay = {
  day: string
  from: Time
  until: Time
  bySeverity: AlertsBySeverity
}
export type AlertOverviewReply = {
  status: boolean
  message?: string
  data: {
    open: AlertNumber
    /** Open alerts by the time since they were raised, the newest first. The ranges follow each other without a gap. */
    ages: AlertAge[]
    overdue: AlertNumber
    mine: AlertNumber
    unassigned: AlertNumber
    snoozed: AlertNumber
    today: AlertsToday
    /** Alerts that were raised on each of the last 30 days, today last. */
    days: AlertDay[]
  }
}
export type AlertHandlingTimes = {
  count: AlertNumber
  median: number | null
  slowest: number | null
}
export type AlertGroupStatistics = {
  /** The kind, the source or the month. */
  name: string
  total: AlertNumber
  closed: AlertNumber
  /** Closed as true or false positive. */
  judged: number
  falsePositives: AlertNumber
}
export type AlertSeverityTimes = {
  severity: AlertSeverity
  acknowledged: AlertHandlingTimes
  timeToClose: AlertHandlingTimes
}
export type AlertStatisticsReply = {
  status: boolean
  message?: string
  data: {
    total: AlertNumber
    open: AlertNumber
    closed: AlertNumber
    reopened: AlertNumber
    acknowledged: AlertHandlingTimes
    timeToClose: AlertHandlingTimes
    byKind: AlertGroupStatistics[]
    bySource: AlertGroupStatistics[]
    bySeverity: AlertsBySeverity
    /** The most severe first. */
    timesBySeverity: AlertSeverityTimes[]
    /** The 12 months in UTC that end with the time range, whenever it starts; the name is the month, such as 2026-03. */
    byMonth: AlertGroupStatistics[]
    /** Days with alerts in UTC, at most the last 366. */
    byDay: {
      day: string
      total: AlertNumber
    }[]
  }
}
export type AlertActivity = {
  _id: Id
  at: Time
  /** moved: to another state; `values` has `from`, `to`, and `outcome` and `reason` of a closed alert. */
  action: 'created' | 'moved' | 'assigned' | 'snoozed' | 'edited' | 'deleted' | 'restored'
  /** Absent for rules, analyses and webhooks, and if the user was deleted permanently. */
  user?: Author
  /** Their name at that time; empty without one. */
  userName: string
  /** assigned: `from` and `to`, names of people or null. snoozed: `until`, or null. edited: `fields`, the names of what changed. */
  values: {
    [key: string]: unknown
  }
}
export type AlertActivityListReply = {
  status: boolean
  message?: string
  data: {
    items: AlertActivity[]
    total: number
    page: number
    pageSize: number
  }
}
export type AlertOwnersReply = {
  status: boolean
  message?: string
  data: {
    owners: Author[]
  }
}
export type DeletedAlert = {
  _id: Id
  title: string
  severity: AlertSeverity
  missionId: Id
  missionName: string
  deletedAt: Time
  deletedBy?: Author
}
export type DeletedAlertListReply = {
  status: boolean
  message?: string
  data: {
    items: DeletedAlert[]
    total: number
    page: number
    pageSize: number
  }
}
export type AlertSelection = {
  alertIds: SelectedAlerts
}
export type AlertDueMinutes = number | null
export type AlertDueTimes = {
  info: AlertDueMinutes
  low: AlertDueMinutes
  medium: AlertDueMinutes
  high: AlertDueMinutes
  critical: AlertDueMinutes
}
export type AlertRepeatMinutes = number
export type AlertInstruction = {
  kind: AlertKind
  text: string
}
export type AlertInstructions = AlertInstruction[]
export type AlertSettingsReply = {
  status: boolean
  message?: string
  data: {
    dueMinutes: AlertDueTimes
    repeatMinutes: AlertRepeatMinutes
    instructions: AlertInstructions
    version: Version
  }
}
export type AlertSettingsEdit = {
  version: Version
  dueMinutes?: AlertDueTimes
  repeatMinutes?: AlertRepeatMinutes
  instructions?: AlertInstructions
}
