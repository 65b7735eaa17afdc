import { groundCorners, groundOutline, visibleGround, visibleOutline, type CameraPose } from './footprint'
import { groundHeight, type GroundGrid } from './groundGrid'
import { localFrame } from './localFrame'
import { isAboveGround, meetsGround, reliefAround, seesGround, type Relief } from './relief'
import { worldY } from './worldY'

const LAT = 47
const LONG = 8
const FRAME = localFrame(LAT, LONG)
const PICTURE = { width: 4000, height: 3000 }

/** A grid of about 1000 m around the camera, from heights at metres east and north of it. */
function gridOf(heightAt: (east: number, north: number) => number, size = 1000, side = 1000): GroundGrid {
  const { lat: north, long: east } = FRAME.toDegrees([side / 2, side / 2])
  const { lat: south, long: west } = FRAME.toDegrees([-side / 2, -side / 2])
  const heights = new Float32Array(size * size)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const x = ((column + 0.5) / size - 0.5) * side
      const y = (0.5 - (row + 0.5) / size) * side
      heights[row * size + column] = heightAt(x, y)
    }
  }
  return { columns: size, rows: size, west, east, top: worldY(north), bottom: worldY(south), heights }
}

function reliefOf(grid: GroundGrid, takeOff = 0): Relief {
  const relief = reliefAround(grid, takeOff, { lat: LAT, long: LONG })
  if (!relief) throw new Error('The grid has heights')
  return relief
}

const pose = (rest: Partial<CameraPose> = {}): CameraPose => ({
  lat: LAT,
  long: LONG,
  height: 100,
  yaw: 30,
  pitch: -60,
  focalLength: 24,
  ...rest,
})

/** The same numbers in every run. */
function randomNumbers(): () => number {
  let state = 7
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state + 0.5) / 2 ** 32
  }
}

/** Hills of several widths, at most about 40 m high. */
function hills(random: () => number): (east: number, north: number) => number {
  const waves = Array.from({ length: 6 }, () => {
    const length = 60 + 240 * random()
    const angle = 2 * Math.PI * random()
    return { x: Math.cos(angle) / length, y: Math.sin(angle) / length, height: length / 25, phase: 6 * random() }
  })
  return (east, north) =>
    waves.reduce((sum, { x, y, height, phase }) => sum + height * Math.sin(6.283 * (x * east + y * north) + phase), 0)
}

test('heights are interpolated between cells, across missing ones, and unknown outside', () => {
  const grid = gridOf((east) => 400 + east / 10)
  expect(groundHeight(grid, LAT, LONG)).toBeCloseTo(400, 2)
  const { lat, long } = FRAME.toDegrees([123.4, -210])
  expect(groundHeight(grid, lat, long)).toBeCloseTo(412.34, 2)
  const hole = gridOf((east, north) => (Math.hypot(east, north) < 30 ? NaN : 400))
  expect(groundHeight(hole, LAT, LONG)).toBeUndefined()
  expect(
    groundHeight(
      gridOf((east) => (east < 0 ? NaN : 400)),
      LAT,
      LONG,
    ),
  ).toBeCloseTo(400, 5)
  expect(groundHeight(grid, LAT + 1, LONG)).toBeUndefined()
})

test('finds heights on both sides of the antimeridian', () => {
  const heights = Float32Array.from([1, 2, 3, 4])
  const grid = { columns: 2, rows: 2, west: 179, east: 181, top: worldY(1), bottom: worldY(-1), heights }
  expect(groundHeight(grid, 0.5, 179.5)).toBeCloseTo(1, 2)
  expect(groundHeight(grid, 0.5, -179.5)).toBeCloseTo(2, 2)
})

