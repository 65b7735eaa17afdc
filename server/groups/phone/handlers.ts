import { actorOf } from '../../platform/audit/actor'
import { pageOf } from '../../platform/core/paging'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { clearPhoneCookie, phoneToken, setPhoneCookie } from '../../platform/identity/phone'
import { requireClient } from '../client/public'
import type { Services } from '../services'
import { startCamera, stopCamera } from './camera'
import { phoneText } from './messages'
import { hidePosition, sharePosition } from './positions'
import { selectPositions } from './positionSql'
import { addPhoto, raiseAlert } from './reports'
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
  | 'addPhonePhoto'
  | 'raisePhoneAlert'
  | 'startPhoneCamera'
  | 'stopPhoneCamera'
  | 'sharePhonePosition'
  | 'hidePhonePosition'
  | 'getPhonePositions'

const callerOf = (call: Parameters<typeof actorOf>[0]) => ({ user: call.user, actor: actorOf(call) })

export function phoneHandlers(services: Services): Handlers<PhoneOperation> {
  const { db, config } = services
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

    async addPhonePhoto(call) {
      const id = await addPhoto(services, call.tenantId, call.body, callerOf(call))
      return { message: phoneText('photoSent'), data: { _id: id } }
    },

    async raisePhoneAlert(call) {
      const id = await raiseAlert(services, call.tenantId, call.body, callerOf(call))
      return { message: phoneText('alertRaised'), data: { _id: id } }
    },

    async startPhoneCamera(call) {
      return { data: { key: await startCamera(services, call.tenantId, call.body.missionId, callerOf(call)) } }
    },

    async stopPhoneCamera(call) {
      await stopCamera(services, call.tenantId, callerOf(call))
      return { message: phoneText('cameraStopped') }
    },

    async sharePhonePosition({ tenantId, user, body }) {
      await sharePosition(db, tenantId, user.sessionId, body)
      return { message: phoneText('positionShown') }
    },

    async hidePhonePosition({ tenantId, user }) {
      await hidePosition(db, tenantId, user.sessionId)
      return { message: phoneText('positionHidden') }
    },

    async getPhonePositions({ tenantId }) {
      return { data: { phones: await inTenant(db, tenantId, (tx) => selectPositions(tenantId, tx)) } }
    },
  }
}
