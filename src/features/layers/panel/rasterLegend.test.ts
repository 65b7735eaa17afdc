import type { Layer, RasterDetails } from '../../../api/layer'
import { aLayer } from '../../../testing/factories'
import { needsStatistics, rasterLegendOf } from './rasterLegend'

const aRaster = (raster: Partial<NonNullable<Layer['raster']>>, rasterStyle?: Layer['rasterStyle']) =>
  aLayer({
    kind: 'raster',
    raster: {
      kind: 'multispectral',
      gsd: 0.1,
      nativeZoom: 20,
      bandCount: 5,
      formulas: ['NDVI'],
      tileUrl: '/',
      ...raster,
    },
    rasterStyle,
  })
const band = { name: 'b1', min: 0, max: 90, mean: 40, stddev: 9, p2: 2, p98: 80, histogram: [] }
const details = { bands: [band, { ...band, name: '', p98: 2 }] } as unknown as RasterDetails

test('has no legend for images', () => {
  expect(rasterLegendOf(aRaster({ kind: 'rgb', bandCount: 3 }), details)).toBeNull()
  expect(rasterLegendOf(aRaster({ kind: 'palette', bandCount: 1 }), details)).toBeNull()
  expect(rasterLegendOf(aLayer(), details)).toBeNull()
})

test('shows the name and the range of a formula', () => {
  expect(rasterLegendOf(aRaster({}, { formula: 'NDVI' }), undefined)).toEqual({
    title: 'NDVI',
    colormap: 'rdylgn',
    low: -1,
    high: 1,
  })
  expect(rasterLegendOf(aRaster({}, { formula: 'ExG', rescale: '0,0.5', colormap: 'viridis' }), undefined)).toEqual({
    title: 'ExG',
    colormap: 'viridis',
    low: 0,
    high: 0.5,
  })
})

test('uses the 2nd to 98th percentile for elevations and single bands', () => {
  const elevation = aRaster({ kind: 'elevation', bandCount: 1 })
  expect(needsStatistics(elevation)).toBe(true)
  expect(rasterLegendOf(elevation, details)).toEqual({ title: 'Elevation (m)', colormap: 'terrain', low: 2, high: 80 })
  expect(rasterLegendOf(elevation, undefined)).toMatchObject({ low: undefined, high: undefined })
  expect(rasterLegendOf(aRaster({}, { bands: '2' }), details)).toEqual({
    title: 'Band 2',
    colormap: 'greys',
    low: 2,
    high: 3,
  })
})
