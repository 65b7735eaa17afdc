import type { LineString, Polygon } from 'geojson'
import type { Handlers } from '../../contract'
import { conflict, fieldError, notFound } from '../../errors'
import type { RasterServing } from '../../raster/serving'
import type { Services } from '../../services'
import { requireStoredFile } from '../../storage/sql'
import { inTenant } from '../../tenancy'
import { checkGeometry, GeometryRefusal } from '../../vector/geometry'
import { withRaster } from './rasterFiles'
import { requireLayer } from './service'
import { formulasOf } from './view'

type RasterOperation = 'getRasterDetails' | 'measureRaster' | 'getLayerThumbnail'

export function rasterHandlers(services: Services, serving: RasterServing): Handlers<RasterOperation> {
  const { db, storage } = services
  const layerOf = (tenantId: string, layerId: string) =>
    inTenant(db, tenantId, (tx) => requireLayer(tenantId, tx, layerId))
  return {
    async getRasterDetails({ params, query, tenantId }) {
      const layer = await layerOf(tenantId, params.layerId)
      const { lat, long } = query
      if ((lat === undefined) !== (long === undefined))
        throw fieldError(lat === undefined ? 'lat' : 'long', 'is required')
      if (!layer.raster)
        throw conflict(layer.kind === 'raster' ? 'This layer is not ready yet' : 'This layer is no raster')
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
      } = layer.raster
      const values =
        lat === undefined || long === undefined
          ? undefined
          : await withRaster(services, tenantId, layer, (files) => serving.pool.run(files, 'valueAt', { lat, long }))
      return {
        data: {
          ...{ kind, width, height, approximateDatum, approximateStatistics, gsd, hasAlpha },
          crs: { name: crs.name, ...(crs.epsg !== undefined && { epsg: crs.epsg }) },
          bounds,
          footprint: { ...footprint },
          bands: bands.map(({ name, role, statistics }) => ({ name, ...(role && { role }), ...statistics })),
          formulas: formulasOf(layer.raster),
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
      if (body.base === 'height' && body.height === undefined) throw fieldError('height', 'is required')
      return withRaster(services, tenantId, layer, async (files) => {
        if (kind === 'profile') {
          const line = geometry as LineString
          const profile = await serving.pool.run(files, 'profile', { line, count: samples, band })
          return { data: { kind, empty: profile.every(({ value }) => value === null), profile } }
        }
        const polygon = geometry as Polygon
        if (kind === 'area') {
          const area = await serving.pool.run(files, 'areaStatistics', { polygon, band })
          return { data: { kind, empty: !area, ...(area && { area }) } }
        }
        const base = body.base === 'height' ? (body.height ?? 0) : (body.base ?? 'plane')
        const volume = await serving.pool.run(files, 'volume', { polygon, base })
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
    if (!(error instanceof GeometryRefusal)) throw error
    throw fieldError('geometry', `cannot be measured. ${error.message}`)
  }
  throw fieldError('geometry', `must be a ${type}`)
}
