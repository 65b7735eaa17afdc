import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import type { Handlers } from '../../platform/http/contract'
import { conflict } from '../../platform/core/errors'
import { render } from '../../platform/core/messages'
import type { Services } from '../services'
import { attachment } from '../../platform/storage/attachment'
import { inTenant } from '../../platform/db/tenancy'
import { featuresAsCsv, featuresAsGeojson, featuresAsKml, type ExportSource } from '../../media/vector/export'
import { kmlFoot, kmlHead, kmlPlacemark } from '../../media/vector/kmlWriter'
import { layerText } from '../../records/layers/messages'
import { requireLayer } from '../../records/layers/service'
import type { LayerRow } from '../../records/layers/sql'
import { crsNameOf } from '../../records/layers/view'
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
    prepare: (layer: LayerRow) => () => Readable,
  ): Promise<Readable> {
    const { params, tenantId, reply } = call
    const file = await inTenant(db, tenantId, async (tx) => {
      const layer = await requireLayer(tenantId, tx, params.layerId)
      const open = prepare(layer)
      const target = `${layer.name}.${extension}`
      const details = { layerId: layer.id }
      await recordAudit(tenantId, tx, { ...actorOf(call), action: 'layer.download', target, details })
      return { open, target }
    })
    void reply.type(mediaType).header('content-disposition', attachment(file.target))
    // Opened after the commit, which may fail: a file that nobody reads would stay open.
    return file.open()
  }
  const vectorOf = (tenantId: string, layer: LayerRow): ExportSource => {
    if (layer.kind !== 'vector') throw conflict(layerText('vectorRequired'))
    return { db, tenantId, layer }
  }
  return {
    exportFeaturesCsv(call) {
      const { tenantId, query } = call
      const only = query.index?.length ? { only: query.index } : {}
      return download(call, FORMATS.csv, (layer) => {
        const source = { ...vectorOf(tenantId, layer), ...only }
        return () => featuresAsCsv(source)
      })
    },

    exportLayerGeojson(call) {
      return download(call, FORMATS.geojson, (layer) => {
        const source = vectorOf(call.tenantId, layer)
        return () => featuresAsGeojson(source)
      })
    },

    downloadLayerKml(call) {
      const { tenantId, request } = call
      return download(call, FORMATS.kml, (layer) => {
        if (layer.kind === 'vector') return () => featuresAsKml({ db, tenantId, layer })
        const outline = outlineAsKml(layer, request.language)
        return () => Readable.from(outline)
      })
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
function outlineAsKml({ name, color, raster }: LayerRow, language: string): string[] {
  if (!raster) throw conflict(layerText('notReady'))
  const { footprint, gsd } = raster
  const properties = {
    name,
    [render(missionLayerText('gsd'), language)]: gsd,
    [render(missionLayerText('crs'), language)]: crsNameOf(raster),
  }
  const placemark = kmlPlacemark({ index: 1, geometry: footprint, properties, style: null }, null)
  return [kmlHead(name, color), placemark, kmlFoot]
}
