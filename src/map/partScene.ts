// The scene of layers as the server describes them: rasters and vectors, each with the address of its tiles.
import { apiBase } from '../api/address'
import type { Bounds, Scene, SceneLayer, Selection } from './scene'

export type Shape = 'point' | 'line' | 'polygon'

/** What is drawn of a layer; `tileUrl` is its address as the server gives it, below /apis/v1. */
export interface ScenePart {
  _id: string
  /** What lists call it; the id when absent. */
  name?: string
  kind: 'raster' | 'vector'
  /** Shown unless it is false. */
  visible?: boolean
  opacity: number
  color: string
  labelField?: string | null
  /** West, south, east, north. */
  bounds?: readonly number[]
  nativeZoom?: number
  /** What its features are; not known of every layer. */
  shapes?: readonly Shape[]
  tileUrl: string
}

/** A layer of a mission or a part of a base layer, as far as drawing it goes. */
export interface DrawnLayer extends Omit<ScenePart, 'nativeZoom' | 'tileUrl'> {
  raster?: { nativeZoom: number; tileUrl: string }
  dataVersion: number
}

const PREFIX = '/apis/v1'
/** Beyond this a raster's own pixels are enlarged by the map, which is cheaper than asking for more tiles. */
const ZOOMS_PAST_NATIVE = 1
/** Vector tiles hold every corner from here on; nearer, the same tiles are drawn larger. */
const VECTOR_MAX_ZOOM = 16

/** A scene of `parts`, the first of them uppermost. */
export function sceneOfParts(parts: readonly ScenePart[], selection?: Selection): Scene {
  const layers = [...parts].reverse().map(asSceneLayer)
  return { layers, ...(selection && { selection }) }
}

/** What is drawn of a layer for people who are logged in. */
export function partOf({ _id, name, kind, visible, opacity, color, labelField, ...more }: DrawnLayer): ScenePart {
  const { bounds, raster, shapes, dataVersion } = more
  return {
    ...{ _id, kind, opacity, color, labelField },
    ...(name !== undefined && { name }),
    ...(visible !== undefined && { visible }),
    ...(bounds && { bounds }),
    ...(raster && { nativeZoom: raster.nativeZoom }),
    ...(shapes && { shapes }),
    tileUrl: raster?.tileUrl ?? `${PREFIX}/tiles/vector/${_id}/{z}/{x}/{y}?v=${dataVersion}`,
  }
}

/** A box as the server gives it: west, south, east, north. */
export const boxOf = ([west = 0, south = 0, east = 0, north = 0]: readonly number[]): Bounds => [
  west,
  south,
  east,
  north,
]

function asSceneLayer(part: ScenePart): SceneLayer {
  const { _id: id, name, visible = true, opacity, bounds, color, labelField } = part
  const shared = { id, visible, opacity, ...(name !== undefined && { name }), ...(bounds && { bounds: boxOf(bounds) }) }
  const address = part.tileUrl.startsWith(PREFIX) ? apiBase() + part.tileUrl.slice(PREFIX.length) : part.tileUrl
  if (part.kind === 'raster') {
    const maxZoom = part.nativeZoom === undefined ? undefined : part.nativeZoom + ZOOMS_PAST_NATIVE
    return { ...shared, kind: 'raster-tiles', tiles: address, tileSize: 256, ...(maxZoom !== undefined && { maxZoom }) }
  }
  const labelled = labelField ? `${address}&field=${encodeURIComponent(labelField)}` : address
  const look = { color, ...(labelField && { labelField }) }
  const inTiles = { sourceLayer: 'features', dotsLayer: 'dots', maxZoom: VECTOR_MAX_ZOOM }
  return { ...shared, kind: 'vector-tiles', tiles: labelled, ...inTiles, look }
}
