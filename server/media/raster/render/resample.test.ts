import { newSamples, type SampleType } from '../samples'
import type { CellGrid } from './cells'
import { resample, type Resampling } from './resample'

const SIDE = 96
const WINDOW = 220
const COLUMNS = SIDE / 16 + 1

/** A rotated and slightly curved position for each corner of a cell. `scale` is in window pixels per output pixel. */
function gridWith(scale: number, offset: number): CellGrid {
  const pixels = new Float64Array(COLUMNS * COLUMNS)
  const lines = new Float64Array(COLUMNS * COLUMNS)
  for (let k = 0; k < pixels.length; k++) {
    const x = (k % COLUMNS) * 16 * scale
    const y = Math.floor(k / COLUMNS) * 16 * scale
    pixels[k] = offset + x * 0.98 + y * 0.13 + Math.sin(y / 40)
    lines[k] = offset + y * 0.97 - x * 0.11 + Math.sin(x / 30) + 20
  }
  return { columns: COLUMNS, rows: COLUMNS, pixels, lines, scale }
}

interface Raster {
  type: SampleType
  samples: number
  hasAlpha?: boolean
  nodata?: number
  /** Share of empty pixels. */
  empty?: number
}

/** Values from a linear congruential generator, the same in each run. */
function requestFor({ type, samples, hasAlpha = false, nodata, empty = 0 }: Raster, scale: number, offset: number) {
  let state = 12_345
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
  const pixels = newSamples(type, WINDOW * WINDOW * samples)
  const peak = type === 'uint8' ? 256 : type === 'uint16' ? 65_536 : 1
  for (let at = 0; at < pixels.length; at += samples) {
    const isEmpty = Math.floor(at / samples / WINDOW) > WINDOW * (1 - empty) || random() < empty / 100
    for (let s = 0; s < samples; s++) pixels[at + s] = isEmpty && nodata !== undefined ? nodata : random() * peak
    if (hasAlpha) pixels[at + samples - 1] = isEmpty ? 0 : 255
  }
  return {
    grid: gridWith(scale, offset),
    scale: { shrinkX: 1, shrinkY: 1, left: 0, top: 0 },
    pixels,
    type,
    windowWidth: WINDOW,
    windowHeight: WINDOW,
    samples,
    nodata,
    hasAlpha,
    bands: Array.from({ length: hasAlpha ? samples - 1 : samples }, (_, band) => band),
    width: SIDE,
    height: SIDE,
    method: 'bilinear',
  } satisfies Resampling
}

const rasters: [string, Raster][] = [
  ['RGBA', { type: 'uint8', samples: 4, hasAlpha: true }],
  ['RGBA with empty pixels', { type: 'uint8', samples: 4, hasAlpha: true, empty: 0.4 }],
  ['RGB', { type: 'uint8', samples: 3 }],
  ['RGB with nodata', { type: 'uint8', samples: 3, nodata: 0, empty: 0.3 }],
  ['four bands without alpha', { type: 'uint8', samples: 4 }],
  ['grey with alpha', { type: 'uint8', samples: 2, hasAlpha: true, empty: 0.2 }],
  ['elevations', { type: 'float32', samples: 1 }],
  ['elevations with nodata', { type: 'float32', samples: 1, nodata: -9999, empty: 0.3 }],
  ['elevations with NaN', { type: 'float32', samples: 1, nodata: NaN, empty: 0.3 }],
  ['five bands of 16 bits', { type: 'uint16', samples: 5, nodata: 0, empty: 0.3 }],
  ['five bands of 16 bits and alpha', { type: 'uint16', samples: 6, hasAlpha: true, empty: 0.3 }],
]

describe.each([
  ['enlarged', 0.4, 30],
  ['reduced', 1.9, 15],
  ['beyond the edges', 2.4, -20],
])('%s', (_, scale, offset) => {
  test.each(rasters)('solid cells of %s have the values of the general path', (__, raster) => {
    const request = requestFor(raster, scale, offset)
    const fast = resample(request)
    const general = resample({ ...request, withSolidCells: false })
    expect(fast?.coverage).toEqual(general?.coverage)
    expect(fast?.values).toEqual(general?.values)
    expect(fast?.coverage.some((value) => value === 255)).toBe(true)
  })
})

test('reads the requested bands only, in their order', () => {
  const request = requestFor({ type: 'uint16', samples: 5, nodata: 0, empty: 0.2 }, 1.7, 10)
  const all = resample(request)
  const some = resample({ ...request, bands: [3, 0] })
  expect(some?.coverage).toEqual(all?.coverage)
  const expected = all?.values.filter((_, at) => at % 5 === 3 || at % 5 === 0)
  for (let at = 0; at < expected!.length; at += 2) {
    expect([some?.values[at + 1], some?.values[at]]).toEqual([expected![at], expected![at + 1]])
  }
})

test('a window without data is empty', () => {
  const raster: Raster = { type: 'uint8', samples: 4, hasAlpha: true, empty: 1.1 }
  expect(resample(requestFor(raster, 1, 10))).toBeUndefined()
})
