import { actorOf } from '../../audit/actor'
import type { Handlers } from '../../contract'
import { notFound } from '../../errors'
import { pageOf } from '../../paging'
import { readFile } from '../../requestBody'
import type { Services } from '../../services'
import { asWebp } from '../../pictures/picture'
import { asPlatform, inTenant } from '../../tenancy'
import { explainByType, explainPermission } from '../user/explain'
import { selectUser } from '../user/sql'
import { avatarAddress, readAvatar, removeAvatar, writeAvatar } from './avatarFiles'
import {
  changePassword,
  confirmSecondFactor,
  disableSecondFactor,
  endOtherSessions,
  endOwnSession,
  rename,
  renewRecoveryCodes,
  showAvatar,
  startSecondFactor,
  type Own,
} from './service'
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
      const data = await rename(services, ownOf(call), call.body.version, call.body.name)
      return { message: 'Profile saved', data }
    },

    async uploadAvatar(call) {
      const picture = await asWebp(await readFile(call.request), AVATAR_SIDE)
      const { profile, before } = await showAvatar(services, ownOf(call), await writeAvatar(config, picture))
      await removeAvatar(config, before)
      return { message: 'Picture saved', data: profile }
    },

    async deleteAvatar(call) {
      const { before } = await showAvatar(services, ownOf(call), null)
      await removeAvatar(config, before)
      return { message: 'Picture removed' }
    },

    async getAvatar({ params, user, reply }) {
      const { avatarId } = params
      const found = await asPlatform(db, (tx) => avatarExists(tx, user.tenantId, avatarAddress(avatarId)))
      const picture = found ? await readAvatar(config, avatarId) : undefined
      if (!picture) throw notFound('Picture')
      void reply.type('image/webp').header('cache-control', 'private, max-age=3600')
      return picture
    },

    async changePassword(call) {
      await changePassword(services, ownOf(call), call.body)
      return { message: 'Your new password is set; every other session has ended' }
    },

    async listSessions({ query, user }) {
      const page = pageOf(query)
      const found = await asPlatform(db, (tx) => selectSessions(tx, user.userId, user.sessionId, page))
      return { data: { ...found, ...page } }
    },

    async deleteOtherSessions(call) {
      const ended = await endOtherSessions(services, ownOf(call))
      return { message: ended === 1 ? 'One other session has ended' : `${ended} other sessions have ended` }
    },

    async deleteSession(call) {
      await endOwnSession(services, ownOf(call), call.params.sessionId)
      return { message: 'Session ended' }
    },

    async startSecondFactor(call) {
      return { data: await startSecondFactor(services, ownOf(call), call.body.password) }
    },

    async confirmSecondFactor(call) {
      const recoveryCodes = await confirmSecondFactor(services, ownOf(call), call.body.code)
      return { message: 'The second factor is on; keep the recovery codes safe', data: { recoveryCodes } }
    },

    async renewRecoveryCodes(call) {
      const recoveryCodes = await renewRecoveryCodes(services, ownOf(call), call.body)
      return { message: 'The older recovery codes stopped working', data: { recoveryCodes } }
    },

    async disableSecondFactor(call) {
      await disableSecondFactor(services, ownOf(call), call.body)
      return { message: 'The second factor is off' }
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
