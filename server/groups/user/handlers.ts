import { actorOf } from '../../audit/actor'
import { recordAudit } from '../../audit/sql'
import type { Handlers } from '../../http/contract'
import { pageOf } from '../../core/paging'
import type { Services } from '../services'
import { asPlatform, inTenant } from '../../db/tenancy'
import { removeAvatar } from '../../pictures/avatarFiles'
import { explainPermission } from './explain'
import { usersAsCsv } from './export'
import { importUsers } from './import'
import { acceptInvitation, readInvitation } from './invitation'
import { createUser, editUser, inviteAgain, removeSecondFactor, removeUser, requireUser, type Asking } from './service'
import { selectUsers, updateTermsAccepted } from './sql'

type UserOperation =
  | 'acceptTerms'
  | 'createUser'
  | 'listUsers'
  | 'getUser'
  | 'editUser'
  | 'deleteUser'
  | 'importUsers'
  | 'exportUsers'
  | 'resendInvitation'
  | 'resetSecondFactor'
  | 'getPermissionExplanation'
  | 'checkInvitation'
  | 'acceptInvitation'

const askingOf = (call: Parameters<typeof actorOf>[0]): Asking => ({ asker: call.user, actor: actorOf(call) })

export function userHandlers({ db, config }: Services): Handlers<UserOperation> {
  return {
    async acceptTerms({ user }) {
      await asPlatform(db, (tx) => updateTermsAccepted(tx, user.userId))
      return { message: 'Terms accepted' }
    },

    async createUser(call) {
      const { body, tenantId } = call
      const fields = { ...body, customPermissions: body.customPermissions ?? [], groups: body.groups ?? [] }
      const data = await createUser(db, tenantId, fields, askingOf(call))
      return { message: `User created; an invitation is on its way to ${data.email}`, data }
    },

    async listUsers({ query, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, (tx) => selectUsers(tenantId, tx, query, query.sort ?? 'name', page))
      return { data: { ...found, ...page } }
    },

    async getUser({ params, tenantId }) {
      return { data: await inTenant(db, tenantId, (tx) => requireUser(tenantId, tx, params.userId)) }
    },

    async editUser(call) {
      const data = await editUser(db, call.tenantId, call.params.userId, call.body, askingOf(call))
      return { message: 'User saved', data }
    },

    async deleteUser(call) {
      await removeAvatar(config, await removeUser(db, call.tenantId, call.params.userId, askingOf(call)))
      return { message: 'User deleted' }
    },

    async importUsers(call) {
      const data = await importUsers(db, call.tenantId, call.body.csv, askingOf(call))
      return { message: `${data.created} of ${data.rows.length} rows added`, data }
    },

    async exportUsers(call) {
      const { query, tenantId, reply } = call
      await inTenant(db, tenantId, (tx) =>
        recordAudit(tenantId, tx, { ...actorOf(call), action: 'user.export', target: 'users.csv' }),
      )
      void reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="users.csv"')
      return usersAsCsv(db, tenantId, query)
    },

    async resendInvitation(call) {
      await inviteAgain(db, call.tenantId, call.params.userId, askingOf(call))
      return { message: 'A new invitation is on its way' }
    },

    async resetSecondFactor(call) {
      await removeSecondFactor(db, call.tenantId, call.params.userId, askingOf(call))
      return { message: 'The second factor is gone; the password alone signs in' }
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
      return { message: 'Your password is set. Log in with it.' }
    },
  }
}
