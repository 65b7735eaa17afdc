import { actorOf } from '../../audit/actor'
import type { Handlers } from '../../http/contract'
import { notFound } from '../../core/errors'
import { pageOf } from '../../core/paging'
import { readFile } from '../../http/requestBody'
import type { Services } from '../services'
import { asWebp } from '../../pictures/picture'
import { asPlatform, inTenant } from '../../db/tenancy'
import { explainByType, explainPermission, selectUser } from '../user/service'
import { avatarAddress, readAvatar, removeAvatar, writeAvatar } from '../../pictures/avatarFiles'
import {
  changePassword,
  confirmSecondFactor,
  disableSecondFactor,
  editProfile,
  endOtherSessions,
  endOwnSession,
  renewRecoveryCodes,
  showAvatar,
  startSecondFactor,
  type Own,
} from './service'
import { profileText } from './messages'
import { avatarExists, selectProfile, selectSessions } from './sql'

type ProfileOperation =
  | 'getProfile'
  | 'editProfile'
  | 'uploadAvatar'
  | 'deleteAvatar'
  | 'getAvatar'
  | 'changePassword'
  | 'listSessions'
  | 'deleteOtherSessions'
  | 'deleteSession'
  | 'startSecondFactor'
  | 'confirmSecondFactor'
  | 'renewRecoveryCodes'
  | 'disableSecondFactor'
  | 'getOwnPermissionExplanation'

const AVATAR_SIDE = 256

const ownOf = (call: Parameters<typeof actorOf>[0]): Own => ({ user: call.user, actor: actorOf(call) })

export function profileHandlers(services: Services): Handlers<ProfileOperation> {
  const { db, config } = services
  return {
    async getProfile({ user }) {
      return { data: await asPlatform(db, (tx) => selectProfile(tx, user.userId)) }
    },

    async editProfile(call) {
      const { version, ...fields } = call.body
      const data = await editProfile(services, ownOf(call), version, fields)
      return { message: profileText('saved'), data }
    },

    async uploadAvatar(call) {
      const picture = await asWebp(await readFile(call.request), AVATAR_SIDE)
      const { profile, before } = await showAvatar(services, ownOf(call), await writeAvatar(config, picture))
      await removeAvatar(config, before)
      return { message: profileText('pictureSaved'), data: profile }
    },

    async deleteAvatar(call) {
      const { before } = await showAvatar(services, ownOf(call), null)
      await removeAvatar(config, before)
      return { message: profileText('pictureRemoved') }
    },

    async getAvatar({ params, user, reply }) {
      const { avatarId } = params
      const found = await asPlatform(db, (tx) => avatarExists(tx, user.tenantId, avatarAddress(avatarId)))
      const picture = found ? await readAvatar(config, avatarId) : undefined
      if (!picture) throw notFound(profileText('pictureNotFound'))
      void reply.type('image/webp').header('cache-control', 'private, max-age=3600')
      return picture
    },

    async changePassword(call) {
      await changePassword(services, ownOf(call), call.body)
      return { message: profileText('passwordChanged') }
    },

    async listSessions({ query, user }) {
      const page = pageOf(query)
      const found = await asPlatform(db, (tx) => selectSessions(tx, user.userId, user.sessionId, page))
      return { data: { ...found, ...page } }
    },

    async deleteOtherSessions(call) {
      const ended = await endOtherSessions(services, ownOf(call))
      return { message: profileText('otherSessionsEnded', { count: ended }) }
    },

    async deleteSession(call) {
      await endOwnSession(services, ownOf(call), call.params.sessionId)
      return { message: profileText('sessionEnded') }
    },

    async startSecondFactor(call) {
      return { data: await startSecondFactor(services, ownOf(call), call.body.password) }
    },

    async confirmSecondFactor(call) {
      const recoveryCodes = await confirmSecondFactor(services, ownOf(call), call.body.code)
      return { message: profileText('secondFactorOn'), data: { recoveryCodes } }
    },

    async renewRecoveryCodes(call) {
      const recoveryCodes = await renewRecoveryCodes(services, ownOf(call), call.body)
      return { message: profileText('recoveryCodesRenewed'), data: { recoveryCodes } }
    },

    async disableSecondFactor(call) {
      await disableSecondFactor(services, ownOf(call), call.body)
      return { message: profileText('secondFactorOff') }
    },

    async getOwnPermissionExplanation({ query, user }) {
      const { tenantId, userId } = user
      if (tenantId === null) return { data: explainByType(user.userType, query.permission) }
      const data = await inTenant(db, tenantId, async (tx) => {
        // A client is none of the team and in no group.
        const groups = (await selectUser(tenantId, tx, userId))?.groups ?? []
        return explainPermission(tenantId, tx, { ...user, groupIds: groups.map(({ _id }) => _id) }, query.permission)
      })
      return { data }
    },
  }
}
