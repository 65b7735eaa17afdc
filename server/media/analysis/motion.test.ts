import path from 'node:path'
import sharp from 'sharp'
import { serverFile } from '../../platform/core/folders'
import { MotionDetector, type MotionEvent } from './motion'
import { randomFrom, smoothNoise } from './testing/scenes'

const OPTIONS = { width: 160, height: 90, framesPerSecond: 5 }
const SECONDS = 22

interface Walker {
  start: number
  end: number
  x: number
  y: number
  /** Pixels per second. */
  speed: number
}

const WALKERS: Walker[] = [
  { start: 5, end: 9, x: 40, y: 30, speed: 8 },
  { start: 14, end: 18, x: 110, y: 50, speed: -9 },
]

/** A textured ground seen by a camera that drifts, with people-sized objects that walk on it. */
function film(walkers: Walker[], drift: number): MotionDetector {
  const random = randomFrom(6)
  const ground = smoothNoise(1, 8)
  const wide = smoothNoise(2, 25)
  const detector = new MotionDetector(OPTIONS)
  const { width, height, framesPerSecond } = OPTIONS
  for (let number = 0; number < SECONDS * framesPerSecond; number++) {
    const second = number / framesPerSecond
    const ox = Math.round(drift * Math.sin(second / 6))
    const oy = Math.round(drift * Math.cos(second / 8))
    const gain = 1 + 0.05 * Math.sin(second / 15)
    const frame = new Uint8ClampedArray(width * height)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const value = 70 + 60 * wide(x + ox + 99, y + oy + 99) + 60 * ground(x + ox + 99, y + oy + 99)
        frame[y * width + x] = value * gain + (random() - 0.5) * 6
      }
    }
    for (const walker of walkers.filter(({ start, end }) => second >= start && second <= end)) {
      const left = Math.round(walker.x + walker.speed * (second - walker.start) - ox)
      const top = walker.y - oy
      for (let y = top; y < top + 9; y++) for (let x = left; x < left + 6; x++) frame[y * width + x] = 250
    }
    detector.add(new Uint8Array(frame.buffer))
  }
  return detector
}

test('finds each object that moves while the camera drifts', () => {
  const { events } = film(WALKERS, 12)
  expect(events).toHaveLength(WALKERS.length)
  events.forEach(({ start, end, peak, area }, index) => {
    const walker = WALKERS[index]!
    expect(Math.abs(start - walker.start)).toBeLessThan(1.5)
    expect(Math.abs(end - walker.end)).toBeLessThan(2.5)
    expect(peak).toBeGreaterThanOrEqual(start)
    expect(area.width).toBeLessThan(0.2)
  })
})

test('finds no motion in a still scene with a camera that drifts', () => {
  expect(film([], 12).events).toEqual([])
})

/** Pixels of a picture on the sheets of `fixtures/`. */
const SHEET = { width: 112, height: 64, framesPerSecond: 5 }

/** @returns the motion in a video of `fixtures/` with `pictures` pictures, `columns` in a row */
async function watch(name: string, columns: number, pictures: number): Promise<MotionEvent[]> {
  const file = serverFile(path.join('media/analysis/fixtures', name))
  const sheet = await sharp(file).greyscale().raw().toBuffer()
  const { width, height } = SHEET
  const detector = new MotionDetector(SHEET)
  for (let number = 0; number < pictures; number++) {
    const frame = new Uint8Array(width * height)
    const first = (Math.floor(number / columns) * height * columns + (number % columns)) * width
    for (let row = 0; row < height; row++) {
      const start = first + row * width * columns
      frame.set(sheet.subarray(start, start + width), row * width)
    }
    detector.add(frame)
  }
  return detector.events
}

/** Ranges are about a second longer than what moves. */
const AROUND = 1.5

const inside = (events: MotionEvent[], [from, to]: readonly [number, number]) =>
  events.filter(({ start, end }) => end >= from && start <= to)

// Seconds of the first and the last picture that shows a car, read from the video picture by picture.
const CARS = [
  [4.2, 8.2],
  [14.6, 18.7],
  [25.3, 27.7],
] as const

test('a range of motion ends about a second after the last change', async () => {
  const events = await watch('cars.webp', 10, 151)
  expect(events).toHaveLength(CARS.length)
  CARS.forEach(([first, last], index) => {
    const { start, end } = events[index]!
    expect(Math.abs(start - first)).toBeLessThan(0.6)
    expect(end).toBeGreaterThan(last - 0.6)
    expect(end).toBeLessThan(last + AROUND)
  })
})

// Each of six people walks in, stands at the table and walks out again.
const WALKING = [
  [6, 8],
  [17.8, 19.9],
  [22.6, 24.2],
  [43.2, 45],
  [50.2, 52.4],
  [67.8, 69.6],
  [74.6, 76.6],
  [84.6, 86.6],
  [91.8, 94],
  [117.6, 120],
  [123, 125.6],
  [133.6, 136],
] as const
/** The table stands alone. */
const NOBODY = [
  [0, 5.6],
  [21.4, 22.2],
  [46.4, 49.8],
  [71, 74.2],
  [88, 91.4],
  [121.4, 122.6],
  [137.4, 139.4],
] as const

test('people who come one after the other are separate ranges', async () => {
  const events = await watch('people.webp', 20, 697)
  for (const walk of WALKING) expect(inside(events, walk)).toHaveLength(1)
  for (const pause of NOBODY) expect(inside(events, pause)).toEqual([])
  const found = WALKING.map((walk) => inside(events, walk)[0])
  expect(new Set(found).size).toBe(WALKING.length)
})
