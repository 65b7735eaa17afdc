import { actorOf } from '../../platform/audit/actor'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import type { Services } from '../services'
import { requireKnownTenant } from '../tenant/public'
import { supportAccessText } from './messages'
import { endSupportAccess, enterTenant, grantSupportAccess, leaveTenant, requestSupportAccess } from './service'
import { selectSupportAccesses } from './sql'

type SupportAccessOperation =
  | 'getSupportAccess'
  | 'grantSupportAccess'
  | 'endSupportAccess'
  | 'getTenantSupportAccess'
  | 'requestSupportAccess'
  | 'enterTenant'
  | 'leaveTenant'

const callerOf = (context: Parameters<typeof actorOf>[0]) => ({ user: context.user, actor: actorOf(context) })

export function supportAccessHandlers(services: Services): Handlers<SupportAccessOperation> {
  const { db } = services
  return {
    async getSupportAccess({ tenantId }) {
      return { data: await inTenant(db, tenantId, (tx) => selectSupportAccesses(tenantId, tx)) }
    },

    async grantSupportAccess(context) {
      const data = await grantSupportAccess(db, context.tenantId, context.body.hours, callerOf(context))
      return { message: supportAccessText('granted'), data }
    },

    async endSupportAccess(context) {
      const { supportAccessId } = context.params
      const { accesses, message } = await endSupportAccess(db, context.tenantId, supportAccessId, callerOf(context))
      return { message, data: accesses }
    },

    async getTenantSupportAccess({ params: { tenantId } }) {
      const data = await asPlatform(db, async (tx) => {
        await requireKnownTenant(tx, tenantId)
        return selectSupportAccesses(tenantId, tx)
      })
      return { data }
    },

    async requestSupportAccess(context) {
      const { params, body } = context
      const reason = body.reason.trim()
      const { accesses, tenant } = await requestSupportAccess(services, params.tenantId, reason, actorOf(context))
      return { message: supportAccessText('requested', { tenant }), data: accesses }
    },

    async enterTenant(context) {
      const tenant = await enterTenant(db, context.params.tenantId, callerOf(context))
      return { message: supportAccessText('entered', { tenant }) }
    },

    async leaveTenant(context) {
      await leaveTenant(db, callerOf(context))
      return { message: supportAccessText('left') }
    },
  }
}
