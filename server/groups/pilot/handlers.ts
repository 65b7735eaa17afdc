import { actorOf } from '../../platform/audit/actor'
import { pageOf } from '../../platform/core/paging'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { purgeText } from '../../records/purge/messages'
import type { Services } from '../services'
import { pilotText } from './messages'
import { createPilot, deletePilot, editPilot, listPilots, restorePilot } from './service'
import { pilotPurge, pilotTrash } from './trash'

type PilotOperation =
  | 'getAllPilots'
  | 'createPilot'
  | 'editPilot'
  | 'deletePilot'
  | 'restorePilot'
  | 'listDeletedPilots'
  | 'deletePilotPermanently'
  | 'deletePilotTrash'

export function pilotHandlers({ db }: Services): Handlers<PilotOperation> {
  return {
    async getAllPilots({ query, tenantId }) {
      return { data: { pilots: await inTenant(db, tenantId, (tx) => listPilots(tenantId, tx, query.flightId)) } }
    },

    async createPilot(call) {
      const actor = { ...actorOf(call), actorId: call.user.userId }
      return { message: pilotText('created'), data: await createPilot(db, call.tenantId, call.body, actor) }
    },

    async editPilot(call) {
      const { version, ...fields } = call.body
      const data = await editPilot(db, call.tenantId, call.params.pilotId, version, fields, actorOf(call))
      return { message: pilotText('saved'), data }
    },

    async deletePilot(call) {
      await deletePilot(db, call.tenantId, call.params.pilotId, actorOf(call))
      return { message: pilotText('deleted') }
    },

    async restorePilot(call) {
      const data = await restorePilot(db, call.tenantId, call.params.pilotId, actorOf(call))
      return { message: pilotText('restored'), data }
    },

    async listDeletedPilots({ query, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, (tx) => pilotTrash.list(tenantId, tx, page))
      return { data: { ...found, ...page } }
    },

    async deletePilotPermanently(call) {
      const request = { tenantId: call.tenantId, actor: actorOf(call) }
      await pilotPurge.deletePermanently(db, request, call.params.pilotId)
      return { message: purgeText('deleted') }
    },

    async deletePilotTrash(call) {
      await pilotPurge.emptyTrash(db, { tenantId: call.tenantId, actor: actorOf(call) }, call.query.count)
      return { message: purgeText('emptied') }
    },
  }
}
