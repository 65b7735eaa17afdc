// Creates, updates and removes a MapLibre map.
import { Map as MapLibreMap, setWorkerUrl, type MapMouseEvent } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import { viewOf } from '../bounds'
import type { ShownBaseMap } from '../base-map/useBaseMap'
import type { EngineProps, MapHandle, MapTheme, HitFeature } from '../engine'
import type { Picked, Position, Scene, SceneView } from '../scene'
import { baseMapOnMap } from './baseMapOnMap'
import { basemapStyle, fillBasemap, followWithGraticule, paintBasemap } from './basemap'
import { MAP_MAX_PITCH, MAP_MAX_ZOOM } from '../zoomLimits'
import { viaDocument } from './externalRequests'
import { pictureOf } from './mapPicture'
import { addIcons } from './iconsOnMap'
import { queryDots, queryFeaturesAt, queryFeaturesInView } from './hitTest'
import { sceneOnMap } from './sceneOnMap'
import { terrainOnMap } from './terrainOnMap'
import { WORKER_URL } from './worker'

setWorkerUrl(WORKER_URL)

const PICK_REACH_PX = 4
const MOVE_MS = 150

type OpenOptions = Pick<
  EngineProps,
  'start' | 'theme' | 'onMove' | 'onPick' | 'onPointer' | 'onBaseMapFailed' | 'onBaseMapCredit' | 'onTerrain'
> & {
  container: HTMLElement
  onOpened: () => void
}

export interface OpenMap {
  handle: MapHandle
  show(scene: Scene): void
  paint(theme: MapTheme): void
  showBaseMap(baseMap: ShownBaseMap, theme: MapTheme): void
  close(): void
}

/**
 * Opens a map in `container`. It accepts scenes after `onOpened`.
 * @throws if the browser has no WebGL
 */
export function openMap({ container, start, theme, onMove, onPick, onPointer, onOpened, ...on }: OpenOptions): OpenMap {
  const size = { width: container.clientWidth, height: container.clientHeight }
  const { center, zoom, bearing = 0, pitch = 0 } = Array.isArray(start) ? viewOf(start, size) : start
  const map = new MapLibreMap({
    container,
    style: basemapStyle(theme),
    center,
    zoom,
    bearing,
    maxZoom: MAP_MAX_ZOOM,
    pitch,
    // Flat until there is terrain, except for a map that starts with it.
    maxPitch: pitch > 0 ? MAP_MAX_PITCH : 0,
    transformRequest: viaDocument,
    attributionControl: false,
    // The app handles keys itself, so that both engines behave the same.
    keyboard: false,
    fadeDuration: 0,
  })
  // The element around the map has the accessible name and the focus.
  map.getCanvas().removeAttribute('tabindex')
  map.getCanvas().setAttribute('aria-hidden', 'true')
  const scene = sceneOnMap(map)
  const terrain = terrainOnMap(map, theme, (state) => on.onTerrain?.(state))
  const showBaseMap = baseMapOnMap(map, { onFailed: on.onBaseMapFailed, onCredit: on.onBaseMapCredit })
  let shownBaseMap: ShownBaseMap = 'bundled'
  const handle = handleOf(
    map,
    () => scene.shown(),
    () => shownBaseMap,
  )

  map.on('style.load', () => {
    addIcons(map)
    // The map also works without countries.
    fillBasemap(map).catch(() => undefined)
    followWithGraticule(map)
    onOpened()
  })
  // A missing tile leaves a gap; without a listener MapLibre would write to the console.
  map.on('error', () => undefined)
  map.on('move', () => onMove(handle.view(), false))
  map.on('moveend', () => onMove(handle.view(), true))
  map.on('click', ({ point }: MapMouseEvent) => {
    if (isDrawing.has(map)) return
    const [nearest] = queryFeaturesAt(map, scene.shown(), point.x, point.y, PICK_REACH_PX)
    onPick(nearest ? pickedOf(nearest) : null)
  })
  map.on('mousemove', ({ lngLat }: MapMouseEvent) => onPointer([lngLat.lng, lngLat.lat]))
  map.on('mouseout', () => onPointer(null))
  return {
    handle,
    show(next) {
      scene.show(next)
      terrain.show(next.terrain)
    },
    paint(next) {
      paintBasemap(map, next)
      terrain.paint(next)
    },
    showBaseMap(baseMap, next) {
      shownBaseMap = baseMap
      void showBaseMap(baseMap, next)
    },
    close: () => map.remove(),
  }
}

const pickedOf = ({ layerId, featureId, at, properties }: HitFeature): Picked => ({
  layerId,
  featureId,
  at,
  properties,
})

const isDrawing = new WeakSet<MapLibreMap>()

function handleOf(map: MapLibreMap, shown: () => Scene, baseMap: () => ShownBaseMap): MapHandle {
  return {
    canRotate: true,
    canTilt: true,
    hasBundledMap: true,
    view() {
      const { lng, lat } = map.getCenter()
      const tilt = map.getTerrain() ? { pitch: map.getPitch() } : {}
      return { center: [lng, lat], zoom: map.getZoom(), bearing: map.getBearing(), ...tilt }
    },
    bounds() {
      const box = map.getBounds()
      return [box.getWest(), box.getSouth(), box.getEast(), box.getNorth()]
    },
    size: () => ({ width: map.getContainer().clientWidth, height: map.getContainer().clientHeight }),
    moveTo: (view, isAnimated) => move(map, view, isAnimated),
    fit: (bounds, isAnimated) => move(map, viewOf(bounds, sizeOf(map)), isAnimated),
    panBy: (x, y) => void map.panBy([x, y], { duration: MOVE_MS }),
    project(at) {
      const { x, y } = map.project(at)
      return { x, y }
    },
    unproject: (x, y): Position => map.unproject([x, y]).toArray(),
    featuresInTiles: (layerId, limit) => queryFeaturesInView(map, shown(), layerId, limit),
    dotsInView: () => queryDots(map),
    watchDrawn(listener) {
      map.on('idle', listener)
      return () => void map.off('idle', listener)
    },
    featuresAt: (x, y, reach) => queryFeaturesAt(map, shown(), x, y, reach),
    async drawAdapter() {
      const { TerraDrawMapLibreGLAdapter } = await import('terra-draw-maplibre-gl-adapter')
      return new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: 9 })
    },
    picture: () => pictureOf(map),
    printer: async (options) => (await import('./mapPrinter')).openPrinter(baseMap(), options),
    setDrawing(isOn) {
      if (isOn) isDrawing.add(map)
      else isDrawing.delete(map)
    },
  }
}

const sizeOf = (map: MapLibreMap) => ({
  width: map.getContainer().clientWidth,
  height: map.getContainer().clientHeight,
})

/** MapLibre itself skips animations for users who prefer reduced motion. */
function move(map: MapLibreMap, view: Partial<SceneView>, isAnimated: boolean): void {
  if (isAnimated) map.easeTo({ ...view, duration: MOVE_MS })
  else map.jumpTo(view)
}
