// Bundled base map: the countries of Natural Earth. It needs no external service.
import type { FeatureCollection } from 'geojson'
import type { GeoJSONSource, Map as MapLibreMap, StyleSpecification } from 'maplibre-gl'
import type { MapTheme } from '../engine'
import { graticuleOf, isCovered, type Graticule } from '../graticule'
import { countries } from './countries'
import { THEME_STATE } from './styleLayers'

const ATLAS = new URL('world-atlas/countries-50m.json', import.meta.url).href

const COLORS = {
  light: { water: '#dde6ee', land: '#f6f5f1', border: '#c3c9d1', text: '#4b5563', halo: '#f6f5f1', grid: '#9aa3af' },
  dark: { water: '#0d141c', land: '#18212c', border: '#33435a', text: '#9aa7b4', halo: '#18212c', grid: '#3f5168' },
} as const

const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] }

/** A style with the layers of the base map. `fillBasemap` adds the countries. */
export function basemapStyle(theme: MapTheme): StyleSpecification {
  const colors = COLORS[theme]
  return {
    version: 8,
    state: { [THEME_STATE]: { default: theme } },
    sources: {
      countries: { type: 'geojson', data: NOTHING, tolerance: 0.2 },
      names: { type: 'geojson', data: NOTHING },
      graticule: { type: 'geojson', data: NOTHING, tolerance: 0 },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
      { id: 'land', type: 'fill', source: 'countries', paint: { 'fill-color': colors.land } },
      {
        id: 'borders',
        type: 'line',
        source: 'countries',
        paint: { 'line-color': colors.border, 'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.5, 8, 1.5] },
      },
      {
        id: 'graticule',
        type: 'line',
        source: 'graticule',
        paint: { 'line-color': colors.grid, 'line-width': 0.7, 'line-opacity': 0.7 },
      },
      {
        id: 'graticule-labels',
        type: 'symbol',
        source: 'graticule',
        layout: {
          'symbol-placement': 'line',
          'symbol-spacing': 250,
          'text-field': ['get', 'label'],
          'text-size': 11,
          'text-max-angle': 5,
        },
        paint: { 'text-color': colors.text, 'text-halo-color': colors.halo, 'text-halo-width': 1.5 },
      },
      {
        id: 'names',
        type: 'symbol',
        source: 'names',
        // If two names collide, the name of the larger country is shown.
        layout: {
          'text-field': ['get', 'name'],
          'text-size': ['interpolate', ['linear'], ['zoom'], 1, 10, 6, 14],
          'text-max-width': 7,
          'symbol-sort-key': ['-', 0, ['get', 'size']],
        },
        paint: { 'text-color': colors.text, 'text-halo-color': colors.halo, 'text-halo-width': 1.2 },
      },
    ],
  }
}

/** Applies the colors of another theme to the base map and to labels, without reloading them. */
export function paintBasemap(map: MapLibreMap, theme: MapTheme): void {
  const colors = COLORS[theme]
  map.setGlobalStateProperty(THEME_STATE, theme)
  map.setPaintProperty('water', 'background-color', colors.water)
  map.setPaintProperty('land', 'fill-color', colors.land)
  map.setPaintProperty('borders', 'line-color', colors.border)
  map.setPaintProperty('names', 'text-color', colors.text)
  map.setPaintProperty('names', 'text-halo-color', colors.halo)
  map.setPaintProperty('graticule', 'line-color', colors.grid)
  map.setPaintProperty('graticule-labels', 'text-color', colors.text)
  map.setPaintProperty('graticule-labels', 'text-halo-color', colors.halo)
}

const BUNDLED_LAYERS = ['land', 'borders', 'graticule', 'graticule-labels', 'names']

/** Shows or hides everything but the background. */
export function showBundledMap(map: MapLibreMap, isShown: boolean): void {
  for (const id of BUNDLED_LAYERS.filter((each) => map.getLayer(each)))
    map.setLayoutProperty(id, 'visibility', isShown ? 'visible' : 'none')
}

/** Printed pages have a grid of their own. */
export function hideGraticule(map: MapLibreMap): void {
  map.removeLayer('graticule')
  map.removeLayer('graticule-labels')
}

/** Keeps the graticule around the visible part of `map`. Call it once the style is loaded. */
export function followWithGraticule(map: MapLibreMap): void {
  let drawn: Graticule | undefined
  const draw = () => {
    const [[west, south], [east, north]] = map.getBounds().toArray()
    if (drawn && isCovered(drawn, [west, south, east, north], map.getZoom())) return
    drawn = graticuleOf([west, south, east, north], map.getZoom())
    void map.getSource<GeoJSONSource>('graticule')?.setData(drawn.lines)
  }
  map.on('move', draw)
  draw()
}

let loaded: Promise<ReturnType<typeof countries>> | undefined

/** Loads the countries, once for all maps of the page, and adds them to `map`. */
export async function fillBasemap(map: MapLibreMap): Promise<void> {
  loaded ??= loadCountries()
  const { areas, names } = await loaded
  // The map may have been removed during loading.
  await map.getSource<GeoJSONSource>('countries')?.setData(areas)
  await map.getSource<GeoJSONSource>('names')?.setData(names)
}

async function loadCountries() {
  try {
    const reply = await fetch(ATLAS)
    if (!reply.ok) throw new Error(`The base map answered ${reply.status}`)
    return countries((await reply.json()) as Parameters<typeof countries>[0])
  } catch (error) {
    // The next map tries again; this map stays without countries.
    loaded = undefined
    throw error
  }
}
