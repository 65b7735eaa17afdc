import type { Samples } from '../samples'
import { isComplete, validPixels } from './validPixels'

const cases: [string, Samples, Samples, { samples: number; nodata?: number; hasAlpha?: boolean }][] = [
  [
    'alpha',
    Uint8Array.of(0, 0, 0, 1, 7, 8, 9, 255),
    Uint8Array.of(5, 5, 5, 255, 5, 5, 5, 0),
    { samples: 4, hasAlpha: true },
  ],
  ['nodata in all bands', Uint8Array.of(0, 0, 1, 2, 0, 0), Uint8Array.of(1, 2, 3, 0, 0, 0), { samples: 3, nodata: 0 }],
  ['16 bits with nodata', Uint16Array.of(0, 300, 1, 0), Uint16Array.of(1, 1, 0, 0), { samples: 2, nodata: 0 }],
  ['NaN', Float32Array.of(1, -2), Float32Array.of(1, NaN), { samples: 1 }],
  ['infinity', Float32Array.of(1, 3e38), Float32Array.of(1, -Infinity), { samples: 1 }],
  [
    'nodata and alpha',
    Float32Array.of(1, 1, 2, 1),
    Float32Array.of(1, 1, -9, 1),
    { samples: 2, nodata: -9, hasAlpha: true },
  ],
]

test.each(cases)(
  '%s: a block is complete when all its pixels have data',
  (_, full, withHole, { samples, ...options }) => {
    const raster = { nodata: options.nodata, hasAlpha: options.hasAlpha ?? false, samples }
    expect(isComplete({ ...raster, pixels: full })).toBe(true)
    expect(validPixels({ ...raster, pixels: full })).toBeUndefined()
    for (let round = 0; round < 2; round++) expect(isComplete({ ...raster, pixels: withHole })).toBe(false)
    expect(validPixels({ ...raster, pixels: withHole })).toEqual(Uint8Array.of(1, 0))
  },
)

test('integers without nodata and alpha are all data', () => {
  const raster = { pixels: new Uint16Array(4), samples: 2, nodata: undefined, hasAlpha: false }
  expect(isComplete(raster)).toBe(true)
  expect(validPixels(raster)).toBeUndefined()
})
