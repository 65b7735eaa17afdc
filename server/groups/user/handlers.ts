import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import type { Handlers } from '../../platform/http/contract'
import { pageOf } from '../../platform/core/paging'
import type { Services } from '../services'
import { readPage } from '../../platform/db/pageSql'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { removeAvatar } from '../../records/pictures/avatarFiles'
import { addUsersToGroup, countAccess, disableUsers, enableUsers, resendInvitations } from './bulk'
import { explainPermission } from './explain'
import { usersAsCsv } from './export'
import { importCsv } from './importFile'
import { importReply } from './importReply'
import { acceptInvitation, readInvitation } from './invitation'
import {
  createUser,
  editUser,
  eraseUser,
  removeUser,
  requireUser,
  resendInvitation,
  resetSecondFactor,
  type Caller,
} from './service'
import { userText } from './messages'
import { countUsersByState, selectUsers, updateTermsAccepted } from './sql'

type UserOperation =
  | 'acceptTerms'
  | 'createUser'
  | 'listUsers'
  | 'getUser'
  | 'editUser'
  | 'deleteUser'
  | 'eraseUser'
  | 'importUsers'
  | 'exportUsers'
  | 'resendInvitation'
  | 'resetSecondFactor'
  | 'getUserSummary'
  | 'countAccessOfUsers'
  | 'disableUsers'
  | 'enableUsers'
  | 'addUsersToGroup'
  | 'resendInvitations'
  | 'getPermissionExplanation'
  | 'checkInvitation'
  | 'acceptInvitation'

const callerOf = (context: Parameters<typeof actorOf>[0]): Caller => ({ user: context.user, actor: actorOf(context) })

export function userHandlers(services: Services): Handlers<UserOperation> {
  const { db, storage } = services
  return {
    async acceptTerms({ user }) {
      await asPlatform(db, (tx) => updateTermsAccepted(tx, user.userId))
      return { message: userText('termsAccepted') }
    },

    async createUser(context) {
      const { body, tenantId } = context
      const fields = { ...body, customPermissions: body.customPermissions ?? [], groups: body.groups ?? [] }
      const data = await createUser(db, tenantId, fields, callerOf(context))
      return { message: userText('created', { email: data.email }), data }
    },

    async listUsers({ query, tenantId }) {
      const page = pageOf(query)
      const { search, sort = 'name' } = query
      const found = await readPage(db, tenantId, { ...page, search }, (tx) =>
        selectUsers(tenantId, tx, query, sort, page),
      )
      return { data: { ...found, ...page } }
    },

    async getUserSummary({ tenantId }) {
      return { data: await inTenant(db, tenantId, (tx) => countUsersByState(tenantId, tx)) }
    },

    async getUser({ params, tenantId }) {
      return { data: await inTenant(db, tenantId, (tx) => requireUser(tenantId, tx, params.userId)) }
    },

    async editUser(context) {
      const data = await editUser(db, context.tenantId, context.params.userId, context.body, callerOf(context))
      return { message: userText('saved'), data }
    },

    async deleteUser(context) {
      await removeAvatar(storage, await removeUser(db, context.tenantId, context.params.userId, callerOf(context)))
      return { message: userText('deleted') }
    },

    async eraseUser(context) {
      const erased = { id: context.params.userId, erasesPilot: context.query.erasesPilot ?? false }
      await eraseUser(db, context.tenantId, erased, callerOf(context))
      return { message: userText('erasing') }
    },

    async importUsers(context) {
      const { body } = context
      const report = await importCsv(services, context.tenantId, body, callerOf(context))
      const counts = { created: report.created, total: report.rows.length }
      return {
        message: body.preview ? userText('importable', counts) : userText('imported', counts),
        data: importReply(report, context.request.language),
      }
    },

    async exportUsers(context) {
      const { query, tenantId, reply } = context
      await inTenant(db, tenantId, (tx) =>
        recordAudit(tenantId, tx, { ...actorOf(context), action: 'user.export', target: 'users.csv' }),
      )
      void reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="users.csv"')
      return usersAsCsv(db, tenantId, query)
    },

    async resendInvitation(context) {
      await resendInvitation(db, context.tenantId, context.params.userId, callerOf(context))
      return { message: userText('invited') }
    },

    async resetSecondFactor(context) {
      await resetSecondFactor(db, context.tenantId, context.params.userId, callerOf(context))
      return { message: userText('secondFactorReset') }
    },

    async countAccessOfUsers({ body, tenantId }) {
      return { data: await countAccess(db, tenantId, body.userIds) }
    },

    async disableUsers(context) {
      const { userIds } = context.body
      await disableUsers(db, context.tenantId, userIds, callerOf(context))
      return { message: userText('disabledMany', { count: userIds.length }) }
    },

    async enableUsers(context) {
      const { userIds } = context.body
      await enableUsers(db, context.tenantId, userIds, callerOf(context))
      return { message: userText('enabledMany', { count: userIds.length }) }
    },

    async addUsersToGroup(context) {
      const { userIds } = context.body
      const { userGroupId } = context.params
      const group = await addUsersToGroup(db, context.tenantId, userGroupId, userIds, callerOf(context))
      return { message: userText('addedToGroup', { count: userIds.length, group }) }
    },

    async resendInvitations(context) {
      const { userIds } = context.body
      await resendInvitations(db, context.tenantId, userIds, callerOf(context))
      return { message: userText('invitedMany', { count: userIds.length }) }
    },

    async getPermissionExplanation({ params, query, tenantId }) {
      const data = await inTenant(db, tenantId, async (tx) => {
        const user = await requireUser(tenantId, tx, params.userId)
        const groupIds = user.groups.map(({ _id }) => _id)
        return explainPermission(tenantId, tx, { ...user, groupIds }, query.permission)
      })
      return { data }
    },

    async checkInvitation({ body }) {
      const { name, email, tenantName, expiresAt } = await readInvitation(db, body.token)
      return { data: { name, email, tenantName, expiresAt: expiresAt.toISOString() } }
    },

    async acceptInvitation({ body, request }) {
      await acceptInvitation(db, body.token, body.password, request.ip)
      return { message: userText('passwordSet') }
    },
  }
}
