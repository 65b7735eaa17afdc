import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import { forbidden, notFound } from '../../platform/core/errors'
import { pageOf } from '../../platform/core/paging'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { MAX_PICTURE_BYTES } from '../../records/pictures/picture'
import { storePicture } from '../../records/pictures/publicFiles'
import { withFileOfCall } from '../../records/uploads/fileOfCall'
import type { Services } from '../services'
import { clientsAsCsv } from './export'
import { selectLinks } from './linkSql'
import { clientText } from './messages'
import { disablePerson, erasePerson, invitePerson, removePerson, resendInvitation } from './people'
import { createClient, deleteClient, deleteClients, editClient, requireClient, restoreClient } from './service'
import { getMissionClients, listSharedMissions, readSharedMission, shareMissions, withdrawMissions } from './sharing'
import { selectSharedList } from './sharedListSql'
import { selectClients } from './sql'
import { clientTrash } from './trash'

type ClientOperation =
  | 'createClient'
  | 'uploadClientLogo'
  | 'editClient'
  | 'deleteClient'
  | 'deleteClients'
  | 'exportClients'
  | 'listClientLinks'
  | 'editClientPerson'
  | 'inviteClientPerson'
  | 'resendClientInvitation'
  | 'removeClientPerson'
  | 'eraseClientPerson'
  | 'listClients'
  | 'getClient'
  | 'shareMissions'
  | 'withdrawMissions'
  | 'listClientMissions'
  | 'getMissionClients'
  | 'listSharedMissions'
  | 'getClientMissionDetails'
  | 'listDeletedClients'
  | 'restoreClient'

export function clientHandlers(services: Services): Handlers<ClientOperation> {
  const { db } = services
  return {
    async createClient(call) {
      const editor = { ...actorOf(call), actorId: call.user.userId }
      return { message: clientText('created'), data: await createClient(db, call.tenantId, call.body, editor) }
    },

    async uploadClientLogo(context) {
      const data = await withFileOfCall(services, context, MAX_PICTURE_BYTES, (bytes) =>
        storePicture(services, context.tenantId, 'logo', bytes),
      )
      return { message: clientText('logoUploaded'), data }
    },

    async editClient(call) {
      const editor = { ...actorOf(call), actorId: call.user.userId }
      const data = await editClient(db, call.tenantId, call.params.clientId, call.body, editor)
      return { message: clientText('saved'), data }
    },

    async inviteClientPerson(call) {
      const { tenantId, params, body } = call
      const data = await invitePerson(db, tenantId, params.clientId, body, actorOf(call))
      return { message: clientText('invited', { email: body.email }), data }
    },

    async resendClientInvitation(call) {
      const { clientId, clientPersonId } = call.params
      const email = await resendInvitation(db, call.tenantId, clientId, clientPersonId, actorOf(call))
      return { message: clientText('invited', { email }) }
    },

    async editClientPerson(call) {
      const { clientId, clientPersonId } = call.params
      const { disabled } = call.body
      const { client, name } = await disablePerson(db, call.tenantId, clientId, clientPersonId, disabled, actorOf(call))
      return { message: clientText(disabled ? 'personDisabled' : 'personEnabled', { name }), data: client }
    },

    async removeClientPerson(call) {
      const { clientId, clientPersonId } = call.params
      const data = await removePerson(db, call.tenantId, clientId, clientPersonId, actorOf(call))
      return { message: clientText('personRemoved'), data }
    },

    async eraseClientPerson(call) {
      const { clientId, clientPersonId } = call.params
      const caller = { user: call.user, actor: actorOf(call) }
      const data = await erasePerson(db, call.tenantId, clientId, clientPersonId, caller)
      return { message: clientText('personErasing'), data }
    },

    async deleteClient(call) {
      await deleteClient(db, call.tenantId, call.params.clientId, actorOf(call))
      return { message: clientText('deleted') }
    },

    async deleteClients(call) {
      const { clientIds } = call.body
      await deleteClients(db, call.tenantId, clientIds, actorOf(call))
      return { message: clientText('deletedMany', { count: clientIds.length }) }
    },

    async exportClients(call) {
      const { query, tenantId, reply } = call
      await inTenant(db, tenantId, (tx) =>
        recordAudit(tenantId, tx, { ...actorOf(call), action: 'client.export', target: 'clients.csv' }),
      )
      void reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="clients.csv"')
      return clientsAsCsv(db, tenantId, query.search ?? '')
    },

    async listClientLinks({ query, tenantId }) {
      const page = pageOf(query)
      const { search = '', by = 'client' } = query
      const found = await inTenant(db, tenantId, (tx) => selectLinks(tenantId, tx, { search, by }, page))
      return { data: { ...found, ...page } }
    },

    async listClients({ query, tenantId }) {
      const page = pageOf(query)
      const { search, sort = 'name' } = query
      const found = await inTenant(db, tenantId, (tx) => selectClients(tenantId, tx, { search, sort }, page))
      return { data: { ...found, ...page } }
    },

    async getClient({ params, tenantId }) {
      return { data: await inTenant(db, tenantId, (tx) => requireClient(tenantId, tx, params.clientId)) }
    },

    async shareMissions(call) {
      const editor = { ...actorOf(call), actorId: call.user.userId }
      const count = await shareMissions(db, call.tenantId, call.body, editor)
      return { message: clientText('shared', { count }) }
    },

    async withdrawMissions(call) {
      const editor = { ...actorOf(call), actorId: call.user.userId }
      const count = await withdrawMissions(db, call.tenantId, call.body, editor)
      return { message: clientText('withdrawn', { count }) }
    },

    async listClientMissions({ params, query, tenantId }) {
      const page = pageOf(query)
      const found = await listSharedMissions(db, tenantId, params.clientId, query.search ?? '', page)
      return { data: { ...found, ...page } }
    },

    async getMissionClients({ params, tenantId }) {
      return { data: { clients: await getMissionClients(db, tenantId, params.missionId) } }
    },

    async listSharedMissions({ query, tenantId }) {
      const page = pageOf(query)
      const { search = '', sort = '-updatedAt' } = query
      const found = await inTenant(db, tenantId, (tx) => selectSharedList(tenantId, tx, search, sort, page))
      return { data: { ...found, ...page } }
    },

    async getClientMissionDetails({ params, query, tenantId, user }) {
      const clientId = query.clientId ?? null
      if (clientId !== null) {
        // Clients see no other clients.
        if (user.userType === 'tenant-client') throw notFound(clientText('notFound'))
        if (!user.permissions.has('client_data')) throw forbidden()
      }
      return { data: await readSharedMission(db, tenantId, params.missionId, clientId) }
    },

    async listDeletedClients({ query, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, (tx) => clientTrash.list(tenantId, tx, page))
      return { data: { ...found, ...page } }
    },

    async restoreClient(call) {
      const data = await restoreClient(db, call.tenantId, call.params.clientId, actorOf(call))
      return { message: clientText('restored'), data }
    },
  }
}
