import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import type { Handlers } from '../../platform/http/contract'
import { notFound } from '../../platform/core/errors'
import { pageOf } from '../../platform/core/paging'
import type { Services } from '../services'
import { purgeText } from '../../records/purge/messages'
import { readPage } from '../../platform/db/pageSql'
import { inTenant } from '../../platform/db/tenancy'
import { archiveMissions, changeMissionStatuses, deleteMissions } from './bulk'
import { countAlerts, countContents, countFlights } from './contentsSql'
import { missionsAsCsv } from './export'
import { countMissionsByStatus, selectMissionFeatures, selectMissions } from './listSql'
import { missionText, statusText } from './messages'
import {
  changeMissionStatus,
  createMission,
  deleteMission,
  duplicateMission,
  editMission,
  requireMission,
  restoreMission,
} from './service'
import { deletedText } from './deletedText'
import { countHolds, NO_HOLDS } from './holdsSql'
import { missionPurge, missionTrash } from './trash'

type MissionOperation =
  | 'createMission'
  | 'listMissions'
  | 'getMission'
  | 'editMission'
  | 'deleteMission'
  | 'updateMissionStatus'
  | 'archiveMissions'
  | 'updateMissionStatuses'
  | 'deleteMissions'
  | 'getMissionsGeojson'
  | 'getMissionSummary'
  | 'exportMissions'
  | 'getMissionDocCount'
  | 'duplicateMission'
  | 'listDeletedMissions'
  | 'restoreMission'
  | 'deleteMissionPermanently'
  | 'deleteMissionTrash'

export function missionHandlers({ db }: Services): Handlers<MissionOperation> {
  return {
    async createMission({ body, user, tenantId }) {
      return { message: missionText('created'), data: await createMission(db, tenantId, body, user.userId) }
    },

    async listMissions({ params, query, tenantId }) {
      if (params.tenantId !== tenantId) throw notFound(missionText('tenantNotFound'))
      const page = pageOf(query)
      const sort = query.sort ?? '-createdAt'
      const { search } = query
      const found = await readPage(db, tenantId, { ...page, search }, (tx) =>
        selectMissions(tenantId, tx, query, sort, page),
      )
      return { data: { ...found, ...page } }
    },

    async getMission({ params, tenantId }) {
      return { data: await inTenant(db, tenantId, (tx) => requireMission(tenantId, tx, params.missionId)) }
    },

    async editMission(call) {
      const { params, body, tenantId } = call
      const { version, ...fields } = body
      const data = await editMission(db, tenantId, params.missionId, version, fields, actorOf(call))
      return { message: missionText('saved'), data }
    },

    async deleteMission(call) {
      const holds = await deleteMission(db, call.tenantId, call.params.missionId, actorOf(call))
      return { message: deletedText(holds) }
    },

    async updateMissionStatus(call) {
      const { missionId, version, status, scheduledAt } = call.body
      const actor = actorOf(call)
      const data = await changeMissionStatus(db, call.tenantId, missionId, version, status, scheduledAt, actor)
      return { message: missionText('statusChanged', { status: statusText(data.status) }), data }
    },

    async archiveMissions(call) {
      const { missionIds, archived } = call.body
      await archiveMissions(db, call.tenantId, missionIds, archived, actorOf(call))
      return { message: missionText(archived ? 'archivedMany' : 'unarchivedMany', { count: missionIds.length }) }
    },

    async updateMissionStatuses(call) {
      const { missionIds, status } = call.body
      await changeMissionStatuses(db, call.tenantId, missionIds, status, actorOf(call))
      const counted = { count: missionIds.length, status: statusText(status) }
      return { message: missionText('statusChangedMany', counted) }
    },

    async deleteMissions(call) {
      const { missionIds } = call.body
      const held = await deleteMissions(db, call.tenantId, missionIds, actorOf(call))
      const count = missionIds.length
      return {
        message: held > 0 ? missionText('deletedManyButHeld', { count, held }) : missionText('deletedMany', { count }),
      }
    },

    async getMissionsGeojson({ query, tenantId }) {
      const features = await inTenant(db, tenantId, (tx) => selectMissionFeatures(tenantId, tx, query))
      return { data: { type: 'FeatureCollection', features } }
    },

    async getMissionSummary({ tenantId }) {
      return { data: await inTenant(db, tenantId, (tx) => countMissionsByStatus(tenantId, tx)) }
    },

    async exportMissions(call) {
      const { query, tenantId, reply } = call
      await inTenant(db, tenantId, (tx) =>
        recordAudit(tenantId, tx, { ...actorOf(call), action: 'mission.export', target: 'missions.csv' }),
      )
      void reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="missions.csv"')
      return missionsAsCsv(db, tenantId, query)
    },

    async getMissionDocCount({ params, user, tenantId }) {
      return inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, params.missionId)
        const { bytes, ...counts } = await countContents(tenantId, tx, params.missionId)
        return {
          data: {
            layers: counts.rasters + counts.vectors,
            ...counts,
            alerts: await countAlerts(tenantId, tx, params.missionId),
            flights: await countFlights(tenantId, tx, params.missionId),
            ...(user.userType !== 'tenant-client' && { bytes }),
          },
        }
      })
    },

    async duplicateMission({ params, body, user, tenantId }) {
      const data = await duplicateMission(db, tenantId, params.missionId, body, user.userId)
      return { message: missionText('created'), data }
    },

    async listDeletedMissions({ query, tenantId }) {
      const page = pageOf(query)
      const data = await inTenant(db, tenantId, async (tx) => {
        const { items, total } = await missionTrash.list(tenantId, tx, page)
        const ids = items.map(({ _id }) => _id)
        const held = await countHolds(tenantId, tx, ids)
        const withHeld = items.map((item) => ({ ...item, ...(held.get(item._id) ?? NO_HOLDS) }))
        return { items: withHeld, total, ...page }
      })
      return { data }
    },

    async restoreMission(call) {
      const data = await restoreMission(db, call.tenantId, call.params.missionId, actorOf(call))
      return { message: missionText('restored'), data }
    },

    async deleteMissionPermanently(call) {
      await missionPurge.deletePermanently(db, { tenantId: call.tenantId, actor: actorOf(call) }, call.params.missionId)
      return { message: purgeText('deleted') }
    },

    async deleteMissionTrash(call) {
      const trash = { tenantId: call.tenantId, actor: actorOf(call) }
      const count = await missionPurge.emptyTrash(db, trash, call.query.count)
      return { message: count > 0 ? purgeText('emptiedButHeld', { count }) : purgeText('emptied') }
    },
  }
}
