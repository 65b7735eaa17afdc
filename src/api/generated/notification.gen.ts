// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Notification', 'NotificationSettings', 'Thread'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listNotifications: build.query<ListNotificationsApiResponse, ListNotificationsApiArg>({
        query: (queryArg) => ({
          url: `/notification/list`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            unread: queryArg.unread,
          },
        }),
        providesTags: ['Notification'],
      }),
      markNotificationsRead: build.mutation<MarkNotificationsReadApiResponse, MarkNotificationsReadApiArg>({
        query: (queryArg) => ({
          url: `/notification/read`,
          method: 'PATCH',
          body: queryArg.readMark,
        }),
        invalidatesTags: ['Notification'],
      }),
      getNotificationSettings: build.query<GetNotificationSettingsApiResponse, GetNotificationSettingsApiArg>({
        query: () => ({ url: `/notification/settings` }),
        providesTags: ['NotificationSettings'],
      }),
      editNotificationSettings: build.mutation<EditNotificationSettingsApiResponse, EditNotificationSettingsApiArg>({
        query: (queryArg) => ({
          url: `/notification/settings`,
          method: 'PATCH',
          body: queryArg.notificationSettingsEdit,
        }),
        invalidatesTags: ['Notification', 'NotificationSettings', 'Thread'],
      }),
      sendTestMail: build.mutation<SendTestMailApiResponse, SendTestMailApiArg>({
        query: () => ({ url: `/notification/test`, method: 'POST' }),
        invalidatesTags: [],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as notificationGenerated }
export type ListNotificationsApiResponse = /** status 200 One page of events. */ NotificationListReply
export type ListNotificationsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Only events that the user has not read. */
  unread?: boolean
}
export type MarkNotificationsReadApiResponse = /** status 200 Done. */ Done
export type MarkNotificationsReadApiArg = {
  readMark: ReadMark
}
export type GetNotificationSettingsApiResponse =
  /** status 200 The settings of the caller, with the kinds of notifications that concern the caller. */ NotificationSettingsReply
export type GetNotificationSettingsApiArg = void
export type EditNotificationSettingsApiResponse = /** status 200 The stored settings. */ NotificationSettingsReply
export type EditNotificationSettingsApiArg = {
  notificationSettingsEdit: NotificationSettingsEdit
}
export type SendTestMailApiResponse = /** status 200 Done. */ Done
export type SendTestMailApiArg = void
export type EventName =
  | 'MISSION_ADDED'
  | 'MISSION_LIVE'
  | 'MISSION_COMPLETED'
  | 'MISSION_DELETED'
  | 'ALERT_CREATED'
  | 'ALERT_ASSIGNED'
  | 'ACCESS_ASKED'
  | 'RETENTION_DUE'
  | 'PILOT_ASSIGNED'
export type Id = string
export type PermissionName = string
export type EventPayload = {
  /** Name of the mission */
  mission?: string
  missionID?: Id
  id?: Id
  name?: string
  avatar?: string | null
  locationName?: string
  flightID?: Id
  alertID?: Id
  /** Title of the alert */
  title?: string
  severity?: 'info' | 'low' | 'medium' | 'high' | 'critical'
  /** What an alert has seen. */
  kind?: string
  userID?: Id
  permission?: PermissionName
  /** Records that are deleted */
  count?: number
  /** Day of the first deletion */
  day?: string
}
export type Time = string
export type Notification = {
  seq: number
  event: EventName
  payload: EventPayload
  createdAt: Time
  read: boolean
}
export type NotificationListReply = {
  status: boolean
  message?: string
  data: {
    items: Notification[]
    total: number
    unread: number
    page: number
    pageSize: number
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
export type Done = {
  status: boolean
  message?: string
}
export type ReadMark = {
  upTo: number
}
export type MailMode = 'off' | 'now' | 'digest'
export type NotificationChoice = {
  /** In the bell and as a toast. */
  app: boolean
  mail: MailMode
  /** By the webhooks of the tenant. */
  webhook: boolean
}
export type AlertNotificationChoice = {
  /** In the bell and as a toast. */
  app: boolean
  mail: MailMode
  /** By the webhooks of the tenant. */
  webhook: boolean
  /** Mails and webhooks tell of alerts from this severity on. */
  leastSeverity: 'info' | 'low' | 'medium' | 'high' | 'critical'
}
export type NotificationKinds = {
  mention?: NotificationChoice
  alert_assigned?: NotificationChoice
  pilot_assigned?: NotificationChoice
  access_asked?: NotificationChoice
  retention?: NotificationChoice
  alert?: AlertNotificationChoice
  mission?: NotificationChoice
}
export type QuietHours = {
  from: string
  until: string
} | null
export type DigestTime = string
export type Version = number
export type NotificationSettings = {
  kinds: NotificationKinds
  quiet: QuietHours
  /** IANA name of a zone; null until the user has chosen one. */
  timeZone: string | null
  digestAt: DigestTime
  /** Critical alerts are mailed in quiet hours too. */
  criticalPasses: boolean
  /** Notifications that wait. */
  waiting: number
  /** When the first of them leaves. */
  waitingUntil: Time | null
  version: Version
}
export type NotificationSettingsReply = {
  status: boolean
  message?: string
  data: NotificationSettings
}
export type NotificationSettingsEdit = {
  version: Version
  kinds?: NotificationKinds
  quiet?: QuietHours
  /** IANA name of a zone. */
  timeZone?: string
  digestAt?: DigestTime
  criticalPasses?: boolean
}
