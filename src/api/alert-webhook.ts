// The webhook by which other systems raise alerts.
import { alertWebhookGenerated, type AlertWebhookEdit } from './generated/alert-webhook.gen'
import { listTag, unlessFailed } from './tags'

export const alertWebhookApi = alertWebhookGenerated.enhanceEndpoints({
  endpoints: {
    getAlertWebhook: { providesTags: [listTag('AlertWebhook')] },
    // Also after a failure: another user may have changed the webhook first.
    editAlertWebhook: { invalidatesTags: ['AlertWebhook'] },
    rotateAlertWebhookToken: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['AlertWebhook'] as const),
    },
    // For other systems, not for the app.
    receiveAlertDelivery: {
      invalidatesTags: (_result, error) => unlessFailed(error, ['Alert', 'Mission', 'Notification'] as const),
    },
    getAlertDelivery: { extraOptions: { showErrorToast: true } },
    deleteAlertWebhookToken: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['AlertWebhook'] as const),
    },
  },
})

export const {
  useGetAlertWebhookQuery,
  useEditAlertWebhookMutation,
  useRotateAlertWebhookTokenMutation,
  useDeleteAlertWebhookTokenMutation,
  useLazyTestAlertWebhookQuery,
  useLazyGetAlertDeliveryQuery,
} = alertWebhookApi

export type { AlertDelivery, AlertWebhook, AlertWebhookEdit, MappedAlert } from './generated/alert-webhook.gen'

/** A field of the alert that a delivery can contain. */
export type WebhookField = keyof AlertWebhookEdit['mapping']
