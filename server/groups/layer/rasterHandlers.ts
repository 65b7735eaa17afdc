import type { LineString, Polygon } from 'geojson'
import type { components } from '../../platform/contract/contract.gen'
import type { Handlers } from '../../platform/http/contract'
import { conflict, fieldError, notFound } from '../../platform/core/errors'
import { currentLanguage } from '../../platform/core/requestContext'
import { render } from '../../platform/core/messages'
import type { Services } from '../services'
import { requireStoredFile } from '../../platform/storage/sql'
import { currentClient } from '../../platform/db/accessScope'
import { inTenant } from '../../platform/db/tenancy'
import { checkGeometry, GeometryError } from '../../media/vector/geometry'
import type { BandInfo, RasterInfo } from '../../media/raster/rasterInfo'
import { heightsOf } from '../../media/raster/heightUnit'
import { kindsFor } from '../../media/raster/import/rasterKind'
import { canChooseSystem, canMarkAlpha, canSetNodata } from '../../records/layers/rasterEdits'
import { requireRasterInfo, withRaster } from '../../records/layers/rasterFiles'
import { requireLayer } from '../../records/layers/service'
import type { LayerRow } from '../../records/layers/sql'
import { crsNameOf, formulasOf } from '../../records/layers/view'
import { missionLayerText } from './messages'

const ONE_DAY = 'private, max-age=86400'
/** For clients, so that a layer can be hidden. */
const ALWAYS_REVALIDATE = 'private, no-cache'

type RasterOperation = 'getRasterDetails' | 'measureRaster' | 'getLayerThumbnail'

/** The band of a raster with classes: their numbers. */
const classBand = ({ statistics }: NonNullable<RasterInfo['classes']>): BandInfo => ({
  name: render(missionLayerText('classNumbers'), currentLanguage()),
  role: undefined,
  statistics,
})

const asBand = ({ name, unit, role, roleOrigin, scaling, statistics }: BandInfo) => ({
  name,
  ...(unit !== undefined && { unit }),
  ...(scaling && { scaling }),
  ...(role && { role }),
  ...(roleOrigin && { roleOrigin }),
  ...statistics,
})

function detailsOf(layer: LayerRow, info: RasterInfo): components['schemas']['RasterDetails'] {
  const { kind, width, height, approximateDatum, approximateStatistics, gsd, bounds, footprint, hasAlpha, bands } = info
  return {
    ...(layer.detectedKind && { detectedKind: layer.detectedKind }),
    kinds: kindsFor(info),
    canSetNodata: canSetNodata(info),
    nodata: info.nodata ?? null,
    nodataChosen: layer.nodata !== null,
    kind,
    width,
    height,
    approximateDatum,
    approximateStatistics,
    gsd,
    hasAlpha,
    ...readingOf(layer, info),
    bounds,
    footprint: { ...footprint },
    ...(info.classes && { classes: info.classes.present }),
    bands: (info.classes ? [classBand(info.classes)] : bands).map(asBand),
    formulas: formulasOf(info),
  }
}

/** What was taken from the file, from where, and whether a user can correct it. */
function readingOf(layer: LayerRow, info: RasterInfo) {
  const { crs, alphaOrigin, proposedNodata } = info
  const heights = heightsOf(info)
  return {
    ignoresNodata: layer.ignoresNodata,
    ignoresScaling: layer.ignoresScaling,
    ...(heights && { heights }),
    canMarkAlpha: canMarkAlpha(info),
    ...(alphaOrigin && { alphaOrigin }),
    ...(proposedNodata && { proposedNodata }),
    crs: {
      name: crsNameOf(info),
      ...(crs.epsg !== undefined && { epsg: crs.epsg }),
      origin: systemOriginOf(layer, info),
    },
    canChooseSystem: canChooseSystem(layer),
  }
}

function systemOriginOf({ sourceEpsg }: LayerRow, { placed }: RasterInfo): 'file' | 'chosen' | 'corners' {
  if (placed) return 'corners'
  return sourceEpsg === null ? 'file' : 'chosen'
}

export function rasterHandlers(services: Services): Handlers<RasterOperation> {
  const { db, storage, raster } = services
  const layerOf = (tenantId: string, layerId: string) =>
    inTenant(db, tenantId, (tx) => requireLayer(tenantId, tx, layerId))
  return {
    async getRasterDetails({ params, query, tenantId }) {
      const layer = await layerOf(tenantId, params.layerId)
      const { lat, long } = query
      if ((lat === undefined) !== (long === undefined)) {
        throw lat === undefined
          ? fieldError('lat', missionLayerText('latitudeMissing'))
          : fieldError('long', missionLayerText('longitudeMissing'))
      }
      const info = requireRasterInfo(layer)
      const values =
        lat === undefined || long === undefined
          ? undefined
          : await withRaster(services, tenantId, layer, (files) => raster.pool.run(files, 'valueAt', { lat, long }))
      return {
        data: {
          ...detailsOf(layer, info),
          ...(lat !== undefined && { values: values ?? null }),
        },
      }
    },

    async measureRaster({ params, body, tenantId }) {
      const { kind, band, samples } = body
      const geometry = requireShape(body.geometry, kind === 'profile' ? 'LineString' : 'Polygon')
      const layer = await layerOf(tenantId, params.layerId)
      if (layer.raster?.classes) throw conflict(missionLayerText('classesNotMeasured'))
      if (layer.raster && band > layer.raster.bands.length)
        throw fieldError('band', missionLayerText('unknownBand', { count: layer.raster.bands.length }))
      if (body.base === 'height' && body.height === undefined)
        throw fieldError('height', missionLayerText('heightMissing'))
      return withRaster(services, tenantId, layer, async (files) => {
        if (kind === 'profile') {
          const line = geometry as LineString
          const { points, extremes } = await raster.pool.run(files, 'profile', { line, count: samples, band })
          const empty = points.every(({ value }) => value === null)
          return { data: { kind, empty, profile: points, ...(extremes && { extremes }) } }
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
      if (thumbnailFileId === null) throw notFound(missionLayerText('noThumbnail'))
      const file = await inTenant(db, tenantId, (tx) => requireStoredFile(tenantId, tx, thumbnailFileId))
      void reply
        .type(file.mediaType)
        .headers({ 'cache-control': currentClient() === undefined ? ONE_DAY : ALWAYS_REVALIDATE, vary: 'Cookie' })
      return storage.open(file.key)
    },
  }
}

/** @throws AppError 400 for a geometry that is invalid or of another type */
function requireShape(raw: object, type: 'LineString' | 'Polygon') {
  try {
    const { geometry } = checkGeometry(raw)
    if (geometry.type === type) return geometry
  } catch (error) {
    if (!(error instanceof GeometryError)) throw error
    throw fieldError('geometry', missionLayerText('invalidShape', { reason: error.text }))
  }
  throw fieldError('geometry', missionLayerText(type === 'LineString' ? 'lineRequired' : 'areaRequired'))
}
