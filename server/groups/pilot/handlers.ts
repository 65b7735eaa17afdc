import { actorOf } from '../../audit/actor'
import { inTenant } from '../../db/tenancy'
import type { Handlers } from '../../http/contract'
import type { Services } from '../services'
import { pilotText } from './messages'
import { createPilot, deletePilot, editPilot, listPilots, restorePilot } from './service'

type PilotOperation = 'getAllPilots' | 'createPilot' | 'editPilot' | 'deletePilot' | 'restorePilot'

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
  }
}
