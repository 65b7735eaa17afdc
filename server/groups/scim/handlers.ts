import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { actorOf } from '../../platform/audit/actor'
import { API_PREFIX } from '../../platform/contract/spec'
import { notFound } from '../../platform/core/errors'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { publicAddress } from '../../platform/http/publicAddress'
import { SCIM_PATH, SCIM_TYPE } from '../../platform/http/scim'
import { removeAvatar } from '../../records/pictures/avatarFiles'
import type { Services } from '../services'
import { resourceTypes, schemas, serviceProviderConfig } from './documents'
import { createGroup, patchGroup, removeGroup, replaceGroup, requireGroup } from './groups'
import { scimText } from './messages'
import { listDocument, MAX_COUNT, pageOf } from './pages'
import { createPerson, patchPerson, removePerson, replacePerson, requirePerson } from './people'
import { groupResource, userResource } from './resources'
import { isSelected, select, type Selection } from './selection'
import { selectGroups, selectUsers, type GroupRow, type UserRow } from './sql'

type ScimOperation =
  | 'getScimServiceProviderConfig'
  | 'getScimResourceTypes'
  | 'getScimResourceType'
  | 'getScimSchemas'
  | 'getScimSchema'
  | 'getScimUsers'
  | 'createScimUser'
  | 'getScimUser'
  | 'replaceScimUser'
  | 'patchScimUser'
  | 'deleteScimUser'
  | 'getScimGroups'
  | 'createScimGroup'
  | 'getScimGroup'
  | 'replaceScimGroup'
  | 'patchScimGroup'
  | 'deleteScimGroup'

/** Groups may have thousands of members. */
const MAX_GROUPS_WITH_MEMBERS = 20

export function scimHandlers({ db, config, storage }: Services): Handlers<ScimOperation> {
  const base = publicAddress(config) + API_PREFIX + SCIM_PATH

  const sendUser = (reply: FastifyReply, user: UserRow, selection: Selection): Readable => {
    void reply.header('location', `${base}/Users/${user.id}`)
    return send(reply, select(userResource(base, user), selection))
  }

  const sendGroup = (reply: FastifyReply, group: GroupRow, selection: Selection): Readable => {
    void reply.header('location', `${base}/Groups/${group.id}`)
    return send(reply, select(groupResource(base, group), selection))
  }

  return {
    async getScimServiceProviderConfig({ reply }) {
      return send(reply, serviceProviderConfig(base))
    },

    async getScimResourceTypes({ reply }) {
      const types = resourceTypes(base)
      return send(reply, listDocument(types, { offset: 0, total: types.length }))
    },

    async getScimResourceType({ params, reply }) {
      const type = resourceTypes(base).find(({ id }) => id === params.resourceType)
      if (!type) throw notFound(scimText('resourceTypeNotFound'))
      return send(reply, type)
    },

    async getScimSchemas({ reply }) {
      const all = schemas(base)
      return send(reply, listDocument(all, { offset: 0, total: all.length }))
    },

    async getScimSchema({ params, reply }) {
      const schema = schemas(base).find(({ id }) => id.toLowerCase() === params.schemaUrn.toLowerCase())
      if (!schema) throw notFound(scimText('schemaNotFound'))
      return send(reply, schema)
    },

    async getScimUsers({ tenantId, query, reply }) {
      const page = pageOf('User', query)
      const { items, total } = await inTenant(db, tenantId, (tx) => selectUsers(tenantId, tx, page))
      const resources = items.map((user) => select(userResource(base, user), query))
      return send(reply, listDocument(resources, { offset: page.offset, total }))
    },

    async createScimUser(call) {
      const user = await createPerson(db, call.tenantId, call.body, actorOf(call))
      return sendUser(call.reply, user, call.query)
    },

    async getScimUser({ tenantId, params, query, reply }) {
      const user = await inTenant(db, tenantId, (tx) => requirePerson(tenantId, tx, params.userId))
      return sendUser(reply, user, query)
    },

    async replaceScimUser(call) {
      const user = await replacePerson(db, call.tenantId, call.params.userId, call.body, actorOf(call))
      return sendUser(call.reply, user, call.query)
    },

    async patchScimUser(call) {
      const user = await patchPerson(db, call.tenantId, call.params.userId, call.body, actorOf(call))
      return sendUser(call.reply, user, call.query)
    },

    async deleteScimUser(call) {
      await removeAvatar(storage, await removePerson(db, call.tenantId, call.params.userId, actorOf(call)))
      return noContent()
    },

    async getScimGroups({ tenantId, query, reply }) {
      const withMembers = isSelected(query, 'members')
      const page = pageOf('Group', query, withMembers ? MAX_GROUPS_WITH_MEMBERS : MAX_COUNT)
      const { items, total } = await inTenant(db, tenantId, (tx) => selectGroups(tenantId, tx, page, withMembers))
      const resources = items.map((group) => select(groupResource(base, group), query))
      return send(reply, listDocument(resources, { offset: page.offset, total }))
    },

    async createScimGroup(call) {
      const group = await createGroup(db, call.tenantId, call.body, actorOf(call))
      return sendGroup(call.reply, group, call.query)
    },

    async getScimGroup({ tenantId, params, query, reply }) {
      const withMembers = isSelected(query, 'members')
      const group = await inTenant(db, tenantId, (tx) => requireGroup(tenantId, tx, params.userGroupId, withMembers))
      return sendGroup(reply, group, query)
    },

    async replaceScimGroup(call) {
      const group = await replaceGroup(db, call.tenantId, call.params.userGroupId, call.body, actorOf(call))
      return sendGroup(call.reply, group, call.query)
    },

    async patchScimGroup(call) {
      await patchGroup(db, call.tenantId, call.params.userGroupId, call.body, actorOf(call))
      return noContent()
    },

    async deleteScimGroup(call) {
      await removeGroup(db, call.tenantId, call.params.userGroupId, actorOf(call))
      return noContent()
    },
  }
}

/** The reply of an operation without content. */
const noContent = (): Readable => Readable.from([])

function send(reply: FastifyReply, document: object): Readable {
  void reply.type(SCIM_TYPE).header('cache-control', 'private, no-store')
  return Readable.from([JSON.stringify(document)])
}
