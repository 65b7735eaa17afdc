import type { RasterInfo } from '../../raster/rasterInfo'
import { tileServerAddress } from './tileServer'

const band = { statistics: { min: 0, max: 255, mean: 0, stddev: 0, p2: 0, p98: 255, histogram: [] } }
const info = {
  kind: 'rgb',
  bands: (['red', 'green', 'blue'] as const).map((role) => ({ name: role, role, ...band })),
} as unknown as RasterInfo
const at = { z: 14, x: 8374, y: 5520 }

test('without a tile server tiles are drawn here', () => {
  const config = { STATIC_TILE_URL: 'embedded', COG_BASE_URL: 'https://cogs.test' }
  expect(tileServerAddress(config, 'tenant/file', info, {}, at)).toBeUndefined()
})

test('with one, the address names the tile, the file below COG_BASE_URL and the style', () => {
  const config = { STATIC_TILE_URL: 'https://tiles.test', COG_BASE_URL: 'https://cogs.test' }
  const address = new URL(tileServerAddress(config, 'tenant/file', info, { bands: '3,2,1' }, at) ?? '')
  expect(address.origin + address.pathname).toBe('https://tiles.test/cog/tiles/WebMercatorQuad/14/8374/5520')
  expect(address.searchParams.get('url')).toBe('https://cogs.test/tenant/file')
  expect(address.searchParams.getAll('bidx')).toEqual(['3', '2', '1'])
})
