import { Readable } from 'node:stream'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import { render } from '../../platform/core/messages'
import { pageOf } from '../../platform/core/paging'
import { readPage } from '../../platform/db/pageSql'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { publicAddress } from '../../platform/http/publicAddress'
import { purgeText } from '../../records/purge/messages'
import { attachment } from '../../platform/storage/attachment'
import type { Services } from '../services'
import { selectTracks } from '../../media/telemetry/tracks'
import { changeAssetStates, deleteAssets, namesOf, requireAssets } from './bulk'
import { changeAssetState, createAsset, deleteAsset, editAsset, requireAsset, restoreAsset } from './edit'
import { assetsAsCsv } from './export'
import { importAssets, previewAssets } from './import'
import { labelsPdf } from './labels/labelsPdf'
import { countAssets, selectAssets, selectFlightsOfAsset, selectUsage } from './listSql'
import { selectBatteryFlights } from './batterySql'
import { assetImportText, assetLabelText, assetStateText, assetsText, assetText } from './messages'
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
  | 'exportAssets'
  | 'importAssets'
  | 'downloadAssetLabels'
  | 'updateAssetStates'
  | 'deleteAssets'
  | 'deleteAsset'
  | 'restoreAsset'
  | 'listDeletedAssets'
  | 'deleteAssetTrash'
  | 'deleteAssetPermanently'

/** Of an asset, on one map. */
const MAX_TRACKS = 50

const STATUSES: AssetStatus[] = ['available', 'in_use', 'due_soon', 'overdue', 'in_maintenance', 'grounded', 'retired']

export function assetHandlers({ db, config }: Services): Handlers<AssetOperation> {
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

    async exportAssets(call) {
      const { query, tenantId, reply } = call
      await inTenant(db, tenantId, (tx) =>
        recordAudit(tenantId, tx, { ...actorOf(call), action: 'asset.export', target: 'assets.csv' }),
      )
      void reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="assets.csv"')
      return assetsAsCsv(db, tenantId, query)
    },

    async importAssets(call) {
      const { body, tenantId, request } = call
      if (body.preview) {
        const data = await previewAssets(db, tenantId, body.csv, request.language)
        return { message: assetImportText('importable', { count: data.created }), data }
      }
      const caller = { user: call.user, actor: actorOf(call) }
      const data = await importAssets(db, tenantId, body.csv, request.language, caller)
      return { message: assetImportText('imported', { count: data.created }), data }
    },

    async downloadAssetLabels(call) {
      const { query, tenantId, user, request, reply } = call
      const { assetIds, layout = 'sheet' } = query
      const assets = await inTenant(db, tenantId, (tx) => requireAssets(tenantId, tx, assetIds))
      const organisation = user.tenantName ?? ''
      const options = { organisation, origin: publicAddress(config), layout, language: request.language }
      const file = await labelsPdf(assets, options)
      const target = namesOf(assets)
      await inTenant(db, tenantId, (tx) =>
        recordAudit(tenantId, tx, {
          ...actorOf(call),
          action: 'asset.label',
          target: render(target, 'en'),
          details: { count: assets.length },
        }),
      )
      const name = `${render(assetLabelText('fileName'), request.language)}.pdf`
      void reply.type('application/pdf').header('content-disposition', attachment(name))
      return Readable.from([file])
    },

    async updateAssetStates(call) {
      const { assets, state } = call.body
      await changeAssetStates(db, call.tenantId, call.body, actorOf(call))
      return { message: assetsText('statesChanged', { count: assets.length, to: assetStateText(state) }) }
    },

    async deleteAssets(call) {
      const { assets } = call.body
      await deleteAssets(db, call.tenantId, assets, actorOf(call))
      return { message: assetsText('deleted', { count: assets.length }) }
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
