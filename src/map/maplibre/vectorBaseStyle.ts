// Draws vector tiles of unknown origin: colours follow the names of the layers that common schemas use.
import type { LayerSpecification } from 'maplibre-gl'
import type { MapTheme } from '../engine'

const COLORS = {
  light: { water: '#bcd6e8', green: '#dbe8d0', line: '#8d96a3', road: '#a8927a', building: '#d8d2c8', text: '#374151' },
  dark: { water: '#14324a', green: '#1b3326', line: '#5b6b80', road: '#8a7862', building: '#2b3542', text: '#c3ccd6' },
} as const

const HALO = { light: '#ffffff', dark: '#0d141c' } as const

/** Style layers for the layers `names` of a vector source, bottom first: areas, lines, points, then names. */
export function vectorBaseStyle(source: string, names: readonly string[], theme: MapTheme): LayerSpecification[] {
  const colors = COLORS[theme]
  const colorOf = (name: string): string => {
    if (/water|ocean|sea|river/i.test(name)) return colors.water
    if (/land|park|forest|wood|green|natural/i.test(name)) return colors.green
    if (/road|transport|street|way|rail/i.test(name)) return colors.road
    return /build/i.test(name) ? colors.building : colors.line
  }
  const common = (name: string, part: string) => ({ id: `${source}/${name}/${part}`, source, 'source-layer': name })
  return [
    ...names.map((name): LayerSpecification => ({
      ...common(name, 'area'),
      type: 'fill',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colorOf(name), 'fill-opacity': 0.7 },
    })),
    ...names.map((name): LayerSpecification => ({
      ...common(name, 'line'),
      type: 'line',
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': colorOf(name), 'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.6, 16, 3] },
    })),
    ...names.map((name): LayerSpecification => ({
      ...common(name, 'name'),
      type: 'symbol',
      filter: ['has', 'name'],
      layout: {
        'text-field': ['to-string', ['get', 'name']],
        'text-size': 12,
        'symbol-placement': /road|transport|street|way|rail|river/i.test(name) ? 'line' : 'point',
      },
      paint: { 'text-color': colors.text, 'text-halo-color': HALO[theme], 'text-halo-width': 1.2 },
    })),
  ]
}
