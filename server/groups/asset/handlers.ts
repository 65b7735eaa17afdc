import { actorOf } from '../../audit/actor'
import { pageOf } from '../../core/paging'
import { readPage } from '../../db/pageSql'
import { inTenant } from '../../db/tenancy'
import type { Handlers } from '../../http/contract'
import { purgeText } from '../../purge/messages'
import type { Services } from '../services'
import { selectTracks } from '../../telemetry/tracks'
import { changeAssetState, createAsset, deleteAsset, editAsset, requireAsset, restoreAsset } from './edit'
import { countAssets, selectAssets, selectFlightsOfAsset, selectUsage } from './listSql'
import { selectBatteryFlights } from './batterySql'
import { assetText } from './messages'
import { asAsset, type AssetStatus } from './row'
import { assetPurge, assetTrash } from './trash'

type AssetOperation =
  | 'listAssets'
  | 'getAssetCounts'
  | 'getAsset'
  | 'listAssetFlights'
  | 'getAssetUsage'
  | 'getBatteryFlights'
  | 'getAssetTracks'
  | 'createAsset'
  | 'editAsset'
  | 'updateAssetState'
  | 'deleteAsset'
  | 'restoreAsset'
  | 'listDeletedAssets'
  | 'deleteAssetTrash'
  | 'deleteAssetPermanently'

/** Of an asset, on one map. */
const MAX_TRACKS = 50

const STATUSES: AssetStatus[] = ['available', 'in_use', 'due_soon', 'overdue', 'in_maintenance', 'grounded', 'retired']

export function assetHandlers({ db }: Services): Handlers<AssetOperation> {
  return {
    async listAssets({ query, tenantId, user }) {
      const page = pageOf(query)
      const { items, total } = await readPage(db, tenantId, { ...page, search: query.search }, (tx) =>
        selectAssets(tenantId, tx, query, query.sort ?? 'name', page),
      )
      return { data: { items: items.map((row) => asAsset(row, user.permissions)), total, ...page } }
    },

    async getAssetCounts({ tenantId }) {
      const counted = await inTenant(db, tenantId, (tx) => countAssets(tenantId, tx))
      return { data: { counts: STATUSES.map((status) => ({ status, count: counted.get(status) ?? 0 })) } }
    },

    async getAsset({ params, tenantId, user }) {
      const row = await inTenant(db, tenantId, (tx) => requireAsset(tenantId, tx, params.assetId))
      return { data: asAsset(row, user.permissions) }
    },

    async listAssetFlights({ params, query, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, async (tx) => {
        await requireAsset(tenantId, tx, params.assetId)
        return selectFlightsOfAsset(tenantId, tx, params.assetId, page)
      })
      return { data: { ...found, ...page } }
    },

    async getAssetUsage({ params, tenantId }) {
      const weeks = await inTenant(db, tenantId, async (tx) => {
        await requireAsset(tenantId, tx, params.assetId)
        return selectUsage(tenantId, tx, params.assetId)
      })
      return { data: { weeks } }
    },

    async getBatteryFlights({ params, tenantId }) {
      const flights = await inTenant(db, tenantId, async (tx) => {
        await requireAsset(tenantId, tx, params.assetId)
        return selectBatteryFlights(tenantId, tx, params.assetId)
      })
      return { data: { flights } }
    },

    async getAssetTracks({ params, tenantId }) {
      const tracks = await inTenant(db, tenantId, async (tx) => {
        await requireAsset(tenantId, tx, params.assetId)
        return selectTracks(tenantId, tx, { assetId: params.assetId, flights: MAX_TRACKS })
      })
      return { data: { tracks } }
    },

    async createAsset(call) {
      const data = await createAsset(db, call.tenantId, call.body, { user: call.user, actor: actorOf(call) })
      return { message: assetText('created'), data }
    },

    async editAsset(call) {
      const { version, ...fields } = call.body
      const caller = { user: call.user, actor: actorOf(call) }
      const data = await editAsset(db, call.tenantId, call.params.assetId, version, fields, caller)
      return { message: assetText('saved'), data }
    },

    async updateAssetState(call) {
      const data = await changeAssetState(db, call.tenantId, call.body, { user: call.user, actor: actorOf(call) })
      return { message: assetText('saved'), data }
    },

    async deleteAsset(call) {
      await deleteAsset(db, call.tenantId, call.params.assetId, actorOf(call))
      return { message: assetText('deleted') }
    },

    async restoreAsset(call) {
      const caller = { user: call.user, actor: actorOf(call) }
      const data = await restoreAsset(db, call.tenantId, call.params.assetId, caller)
      return { message: assetText('restored'), data }
    },

    async listDeletedAssets({ query, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, (tx) => assetTrash.list(tenantId, tx, page))
      return { data: { ...found, ...page } }
    },

    async deleteAssetTrash(call) {
      await assetPurge.emptyTrash(db, { tenantId: call.tenantId, actor: actorOf(call) }, call.query.count)
      return { message: purgeText('emptied') }
    },

    async deleteAssetPermanently(call) {
      const request = { tenantId: call.tenantId, actor: actorOf(call) }
      await assetPurge.deletePermanently(db, request, call.params.assetId)
      return { message: purgeText('deleted') }
    },
  }
}