test('on level ground, rays meet it as on flat ground, whatever the datum of the model', () => {
  const flat = visibleGround(pose(), PICTURE.width, PICTURE.height)!
  const level = visibleGround(
    pose(),
    PICTURE.width,
    PICTURE.height,
    reliefOf(
      gridOf(() => 512),
      512,
    ),
  )!
  level.forEach(([east, north], at) => {
    expect(east).toBeCloseTo(flat[at]![0], 1)
    expect(north).toBeCloseTo(flat[at]![1], 1)
  })
})

test('ground below the take-off point moves the corners outwards in proportion', () => {
  const relief = reliefOf(
    gridOf(() => 462),
    512,
  )
  const flat = visibleGround(pose({ height: 150 }), PICTURE.width, PICTURE.height)!
  const lower = visibleGround(pose({ height: 100 }), PICTURE.width, PICTURE.height, relief)!
  lower.forEach(([east, north], at) => {
    expect(east).toBeCloseTo(flat[at]![0], 1)
    expect(north).toBeCloseTo(flat[at]![1], 1)
  })
})

test('on a slope, rays end where the plane does: height / (1 + rise along the ray)', () => {
  const rise = 0.25
  const relief = reliefOf(
    gridOf((_, north) => 300 + rise * north),
    300,
  )
  for (const slope of [
    [0, 0],
    [0, 1.5],
    [0.7, -1],
    [-1.2, 0.4],
  ] as const) {
    expect(meetsGround(relief, 100, slope)).toBeCloseTo(100 / (1 + rise * slope[1]), 1)
  }
})

test('a ridge hides the valley behind it and ends the picture', () => {
  // 60 m high, 100 m north of the camera.
  const relief = reliefOf(gridOf((_, north) => Math.max(0, 60 - 2 * Math.abs(north - 100))))
  expect(seesGround(relief, 80, [0, 60])).toBe(true)
  expect(seesGround(relief, 80, [0, 99])).toBe(true)
  expect(seesGround(relief, 80, [0, 140])).toBe(false)
  expect(seesGround(relief, 80, [50, 200])).toBe(false)
  // The line of sight over the ridge, from 80 m to 0 m, passes 60 m at a quarter of its way.
  expect(seesGround(relief, 80, [0, 350])).toBe(false)
  expect(seesGround(relief, 80, [0, 420])).toBe(true)
  // From higher, the valley is visible.
  expect(seesGround(relief, 300, [0, 140])).toBe(true)
  const corners = visibleGround(pose({ height: 80, yaw: 0, pitch: -45 }), PICTURE.width, PICTURE.height, relief)!
  expect(corners[0][1]).toBeLessThanOrEqual(100)
  const flat = visibleGround(pose({ height: 80, yaw: 0, pitch: -45 }), PICTURE.width, PICTURE.height)!
  expect(flat[0][1]).toBeGreaterThan(150)
})

test('noise of the model and the edge of the own cell hide nothing', () => {
  const random = randomNumbers()
  const relief = reliefOf(gridOf(() => 0.6 * (random() - 0.5)))
  for (let at = 0; at < 200; at++) {
    expect(seesGround(relief, 60, [300 * (random() - 0.5), 300 * (random() - 0.5)])).toBe(true)
  }
})

test('on random ground, rays and lines of sight agree with walking them in small steps', () => {
  const random = randomNumbers()
  let hidden = 0
  for (let round = 0; round < 5; round++) {
    const heightAt = hills(random)
    const takeOff = heightAt(0, 0)
    const relief = reliefOf(gridOf(heightAt, 500), takeOff)
    for (let ray = 0; ray < 30; ray++) {
      const slope = [6 * (random() - 0.5), 6 * (random() - 0.5)] as const
      const height = 30 + 60 * random()
      let descent = 0
      while (height - descent > heightAt(slope[0] * descent, slope[1] * descent) - takeOff && descent < 160) {
        descent += 0.02
      }
      // A ray that touches a hill passes it or not, by a centimetre.
      const met = meetsGround(relief, height, slope)
      if (Math.abs(met - descent) > 0.3) {
        const gap = height - met - (heightAt(slope[0] * met, slope[1] * met) - takeOff)
        expect(Math.abs(gap)).toBeLessThan(0.3)
        continue
      }
      const point = [400 * (random() - 0.5), 400 * (random() - 0.5)] as const
      const ground = heightAt(...point) - takeOff
      let above = 0
      for (let share = 0; share < 1; share += 0.002) {
        const line = height + share * (ground - height)
        above = Math.max(above, heightAt(point[0] * share, point[1] * share) - takeOff - line)
      }
      const sees = seesGround(relief, height, point)
      if (above > 2) {
        expect(sees).toBe(false)
        hidden++
      }
      if (above < 1) expect(sees).toBe(true)
    }
  }
  expect(hidden).toBeGreaterThan(10)
})

