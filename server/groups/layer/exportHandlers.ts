import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { actorOf } from '../../audit/actor'
import { recordAudit } from '../../audit/sql'
import type { Handlers } from '../../http/contract'
import { conflict } from '../../core/errors'
import { render } from '../../core/messages'
import type { Services } from '../services'
import { attachment } from '../../storage/attachment'
import { inTenant } from '../../db/tenancy'
import { featuresAsCsv, featuresAsGeojson, featuresAsKml, type ExportSource } from '../../vector/export'
import { kmlFoot, kmlHead, kmlPlacemark } from '../../vector/kmlWriter'
import { layerText } from '../../layers/messages'
import { requireLayer } from '../../layers/service'
import type { LayerRow } from '../../layers/sql'
import { crsNameOf } from '../../layers/view'
import { missionLayerText } from './messages'

type ExportOperation = 'exportFeaturesCsv' | 'exportLayerGeojson' | 'downloadLayerKml'

type ExportCall = Parameters<typeof actorOf>[0] & {
  params: { layerId: string }
  tenantId: string
  reply: FastifyReply
}

export function exportHandlers({ db }: Services): Handlers<ExportOperation> {
  /** Reads the layer, names the file and records the download. `prepare` throws if the layer cannot be exported. */
  async function download(
    call: ExportCall,
    [extension, mediaType]: readonly [string, string],
    prepare: (layer: LayerRow) => Readable,
  ): Promise<Readable> {
    const { params, tenantId, reply } = call
    return inTenant(db, tenantId, async (tx) => {
      const layer = await requireLayer(tenantId, tx, params.layerId)
      const file = prepare(layer)
      const target = `${layer.name}.${extension}`
      const details = { layerId: layer.id }
      await recordAudit(tenantId, tx, { ...actorOf(call), action: 'layer.download', target, details })
      void reply.type(mediaType).header('content-disposition', attachment(target))
      return file
    })
  }
  const vectorOf = (tenantId: string, layer: LayerRow): ExportSource => {
    if (layer.kind !== 'vector') throw conflict(layerText('vectorRequired'))
    return { db, tenantId, layer }
  }
  return {
    exportFeaturesCsv(call) {
      const { tenantId, query } = call
      const only = query.index?.length ? { only: query.index } : {}
      return download(call, FORMATS.csv, (layer) => featuresAsCsv({ ...vectorOf(tenantId, layer), ...only }))
    },

    exportLayerGeojson(call) {
      return download(call, FORMATS.geojson, (layer) => featuresAsGeojson(vectorOf(call.tenantId, layer)))
    },

    downloadLayerKml(call) {
      const { tenantId, request } = call
      return download(call, FORMATS.kml, (layer) =>
        layer.kind === 'vector' ? featuresAsKml({ db, tenantId, layer }) : outlineAsKml(layer, request.language),
      )
    },
  }
}

/** File extension and media type. */
const FORMATS = {
  csv: ['csv', 'text/csv; charset=utf-8'],
  geojson: ['geojson', 'application/geo+json'],
  kml: ['kml', 'application/vnd.google-earth.kml+xml'],
} as const

/** A raster as KML: its footprint. */
function outlineAsKml({ name, color, raster }: LayerRow, language: string): Readable {
  if (!raster) throw conflict(layerText('notReady'))
  const { footprint, gsd } = raster
  const properties = {
    name,
    [render(missionLayerText('gsd'), language)]: gsd,
    [render(missionLayerText('crs'), language)]: crsNameOf(raster),
  }
  const placemark = kmlPlacemark({ index: 1, geometry: footprint, properties, style: null }, null)
  return Readable.from([kmlHead(name, color), placemark, kmlFoot])
}
