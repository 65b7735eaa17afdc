import { findBlobs } from './blobs'
import { findChange } from './change'
import { compareSurfaces, volumeOf } from './elevation'
import type { Picture } from './grid'
import { randomFrom, score, smoothNoise } from './testing/scenes'

const SIZE = { width: 500, height: 400 }
const SHIFT = { dx: 3, dy: -2 }

interface Box {
  left: number
  top: number
  side: number
}

/** The same ground twice: brighter, shifted, with new objects. Boxes are in pixels of the first picture. */
function dates() {
  const random = randomFrom(5)
  const ground = smoothNoise(8, 9)
  const wide = smoothNoise(9, 80)
  const colour = (x: number, y: number) => {
    const value = 60 + 90 * wide(x, y) + 50 * ground(x, y)
    return [value, value * 0.95, value * 0.8] as const
  }
  const boxes: Box[] = Array.from({ length: 12 }, (_, index) => ({
    left: 40 + (index % 4) * 110 + Math.floor(random() * 30),
    top: 40 + Math.floor(index / 4) * 110 + Math.floor(random() * 30),
    side: 12 + Math.floor(random() * 25),
  }))
  const isNew = (x: number, y: number) =>
    boxes.some(({ left, top, side }) => x >= left && x < left + side && y >= top && y < top + side)
  const before = flat((x, y) => colour(x, y))
  const after = flat((x, y) => {
    const gx = x - SHIFT.dx
    const gy = y - SHIFT.dy
    const shown = isNew(gx, gy) ? ([30, 60, 200] as const) : colour(gx, gy)
    return [shown[0] * 1.12 + 9, shown[1] * 1.12 + 9, shown[2] * 1.12 + 9]
  })
  const truth = Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, pixel) =>
    isNew(pixel % SIZE.width, Math.floor(pixel / SIZE.width)) ? 1 : 0,
  )
  return { before, after, boxes, truth }
}

/** Without uneven light, which would differ between the dates. */
function flat(colourAt: (x: number, y: number) => readonly [number, number, number]): Picture {
  const random = randomFrom(21)
  const rgba = new Uint8ClampedArray(SIZE.width * SIZE.height * 4)
  for (let pixel = 0; pixel < SIZE.width * SIZE.height; pixel++) {
    const colour = colourAt(pixel % SIZE.width, Math.floor(pixel / SIZE.width))
    colour.forEach((value, band) => (rgba[pixel * 4 + band] = value + (random() - 0.5) * 8))
    rgba[pixel * 4 + 3] = 255
  }
  return { ...SIZE, rgba }
}

test('finds all new objects and nothing else, although light and position differ', () => {
  const { before, after, boxes, truth } = dates()
  const { mask, shift } = findChange(before, after, { threshold: 35 })
  expect(shift).toEqual(SHIFT)
  const { precision, recall } = score(mask.bits, truth)
  expect(precision).toBeGreaterThan(0.8)
  expect(recall).toBeGreaterThan(0.95)
  expect(findBlobs(mask, { leastArea: 60 })).toHaveLength(boxes.length)
})

/** The outer pixels of a picture in one color and with one alpha. */
function framed({ rgba, ...size }: Picture, frame: readonly [number, number, number, number]): Picture {
  const edged = Uint8ClampedArray.from(rgba)
  for (let pixel = 0; pixel < size.width * size.height; pixel++) {
    const x = pixel % size.width
    const y = Math.floor(pixel / size.width)
    const isInside = x >= 60 && x < size.width - 60 && y >= 60 && y < size.height - 60
    if (!isInside) edged.set(frame, pixel * 4)
  }
  return { ...size, rgba: edged }
}

test.each([
  ['black', [0, 0, 0, 255]],
  ['nearly black', [9, 4, 11, 255]],
  ['masked', [0, 0, 0, 0]],
] as const)('%s margins of one picture have not changed', (_name, frame) => {
  const { before } = dates()
  const masked = framed(before, [0, 0, 0, 0])
  expect(findChange(before, framed(before, frame), { threshold: 35 }).mask.bits.every((bit) => bit === 0)).toBe(true)
  expect(findChange(masked, framed(before, frame), { threshold: 35 }).mask.bits.every((bit) => bit === 0)).toBe(true)
})

test('finds a black object inside a picture with black margins', () => {
  const { before } = dates()
  const after = framed(before, [0, 0, 0, 255])
  const rgba = Uint8ClampedArray.from(after.rgba)
  for (let y = 180; y < 200; y++) for (let x = 200; x < 220; x++) rgba.set([0, 0, 0, 255], (y * SIZE.width + x) * 4)
  const { mask } = findChange(before, { ...SIZE, rgba }, { threshold: 35 })
  expect(findBlobs(mask, { leastArea: 60 })).toHaveLength(1)
})

test('finds no change between equal pictures', () => {
  const { before } = dates()
  const { mask, shift } = findChange(before, before, { threshold: 35 })
  expect(shift).toEqual({ dx: 0, dy: 0 })
  expect(mask.bits.every((bit) => bit === 0)).toBe(true)
})

test('measures cut and fill of aligned surface models', () => {
  const width = 200
  const height = 150
  const ground = smoothNoise(4, 50)
  const before = Float32Array.from(
    { length: width * height },
    (_, pixel) => 100 + 5 * ground(pixel % width, pixel / width),
  )
  const after = before.map((metres) => metres + 0.4)
  const dig = (left: number, top: number, metres: number) => {
    for (let y = top; y < top + 20; y++) for (let x = left; x < left + 30; x++) after[y * width + x]! += metres
  }
  dig(20, 20, 2)
  dig(120, 90, -3)
  after[0] = NaN
  const surfaces = [
    { width, height, heights: before },
    { width, height, heights: after },
  ] as const
  const { cut, fill, offset, differences } = compareSurfaces(...surfaces, { least: 0.3, align: true })
  expect(offset).toBeCloseTo(0.4, 3)
  const volume = (mask: typeof cut) =>
    findBlobs(mask, { leastArea: 10 }).map(({ pixels }) => volumeOf(differences, pixels, 0.25))
  // 600 pixels of 0.25 square metres.
  expect(volume(fill)).toEqual([expect.closeTo(300, 0)])
  expect(volume(cut)).toEqual([expect.closeTo(-450, 0)])
  const unaligned = compareSurfaces(...surfaces, { least: 0.3, align: false })
  expect(unaligned.offset).toBe(0)
  expect(unaligned.fill.bits.filter((bit) => bit === 1).length).toBeGreaterThan(width * height * 0.9)
})
