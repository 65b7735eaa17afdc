// Precision and recall of the analyses on generated ground with known truth, and their speed; temperatures of a FLIR photo
// against the published formula.
import { readFileSync } from 'node:fs'
import { findBlobs } from '../../server/media/analysis/blobs'
import { findChange } from '../../server/media/analysis/change'
import type { Picture } from '../../server/media/analysis/grid'
import { MotionDetector } from '../../server/media/analysis/motion'
import { outlineOf } from '../../server/media/analysis/outline'
import { countPlants } from '../../server/media/analysis/plants'
import { segmentCover, type Cover } from '../../server/media/analysis/segment'
import { paint, randomFrom, score, smoothNoise, type Rgb } from '../../server/media/analysis/testing/scenes'
import { serverFile } from '../../server/platform/core/folders'
import { degreesOf } from '../../server/media/thermal/degrees'
import { readFlir } from '../../server/media/thermal/flirFile'
import { jpegSegments } from '../../server/media/thermal/jpegSegments'
import { median, type Bench, type Row } from './table'
import { sized } from './size'

const ROUNDS = sized(5, 1)
/** Four megapixels. */
const SIDE = sized(2000, 200)
const SOIL: Rgb = [148, 122, 92]
const COLOURS: Record<Cover, { cover: Rgb; other: Rgb }> = {
  vegetation: { cover: [72, 104, 50], other: SOIL },
  water: { cover: [40, 85, 110], other: [120, 125, 100] },
  bareSoil: { cover: SOIL, other: [72, 104, 50] },
}
const KELVIN = 273.15

export const analyses: Bench = {
  title: 'Analyses on generated ground with known truth',
  async run() {
    return [...coverRows(), ...changeRows(), ...plantRows(), ...motionRows(), await flirRow()]
  },
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

function coverRows(): Row[] {
  return (['vegetation', 'water', 'bareSoil'] as const).flatMap((cover) => {
    const noise = smoothNoise(3, 120)
    const isCover = (x: number, y: number) => noise(x, y) > 0.55
    const { cover: inside, other } = COLOURS[cover]
    const picture = paint({ width: SIDE, height: SIDE, seed: 7 }, (x, y) => (isCover(x, y) ? inside : other))
    const truth = Uint8Array.from({ length: SIDE * SIDE }, (_, pixel) =>
      isCover(pixel % SIDE, Math.floor(pixel / SIDE)) ? 1 : 0,
    )
    const times: number[] = []
    let found: ReturnType<typeof segmentCover>
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now()
      found = segmentCover(picture, cover)
      if (found) findBlobs(found.mask, { leastArea: 100 }).forEach((blob) => outlineOf(blob, SIDE))
      times.push(performance.now() - began)
    }
    const { precision, recall } = score(found?.mask.bits ?? new Uint8Array(truth.length), truth)
    return [
      { what: `${cover}, precision and recall of pixels`, figure: `${percent(precision)}, ${percent(recall)}` },
      { what: `${cover}, 4 megapixels with outlines`, figure: `${median(times).toFixed(0)} ms`, budget: '<= 1000 ms' },
    ]
  })
}

/** The same ground twice, brighter and shifted, with new objects. */
function changeRows(): Row[] {
  const side = 1500
  const random = randomFrom(5)
  const ground = smoothNoise(8, 9)
  const wide = smoothNoise(9, 80)
  const valueAt = (x: number, y: number) => 60 + 90 * wide(x, y) + 50 * ground(x, y)
  const boxes = Array.from({ length: 25 }, (_, index) => ({
    left: 60 + (index % 5) * 280 + Math.floor(random() * 60),
    top: 60 + Math.floor(index / 5) * 280 + Math.floor(random() * 60),
    side: 14 + Math.floor(random() * 30),
  }))
  const isNew = (x: number, y: number) =>
    boxes.some(({ left, top, side: size }) => x >= left && x < left + size && y >= top && y < top + size)
  const before = gray(side, (x, y) => valueAt(x, y))
  const after = gray(side, (x, y) => (isNew(x - 3, y + 2) ? 40 : valueAt(x - 3, y + 2)) * 1.12 + 9)
  const truth = Uint8Array.from({ length: side * side }, (_, pixel) =>
    isNew(pixel % side, Math.floor(pixel / side)) ? 1 : 0,
  )
  const began = performance.now()
  const { mask } = findChange(before, after, { threshold: 40 })
  const took = performance.now() - began
  const { precision, recall } = score(mask.bits, truth)
  const objects = findBlobs(mask, { leastArea: 60 }).length
  return [
    { what: 'change, precision and recall of pixels', figure: `${percent(precision)}, ${percent(recall)}` },
    { what: `change, objects found of ${boxes.length}`, figure: `${objects} in ${took.toFixed(0)} ms` },
  ]
}

