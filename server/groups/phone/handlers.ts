import { actorOf } from '../../platform/audit/actor'
import { pageOf } from '../../platform/core/paging'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { clearPhoneCookie, phoneToken, setPhoneCookie } from '../../platform/identity/phone'
import { requireClient } from '../client/public'
import type { Services } from '../services'
import { phoneText } from './messages'
import { createCode, editOwnPhone, listPhones, pair, readMissions, readOwnPhone, renamePhone, revoke } from './service'

type PhoneOperation =
  | 'createPairingCode'
  | 'pairPhone'
  | 'listPhones'
  | 'editPhone'
  | 'deletePhone'
  | 'listPhonesOfClient'
  | 'deletePhoneOfClient'
  | 'getOwnPhone'
  | 'editOwnPhone'
  | 'deleteOwnPhone'
  | 'getPhoneMissions'

export function phoneHandlers({ db, config }: Services): Handlers<PhoneOperation> {
  return {
    async createPairingCode({ tenantId, user }) {
      return { data: await createCode(db, tenantId, user.userId) }
    },

    async pairPhone({ body, request, reply }) {
      const { phoneId, token } = await pair(db, body, {
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        replaces: phoneToken(request, config),
      })
      setPhoneCookie(reply, config, token)
      return { message: phoneText('paired'), data: { _id: phoneId } }
    },

    async listPhones({ tenantId, user, query }) {
      return { data: await listPhones(db, { tenantId, userId: user.userId }, pageOf(query)) }
    },

    async editPhone({ tenantId, user, params, body }) {
      await renamePhone(db, { tenantId, userId: user.userId }, params.phoneId, body.name)
      return { message: phoneText('saved') }
    },

    async deletePhone(call) {
      const { tenantId, user, params } = call
      await revoke(db, { tenantId, userId: user.userId }, params.phoneId, actorOf(call))
      return { message: phoneText('revoked') }
    },

    async listPhonesOfClient({ tenantId, params, query }) {
      const { clientId } = params
      await inTenant(db, tenantId, (tx) => requireClient(tenantId, tx, clientId))
      return { data: await listPhones(db, { tenantId, clientId }, pageOf(query)) }
    },

    async deletePhoneOfClient(call) {
      await revoke(db, { tenantId: call.tenantId }, call.params.phoneId, actorOf(call))
      return { message: phoneText('revoked') }
    },

    async getOwnPhone({ tenantId, user }) {
      return { data: await readOwnPhone(db, tenantId, user) }
    },

    async editOwnPhone({ tenantId, user, body }) {
      await editOwnPhone(db, tenantId, user, body)
      return { message: phoneText('saved') }
    },

    async deleteOwnPhone(call) {
      const { tenantId, user, reply } = call
      await revoke(db, { tenantId, userId: user.userId }, user.sessionId, actorOf(call))
      clearPhoneCookie(reply, config)
      return { message: phoneText('disconnected') }
    },

    async getPhoneMissions({ tenantId }) {
      return { data: { missions: await readMissions(db, tenantId) } }
    },
  }
}
