// Bounding boxes, and the start view of a map.
import type { Feature, FeatureCollection, Geometry, Position as AnyPosition } from 'geojson'
import { uniteBounds } from '../../geometry/uniteBounds'
import { latAtWorldY, worldY } from '../../geometry/worldY'
import type { Bounds, Position, Scene, SceneView } from './scene'

/** Start view of a map without content: the inhabited world. */
const WORLD: Bounds = [-150, -50, 160, 70]

/** Bounding box of `data` in degrees: west, south, east, north. Undefined if it contains no coordinates. */
export function boundsOf(data: FeatureCollection | Feature | Geometry | null): Bounds | undefined {
  let box: Bounds | undefined
  for (const [long = 0, lat = 0] of positionsOf(data)) {
    box = box
      ? [Math.min(box[0], long), Math.min(box[1], lat), Math.max(box[2], long), Math.max(box[3], lat)]
      : [long, lat, long, lat]
  }
  return box
}

/** Every position in `data`, in order. */
export function* positionsOf(data: FeatureCollection | Feature | Geometry | null): Generator<AnyPosition> {
  if (!data) return
  if (data.type === 'FeatureCollection') for (const feature of data.features) yield* positionsOf(feature)
  else if (data.type === 'Feature') yield* positionsOf(data.geometry)
  else if (data.type === 'GeometryCollection') for (const part of data.geometries) yield* positionsOf(part)
  else yield* nested(data.coordinates)
}

type Nested = AnyPosition | Nested[]

function* nested(coordinates: Nested): Generator<AnyPosition> {
  if (typeof coordinates[0] === 'number') yield coordinates as AnyPosition
  else for (const part of coordinates as Nested[]) yield* nested(part)
}

/** Whether two boxes intersect or touch. Either may cross the antimeridian. */
export const overlaps = (one: Bounds, other: Bounds): boolean =>
  one[1] <= other[3] &&
  other[1] <= one[3] &&
  rangesOf(one).some(([west, east]) => rangesOf(other).some((range) => west <= range[1] && range[0] <= east))

/** The area for which an engine requests tiles. Engines do not support boxes that cross the antimeridian. */
export const tileLimits = ([west, south, east, north]: Bounds): Bounds =>
  west > east ? [-180, south, 180, north] : [west, south, east, north]

/** A box of the map, which may be in another copy of the world, with longitudes from -180 to 180. */
export function onGlobe([west, south, east, north]: Bounds): Bounds {
  if (east - west >= 360) return [-180, south, 180, north]
  const wrap = (long: number) => (Math.abs(long) <= 180 ? long : long - 360 * Math.round(long / 360))
  return [wrap(west), south, wrap(east), north]
}

/** The longitudes of a box from west to east, in two ranges if it crosses the antimeridian. */
const rangesOf = ([west, , east]: Bounds): [west: number, east: number][] =>
  west > east
    ? [
        [west, 180],
        [-180, east],
      ]
    : [[west, east]]

/** Half the extent, in degrees, shown around a pin without layers: a few kilometres. */
const AROUND_PIN = 0.02

const around = ([long, lat]: Position): Bounds => [
  long - AROUND_PIN,
  lat - AROUND_PIN / 2,
  long + AROUND_PIN,
  lat + AROUND_PIN / 2,
]

/** Bounding box of all visible layers that have bounds, otherwise the surroundings of the pin, otherwise the world. */
export function boundsOfScene({ layers, pin }: Scene): Bounds {
  const boxes = layers
    .filter((layer) => layer.visible)
    .map((layer) => layer.bounds ?? (layer.kind === 'features' ? boundsOf(layer.data) : undefined))
    .filter((box) => box !== undefined)
  if (boxes.length === 0) return pin ? around(pin.at) : WORLD
  return uniteBounds(boxes) ?? WORLD
}

const TILE_PX = 512
const MARGIN_PX = 40
/** Prevents extreme zoom on a point or a very small box. */
const MAX_FIT_ZOOM = 18

/**
 * The north-up view that shows a whole box in a map of `width` x `height` CSS px. Both engines use it.
 * @param maxZoom maximum zoom
 */
export function viewOf(
  [west, south, boxEast, north]: Bounds,
  { width, height }: { width: number; height: number },
  maxZoom = MAX_FIT_ZOOM,
): SceneView {
  const east = boxEast < west ? boxEast + 360 : boxEast
  const middle = (west + east) / 2
  const top = worldY(north)
  const bottom = worldY(south)
  const usableTiles = (px: number) => Math.max(px - 2 * MARGIN_PX, px / 2, 1) / TILE_PX
  const zoom = Math.min(
    Math.log2((usableTiles(width) * 360) / Math.max(east - west, 1e-12)),
    Math.log2(usableTiles(height) / Math.max(bottom - top, 1e-15)),
    maxZoom,
  )
  return {
    center: [middle > 180 ? middle - 360 : middle, latAtWorldY((top + bottom) / 2)],
    zoom: Math.max(zoom, 0),
    bearing: 0,
  }
}
