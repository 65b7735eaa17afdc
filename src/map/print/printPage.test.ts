import type { Scene, SceneView } from '../scene'
import type { Measure, TextMark } from './marks'
import { pageMarksOf } from './pageMarks'
import { ORIENTATIONS, PAPERS } from './paper'
import { printPageOf } from './printPage'
import { PARTS_OF_PAGE, type PrintSettings } from './printSettings'

const VIEW: SceneView = { center: [4.895168, 52.370216], zoom: 17 }
const layer = (name: string, more: object = {}) => ({
  kind: 'raster-tiles' as const,
  id: name,
  name,
  visible: true,
  opacity: 1,
  tiles: '/{z}/{x}/{y}',
  tileSize: 256,
  ...more,
})
const SCENE: Scene = {
  layers: [
    layer('Orthophoto'),
    layer('Hidden', { visible: false }),
    layer('Elsewhere', { bounds: [10, 10, 11, 11] }),
    {
      kind: 'features',
      id: 'plots',
      name: 'Plots',
      visible: true,
      opacity: 1,
      style: { color: '#d4380d' },
      data: {
        type: 'FeatureCollection',
        features: [
          { type: 'Feature', id: 1, properties: {}, geometry: { type: 'Point', coordinates: [4.895168, 52.370216] } },
        ],
      },
    },
  ],
}
const SETTINGS: PrintSettings = {
  title: 'Quay walls',
  paper: 'A3',
  orientation: 'landscape',
  scale: 1000,
  dpi: 200,
  shown: PARTS_OF_PAGE,
}
const measure: Measure = (text, size) => text.length * size * 0.5

const pageOf = (settings: PrintSettings, scene = SCENE) =>
  printPageOf(
    settings,
    { view: VIEW, size: { width: 1200, height: 800 }, scene, attribution: 'Map: Natural Earth' },
    '2026-03-12T10:00:00Z',
  )
const textsOf = (settings: PrintSettings, scene = SCENE) =>
  pageMarksOf(pageOf(settings, scene), measure).filter((mark) => mark.kind === 'text')

test('the page says its title, scale, paper, grid, attribution and date', () => {
  const texts = textsOf(SETTINGS).map(({ text }) => text)
  expect(texts).toEqual(
    expect.arrayContaining([
      'Quay walls',
      '1:1,000 on A3',
      'N',
      'Map: Natural Earth',
      '3/12/2026',
      'Grid: latitude and longitude, WGS 84',
      'Legend',
    ]),
  )
})

test('the legend names visible layers on the page, topmost first', () => {
  expect(pageOf(SETTINGS).legend).toEqual([
    { name: 'Plots', color: '#d4380d', shape: 'point' },
    { name: 'Orthophoto', color: undefined },
  ])
})

test('what is switched off is not drawn and leaves its space to the map', () => {
  const all = pageOf(SETTINGS)
  const none = pageOf({ ...SETTINGS, shown: [], title: '' })
  expect(none.layout.map.width).toBeGreaterThan(all.layout.map.width)
  expect(none.layout.map.height).toBeGreaterThan(all.layout.map.height)
  expect(textsOf({ ...SETTINGS, shown: [], title: '' }).map(({ text }) => text)).not.toEqual(
    expect.arrayContaining(['N']),
  )
})

test('a legend with too many layers says how many are left out', () => {
  const many = { layers: Array.from({ length: 20 }, (_, index) => layer(`Layer ${index}`)) }
  const texts = textsOf({ ...SETTINGS, paper: 'A4', orientation: 'portrait' }, many).map(({ text }) => text)
  expect(texts).toContain('and 9 more layers')
})

const sizes = PAPERS.flatMap((paper) => ORIENTATIONS.map((orientation) => [paper, orientation] as const))

test.each(sizes)('everything is on the page of %s, %s', (paper, orientation) => {
  const { layout } = pageOf({ ...SETTINGS, paper, orientation })
  const { page, map, legend, footer } = layout
  expect(map.width).toBeGreaterThan(page.width * 0.6)
  expect(map.height).toBeGreaterThan(page.height * 0.6)
  expect(map.top + map.height).toBeLessThan(footer.top)
  expect((legend?.left ?? 0) + (legend?.width ?? 0)).toBeLessThanOrEqual(page.width - 10 + 1e-6)
  for (const mark of textsOf({ ...SETTINGS, paper, orientation })) {
    const { left, right } = extentOf(mark)
    expect(left).toBeGreaterThanOrEqual(5)
    expect(right).toBeLessThanOrEqual(page.width - 5)
    expect(mark.at.y).toBeLessThanOrEqual(page.height - 5)
  }
})

function extentOf(mark: TextMark): { left: number; right: number } {
  const width = mark.isVertical ? 0 : measure(mark.text, mark.size)
  const left = mark.at.x - { start: 0, middle: width / 2, end: width }[mark.align]
  return { left, right: left + width }
}
