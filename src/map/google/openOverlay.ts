// Draws a scene as an overlay of a Google map.
import { GoogleMapsOverlay } from '@deck.gl/google-maps'
import type { Feature } from 'geojson'
import { viewOf } from '../bounds'
import type { ShownBaseMap } from '../base-map/useBaseMap'
import type { EngineProps, MapHandle, MapTheme, HitFeature } from '../engine'
import type { Picked, Position, Scene, SceneView } from '../scene'
import { deckBaseMap, deckLayers, idOf, layerIdOf } from './deckLayers'
import { sumOfDots } from '../dots'
import { attributesInTile } from '../tileAttributes'
import { boundsOnScreen, project, unproject, type Screen } from './screen'

/** Google counts zoom in tiles of 256 px, the scene in tiles of 512 px. */
export const ZOOM_OFFSET = 1

const PICK_REACH_PX = 4
const PICK_DEPTH = 10

export interface OpenOverlay {
  handle: MapHandle
  show(scene: Scene, baseMap: ShownBaseMap, theme: MapTheme): void
  close(): void
}

interface DeckPick {
  layer: { id: string } | null
  object?: unknown
}

/** Adds an overlay to `map` and listens to both until it is closed. */
export function openOverlay(
  map: google.maps.Map,
  { onMove, onPick, onPointer }: Pick<EngineProps, 'onMove' | 'onPick' | 'onPointer'>,
): OpenOverlay {
  const overlay = new GoogleMapsOverlay({ interleaved: false, layers: [] })
  overlay.setMap(map)
  let isDrawing = false
  let shown: Scene = { layers: [] }

  const screen = (): Screen => {
    const { clientWidth: width, clientHeight: height } = map.getDiv()
    return { ...view(), width, height }
  }
  const view = (): SceneView => {
    const center = map.getCenter()
    return { center: [center?.lng() ?? 0, center?.lat() ?? 0], zoom: (map.getZoom() ?? 1) - ZOOM_OFFSET, bearing: 0 }
  }
  const featuresAt = (x: number, y: number, reach: number): HitFeature[] =>
    hitFeaturesOf(
      overlay.pickMultipleObjects({ x, y, radius: reach, depth: PICK_DEPTH }),
      shown,
      unproject(screen(), x, y),
    )

  const handle: MapHandle = {
    canRotate: false,
    canTilt: false,
    hasBundledMap: false,
    view,
    featuresAt,
    size: () => ({ width: map.getDiv().clientWidth, height: map.getDiv().clientHeight }),
    bounds: () => boundsOnScreen(screen()),
    project: (at) => project(screen(), at),
    unproject: (x, y) => unproject(screen(), x, y),
    // Google has no option to animate; it decides by the distance.
    moveTo: (next) => moveTo(map, next),
    fit: (bounds) => moveTo(map, viewOf(bounds, screen())),
    panBy: (x, y) => {
      const { width, height } = screen()
      moveTo(map, { center: unproject(screen(), width / 2 + x, height / 2 + y) })
    },
    featuresInTiles(layerId, limit) {
      const { width, height, center } = screen()
      const options = { x: 0, y: 0, width, height, layerIds: [layerId], maxObjects: limit }
      return hitFeaturesOf(overlay.pickObjects(options), shown, center).map(pickedOf)
    },
    dotsInView() {
      const layerIds = shown.layers.flatMap((layer) =>
        layer.kind === 'vector-tiles' && layer.visible ? [layer.id] : [],
      )
      if (layerIds.length === 0) return { dots: 0, features: 0 }
      const { width, height } = screen()
      const picked = overlay.pickObjects({ x: 0, y: 0, width, height, layerIds, maxObjects: null }) ?? []
      return sumOfDots(
        picked.map(({ layer, object }) => ({
          layerId: layerIdOf(layer?.id ?? ''),
          properties: (object as Feature | undefined)?.properties ?? null,
        })),
      )
    },
    watchDrawn(listener) {
      const listening = map.addListener('tilesloaded', listener)
      return () => listening.remove()
    },
    async drawAdapter() {
      const { TerraDrawGoogleMapsAdapter } = await import('terra-draw-google-maps-adapter')
      return new TerraDrawGoogleMapsAdapter({ lib: google.maps, map, coordinatePrecision: 9 })
    },
    setDrawing(isOn) {
      isDrawing = isOn
    },
  }

  const listeners = [
    map.addListener('bounds_changed', () => onMove(view(), false)),
    map.addListener('idle', () => onMove(view(), true)),
    map.addListener('mousemove', ({ latLng }: google.maps.MapMouseEvent) => onPointer(positionOf(latLng))),
    map.addListener('mouseout', () => onPointer(null)),
    map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => {
      const at = positionOf(latLng)
      if (isDrawing || !at) return
      const { x, y } = project(screen(), at)
      const [nearest] = featuresAt(x, y, PICK_REACH_PX)
      onPick(nearest ? { ...pickedOf(nearest), at } : null)
    }),
  ]
  return {
    handle,
    show(scene, baseMap, theme) {
      shown = scene
      overlay.setProps({ layers: [...deckBaseMap(baseMap), ...deckLayers(scene, theme)] })
    },
    close() {
      listeners.forEach((listener) => listener.remove())
      overlay.finalize()
    },
  }
}

function moveTo(map: google.maps.Map, { center, zoom }: Partial<SceneView>): void {
  map.moveCamera({
    ...(center && { center: { lng: center[0], lat: center[1] } }),
    ...(zoom !== undefined && { zoom: zoom + ZOOM_OFFSET }),
  })
}

const positionOf = (at: google.maps.LatLng | null): Position | null => at && [at.lng(), at.lat()]

const pickedOf = ({ layerId, featureId, at, properties }: HitFeature): Picked => ({
  layerId,
  featureId,
  at,
  properties,
})

/** Removes duplicates: a feature on a tile boundary is found once per tile. */
function hitFeaturesOf(found: DeckPick[] | null, { layers }: Scene, at: Position): HitFeature[] {
  const features = new Map<string, HitFeature>()
  for (const { layer, object } of found ?? []) {
    const feature = object as Feature | undefined
    const featureId = feature && idOf(feature)
    if (!layer || !feature || featureId === undefined) continue
    const layerId = layerIdOf(layer.id)
    const key = `${layerId} ${featureId}`
    if (features.has(key)) continue
    const inTile = layers.find(({ id }) => id === layerId)?.kind === 'vector-tiles'
    const properties = inTile ? attributesInTile(feature.properties ?? {}) : (feature.properties ?? {})
    features.set(key, { layerId, featureId, at, properties, geometry: feature.geometry })
  }
  return [...features.values()]
}
