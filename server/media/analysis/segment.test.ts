import { findBlobs } from './blobs'
import { outlineOf } from './outline'
import { segmentCover, type Cover } from './segment'
import { paint, score, smoothNoise, type Rgb } from './testing/scenes'

const SIZE = { width: 500, height: 400 }
const SOIL: Rgb = [148, 122, 92]
const COLOURS: Record<Cover, { cover: Rgb; other: Rgb }> = {
  vegetation: { cover: [72, 104, 50], other: SOIL },
  water: { cover: [40, 85, 110], other: [120, 125, 100] },
  bareSoil: { cover: SOIL, other: [72, 104, 50] },
}

/** Patches of a cover on other ground. */
function patches(cover: Cover) {
  const noise = smoothNoise(3, 60)
  const isCover = (x: number, y: number) => noise(x, y) > 0.55
  const { cover: inside, other } = COLOURS[cover]
  const picture = paint({ ...SIZE, seed: 7 }, (x, y) => (isCover(x, y) ? inside : other))
  const truth = Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, pixel) =>
    isCover(pixel % SIZE.width, Math.floor(pixel / SIZE.width)) ? 1 : 0,
  )
  return { picture, truth }
}

test.each<Cover>(['vegetation', 'water', 'bareSoil'])('finds %s under uneven light', (cover) => {
  const { picture, truth } = patches(cover)
  const found = segmentCover(picture, cover)
  const { precision, recall } = score(found!.mask.bits, truth)
  expect(precision).toBeGreaterThan(0.95)
  expect(recall).toBeGreaterThan(0.95)
})

test.each<Cover>(['vegetation', 'water', 'bareSoil'])('finds no clear separation without %s', (cover) => {
  const picture = paint({ ...SIZE, seed: 11 }, () => [125, 125, 125])
  expect(segmentCover(picture, cover)).toBeUndefined()
})

test('leaves out pixels without data', () => {
  const { picture } = patches('vegetation')
  for (let pixel = 0; pixel < SIZE.width * 100; pixel++) picture.rgba[pixel * 4 + 3] = 0
  const { mask } = segmentCover(picture, 'vegetation')!
  expect(mask.bits.subarray(0, SIZE.width * 100).every((bit) => bit === 0)).toBe(true)
  expect(mask.bits.some((bit) => bit === 1)).toBe(true)
})

test('reports nothing for a picture without data', () => {
  const picture = { ...SIZE, rgba: new Uint8Array(SIZE.width * SIZE.height * 4) }
  expect(segmentCover(picture, 'vegetation')).toBeUndefined()
})

test('traces blobs with their holes at the right place', () => {
  const width = 40
  const height = 30
  const bits = new Uint8Array(width * height)
  for (let y = 5; y < 25; y++) for (let x = 10; x < 34; x++) bits[y * width + x] = 1
  for (let y = 10; y < 18; y++) for (let x = 15; x < 25; x++) bits[y * width + x] = 0
  bits[0] = 1
  const blobs = findBlobs({ width, height, bits }, { leastArea: 4 })
  expect(blobs).toHaveLength(1)
  expect(blobs[0]).toMatchObject({ area: 400, bounds: { left: 10, top: 5, right: 33, bottom: 24 } })
  const [[outer, hole, ...more] = [], ...parts] = outlineOf(blobs[0]!, width)
  expect([more, parts]).toEqual([[], []])
  const extent = (ring: readonly (readonly [number, number])[] = []) => {
    const xs = ring.map(([x]) => x)
    const ys = ring.map(([, y]) => y)
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  }
  expect(extent(outer)).toEqual([10, 5, 34, 25])
  // Simplified by less than a pixel.
  extent(hole).forEach((edge, index) => expect(Math.abs(edge - [15, 10, 25, 18][index]!)).toBeLessThan(0.75))
  expect(outer!.length).toBeLessThan(12)
  expect(outer!.at(0)).toEqual(outer!.at(-1))
})
