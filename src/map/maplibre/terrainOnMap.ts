// Raises the ground of a MapLibre map, and shades it by the position of the sun.
import type { HillshadeLayerSpecification, Map as MapLibreMap, RasterDEMSourceSpecification } from 'maplibre-gl'
import type { MapTheme, TerrainState } from '../engine'
import type { SceneTerrain } from '../scene'
import { MAP_MAX_PITCH } from '../zoomLimits'
import { absolute, isOfScene } from './styleLayers'

/** One source for each use: they load tiles of different zooms. */
const GROUND = 'terrain/ground'
const SHADE = 'terrain/shade'

const SKY = {
  light: { sky: '#a9cdee', horizon: '#e8f1f8', fog: '#e8f1f8' },
  dark: { sky: '#0a1420', horizon: '#22344a', fog: '#22344a' },
} as const

interface TerrainOnMap {
  /** Call it after the scene has been shown. */
  show(terrain: SceneTerrain | undefined): void
  paint(theme: MapTheme): void
}

export function terrainOnMap(map: MapLibreMap, theme: MapTheme, onState: (state: TerrainState) => void): TerrainOnMap {
  let shown: SceneTerrain | undefined
  let shownTheme = theme
  let state: TerrainState = 'loading'

  const report = (next: TerrainState) => {
    state = next
    onState(next)
  }
  const paintSky = () => {
    const { sky, horizon, fog } = SKY[shownTheme]
    map.setSky({ 'sky-color': sky, 'horizon-color': horizon, 'fog-color': fog, 'fog-ground-blend': 0.9 })
  }
  const remove = () => {
    map.setTerrain(null)
    map.removeLayer(SHADE)
    map.removeSource(SHADE)
    map.removeSource(GROUND)
  }
  const add = (terrain: SceneTerrain) => {
    report('loading')
    map.addSource(GROUND, sourceOf(terrain))
    map.addSource(SHADE, sourceOf(terrain))
    map.addLayer(shadeOf(terrain), layerAboveRasters(map))
    map.setTerrain({ source: GROUND, exaggeration: terrain.exaggeration })
    map.setMaxPitch(MAP_MAX_PITCH)
    paintSky()
  }
  const change = (before: SceneTerrain, next: SceneTerrain) => {
    if (before.exaggeration !== next.exaggeration) map.setTerrain({ source: GROUND, exaggeration: next.exaggeration })
    const { paint = {} } = shadeOf(next)
    for (const property of SUN_PROPERTIES) map.setPaintProperty(SHADE, property, paint[property])
    const above = layerAboveRasters(map)
    if (nextLayer(map, SHADE) !== above) map.moveLayer(SHADE, above)
  }

  map.on('error', (event) => {
    const { sourceId } = event as { sourceId?: string }
    if (sourceId === GROUND || sourceId === SHADE) report('failed')
  })
  map.on('idle', () => {
    if (shown && state === 'loading') report('ready')
  })

  return {
    show(next) {
      const before = shown
      shown = next
      if (before && next && hasSameSource(before, next)) return change(before, next)
      if (before) remove()
      if (next) return add(next)
      if (!before && map.getMaxPitch() === 0) return
      map.setMaxPitch(0)
      map.setSky(undefined as never)
    },
    paint(next) {
      shownTheme = next
      if (shown) paintSky()
    },
  }
}

const SUN_PROPERTIES = ['hillshade-illumination-direction', 'hillshade-illumination-altitude'] as const

const sourceOf = ({ tiles, tileSize, maxZoom }: SceneTerrain): RasterDEMSourceSpecification => ({
  type: 'raster-dem',
  tiles: [absolute(tiles)],
  tileSize,
  maxzoom: maxZoom,
  encoding: 'terrarium',
})

const hasSameSource = (one: SceneTerrain, other: SceneTerrain): boolean =>
  one.attempt === other.attempt && JSON.stringify(sourceOf(one)) === JSON.stringify(sourceOf(other))

/** This method shades by the height of the sun too, and leaves flat ground as it is. */
const shadeOf = ({ sun }: SceneTerrain): HillshadeLayerSpecification => ({
  id: SHADE,
  type: 'hillshade',
  source: SHADE,
  paint: {
    'hillshade-method': 'combined',
    'hillshade-illumination-anchor': 'map',
    'hillshade-illumination-direction': sun.azimuth,
    'hillshade-illumination-altitude': sun.altitude,
    'hillshade-exaggeration': 0.6,
    'hillshade-shadow-color': '#000000',
    'hillshade-highlight-color': '#ffffff',
  },
})

/** The lowest style layer of the scene with features: pictures are shaded, features are not. */
function layerAboveRasters(map: MapLibreMap): string | undefined {
  const ids = map.getLayersOrder().filter((id) => id !== SHADE)
  const lastRaster = ids.findLastIndex((id) => isOfScene(id) && map.getLayer(id)?.type === 'raster')
  if (lastRaster >= 0) return ids[lastRaster + 1]
  return ids.find(isOfScene)
}

function nextLayer(map: MapLibreMap, id: string): string | undefined {
  const ids = map.getLayersOrder()
  return ids[ids.indexOf(id) + 1]
}
