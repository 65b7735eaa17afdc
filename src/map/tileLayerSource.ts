// Builds the scene of raster and vector layers with the URLs of their tiles.
import { worldY } from '../../geometry/worldY'
import { apiBase } from '../api/address'
import type { Bounds, GeometryShape, Scene, SceneLayer, Selection } from './scene'
import { rasterMaxZoom, VECTOR_MAX_ZOOM } from './zoomLimits'

/** A layer to draw; `tileUrl` is the path that the server returns, below /apis/v1. */
export interface TileLayerSource {
  _id: string
  /** Name in lists; the ID if absent. */
  name?: string
  kind: 'raster' | 'vector'
  /** Shown unless false. */
  visible?: boolean
  opacity: number
  color: string
  labelField?: string | null
  /** Its areas are fences, which are drawn with dashes. */
  fence?: boolean
  /** West, south, east, north. */
  bounds?: readonly number[]
  nativeZoom?: number
  /** Geometry types of its features; unknown for some layers. */
  shapes?: readonly GeometryShape[]
  tileUrl: string
}

/** The drawn properties of a mission's layer or of a base layer's part. */
export interface DrawnLayer extends Omit<TileLayerSource, 'nativeZoom' | 'tileUrl'> {
  raster?: { nativeZoom: number; tileUrl: string }
  dataVersion: number
}

const PREFIX = '/apis/v1'

/** A scene of `parts`, topmost first. */
export function sceneOfTileLayers(parts: readonly TileLayerSource[], selection?: Selection): Scene {
  const layers = [...parts].reverse().map(asSceneLayer)
  return { layers, ...(selection && { selection }) }
}

/** For users with a session; public maps have other tile URLs. */
export function tileLayerSourceOf({
  _id,
  name,
  kind,
  visible,
  opacity,
  color,
  labelField,
  ...more
}: DrawnLayer): TileLayerSource {
  const { fence, bounds, raster, shapes, dataVersion } = more
  return {
    _id,
    kind,
    opacity,
    color,
    labelField,
    ...(name !== undefined && { name }),
    ...(visible !== undefined && { visible }),
    ...(fence && { fence }),
    ...(bounds && { bounds }),
    ...(raster && { nativeZoom: raster.nativeZoom }),
    ...(shapes && { shapes }),
    tileUrl: raster?.tileUrl ?? `${PREFIX}/tiles/vector/${_id}/{z}/{x}/{y}?v=${dataVersion}`,
  }
}

/** Bounds as the server returns them: west, south, east, north. */
export const boxOf = ([west = 0, south = 0, east = 0, north = 0]: readonly number[]): Bounds => [
  west,
  south,
  east,
  north,
]

/** The address of tiles whose path the server returned. */
export const tileAddress = (tileUrl: string): string =>
  tileUrl.startsWith(PREFIX) ? apiBase() + tileUrl.slice(PREFIX.length) : tileUrl

/** Address of the tile in the middle of a raster, one or two of which are as wide as the raster; undefined without bounds. */
export function previewTileOf(part: TileLayerSource): string | undefined {
  if (!part.bounds) return undefined
  const [west, south, east, north] = boxOf(part.bounds)
  const width = (east - west + 360) % 360 || 360
  const top = worldY(north)
  const bottom = worldY(south)
  const zoom = Math.max(
    0,
    Math.min(part.nativeZoom ?? 22, Math.floor(-Math.log2(Math.max(width / 360, bottom - top))) + 1),
  )
  const tiles = 2 ** zoom
  const across = ((west + width / 2 + 540) % 360) / 360
  const [x, y] = [across, (top + bottom) / 2].map((share) => Math.min(tiles - 1, Math.floor(share * tiles)))
  const numbers: Record<string, number | undefined> = { z: zoom, x, y }
  return tileAddress(part.tileUrl).replace(/\{([zxy])\}/g, (_, name: string) => String(numbers[name]))
}

function asSceneLayer(part: TileLayerSource): SceneLayer {
  const { _id: id, name, visible = true, opacity, bounds, color, labelField } = part
  const shared = {
    id,
    visible,
    opacity,
    ...(name !== undefined && { name }),
    ...(bounds && { bounds: boxOf(bounds) }),
    ...(part.shapes && { shapes: part.shapes }),
  }
  const tileUrlTemplate = tileAddress(part.tileUrl)
  if (part.kind === 'raster') {
    const maxZoom = part.nativeZoom === undefined ? undefined : rasterMaxZoom(part.nativeZoom)
    return {
      ...shared,
      kind: 'raster-tiles',
      tiles: tileUrlTemplate,
      tileSize: 256,
      ...(maxZoom !== undefined && { maxZoom }),
    }
  }
  const labelledUrl = labelField ? `${tileUrlTemplate}&field=${encodeURIComponent(labelField)}` : tileUrlTemplate
  const style = { color, ...(labelField && { labelField }), ...(part.fence && { isDashed: true }) }
  const inTiles = { sourceLayer: 'features', dotsLayer: 'dots', maxZoom: VECTOR_MAX_ZOOM }
  return { ...shared, kind: 'vector-tiles', tiles: labelledUrl, ...inTiles, style }
}
