import type { RasterStyle } from './rasterStyle'
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
const query = (style: Partial<RasterStyle>, scale?: number) =>
  new URL(titilerAddress('http://tiles', 's3://b/a.tif', { ...plain, ...style }, { bands }, scale)).searchParams

test('bands, contrast and the file are in the address', () => {
  const address = titilerAddress('http://tiles', 's3://b/a.tif', plain, { bands })
  expect(address).toMatch(/^http:\/\/tiles\/cog\/tiles\/WebMercatorQuad\/\{z\}\/\{x\}\/\{y\}\?/)
  expect(query({}).get('url')).toBe('s3://b/a.tif')
  expect(query({}).getAll('bidx')).toEqual(['1', '2', '3'])
  expect(query({}).get('rescale')).toBe('0,255')
})

test('a formula becomes an expression of the bands that have its colours', () => {
  const style = { bands: [], formula: 'NDVI', colormap: 'rdylgn', rescale: [[-1, 1]] } as const
  const asked = { ...style, bands: [], rescale: [[-1, 1]] as [number, number][] }
  expect(query(asked).get('expression')).toBe('(b4-b1)/(b4+b1)')
  expect(query(asked).get('colormap_name')).toBe('rdylgn')
  expect(query({ ...asked, formula: 'SAVI' }, 0.5).get('expression')).toBe(
    '1.5*((b4*0.5)-(b1*0.5))/((b4*0.5)+(b1*0.5)+0.5)',
  )
})
