import type { Samples } from '../samples'
import type { RasterStyle } from '../style/rasterStyle'
import { addAlpha, composite, mapped } from './colours'

const style = (rescale: [number, number][]): RasterStyle => ({
  bands: [1, 2, 3],
  rescale,
  colormap: 'viridis',
  resampling: 'bilinear',
  formula: undefined,
  hillshade: false,
})

const OPAQUE = Uint8Array.of(255, 255)

const rasters: [string, Samples, [number, number][]][] = [
  ['bytes as they are', Uint8Array.of(1, 2, 3, 250, 251, 252), [[0, 255]]],
  ['stretched bytes', Uint8Array.of(1, 2, 3, 250, 251, 252), [[10, 200]]],
  [
    'bands of 16 bits',
    Uint16Array.of(0, 900, 3000, 9000, 65_535, 1),
    [
      [0, 1000],
      [500, 60_000],
      [0, 9000],
    ],
  ],
]

test.each(rasters)('%s: an opaque picture has the colours of one with alpha', (_, values, rescale) => {
  const opaque = composite(style(rescale), { values, coverage: OPAQUE, isFull: true })
  const withAlpha = composite(style(rescale), { values, coverage: OPAQUE, isFull: false })
  expect([opaque.channels, withAlpha.channels]).toEqual([3, 4])
  expect(addAlpha(opaque.pixels)).toEqual(withAlpha.pixels)
})

test('the alpha of a composite is its coverage', () => {
  const values = Uint8Array.of(1, 2, 3, 4, 5, 6)
  const picture = composite(style([[0, 255]]), { values, coverage: Uint8Array.of(64, 0), isFull: false })
  expect(picture).toEqual({ pixels: Uint8Array.of(1, 2, 3, 64, 4, 5, 6, 0), channels: 4 })
})

test('opaque colours of a colormap are those with alpha', () => {
  const values = Float32Array.of(-5, 7.3)
  const opaque = mapped(style([[0, 10]]), values, { coverage: OPAQUE, isFull: true })
  const withAlpha = mapped(style([[0, 10]]), values, { coverage: OPAQUE, isFull: false })
  expect([opaque.channels, withAlpha.channels]).toEqual([3, 4])
  expect(addAlpha(opaque.pixels)).toEqual(withAlpha.pixels)
})

test('a formula without a result is transparent, although the raster has data', () => {
  const picture = mapped(style([[0, 10]]), Float32Array.of(NaN, 5), { coverage: OPAQUE, isFull: true })
  expect(picture.channels).toBe(4)
  expect(picture.pixels.filter((_, at) => at % 4 === 3)).toEqual(Uint8Array.of(0, 255))
})
