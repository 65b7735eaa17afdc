// Chooses where the map of a mission opens. Layers can lie so far apart that nothing of them is visible at once.
import type { Layer } from '../../../api/layer'
import { uniteBounds } from '../../../../geometry/uniteBounds'
import { onGlobe, overlaps } from '../../../map/bounds'
import { boxOf } from '../../../map/tileLayerSource'
import type { Bounds } from '../../../map/scene'

type PlacedLayer = Pick<Layer, 'kind' | 'bounds' | 'capturedAt' | 'createdAt'>

interface Start {
  bounds: Bounds
  /** All layers, if `bounds` shows only some of them. */
  all?: Bounds
}

/** Layers closer together than this belong to one place, in degrees: about two kilometres. */
const NEAR = 0.02

/**
 * The bounds of all layers if they lie together; otherwise the place of the newest raster, or else the one with most layers.
 * @returns undefined if no layer has bounds
 */
export function startBoundsOf(layers: readonly PlacedLayer[]): Start | undefined {
  const places = placesOf(layers)
  const all = boundsOf(layers)
  const [first] = places
  if (!all || !first) return undefined
  if (places.length === 1) return { bounds: all }
  const newest = newestRaster(layers)
  const withNewest = places.find((place) => newest !== undefined && place.includes(newest))
  const largest = places.reduce((most, place) => (place.length > most.length ? place : most), first)
  return { bounds: boundsOf(withNewest ?? largest) ?? all, all }
}

/** Bounding box of layers; undefined if none has bounds. */
export function boundsOf(layers: readonly Pick<Layer, 'bounds'>[]): Bounds | undefined {
  return uniteBounds(layers.flatMap(({ bounds }) => (bounds ? [boxOf(bounds)] : [])))
}

/** Groups layers that lie together. */
function placesOf(layers: readonly PlacedLayer[]): PlacedLayer[][] {
  let places: PlacedLayer[][] = []
  for (const layer of layers) {
    if (!layer.bounds) continue
    const around = widened(boxOf(layer.bounds))
    const isThere = (place: PlacedLayer[]) => place.some(({ bounds }) => bounds && overlaps(boxOf(bounds), around))
    const near = places.filter(isThere)
    places = [...places.filter((place) => !near.includes(place)), [...near.flat(), layer]]
  }
  return places
}

/** A box with a margin as wide as the box itself on each side. */
function widened([west, south, east, north]: Bounds): Bounds {
  const x = Math.max(NEAR, (east - west + 360) % 360)
  const y = Math.max(NEAR, north - south)
  return onGlobe([west - x, south - y, east + x, north + y])
}

function newestRaster(layers: readonly PlacedLayer[]): PlacedLayer | undefined {
  const timeOf = ({ capturedAt, createdAt }: PlacedLayer) => Date.parse(capturedAt ?? createdAt)
  const rasters = layers.filter(({ kind, bounds }) => kind === 'raster' && bounds)
  return rasters.sort((one, other) => timeOf(other) - timeOf(one))[0]
}