test('the outline follows the ground between the corners', () => {
  const relief = reliefOf(gridOf((east, north) => Math.max(0, 40 - Math.hypot(east - 30, north - 80))))
  const outline = visibleOutline(pose({ yaw: 0, pitch: -50 }), PICTURE, relief, 16)
  expect(outline).toHaveLength(64)
  const corners = visibleGround(pose({ yaw: 0, pitch: -50 }), PICTURE.width, PICTURE.height, relief)!
  expect([0, 16, 32, 48].map((at) => outline[at])).toEqual(corners)
})

test('ground that is unknown counts as level with the take-off point', () => {
  const relief = reliefOf(
    gridOf((east) => (east > 100 ? NaN : 530)),
    500,
  )
  expect(relief.heightAt(0, 0)).toBeCloseTo(30, 5)
  expect(relief.heightAt(200, 0)).toBe(0)
  expect(relief.heightAt(5000, 0)).toBe(0)
  expect(isAboveGround(relief, 20)).toBe(false)
  expect(isAboveGround(relief, 50)).toBe(true)
  expect(
    reliefAround(
      gridOf(() => NaN),
      0,
      { lat: LAT, long: LONG },
    ),
  ).toBeUndefined()
})

test('corners in degrees use the relief too', () => {
  const relief = reliefOf(gridOf(() => -100))
  const [corner] = groundCorners(pose({ pitch: -90 }), PICTURE.width, PICTURE.height, relief)!
  const [flat] = groundCorners(pose({ pitch: -90, height: 200 }), PICTURE.width, PICTURE.height)!
  expect(corner.lat).toBeCloseTo(flat.lat, 6)
  expect(corner.long).toBeCloseTo(flat.long, 6)
})

describe('the outline of a picture', () => {
  const northOf = (outline: { lat: number; long: number }[] | undefined) =>
    Math.max(...outline!.map(({ lat, long }) => FRAME.toMetres(lat, long)[1]))
  const ahead = pose({ yaw: 0, pitch: -50 })

  test('is its corners on flat ground, closed', () => {
    const outline = groundOutline(ahead, PICTURE)!
    expect(outline.slice(0, 4)).toEqual(groundCorners(ahead, PICTURE.width, PICTURE.height))
    expect(outline[4]).toEqual(outline[0])
  })

  test('ends at a wall that hides what is behind it', () => {
    const wall = { grid: gridOf((_, north) => (north > 80 ? 90 : 0)), takeOff: 0 }
    expect(northOf(groundOutline(ahead, PICTURE))).toBeGreaterThan(150)
    const outline = groundOutline(ahead, PICTURE, wall)!
    expect(northOf(outline)).toBeLessThan(100)
    expect(outline.at(-1)).toEqual(outline[0])
  })

  test('is flat where the model says that the camera is below the ground', () => {
    const above = { grid: gridOf(() => 200), takeOff: 0 }
    expect(groundOutline(ahead, PICTURE, above)).toEqual(groundOutline(ahead, PICTURE))
  })

  test('is undefined with the horizon', () => {
    expect(groundOutline(pose({ pitch: 0 }), PICTURE, { grid: gridOf(() => 0), takeOff: 0 })).toBeUndefined()
  })
})