function gray(side: number, valueAt: (x: number, y: number) => number): Picture {
  const random = randomFrom(21)
  const rgba = new Uint8ClampedArray(side * side * 4)
  for (let pixel = 0; pixel < side * side; pixel++) {
    const value = valueAt(pixel % side, Math.floor(pixel / side)) + (random() - 0.5) * 12
    rgba.set([value, value * 0.95, value * 0.8, 255], pixel * 4)
  }
  return { width: side, height: side, rgba }
}

/** Plants in rows, of which some are missing. */
function plantRows(): Row[] {
  const size = { width: 1000, height: 800 }
  const radius = 6
  const random = randomFrom(2)
  const plants: [number, number][] = []
  for (let y = 20; y < size.height - 20; y += 40) {
    for (let x = 20; x < size.width - 20; x += 22) {
      if (random() < 0.95) plants.push([x + (random() - 0.5) * 3, y + (random() - 0.5) * 3])
    }
  }
  const picture = paint({ ...size, seed: 17 }, (x, y) =>
    plants.some(([px, py]) => (px - x) ** 2 + (py - y) ** 2 < radius ** 2) ? [70, 110, 48] : SOIL,
  )
  const positions = countPlants(picture, { diameter: 2 * radius })?.positions ?? []
  const isNear = ([x, y]: readonly [number, number], [ox, oy]: readonly [number, number]) =>
    Math.hypot(x - ox, y - oy) < radius
  const right = positions.filter((position) => plants.some((plant) => isNear(position, plant))).length
  const found = plants.filter((plant) => positions.some((position) => isNear(position, plant))).length
  return [
    {
      what: `plants, precision and recall of ${plants.length}`,
      figure: `${percent(right / positions.length)}, ${percent(found / plants.length)}`,
    },
  ]
}

const VIDEO = { width: 320, height: 180, framesPerSecond: 5 }
const SECONDS = sized(120, 20)
/** Objects that cross the picture for six seconds each, ten seconds apart. */
const WALKS = Array.from({ length: 10 }, (_, index) => ({
  start: 8 + index * 11,
  x: 60 + index * 18,
  y: 40 + index * 9,
}))
const WALK_SECONDS = 6

/** A camera that drifts over textured ground with small objects that move. Decoding is not part of it. */
function motionRows(): Row[] {
  const frames = Array.from({ length: SECONDS * VIDEO.framesPerSecond }, (_, number) => frameAt(number))
  const detector = new MotionDetector(VIDEO)
  const began = performance.now()
  for (const frame of frames) detector.add(frame)
  const took = (performance.now() - began) / 1000
  const { events } = detector
  const overlaps = (event: { start: number; end: number }, start: number) =>
    event.start < start + WALK_SECONDS && event.end > start
  const right = events.filter((event) => WALKS.some(({ start }) => overlaps(event, start))).length
  const found = WALKS.filter(({ start }) => events.some((event) => overlaps(event, start))).length
  return [
    {
      what: `motion, precision and recall of ${WALKS.length} events`,
      figure: `${percent(right / events.length)}, ${percent(found / WALKS.length)}`,
    },
    {
      what: `motion, ${SECONDS} s of decoded frames`,
      figure: `${took.toFixed(2)} s`,
      ratio: `${(SECONDS / took).toFixed(0)}x real time`,
      budget: '>= 40x',
    },
  ]
}

const fine = smoothNoise(1, 8)
const coarse = smoothNoise(2, 25)
const sensor = randomFrom(6)

function frameAt(number: number): Uint8Array {
  const { width, height, framesPerSecond } = VIDEO
  const second = number / framesPerSecond
  const ox = Math.round(12 * Math.sin(second / 6))
  const oy = Math.round(12 * Math.cos(second / 8))
  const frame = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = 70 + 60 * coarse(x + ox + 99, y + oy + 99) + 60 * fine(x + ox + 99, y + oy + 99)
      frame[y * width + x] = value + (sensor() - 0.5) * 6
    }
  }
  for (const { start, x, y } of WALKS) {
    if (second < start || second > start + WALK_SECONDS) continue
    const left = Math.round(x + 8 * (second - start) - ox)
    for (let row = y - oy; row < y - oy + 9; row++) frame.fill(250, row * width + left, row * width + left + 6)
  }
  return new Uint8Array(frame.buffer)
}

/** A black body without air and window: b / ln(r1 / (r2 (signal + o)) + f), the inverse of Planck's law. */
async function flirRow(): Promise<Row> {
  const picture = await readFlir(jpegSegments(readFileSync(serverFile('media/thermal/fixtures/flir_zenmuse_xtr.jpg'))))
  const { r1, r2, b, f, o } = picture.constants
  const blackBody = { ...picture.parameters, emissivity: 1, distance: 0, windowTransmission: 1 }
  const degrees = degreesOf(picture, blackBody)
  let worst = 0
  picture.signal.forEach((signal, pixel) => {
    const published = b / Math.log(r1 / (r2 * (signal + o)) + f) - KELVIN
    worst = Math.max(worst, Math.abs(published - degrees[pixel]!))
  })
  return { what: 'FLIR, largest difference from the formula', figure: `${worst.toFixed(4)} K`, budget: '<= 0.1 K' }
}
