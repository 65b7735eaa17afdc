// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Webhook'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getWebhooks: build.query<GetWebhooksApiResponse, GetWebhooksApiArg>({
        query: () => ({ url: `/webhook/getall` }),
        providesTags: ['Webhook'],
      }),
      createWebhook: build.mutation<CreateWebhookApiResponse, CreateWebhookApiArg>({
        query: (queryArg) => ({
          url: `/webhook/create`,
          method: 'POST',
          body: queryArg.newWebhook,
        }),
        invalidatesTags: ['Webhook'],
      }),
      editWebhook: build.mutation<EditWebhookApiResponse, EditWebhookApiArg>({
        query: (queryArg) => ({
          url: `/webhook/edit/${encodeURIComponent(String(queryArg.webhookId))}`,
          method: 'PATCH',
          body: queryArg.webhookEdit,
        }),
        invalidatesTags: ['Webhook'],
      }),
      deleteWebhook: build.mutation<DeleteWebhookApiResponse, DeleteWebhookApiArg>({
        query: (queryArg) => ({
          url: `/webhook/delete/${encodeURIComponent(String(queryArg.webhookId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Webhook'],
      }),
      rotateWebhookSecret: build.mutation<RotateWebhookSecretApiResponse, RotateWebhookSecretApiArg>({
        query: (queryArg) => ({
          url: `/webhook/rotate/${encodeURIComponent(String(queryArg.webhookId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Webhook'],
      }),
      testWebhook: build.mutation<TestWebhookApiResponse, TestWebhookApiArg>({
        query: (queryArg) => ({
          url: `/webhook/test/${encodeURIComponent(String(queryArg.webhookId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Webhook'],
      }),
      listWebhookDeliveries: build.query<ListWebhookDeliveriesApiResponse, ListWebhookDeliveriesApiArg>({
        query: (queryArg) => ({
          url: `/webhook/deliveries/${encodeURIComponent(String(queryArg.webhookId))}`,
          params: {
            state: queryArg.state,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Webhook'],
      }),
      getWebhookDelivery: build.query<GetWebhookDeliveryApiResponse, GetWebhookDeliveryApiArg>({
        query: (queryArg) => ({
          url: `/webhook/delivery/${encodeURIComponent(String(queryArg.webhookDeliveryId))}`,
        }),
        providesTags: ['Webhook'],
      }),
      resendWebhookDelivery: build.mutation<ResendWebhookDeliveryApiResponse, ResendWebhookDeliveryApiArg>({
        query: (queryArg) => ({
          url: `/webhook/resend/${encodeURIComponent(String(queryArg.webhookDeliveryId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Webhook'],
      }),
      resendFailedWebhookDeliveries: build.mutation<
        ResendFailedWebhookDeliveriesApiResponse,
        ResendFailedWebhookDeliveriesApiArg
      >({
        query: (queryArg) => ({
          url: `/webhook/resend-failed/${encodeURIComponent(String(queryArg.webhookId))}`,
          method: 'POST',
        }),
        invalidatesTags: ['Webhook'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as webhookGenerated }
export type GetWebhooksApiResponse = /** status 200 10 at most, sorted by name. */ WebhooksReply
export type GetWebhooksApiArg = void
export type CreateWebhookApiResponse = /** status 201 The webhook with its secret. */ WebhookSecretReply
export type CreateWebhookApiArg = {
  newWebhook: NewWebhook
}
export type EditWebhookApiResponse = /** status 200 The webhook. */ WebhookReply
export type EditWebhookApiArg = {
  webhookId: Id
  webhookEdit: WebhookEdit
}
export type DeleteWebhookApiResponse = /** status 200 Done. */ Done
export type DeleteWebhookApiArg = {
  webhookId: Id
}
export type RotateWebhookSecretApiResponse = /** status 201 The webhook with its new secret. */ WebhookSecretReply
export type RotateWebhookSecretApiArg = {
  webhookId: Id
}
export type TestWebhookApiResponse =
  /** status 201 The delivery with what was replied. It is not tried again. */ WebhookDeliveryReply
export type TestWebhookApiArg = {
  webhookId: Id
}
export type ListWebhookDeliveriesApiResponse = /** status 200 One page of deliveries. */ WebhookDeliveryListReply
export type ListWebhookDeliveriesApiArg = {
  webhookId: Id
  /** Only deliveries in this state. */
  state?: WebhookDeliveryState
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type GetWebhookDeliveryApiResponse =
  /** status 200 The delivery with its last 50 attempts. */ WebhookDeliveryReply
export type GetWebhookDeliveryApiArg = {
  webhookDeliveryId: Id
}
export type ResendWebhookDeliveryApiResponse =
  /** status 200 The delivery, which is sent within seconds. */ WebhookDeliveryReply
export type ResendWebhookDeliveryApiArg = {
  webhookDeliveryId: Id
}
export type ResendFailedWebhookDeliveriesApiResponse =
  /** status 200 How many were queued. Those beyond the limit of waiting deliveries stay failed. */ WebhookResentReply
export type ResendFailedWebhookDeliveriesApiArg = {
  webhookId: Id
}
export type Id = string
export type WebhookName = string
export type WebhookAddress = string
export type WebhookEvents = string[] | null
export type MaybeTime = string | null
export type Time = string
export type Version = number
export type Webhook = {
  _id: Id
  name: WebhookName
  address: WebhookAddress
  events: WebhookEvents
  enabled: boolean
  /** failing after 5 failed attempts in a row. The server switches it off after a day of failures (paused) or when the receiver answered 410 (gone). */
  state: 'active' | 'failing' | 'off' | 'paused' | 'gone'
  /** Why the last attempt failed; null when it succeeded. */
  problem: string | null
  /** In a row. */
  failures: number
  failingSince: MaybeTime
  /** Last characters of the secret. */
  hint: string
  /** Until then, deliveries are also signed with the secret before. */
  previousSecretUntil: string | null
  waiting: number
  /** At most 50000. */
  failed: number
  deliveredAt: MaybeTime
  /** Events that were not queued, because 50,000 were waiting. */
  dropped: number
  droppedAt: MaybeTime
  createdAt: Time
  version: Version
}
export type WebhooksReply = {
  status: boolean
  data: {
    webhooks: Webhook[]
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
export type WebhookSecretReply = {
  status: boolean
  message?: string
  data: {
    _id: Id
    secret: string
    webhook: Webhook
  }
}
export type NewWebhook = {
  name: WebhookName
  address: WebhookAddress
  events: WebhookEvents
}
export type WebhookReply = {
  status: boolean
  message?: string
  data: Webhook
}
export type WebhookEdit = {
  version: Version
  name?: WebhookName
  address?: WebhookAddress
  events?: WebhookEvents
  enabled?: boolean
}
export type Done = {
  status: boolean
  message?: string
}
export type WebhookDeliveryState = 'waiting' | 'delivered' | 'failed'
export type WebhookRequest = {
  headers: {
    name: string
    value: string
  }[]
  body: string
}
export type WebhookAttempt = {
  number: number
  at: Time
  tookMs: number
  status: number | null
  problem: string | null
  /** Start of the reply. */
  reply: string
}
export type WebhookDeliveryDetail = {
  _id: Id
  event: string
  state: WebhookDeliveryState
  occurredAt: Time
  queuedAt: Time
  nextAt: MaybeTime
  endedAt: MaybeTime
  attempts: number
  /** HTTP status of the last reply. */
  status: number | null
  problem: string | null
  webhookId: Id
  request: WebhookRequest
  /** The newest attempt first. */
  log: WebhookAttempt[]
}
export type WebhookDeliveryReply = {
  status: boolean
  message?: string
  data: WebhookDeliveryDetail
}
export type WebhookDelivery = {
  _id: Id
  event: string
  state: WebhookDeliveryState
  occurredAt: Time
  queuedAt: Time
  nextAt: MaybeTime
  endedAt: MaybeTime
  attempts: number
  /** HTTP status of the last reply. */
  status: number | null
  problem: string | null
}
export type WebhookDeliveryListReply = {
  status: boolean
  data: {
    items: WebhookDelivery[]
    total: number
    page: number
    pageSize: number
  }
}
export type WebhookResentReply = {
  status: boolean
  message?: string
  data: {
    count: number
  }
}
