import type { RasterStyle } from './style/rasterStyle'
import type { SampleType } from './samples'
import { titilerAddress } from './titiler'

const bands = (['red', 'green', 'blue', 'nir'] as const).map((role) => ({
  name: role,
  role,
  statistics: { min: 0, max: 1, mean: 0, stddev: 0, p2: 0, p98: 1, histogram: [] },
}))
const plain: RasterStyle = {
  bands: [1, 2, 3],
  formula: undefined,
  rescale: [[0, 255]],
  colormap: 'greys',
  hillshade: false,
  resampling: 'bilinear',
}
const query = (style: Partial<RasterStyle>, sampleType: SampleType = 'float32') =>
  new URL(titilerAddress('http://tiles', 's3://b/a.tif', { ...plain, ...style }, { bands, sampleType })).searchParams

test('puts bands, contrast and file into the URL', () => {
  const address = titilerAddress('http://tiles', 's3://b/a.tif', plain, { bands, sampleType: 'uint8' })
  expect(address).toMatch(/^http:\/\/tiles\/cog\/tiles\/WebMercatorQuad\/\{z\}\/\{x\}\/\{y\}\?/)
  expect(query({}).get('url')).toBe('s3://b/a.tif')
  expect(query({}).getAll('bidx')).toEqual(['1', '2', '3'])
  expect(query({}).get('rescale')).toBe('0,255')
})

test('translates a formula into an expression of its bands', () => {
  const style = { bands: [], formula: 'NDVI', colormap: 'rdylgn', rescale: [[-1, 1]] } as const
  const asked = { ...style, bands: [], rescale: [[-1, 1]] as [number, number][] }
  expect(query(asked).get('expression')).toBe('(b4-b1)/(b4+b1)')
  expect(query(asked).get('colormap_name')).toBe('rdylgn')
})

test('converts integers to reflectance, as in our own tiles', () => {
  const asked = { bands: [], formula: 'SAVI', colormap: 'rdylgn' } as const
  const reflectance = (band: number) => `(b${band}*0.00392156862745098)`
  expect(query({ ...asked, bands: [] }, 'uint8').get('expression')).toBe(
    `1.5*(${reflectance(4)}-${reflectance(1)})/(${reflectance(4)}+${reflectance(1)}+0.5)`,
  )
})
