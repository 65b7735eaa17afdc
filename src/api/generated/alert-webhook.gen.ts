// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Alert', 'AlertWebhook', 'Mission', 'Notification'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getAlertWebhook: build.query<GetAlertWebhookApiResponse, GetAlertWebhookApiArg>({
        query: () => ({ url: `/alert-webhook/get` }),
        providesTags: ['AlertWebhook'],
      }),
      editAlertWebhook: build.mutation<EditAlertWebhookApiResponse, EditAlertWebhookApiArg>({
        query: (queryArg) => ({
          url: `/alert-webhook/edit`,
          method: 'PATCH',
          body: queryArg.alertWebhookEdit,
        }),
        invalidatesTags: ['AlertWebhook'],
      }),
      rotateAlertWebhookToken: build.mutation<RotateAlertWebhookTokenApiResponse, RotateAlertWebhookTokenApiArg>({
        query: () => ({ url: `/alert-webhook/rotate`, method: 'POST' }),
        invalidatesTags: ['AlertWebhook'],
      }),
      deleteAlertWebhookToken: build.mutation<DeleteAlertWebhookTokenApiResponse, DeleteAlertWebhookTokenApiArg>({
        query: () => ({ url: `/alert-webhook/revoke`, method: 'DELETE' }),
        invalidatesTags: ['AlertWebhook'],
      }),
      testAlertWebhook: build.query<TestAlertWebhookApiResponse, TestAlertWebhookApiArg>({
        query: (queryArg) => ({
          url: `/alert-webhook/test`,
          method: 'POST',
          body: queryArg.alertWebhookTest,
        }),
        providesTags: ['AlertWebhook'],
      }),
      getAlertDelivery: build.query<GetAlertDeliveryApiResponse, GetAlertDeliveryApiArg>({
        query: (queryArg) => ({
          url: `/alert-webhook/delivery/${encodeURIComponent(String(queryArg.alertDeliveryId))}`,
        }),
        providesTags: ['AlertWebhook'],
      }),
      receiveAlertDelivery: build.mutation<ReceiveAlertDeliveryApiResponse, ReceiveAlertDeliveryApiArg>({
        query: (queryArg) => ({
          url: `/alert-webhook/receive`,
          method: 'POST',
          body: queryArg.alertDeliveryBody,
        }),
        invalidatesTags: ['Alert', 'Mission', 'Notification'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as alertWebhookGenerated }
export type GetAlertWebhookApiResponse =
  /** status 200 Without a webhook, its mission is null and its version 1. */ AlertWebhookReply
export type GetAlertWebhookApiArg = void
export type EditAlertWebhookApiResponse = /** status 200 The webhook. */ AlertWebhookReply
export type EditAlertWebhookApiArg = {
  alertWebhookEdit: AlertWebhookEdit
}
export type RotateAlertWebhookTokenApiResponse =
  /** status 201 The token and the address it is used at. */ AlertWebhookTokenReply
export type RotateAlertWebhookTokenApiArg = void
export type DeleteAlertWebhookTokenApiResponse = /** status 200 Done. */ Done
export type DeleteAlertWebhookTokenApiArg = void
export type TestAlertWebhookApiResponse = /** status 200 The alert. */ AlertWebhookTestReply
export type TestAlertWebhookApiArg = {
  alertWebhookTest: AlertWebhookTest
}
export type GetAlertDeliveryApiResponse = /** status 200 As it was received. */ AlertDeliveryBodyReply
export type GetAlertDeliveryApiArg = {
  alertDeliveryId: Id
}
export type ReceiveAlertDeliveryApiResponse =
  /** status 202 An alert was raised, or an open one counted a repeat. */ AlertDeliveryReply
export type ReceiveAlertDeliveryApiArg = {
  alertDeliveryBody: AlertDeliveryBody
}
export type MaybeId = string | null
export type AlertKind = string
export type AlertSeverity = 'info' | 'low' | 'medium' | 'high' | 'critical'
export type AlertPointer = string
export type AlertWebhookMapping = {
  title: AlertPointer
  description?: AlertPointer
  kind?: AlertPointer
  severity?: AlertPointer
  lat?: AlertPointer
  long?: AlertPointer
  time?: AlertPointer
  dedupeKey?: AlertPointer
}
export type Version = number
export type Id = string
export type Time = string
export type AlertDelivery = {
  _id: Id
  at: Time
  result: 'raised' | 'repeated' | 'rejected'
  title: string
  problem: string | null
  alertId: MaybeId
  /** Whether its JSON can be read. */
  hasBody: boolean
}
export type AlertWebhook = {
  missionId: MaybeId
  missionName: string | null
  kind: AlertKind
  severity: AlertSeverity
  mapping: AlertWebhookMapping
  address: string
  /** Last characters of the token. */
  hint: string | null
  version: Version
  deliveries: AlertDelivery[]
}
export type AlertWebhookReply = {
  status: boolean
  message?: string
  data: AlertWebhook
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
export type AlertWebhookEdit = {
  version: Version
  missionId: Id
  kind: AlertKind
  severity: AlertSeverity
  mapping: AlertWebhookMapping
}
export type AlertWebhookTokenReply = {
  status: boolean
  message?: string
  data: {
    token: string
    address: string
  }
}
export type Done = {
  status: boolean
  message?: string
}
export type MaybeAlertPosition = {
  lat: number
  long: number
} | null
export type MaybeTime = string | null
export type MappedAlert = {
  title: string
  kind: string
  severity: AlertSeverity
  description: string
  position: MaybeAlertPosition
  occurredAt: MaybeTime
  dedupeKey: string | null
}
export type AlertWebhookTestReply = {
  status: boolean
  message?: string
  data: MappedAlert
}
export type AlertDeliveryBody = {
  [key: string]: unknown
}
export type AlertWebhookTest = {
  kind: AlertKind
  severity: AlertSeverity
  mapping: AlertWebhookMapping
  delivery: AlertDeliveryBody
}
export type AlertDeliveryBodyReply = {
  status: boolean
  message?: string
  data: {
    delivery: AlertDeliveryBody
  }
}
export type AlertDeliveryReply = {
  status: boolean
  message?: string
  data: {
    alertId: Id
    isRepeat: boolean
  }
}
