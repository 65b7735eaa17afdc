// Outgoing webhooks: events are sent to the servers of the tenant. The incoming one is in alert-webhook.ts.
import { webhookGenerated } from './generated/webhook.gen'
import { idTag, listTag, unlessFailed } from './tags'

const ALL = ['Webhook'] as const

/** The form or the confirmation shows the error. */
const changed = {
  invalidatesTags: (_result: unknown, error: unknown) => unlessFailed(error, ALL),
}
/** Also after a failure: the log may have changed meanwhile. */
const sent = { extraOptions: { showErrorToast: true }, invalidatesTags: ALL }

export const webhookApi = webhookGenerated.enhanceEndpoints({
  endpoints: {
    getWebhooks: { providesTags: [listTag('Webhook')] },
    listWebhookDeliveries: { providesTags: [listTag('Webhook')] },
    getWebhookDelivery: {
      providesTags: (_result, _error, { webhookDeliveryId }) => [
        idTag('Webhook', webhookDeliveryId),
        listTag('Webhook'),
      ],
    },
    createWebhook: changed,
    // Also after a failure: another user may have changed the webhook first.
    editWebhook: { invalidatesTags: ALL },
    deleteWebhook: changed,
    rotateWebhookSecret: changed,
    testWebhook: sent,
    resendWebhookDelivery: sent,
    resendFailedWebhookDeliveries: sent,
  },
})

export const {
  useGetWebhooksQuery,
  useCreateWebhookMutation,
  useEditWebhookMutation,
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  useListWebhookDeliveriesQuery,
  useGetWebhookDeliveryQuery,
  useResendWebhookDeliveryMutation,
  useResendFailedWebhookDeliveriesMutation,
} = webhookApi

export type { NewWebhook, Webhook, WebhookDelivery, WebhookDeliveryDetail } from './generated/webhook.gen'
