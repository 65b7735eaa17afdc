// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Notification'] as const
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
export type EventName =
  | 'MISSION_ADDED'
  | 'MISSION_LIVE'
  | 'MISSION_COMPLETED'
  | 'MISSION_DELETED'
  | 'ALERT_CREATED'
  | 'ALERT_ASSIGNED'
  | 'ACCESS_ASKED'
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
  userID?: Id
  permission?: PermissionName
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
