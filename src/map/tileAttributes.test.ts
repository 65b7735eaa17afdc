import { styleLayersOf } from './maplibre/styleLayers'
import type { FeaturesLayer, VectorTilesLayer } from './scene'
import { attributesInTile } from './tileAttributes'

const shared = { id: 'trees', visible: true, opacity: 1 }
const inTiles = (labelField: string): VectorTilesLayer => ({
  ...shared,
  kind: 'vector-tiles',
  tiles: '/tiles/{z}/{x}/{y}',
  sourceLayer: 'features',
  style: { color: '#1677ff', labelField },
})
const inPage = (labelField: string): FeaturesLayer => ({
  ...shared,
  kind: 'features',
  data: { type: 'FeatureCollection', features: [] },
  style: { color: '#1677ff', labelField },
})
const labelOf = (layer: VectorTilesLayer | FeaturesLayer) =>
  styleLayersOf(layer).find(({ type }) => type === 'symbol')?.layout

test.each(['index', 'color'])('labels features in tiles by their attribute "%s", not by the reserved one', (name) => {
  expect(labelOf(inTiles(name))).toMatchObject({ 'text-field': ['to-string', ['get', `a:${name}`]] })
  expect(labelOf(inPage(name))).toMatchObject({ 'text-field': ['to-string', ['get', name]] })
})

test('returns the attributes of a tile feature under their own names, without the reserved ones', () => {
  const inTile = { index: 7, color: '#d4380d', flagged: true, 'a:index': 'A-12', 'a:color': 'oak', 'a:a:b': 1 }
  expect(attributesInTile(inTile)).toEqual({ index: 'A-12', color: 'oak', 'a:b': 1 })
})

test('labels have another color in the dark theme, because a bright halo on a dark map hides the text', () => {
  const paint = styleLayersOf(inPage('name')).find(({ type }) => type === 'symbol')?.paint
  const isDark = ['==', ['global-state', 'theme'], 'dark']
  expect(paint).toMatchObject({ 'text-color': ['case', isDark, '#f3f6fa', '#111827'] })
  expect(paint).toMatchObject({ 'text-halo-color': ['case', isDark, '#0d141c', '#ffffff'] })
})
