import type { LineString, Polygon } from 'geojson'
import type { Handlers } from '../../http/contract'
import { fieldError, notFound } from '../../core/errors'
import type { Services } from '../services'
import { requireStoredFile } from '../../storage/sql'
import { inTenant } from '../../db/tenancy'
import { checkGeometry, GeometryError } from '../../vector/geometry'
import { requireRasterInfo, withRaster } from '../../layers/rasterFiles'
import { requireLayer } from '../../layers/service'
import { formulasOf } from '../../layers/view'

type RasterOperation = 'getRasterDetails' | 'measureRaster' | 'getLayerThumbnail'

export function rasterHandlers(services: Services): Handlers<RasterOperation> {
  const { db, storage, raster } = services
  const layerOf = (tenantId: string, layerId: string) =>
    inTenant(db, tenantId, (tx) => requireLayer(tenantId, tx, layerId))
  return {
    async getRasterDetails({ params, query, tenantId }) {
      const layer = await layerOf(tenantId, params.layerId)
      const { lat, long } = query
      if ((lat === undefined) !== (long === undefined))
        throw fieldError(lat === undefined ? 'lat' : 'long', 'Enter a position.')
      const info = requireRasterInfo(layer)
      const {
        kind,
        width,
        height,
        crs,
        approximateDatum,
        approximateStatistics,
        gsd,
        bounds,
        footprint,
        hasAlpha,
        bands,
      } = info
      const values =
        lat === undefined || long === undefined
          ? undefined
          : await withRaster(services, tenantId, layer, (files) => raster.pool.run(files, 'valueAt', { lat, long }))
      return {
        data: {
          ...{ kind, width, height, approximateDatum, approximateStatistics, gsd, hasAlpha },
          crs: { name: crs.name, ...(crs.epsg !== undefined && { epsg: crs.epsg }) },
          bounds,
          footprint: { ...footprint },
          bands: bands.map(({ name, role, statistics }) => ({ name, ...(role && { role }), ...statistics })),
          formulas: formulasOf(info),
          ...(lat !== undefined && { values: values ?? null }),
        },
      }
    },

    async measureRaster({ params, body, tenantId }) {
      const { kind, band = 1, samples = 200 } = body
      const geometry = shapeOf(body.geometry, kind === 'profile' ? 'LineString' : 'Polygon')
      const layer = await layerOf(tenantId, params.layerId)
      if (layer.raster && band > layer.raster.bands.length)
        throw fieldError('band', `must be 1 to ${layer.raster.bands.length}`)
      if (body.base === 'height' && body.height === undefined) throw fieldError('height', 'Enter a height.')
      return withRaster(services, tenantId, layer, async (files) => {
        if (kind === 'profile') {
          const line = geometry as LineString
          const profile = await raster.pool.run(files, 'profile', { line, count: samples, band })
          return { data: { kind, empty: profile.every(({ value }) => value === null), profile } }
        }
        const polygon = geometry as Polygon
        if (kind === 'area') {
          const area = await raster.pool.run(files, 'areaStatistics', { polygon, band })
          return { data: { kind, empty: !area, ...(area && { area }) } }
        }
        const base = body.base === 'height' ? (body.height ?? 0) : (body.base ?? 'plane')
        const volume = await raster.pool.run(files, 'volume', { polygon, base })
        return { data: { kind, empty: !volume, ...(volume && { volume }) } }
      })
    },

    async getLayerThumbnail({ params, tenantId, reply }) {
      const layer = await layerOf(tenantId, params.layerId)
      const { thumbnailFileId } = layer
      if (thumbnailFileId === null) throw notFound('Picture')
      const file = await inTenant(db, tenantId, (tx) => requireStoredFile(tenantId, tx, thumbnailFileId))
      void reply.type(file.mediaType).header('cache-control', 'private, max-age=86400')
      return storage.open(file.key)
    },
  }
}

function shapeOf(raw: object, type: 'LineString' | 'Polygon') {
  try {
    const { geometry } = checkGeometry(raw)
    if (geometry.type === type) return geometry
  } catch (error) {
    if (!(error instanceof GeometryError)) throw error
    throw fieldError('geometry', `cannot be measured. ${error.message}`)
  }
  throw fieldError('geometry', `must be a ${type}`)
}
