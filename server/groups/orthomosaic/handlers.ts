import type { Handlers } from '../../platform/http/contract'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import { conflict, notFound } from '../../platform/core/errors'
import { pageOf } from '../../platform/core/paging'
import { inTenant } from '../../platform/db/tenancy'
import { sendFile } from '../../platform/storage/sendFile'
import { requireStoredFile } from '../../platform/storage/sql'
import { requireMission } from '../mission/public'
import type { Services } from '../services'
import { orthomosaicText } from './messages'
import { isUnreachable, NodeRefusal } from './nodeOdm'
import type { NodeOption } from './nodeOptions'
import { askNodes, type ReadyNode } from './nodes'
import { estimateMinutes, optionsOf, PRESETS } from './presets'
import { asOrthomosaic } from './row'
import {
  cancelOrthomosaic,
  createOrthomosaic,
  MAX_PHOTOS,
  measureMission,
  MIN_PHOTOS,
  requireOrthomosaic,
  retryOrthomosaic,
  type ServerOptions,
} from './service'
import { selectOrthomosaics } from './sql'

type OrthomosaicOperation =
  | 'getOrthomosaicPlan'
  | 'listOrthomosaics'
  | 'createOrthomosaic'
  | 'cancelOrthomosaic'
  | 'retryOrthomosaic'
  | 'downloadPointCloud'

const OPTIONS_MINUTES = 10

export function orthomosaicHandlers({ db, config, storage }: Services): Handlers<OrthomosaicOperation> {
  const readOptions = optionsCache()
  return {
    async getOrthomosaicPlan({ params, tenantId }) {
      const { count, megapixels } = await measureMission(db, tenantId, params.missionId)
      const asked = await askNodes(config)
      const [ready] = asked.ready
      const { known: options, refusal } = ready
        ? await readOptions(ready)
        : { known: undefined, refusal: asked.refusal }
      const names = options && new Set(options.map(({ name }) => name))
      const cores = ready?.info.cores
      const presets = PRESETS.map((preset) => ({
        preset,
        minutes: cores === undefined ? null : estimateMinutes(preset, { megapixels, cores }),
        options: optionsOf(preset, names),
      }))
      const unusable = refusal === undefined ? 'unreachable' : 'refused'
      const server = config.NODEODM_URL.length === 0 ? 'none' : options ? 'ready' : unusable
      const limits = { minPhotos: MIN_PHOTOS, maxPhotos: MAX_PHOTOS }
      const found = { server, refusal: options ? null : (refusal ?? null), photos: count, megapixels } as const
      return { data: { ...found, ...limits, presets, options: [...(options ?? [])] } }
    },

    async listOrthomosaics({ params, query, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, async (tx) => {
        await requireMission(tenantId, tx, params.missionId)
        return selectOrthomosaics(tenantId, tx, params.missionId, page)
      })
      const connected = config.NODEODM_URL.length > 0
      return { data: { items: found.items.map(asOrthomosaic), total: found.total, ...page, connected } }
    },

    async createOrthomosaic({ params, body, user, tenantId }) {
      if (config.NODEODM_URL.length === 0) throw conflict(orthomosaicText('noServer'))
      const asked = await askNodes(config)
      const [ready] = asked.ready
      const options = ready ? await readOptions(ready) : { known: undefined, refusal: asked.refusal }
      const row = await createOrthomosaic({ db, config }, tenantId, user.userId, params.missionId, body, options)
      return { message: orthomosaicText('started'), data: asOrthomosaic(row) }
    },

    async cancelOrthomosaic({ params, tenantId }) {
      const row = await cancelOrthomosaic(db, tenantId, params.orthomosaicId)
      return { message: orthomosaicText('cancelled'), data: asOrthomosaic(row) }
    },

    async retryOrthomosaic({ params, user, tenantId }) {
      const row = await retryOrthomosaic({ db, config }, tenantId, user.userId, params.orthomosaicId)
      return { message: orthomosaicText('retried'), data: asOrthomosaic(row) }
    },

    async downloadPointCloud(call) {
      const { params, tenantId, request, reply } = call
      const file = await inTenant(db, tenantId, async (tx) => {
        const { id, pointCloudFileId } = await requireOrthomosaic(tenantId, tx, params.orthomosaicId)
        if (pointCloudFileId === null) throw notFound(orthomosaicText('noPointCloud'))
        const stored = await requireStoredFile(tenantId, tx, pointCloudFileId)
        const entry = { action: 'layer.download', target: stored.name, details: { orthomosaicId: id } } as const
        await recordAudit(tenantId, tx, { ...actorOf(call), ...entry })
        return stored
      })
      return sendFile({ request, reply }, storage, file)
    },
  }
}

/** Reads the options of a server again after a while. */
function optionsCache(): (ready: ReadyNode) => Promise<ServerOptions> {
  const read = new Map<string, { until: number; options: NodeOption[] }>()
  return async ({ node }) => {
    const cached = read.get(node.origin)
    if (cached && cached.until > Date.now()) return { known: cached.options, refusal: undefined }
    try {
      const options = await node.options()
      read.set(node.origin, { until: Date.now() + OPTIONS_MINUTES * 60_000, options })
      return { known: options, refusal: undefined }
    } catch (error) {
      if (isUnreachable(error)) return { known: undefined, refusal: undefined }
      if (error instanceof NodeRefusal) return { known: undefined, refusal: error.message }
      throw error
    }
  }
}
