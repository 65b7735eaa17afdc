import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FeatureCollection, Polygon, Position } from 'geojson'
import { localFrame } from '../../../geometry/localFrame'
import { readTelemetry } from '../telemetry/readTelemetry'
import { estimateViews, type PoseSample } from './estimateViews'
import { momentsOf } from './moments'
import { packSamples, unpackSamples } from './packedSamples'
import { mergeViews, viewAt } from './spans'
import { targetOf } from './target'
import { cornerDistance } from './view'

const PICTURE = { width: 960, height: 540 }
const START = Date.UTC(2025, 2, 12, 15, 30)
const fixture = (name: string) => path.join(__dirname, 'fixtures', name)

async function flyover(): Promise<PoseSample[]> {
  const samples: PoseSample[] = []
  const file = { path: fixture('brighton_flyover_seconds.srt'), kind: 'srt' } as const
  await readTelemetry(file, (sample) => void samples.push(sample))
  return samples
}

const filmed = (seconds: number) => ({ from: START, until: START + 1000 * seconds, picture: PICTURE })
const spansOf = (samples: PoseSample[], seconds: number) => [
  ...mergeViews(estimateViews(samples, filmed(seconds)), PICTURE),
]

const sample = (second: number, rest: Partial<PoseSample> = {}): PoseSample => ({
  at: START + 1000 * second,
  lat: 46.84,
  long: -92,
  height: 50,
  heading: null,
  gimbalYaw: 0,
  gimbalPitch: -90,
  focalLength: 24,
  ...rest,
})

const FRAME = localFrame(46.84, -92)
const pointAt = (east: number, north: number) => {
  const { lat, long } = FRAME.toDegrees([east, north])
  return targetOf({ type: 'Point', coordinates: [long, lat] })
}

/** Metres from a point to the edge of a ring, negative outside. */
function depth(ring: Position[], lat: number, long: number): number {
  const corners = ring.map(([x = 0, y = 0]) => localFrame(lat, long).toMetres(y, x))
  let least = Infinity
  let isInside = false
  for (let at = 1; at < corners.length; at++) {
    const [ax, ay] = corners[at - 1]!
    const [bx, by] = corners[at]!
    const dx = bx - ax
    const dy = by - ay
    const share = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy)))
    least = Math.min(least, Math.hypot(ax + share * dx, ay + share * dy))
    if (ay > 0 !== by > 0 && ax - (ay * dx) / dy > 0) isInside = !isInside
  }
  return isInside ? least : -least
}

test('finds the seconds that filmed a place, with recall and precision of at least 98 % at a margin of 1 m', async () => {
  const truth = JSON.parse(
    await readFile(fixture('brighton_flyover.footprints.geojson'), 'utf8'),
  ) as FeatureCollection<Polygon>
  const rings = truth.features.map(({ geometry }) => geometry.coordinates[0]!)
  const spans = spansOf(await flyover(), rings.length - 1)
  const [longs, lats] = [0, 1].map((axis) => rings.flat().map((position) => position[axis]!)) as [number[], number[]]
  const frame = localFrame(Math.min(...lats), Math.min(...longs))
  const [width, height] = frame.toMetres(Math.max(...lats), Math.max(...longs))
  const counts = { expected: 0, found: 0, returned: 0, right: 0 }
  for (let east = -5; east < width + 5; east += 4) {
    for (let north = -5; north < height + 5; north += 4) {
      const { lat, long } = frame.toDegrees([east, north])
      const moments = momentsOf(targetOf({ type: 'Point', coordinates: [long, lat] }), spans, PICTURE)
      rings.forEach((ring, second) => {
        const at = START + 1000 * second
        const isFound = moments.some(({ from, until }) => from <= at && at <= until)
        const inside = depth(ring, lat, long)
        counts.expected += Number(inside >= 1)
        counts.found += Number(inside >= 1 && isFound)
        counts.returned += Number(isFound)
        counts.right += Number(isFound && inside >= -1)
      })
    }
  }
  expect(counts.expected).toBeGreaterThan(1000)
  expect(counts.found / counts.expected).toBeGreaterThanOrEqual(0.98)
  expect(counts.right / counts.returned).toBeGreaterThanOrEqual(0.98)
})

test('keeps few views of a straight flight, and interpolates the others closely', async () => {
  const samples = await flyover()
  const spans = spansOf(samples, 59)
  const views = [...estimateViews(samples, filmed(59))]
  expect(spans.flatMap((span) => span.views).length).toBeLessThan(views.length / 3)
  for (const view of views) {
    const span = spans.find((each) => each.views[0]!.at <= view.at && view.at <= each.views.at(-1)!.at)!
    expect(cornerDistance(view, viewAt(span, view.at), PICTURE)).toBeLessThan(0.5)
  }
})

