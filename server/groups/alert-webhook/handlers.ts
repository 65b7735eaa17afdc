import { actorOf } from '../../platform/audit/actor'
import type { Handlers } from '../../platform/http/contract'
import type { Services } from '../services'
import { bearerOf } from '../stream/public'
import { mapDelivery } from './mapping'
import { alertWebhookText } from './messages'
import { receiveDelivery } from './receive'
import { editWebhook, getDelivery, getWebhook, revokeToken, rotateToken } from './service'

type AlertWebhookOperation =
  | 'getAlertWebhook'
  | 'editAlertWebhook'
  | 'rotateAlertWebhookToken'
  | 'deleteAlertWebhookToken'
  | 'testAlertWebhook'
  | 'getAlertDelivery'
  | 'receiveAlertDelivery'

export function alertWebhookHandlers(services: Services): Handlers<AlertWebhookOperation> {
  return {
    async getAlertWebhook({ tenantId }) {
      return { data: await getWebhook(services, tenantId) }
    },

    async editAlertWebhook(call) {
      const data = await editWebhook(services, call.tenantId, call.body, actorOf(call))
      return { message: alertWebhookText('saved'), data }
    },

    async rotateAlertWebhookToken(call) {
      const data = await rotateToken(services, call.tenantId, actorOf(call))
      return { message: alertWebhookText('tokenCreated'), data }
    },

    async deleteAlertWebhookToken(call) {
      await revokeToken(services, call.tenantId, actorOf(call))
      return { message: alertWebhookText('tokenRevoked') }
    },

    async testAlertWebhook({ body: { delivery, ...webhook } }) {
      return { data: mapDelivery(delivery, webhook) }
    },

    async getAlertDelivery({ params, tenantId }) {
      return { data: { delivery: { ...(await getDelivery(services, tenantId, params.alertDeliveryId)) } } }
    },

    async receiveAlertDelivery({ body, request }) {
      const token = bearerOf(request.headers.authorization)
      return { message: alertWebhookText('accepted'), data: await receiveDelivery(services.db, token, body) }
    },
  }
}
