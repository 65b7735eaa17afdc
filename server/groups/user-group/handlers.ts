import { actorOf } from '../../platform/audit/actor'
import type { Handlers } from '../../platform/http/contract'
import { pageOf } from '../../platform/core/paging'
import type { Services } from '../services'
import { inTenant } from '../../platform/db/tenancy'
import { userGroupText } from './messages'
import { createUserGroup, editUserGroup, removeUserGroup, requireUserGroup } from './service'
import { selectUserGroups } from './sql'

type UserGroupOperation = 'createUserGroup' | 'listUserGroups' | 'getUserGroup' | 'editUserGroup' | 'deleteUserGroup'

export function userGroupHandlers({ db }: Services): Handlers<UserGroupOperation> {
  return {
    async createUserGroup({ body, user, tenantId, request }) {
      const fields = { ...body, description: body.description ?? '', members: body.members ?? [] }
      const data = await createUserGroup(db, tenantId, fields, user, actorOf({ user, request }))
      return { message: userGroupText('created'), data }
    },

    async listUserGroups({ query, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, (tx) =>
        selectUserGroups(tenantId, tx, query.search, query.sort ?? 'name', page),
      )
      return { data: { ...found, ...page } }
    },

    async getUserGroup({ params, tenantId }) {
      return { data: await inTenant(db, tenantId, (tx) => requireUserGroup(tenantId, tx, params.userGroupId)) }
    },

    async editUserGroup({ params, body, user, tenantId, request }) {
      const change = { ...body, addMembers: body.addMembers ?? [], removeMembers: body.removeMembers ?? [] }
      const data = await editUserGroup(db, tenantId, params.userGroupId, change, user, actorOf({ user, request }))
      return { message: userGroupText('saved'), data }
    },

    async deleteUserGroup({ params, user, tenantId, request }) {
      await removeUserGroup(db, tenantId, params.userGroupId, user, actorOf({ user, request }))
      return { message: userGroupText('deleted') }
    },
  }
}
