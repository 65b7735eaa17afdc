import { actorOf } from '../../audit/actor'
import type { components } from '../../contract/contract.gen'
import type { Config } from '../../core/config'
import type { Handlers } from '../../http/contract'
import { inPublished } from '../base-layer/service'
import type { Services } from '../services'
import { baseMapText } from './messages'
import {
  asBaseMap,
  createBaseMap,
  deleteBaseMap,
  editBaseMap,
  keyOf,
  managedBaseMaps,
  offeredBaseMaps,
} from './service'
import type { BaseMapRow } from './sql'

type BaseMapOperation =
  'getBaseMaps' | 'getPublicBaseMaps' | 'getBaseMapSettings' | 'createBaseMap' | 'editBaseMap' | 'deleteBaseMap'

export function baseMapHandlers(services: Services): Handlers<BaseMapOperation> {
  return {
    async getBaseMaps({ user }) {
      return { data: { maps: await offeredBaseMaps(services, user.tenantId) } }
    },

    async getPublicBaseMaps({ params }) {
      const tenantId = await inPublished(services.db, params.baseLayerId, async (publisher) => publisher)
      return { data: { maps: await offeredBaseMaps(services, tenantId) } }
    },

    async getBaseMapSettings({ user }) {
      return { data: { maps: (await managedBaseMaps(services, user.tenantId)).map(asSetting(services.config)) } }
    },

    async createBaseMap({ body, user, request }) {
      const row = await createBaseMap(services, user.tenantId, body, actorOf({ user, request }))
      return { message: baseMapText('created'), data: asSetting(services.config)(row) }
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
    termsUrl: row.terms_url,
    drawn: asBaseMap(row, keyOf(config)),
    version: row.version,
  })
