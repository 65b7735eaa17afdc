import { MotionDetector } from './motion'
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
