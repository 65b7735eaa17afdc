import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
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

export function exportHandlers({ db }: Services): Handlers<ExportOperation> {
  const layerOf = (tenantId: string, layerId: string) =>
    inTenant(db, tenantId, (tx) => requireLayer(tenantId, tx, layerId))
  const vectorOf = async (tenantId: string, layerId: string): Promise<ExportSource> => {
    const layer = await layerOf(tenantId, layerId)
    if (layer.kind !== 'vector') throw conflict(layerText('vectorRequired'))
    return { db, tenantId, layer }
  }
  return {
    async exportFeaturesCsv({ params, query, tenantId, reply }) {
      const source = await vectorOf(tenantId, params.layerId)
      attach(reply, source.layer.name, 'csv', 'text/csv; charset=utf-8')
      return featuresAsCsv({ ...source, ...(query.index?.length && { only: query.index }) })
    },

    async exportLayerGeojson({ params, tenantId, reply }) {
      const source = await vectorOf(tenantId, params.layerId)
      attach(reply, source.layer.name, 'geojson', 'application/geo+json')
      return featuresAsGeojson(source)
    },

    async downloadLayerKml({ params, tenantId, request, reply }) {
      const layer = await layerOf(tenantId, params.layerId)
      attach(reply, layer.name, 'kml', 'application/vnd.google-earth.kml+xml')
      return layer.kind === 'vector' ? featuresAsKml({ db, tenantId, layer }) : outlineAsKml(layer, request.language)
    },
  }
}

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

function attach(reply: FastifyReply, name: string, extension: string, mediaType: string): void {
  void reply.type(mediaType).header('content-disposition', attachment(`${name}.${extension}`))
}
