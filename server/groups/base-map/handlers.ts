import { actorOf } from '../../platform/audit/actor'
import type { components } from '../../platform/contract/contract.gen'
import type { Config } from '../../platform/core/config'
import type { Handlers } from '../../platform/http/contract'
import { sendFile } from '../../platform/storage/sendFile'
import { inPublished } from '../base-layer/public'
import type { Services } from '../services'
import { createFromMbtiles, createFromPmtiles, forVisitors, readBaseMapFile } from './fileService'
import { baseMapText } from './messages'
import { asBaseMap, createBaseMap, deleteBaseMap, editBaseMap, managedBaseMaps, offeredBaseMaps } from './service'
import { forbiddenOrigins } from './sourceUrl'
import type { BaseMapRow } from './sql'

type BaseMapOperation =
  | 'getBaseMaps'
  | 'getBaseMapFile'
  | 'getPublicBaseMaps'
  | 'getPublicBaseMapFile'
  | 'getBaseMapSettings'
  | 'createBaseMap'
  | 'createBaseMapFromFile'
  | 'createBaseMapFromMbtiles'
  | 'editBaseMap'
  | 'deleteBaseMap'

export function baseMapHandlers(services: Services): Handlers<BaseMapOperation> {
  return {
    async getBaseMaps({ user }) {
      return { data: { maps: await offeredBaseMaps(services, user.tenantId) } }
    },

    async getPublicBaseMaps({ params }) {
      const tenantId = await inPublished(services.db, params.baseLayerId, async (publisher) => publisher)
      const maps = await offeredBaseMaps(services, tenantId)
      return { data: { maps: maps.map((map) => forVisitors(map, params.baseLayerId)) } }
    },

    async getBaseMapFile({ params, user, request, reply }) {
      const file = await readBaseMapFile(services, user, params.baseMapId)
      return sendFile({ request, reply }, services.storage, file)
    },

    async getPublicBaseMapFile({ params, request, reply }) {
      const tenantId = await inPublished(services.db, params.baseLayerId, async (publisher) => publisher)
      const file = await readBaseMapFile(services, { tenantId, userType: undefined }, params.baseMapId)
      return sendFile({ request, reply }, services.storage, file)
    },

    async getBaseMapSettings({ user }) {
      return { data: { maps: (await managedBaseMaps(services, user.tenantId)).map(asSetting(services.config)) } }
    },

    async createBaseMap({ body, user, request }) {
      const row = await createBaseMap(services, user.tenantId, body, actorOf({ user, request }))
      return { message: baseMapText('created'), data: asSetting(services.config)(row) }
    },

    async createBaseMapFromFile({ body, user, tenantId, request }) {
      const row = await createFromPmtiles(services, { ...user, tenantId }, body, actorOf({ user, request }))
      return { message: baseMapText('created'), data: asSetting(services.config)(row) }
    },

    async createBaseMapFromMbtiles({ body, user, tenantId, request }) {
      const started = await createFromMbtiles(services, { ...user, tenantId }, body, actorOf({ user, request }))
      return { message: baseMapText('conversionStarted'), data: started }
    },

    async editBaseMap({ params, body, user, request }) {
      const { version, ...fields } = body
      const actor = actorOf({ user, request })
      const row = await editBaseMap(services, user.tenantId, params.baseMapId, version, fields, actor)
      return { message: baseMapText('saved'), data: asSetting(services.config)(row) }
    },

    async deleteBaseMap({ params, user, request }) {
      await deleteBaseMap(services, user.tenantId, params.baseMapId, actorOf({ user, request }))
      return { message: baseMapText('deleted') }
    },
  }
}

const asSetting =
  (config: Config) =>
  (row: BaseMapRow): components['schemas']['BaseMapSetting'] => ({
    _id: row.id,
    name: row.name,
    kind: row.kind,
    url: row.url,
    layers: row.layers,
    attribution: row.attribution,
    hosts: row.hosts,
    minZoom: row.min_zoom,
    maxZoom: row.max_zoom,
    tileSize: row.tile_size === 512 ? 512 : 256,
    enabled: row.enabled,
    isDefault: row.is_default,
    isPreset: row.preset !== null,
    isFile: row.file_id !== null,
    termsUrl: row.terms_url,
    drawn: asBaseMap(row, config),
    forbiddenOrigins: forbiddenOrigins(row, config.BASE_MAP_ORIGINS),
    version: row.version,
  })
