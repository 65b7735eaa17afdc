import { actorOf } from '../../platform/audit/actor'
import type { Handlers } from '../../platform/http/contract'
import { notFound } from '../../platform/core/errors'
import { pageOf } from '../../platform/core/paging'
import type { AddressPlace } from '../../platform/identity/addressPlaces'
import type { Services } from '../services'
import { asWebp, MAX_PICTURE_BYTES } from '../../records/pictures/picture'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { withFileOfCall } from '../../records/uploads/fileOfCall'
import { namesOfSeenLinks } from '../share/public'
import { explainByType, explainPermission, findUser } from '../user/public'
import { avatarUrl, readAvatar, removeAvatar, writeAvatar } from '../../records/pictures/avatarFiles'
import { askForPermission } from './askForPermission'
import { confirmSecondFactor, disableSecondFactor, renewRecoveryCodes, startSecondFactor } from './secondFactor'
import { changePassword, editProfile, endOtherSessions, endOwnSession, replaceAvatar, type Caller } from './service'
import { profileText } from './messages'
import { selectOwnAccess } from './ownAccess'
import { avatarExists, selectProfile, selectSessions, selectSignIns, updateTheme } from './sql'

type ProfileOperation =
  | 'getProfile'
  | 'editProfile'
  | 'editTheme'
  | 'uploadAvatar'
  | 'deleteAvatar'
  | 'getAvatar'
  | 'changePassword'
  | 'getOwnAccess'
  | 'listSessions'
  | 'listSignIns'
  | 'deleteOtherSessions'
  | 'deleteSession'
  | 'startSecondFactor'
  | 'confirmSecondFactor'
  | 'renewRecoveryCodes'
  | 'disableSecondFactor'
  | 'getOwnPermissionExplanation'
  | 'askForPermission'

const AVATAR_SIDE = 256

const callerOf = (context: Parameters<typeof actorOf>[0]): Caller => ({ user: context.user, actor: actorOf(context) })

export function profileHandlers(services: Services): Handlers<ProfileOperation> {
  const { db, storage } = services
  return {
    async getProfile({ user }) {
      return { data: await asPlatform(db, (tx) => selectProfile(tx, user.userId)) }
    },

    async editProfile(context) {
      const { version, ...fields } = context.body
      const data = await editProfile(services, callerOf(context), version, fields)
      return { message: profileText('saved'), data }
    },

    async editTheme({ body, user }) {
      await asPlatform(db, (tx) => updateTheme(tx, user.userId, body.theme))
      return { message: profileText('themeSaved') }
    },

    async uploadAvatar(context) {
      const picture = await withFileOfCall(services, context, MAX_PICTURE_BYTES, (bytes) => asWebp(bytes, AVATAR_SIDE))
      const { profile, before } = await replaceAvatar(services, callerOf(context), await writeAvatar(storage, picture))
      await removeAvatar(storage, before)
      return { message: profileText('pictureSaved'), data: profile }
    },

    async deleteAvatar(context) {
      const { before } = await replaceAvatar(services, callerOf(context), null)
      await removeAvatar(storage, before)
      return { message: profileText('pictureRemoved') }
    },

    async getAvatar({ params, user, reply }) {
      const { avatarId } = params
      const found = await asPlatform(db, (tx) => avatarExists(tx, user, avatarUrl(avatarId)))
      const picture = found ? await readAvatar(storage, avatarId) : undefined
      if (!picture) throw notFound(profileText('pictureNotFound'))
      void reply.type('image/webp').headers({ 'cache-control': 'private, max-age=3600', vary: 'Cookie' })
      return picture
    },

    async changePassword(context) {
      await changePassword(services, callerOf(context), context.body)
      return { message: profileText('passwordChanged') }
    },

    async getOwnAccess({ user }) {
      const { tenantId } = user
      const access = await asPlatform(db, (tx) => selectOwnAccess(tx, { id: user.userId, tenantId }))
      if (tenantId === null || access.links.length === 0) return { data: access }
      const ids = access.links.map(({ _id }) => _id)
      const names = await inTenant(db, tenantId, (tx) => namesOfSeenLinks(tenantId, tx, ids, user))
      return {
        data: { ...access, links: access.links.map((link) => ({ ...link, name: names.get(link._id) ?? null })) },
      }
    },

    async listSessions({ query, user }) {
      const page = pageOf(query)
      const found = await asPlatform(db, (tx) => selectSessions(tx, user.userId, user.sessionId, page))
      return { data: { ...page, total: found.total, items: await withPlaces(services, found.items) } }
    },

    async listSignIns({ query, user }) {
      const page = pageOf(query)
      const found = await asPlatform(db, (tx) => selectSignIns(tx, user.userId, page))
      return { data: { ...page, total: found.total, items: await withPlaces(services, found.items) } }
    },

    async deleteOtherSessions(context) {
      const ended = await endOtherSessions(services, callerOf(context))
      return { message: profileText('otherSessionsEnded', { count: ended }) }
    },

    async deleteSession(context) {
      await endOwnSession(services, callerOf(context), context.params.sessionId)
      return { message: profileText('sessionEnded') }
    },

    async startSecondFactor(context) {
      return { data: await startSecondFactor(services, callerOf(context), context.body.password) }
    },

    async confirmSecondFactor(context) {
      const recoveryCodes = await confirmSecondFactor(services, callerOf(context), context.body.code)
      return { message: profileText('secondFactorOn'), data: { recoveryCodes } }
    },

    async renewRecoveryCodes(context) {
      const recoveryCodes = await renewRecoveryCodes(services, callerOf(context), context.body)
      return { message: profileText('recoveryCodesRenewed'), data: { recoveryCodes } }
    },

    async disableSecondFactor(context) {
      await disableSecondFactor(services, callerOf(context), context.body)
      return { message: profileText('secondFactorOff') }
    },

    async askForPermission(context) {
      await askForPermission(services, context.tenantId, callerOf(context), context.body.permission)
      return { message: profileText('asked') }
    },

    async getOwnPermissionExplanation({ query, user }) {
      const { tenantId, userId } = user
      if (tenantId === null || user.userType === 'tenant-client')
        return { data: explainByType(user.userType, query.permission) }
      const data = await inTenant(db, tenantId, async (tx) => {
        const groups = (await findUser(tenantId, tx, userId))?.groups ?? []
        return explainPermission(tenantId, tx, { ...user, groupIds: groups.map(({ _id }) => _id) }, query.permission)
      })
      return { data }
    },
  }
}

/** Adds where the addresses probably are. */
const withPlaces = <Item extends { address: string }>(
  { addressPlaces }: Services,
  items: readonly Item[],
): Promise<(Item & { place: AddressPlace | null })[]> =>
  Promise.all(items.map(async (item) => ({ ...item, place: await addressPlaces.placeOf(item.address) })))
