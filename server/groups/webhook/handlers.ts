import { actorOf } from '../../platform/audit/actor'
import { pageOf } from '../../platform/core/paging'
import type { Handlers } from '../../platform/http/contract'
import type { Services } from '../services'
import { getDelivery, listDeliveries, resendDelivery, resendFailed, sendTest } from './deliveries'
import { webhookText } from './messages'
import { createWebhook, deleteWebhook, editWebhook, getWebhooks, rotateSecret } from './service'

type WebhookOperation =
  | 'getWebhooks'
  | 'createWebhook'
  | 'editWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'testWebhook'
  | 'listWebhookDeliveries'
  | 'getWebhookDelivery'
  | 'resendWebhookDelivery'
  | 'resendFailedWebhookDeliveries'

export function webhookHandlers(services: Services): Handlers<WebhookOperation> {
  const { db } = services
  return {
    async getWebhooks({ tenantId }) {
      return { data: { webhooks: await getWebhooks(db, tenantId) } }
    },

    async createWebhook(call) {
      const data = await createWebhook(services, call.tenantId, call.body, actorOf(call))
      return { message: webhookText('created'), data }
    },

    async editWebhook(call) {
      const data = await editWebhook(services, call.tenantId, call.params.webhookId, call.body, actorOf(call))
      return { message: webhookText('saved'), data }
    },

    async deleteWebhook(call) {
      await deleteWebhook(db, call.tenantId, call.params.webhookId, actorOf(call))
      return { message: webhookText('deleted') }
    },

    async rotateWebhookSecret(call) {
      const data = await rotateSecret(services, call.tenantId, call.params.webhookId, actorOf(call))
      return { message: webhookText('rotated'), data }
    },

    async testWebhook({ tenantId, params }) {
      return { message: webhookText('tested'), data: await sendTest(services, tenantId, params.webhookId) }
    },

    async listWebhookDeliveries({ tenantId, params, query }) {
      return { data: await listDeliveries(db, tenantId, params.webhookId, query.state, pageOf(query)) }
    },

    async getWebhookDelivery({ tenantId, params }) {
      return { data: await getDelivery(db, tenantId, params.webhookDeliveryId) }
    },

    async resendWebhookDelivery({ tenantId, params }) {
      return { message: webhookText('resent'), data: await resendDelivery(db, tenantId, params.webhookDeliveryId) }
    },

    async resendFailedWebhookDeliveries({ tenantId, params }) {
      const count = await resendFailed(db, tenantId, params.webhookId)
      return { message: webhookText('resentAll', { count }), data: { count } }
    },
  }
}