test('a turning camera starts and ends moments where it turns', () => {
  const samples = Array.from({ length: 61 }, (_, second) => sample(second, { gimbalYaw: 3 * second, gimbalPitch: -45 }))
  // 50 m ahead of a camera that looks north at first and south at last.
  const [ahead, ...others] = momentsOf(pointAt(0, 50), spansOf(samples, 60), PICTURE)
  expect(others).toEqual([])
  expect(ahead?.from).toBe(START)
  expect(ahead?.until).toBeLessThan(START + 20_000)
  expect(ahead?.bestAt).toBe(START)
  expect(ahead?.distance).toBeCloseTo(Math.hypot(50, 50), 0)
  expect(ahead?.offNadir).toBeCloseTo(45, 0)
})

test('of a view with the horizon, counts the part on the ground', () => {
  const spans = spansOf(
    [0, 1, 2].map((second) => sample(second, { gimbalPitch: -15 })),
    2,
  )
  expect(momentsOf(pointAt(0, 120), spans, PICTURE)).toHaveLength(1)
  expect(momentsOf(pointAt(0, 2000), spans, PICTURE)).toEqual([])
  expect(momentsOf(pointAt(0, -50), spans, PICTURE)).toEqual([])
})

test('assumes a camera that looks down when the telemetry lacks the gimbal, and says how uncertain that is', () => {
  const north = (second: number) => ({ lat: 46.84 + second * 0.0001, gimbalYaw: null, gimbalPitch: null })
  const known = momentsOf(
    pointAt(0, 0),
    spansOf(
      [0, 1, 2].map((second) => sample(second)),
      2,
    ),
    PICTURE,
  )
  const assumed = momentsOf(
    pointAt(0, 0),
    spansOf(
      [0, 1, 2].map((second) => sample(second, north(second))),
      2,
    ),
    PICTURE,
  )
  expect(known).toMatchObject([{ isAssumed: false }])
  expect(known[0]!.uncertainty).toBeLessThan(8)
  expect(assumed).toMatchObject([{ isAssumed: true }])
  expect(assumed[0]!.uncertainty).toBeGreaterThan(25)
  expect(assumed[0]!.score).toBeLessThan(known[0]!.score)
})

test('leaves out seconds on the ground, without a height and in gaps of the telemetry', () => {
  const samples = [0, 1, 2, 3, 10, 11, 12].map((second) =>
    sample(second, second === 1 ? { height: 1 } : second === 12 ? { height: null } : {}),
  )
  const seconds = [...estimateViews(samples, filmed(12))].map(({ at }) => (at - START) / 1000)
  expect(seconds).toEqual([0, 2, 3, 10, 11])
})

test.each([
  ['an area around the view', { type: 'Polygon', coordinates: [square(500)] }, 1],
  ['an area inside the view', { type: 'Polygon', coordinates: [square(5)] }, 1],
  ['an area with a hole around the view', { type: 'Polygon', coordinates: [square(500), square(400)] }, 0],
  ['a line that crosses the view without a vertex in it', { type: 'LineString', coordinates: line(0) }, 1],
  ['a line beside the view', { type: 'LineString', coordinates: line(60) }, 0],
  ['one of several points', { type: 'MultiPoint', coordinates: [degrees(300, 0), degrees(3, 3)] }, 1],
] as const)('%s', (_, geometry, count) => {
  const spans = spansOf([sample(0), sample(1)], 1)
  expect(momentsOf(targetOf(geometry as never), spans, PICTURE)).toHaveLength(count)
})

function degrees(east: number, north: number): Position {
  const { lat, long } = FRAME.toDegrees([east, north])
  return [long, lat]
}

function square(side: number): Position[] {
  const half = side / 2
  const corners = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
    [-half, -half],
  ] as const
  return corners.map(([east, north]) => degrees(east, north))
}

function line(north: number): Position[] {
  return [degrees(-500, north), degrees(500, north)]
}

test('samples reach the thread as they are, unknown values too', async () => {
  const samples = [...(await flyover()), sample(60, { height: null, gimbalYaw: null, focalLength: null })]
  const expected = samples.map(({ at, lat, long, height, heading, gimbalYaw, gimbalPitch, focalLength }) => ({
    at,
    lat,
    long,
    height,
    heading,
    gimbalYaw,
    gimbalPitch,
    focalLength,
  }))
  expect(unpackSamples(packSamples(samples))).toEqual(expected)
})
