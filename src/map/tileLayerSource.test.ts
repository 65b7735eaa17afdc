import { previewTileOf, type TileLayerSource } from './tileLayerSource'

const raster = (bounds: readonly number[] | undefined, nativeZoom = 22): TileLayerSource => ({
  _id: 'r',
  kind: 'raster',
  opacity: 1,
  color: '#000000',
  nativeZoom,
  tileUrl: '/apis/v1/tiles/{z}/{x}/{y}?v=1',
  ...(bounds && { bounds }),
})
const tileOf = (part: TileLayerSource) => previewTileOf(part)?.replace(/.*tiles\//, '')

test.each([
  ['the whole world', [-180, -85, 180, 85], 22, '1/1/1?v=1'],
  ['a site of 300 m', [-0.142, 51.502, -0.1394, 51.504], 22, '17/65484/43587?v=1'],
  ['a raster that is coarser than that', [-0.142, 51.502, -0.1394, 51.504], 10, '10/511/340?v=1'],
  ['a raster across the antimeridian', [179, -17, -179, -16], 22, '8/0/139?v=1'],
])('shows the middle of %s', (_name, bounds, nativeZoom, tile) => {
  expect(tileOf(raster(bounds, nativeZoom))).toBe(tile)
})

test('shows nothing of a raster without bounds', () => {
  expect(tileOf(raster(undefined))).toBeUndefined()
})
