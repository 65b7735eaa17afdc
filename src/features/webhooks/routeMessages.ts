import { catalogue } from '../../shared/messages'

export const routeText = catalogue('webhookRoutes', {
  webhooks: 'Webhooks',
  webhook: 'Webhook',
  keywords: 'webhook outgoing events integration http post push callback signature hmac deliveries automation',
})
