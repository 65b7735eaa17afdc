import { actorOf } from '../../platform/audit/actor'
import { pageOf } from '../../platform/core/paging'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { purgeText } from '../../records/purge/messages'
import { requireMission } from '../mission/public'
import type { Services } from '../services'
import { listAssetsForFlight, listAssetsForTimes } from '../asset/public'
import { assignPilot } from './assign'
import { assignAssets } from './assignAssets'
import { checklistOf, editChecklist, requireType } from './checklist'
import { flightStatusText, flightText } from './messages'
import { createFlight } from './create'
import { setFlightPlan } from './plan'
import { changeFlightStatus, deleteFlight, editFlight, editFlightChecks, requireFlight, restoreFlight } from './service'
import { selectFlights, selectFlightsOfMission } from './sql'
import { flightPurge, flightTrash } from './trash'

type FlightOperation =
  | 'createFlight'
  | 'listFlights'
  | 'getMissionFlights'
  | 'getFlight'
  | 'editFlight'
  | 'updateFlightStatus'
  | 'assignPilot'
  | 'assignFlightAssets'
  | 'getFlightAssets'
  | 'getNewFlightAssets'
  | 'setFlightPlan'
  | 'editFlightChecks'
  | 'deleteFlight'
  | 'restoreFlight'
  | 'listDeletedFlights'
  | 'deleteFlightPermanently'
  | 'deleteFlightTrash'
  | 'getChecklist'
  | 'editChecklist'

export function flightHandlers(services: Services): Handlers<FlightOperation> {
  const { db } = services
  return {
    async createFlight(call) {
      const data = await createFlight(db, call.tenantId, call.body, { user: call.user, actor: actorOf(call) })
      return { message: flightText('created'), data }
    },

    async listFlights({ query, user, tenantId }) {
      const page = pageOf(query)
      const sort = query.sort ?? '-start'
      const found = await inTenant(db, tenantId, (tx) => selectFlights(tenantId, tx, query, sort, page, user))
      return { data: { ...found, ...page } }
    },

    async getMissionFlights({ params, user, tenantId }) {
      const flights = await inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, params.missionId)
        return selectFlightsOfMission(tenantId, tx, params.missionId, user)
      })
      return { data: { flights } }
    },

    async getFlight({ params, user, tenantId }) {
      return { data: await inTenant(db, tenantId, (tx) => requireFlight(tenantId, tx, params.flightId, user)) }
    },

    async editFlight(call) {
      const { version, ...fields } = call.body
      const caller = { user: call.user, actor: actorOf(call) }
      const data = await editFlight(db, call.tenantId, call.params.flightId, version, fields, caller)
      return { message: flightText('saved'), data }
    },

    async updateFlightStatus(call) {
      const data = await changeFlightStatus(db, call.tenantId, call.body, { user: call.user, actor: actorOf(call) })
      return { message: flightText('statusChanged', { status: flightStatusText(data.status) }), data }
    },

    async assignPilot(call) {
      const data = await assignPilot(services, call.tenantId, call.body, { user: call.user, actor: actorOf(call) })
      return {
        message: data.pilot ? flightText('assigned', { name: data.pilot.name }) : flightText('unassigned'),
        data,
      }
    },

    async assignFlightAssets(call) {
      const data = await assignAssets(db, call.tenantId, call.body, { user: call.user, actor: actorOf(call) })
      return { message: flightText('assetsAssigned'), data }
    },

    async getFlightAssets({ params, tenantId, user }) {
      const assets = await inTenant(db, tenantId, async (tx) => {
        await requireFlight(tenantId, tx, params.flightId, user)
        return listAssetsForFlight(tenantId, tx, params.flightId)
      })
      return { data: { assets } }
    },

    async getNewFlightAssets({ query, tenantId }) {
      const assets = await inTenant(db, tenantId, async (tx) => listAssetsForTimes(tenantId, tx, query))
      return { data: { assets } }
    },

    async setFlightPlan(call) {
      const choice = { flightId: call.params.flightId, ...call.body }
      const data = await setFlightPlan(db, call.tenantId, choice, { user: call.user, actor: actorOf(call) })
      return { message: flightText(data.plan ? 'planSaved' : 'planRemoved'), data }
    },

    async editFlightChecks(call) {
      const caller = { user: call.user, actor: actorOf(call) }
      const data = await editFlightChecks(db, call.tenantId, call.params.flightId, call.body, caller)
      return { message: flightText('saved'), data }
    },

    async deleteFlight(call) {
      await deleteFlight(db, call.tenantId, call.params.flightId, { user: call.user, actor: actorOf(call) })
      return { message: flightText('deleted') }
    },

    async restoreFlight(call) {
      const caller = { user: call.user, actor: actorOf(call) }
      return {
        message: flightText('restored'),
        data: await restoreFlight(db, call.tenantId, call.params.flightId, caller),
      }
    },

    async listDeletedFlights({ query, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, (tx) => flightTrash.list(tenantId, tx, page))
      return { data: { ...found, ...page } }
    },

    async deleteFlightPermanently(call) {
      const request = { tenantId: call.tenantId, actor: actorOf(call) }
      await flightPurge.deletePermanently(db, request, call.params.flightId)
      return { message: purgeText('deleted') }
    },

    async deleteFlightTrash(call) {
      await flightPurge.emptyTrash(db, { tenantId: call.tenantId, actor: actorOf(call) }, call.query.count)
      return { message: purgeText('emptied') }
    },

    async getChecklist({ query, tenantId }) {
      const data = await inTenant(db, tenantId, async (tx) => {
        await requireType(tenantId, tx, query.missionTypeId)
        return checklistOf(tenantId, tx, query.missionTypeId)
      })
      return { data }
    },

    async editChecklist(call) {
      const data = await editChecklist(db, call.tenantId, call.body, actorOf(call))
      return { message: flightText('checklistSaved'), data }
    },
  }
}
