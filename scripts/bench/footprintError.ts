// How far the corners of estimated footprints are from the true ones, on a flight whose footprints are known: with the exact
// pose, and with poses that are off as those of drones are. That flight is above level ground; on generated hills, whose heights
// are a formula, the same cameras show what a surface model is worth.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Geodesic } from 'geographiclib-geodesic'
import { estimateFootprint, groundCorners, type CameraPose } from '../../geometry/footprint'
import type { GroundGrid } from '../../geometry/groundGrid'
import { localFrame } from '../../geometry/localFrame'
import { reliefAround, type Relief } from '../../geometry/relief'
import { worldY } from '../../geometry/worldY'
import { percentile, type Bench, type Row } from './table'
import { sized } from './size'

interface Moment {
  t: number
  pose: CameraPose
  corners: [long: number, lat: number][]
}

const WIDTH = 960
const HEIGHT = 540
/** Without RTK. */
const ACCURACY = { position: 3, height: 2, yaw: 2, pitch: 1 }
const ROUNDS = sized(50, 2)
const HILL_PHOTOS = sized(200, 4)
/**
 * The flight defines its focal length by the width of 35 mm film, cameras by the diagonal (CIPA DCG-001).
 * 21.633 and 18 mm are half of each.
 */
const BY_DIAGONAL = (21.633 / 18) * (WIDTH / Math.hypot(WIDTH, HEIGHT))

const moments = JSON.parse(readFileSync(path.join(__dirname, 'fixtures/brighton_flyover.json'), 'utf8')) as Moment[]

/** Hills around a place: up to 30 m above and below it, with slopes of up to 50 %. */
const HILLS = [
  { length: 310, angle: 0.4, height: 12, phase: 1 },
  { length: 190, angle: 1.9, height: 8, phase: 2.5 },
  { length: 120, angle: 2.7, height: 5, phase: 0.3 },
  { length: 70, angle: 0.9, height: 2.5, phase: 4 },
] as const
const GRID_METRES = 1000
/** Height of level ground in a model. */
const LEVEL = 184
/** As the server reads models. */
const GRID_CELLS = 1024

const hillAt = (east: number, north: number): number =>
  HILLS.reduce((sum, { length, angle, height, phase }) => {
    const along = (Math.cos(angle) * east + Math.sin(angle) * north) / length
    return sum + height * Math.sin(2 * Math.PI * along + phase)
  }, 0)

function hillGrid(lat: number, long: number): GroundGrid {
  const frame = localFrame(lat, long)
  const half = GRID_METRES / 2
  const upper = frame.toDegrees([half, half])
  const lower = frame.toDegrees([-half, -half])
  const heights = new Float32Array(GRID_CELLS ** 2)
  for (let row = 0; row < GRID_CELLS; row++) {
    for (let column = 0; column < GRID_CELLS; column++) {
      const east = ((column + 0.5) / GRID_CELLS - 0.5) * GRID_METRES
      const north = (0.5 - (row + 0.5) / GRID_CELLS) * GRID_METRES
      heights[row * GRID_CELLS + column] = hillAt(east, north)
    }
  }
  const edges = { west: lower.long, east: upper.long, top: worldY(upper.lat), bottom: worldY(lower.lat) }
  return { columns: GRID_CELLS, rows: GRID_CELLS, ...edges, heights }
}

/** The hills as they are, walked in steps of a few centimetres. */
const trueHills = (east: number, north: number, takeOff: number): Relief => ({
  heightAt: (x, y) => hillAt(east + x, north + y) - takeOff,
  cell: 0.05,
  lowest: -60,
  highest: 60,
})

/** Errors of the corners of oblique and straight pictures over the hills, on flat ground and with the model of the hills. */
function hillErrors(change: (pose: CameraPose) => CameraPose): { flat: number[]; ground: number[] } {
  const lat = 47
  const long = 8
  const frame = localFrame(lat, long)
  const grid = hillGrid(lat, long)
  const takeOff = hillAt(0, 0)
  const errors = { flat: [] as number[], ground: [] as number[] }
  for (let photo = 0; photo < HILL_PHOTOS; photo++) {
    const east = ((photo * 37) % 200) - 100
    const north = ((photo * 61) % 200) - 100
    const place = frame.toDegrees([east, north])
    const pose = { ...place, height: 90, yaw: (photo * 47) % 360, pitch: photo % 2 ? -90 : -60, focalLength: 24 }
    const truth = groundCorners(pose, WIDTH, HEIGHT, trueHills(east, north, takeOff))
    const changed = change(pose)
    const flat = groundCorners(changed, WIDTH, HEIGHT)
    const ground = groundCorners(changed, WIDTH, HEIGHT, reliefAround(grid, takeOff, changed))
    truth?.forEach((corner, at) => {
      const [x, y] = frame.toMetres(corner.lat, corner.long)
      const distance = (found: typeof flat) => {
        const other = found ? frame.toMetres(found[at]!.lat, found[at]!.long) : [NaN, NaN]
        return Math.hypot(other[0]! - x, other[1]! - y)
      }
      errors.flat.push(distance(flat))
      errors.ground.push(distance(ground))
    })
  }
  return errors
}

function errorsOf({ pose, corners }: Moment, change: (pose: CameraPose) => CameraPose, grid?: GroundGrid): number[] {
  const focalLength = pose.focalLength * BY_DIAGONAL
  const relief = grid && reliefAround(grid, LEVEL, pose)
  const found = estimateFootprint(change({ ...pose, focalLength }), ACCURACY, WIDTH, HEIGHT, relief)
  if (!found) throw new Error('A camera that looks down has a footprint')
  return found.corners.map(({ lat, long }) => {
    // The order of the true corners does not matter.
    const distances = corners.map(([x, y]) => Geodesic.WGS84.Inverse(lat, long, y, x).s12 ?? NaN)
    return Math.min(...distances)
  })
}

/** The same numbers in every run. */
function gaussian(): () => number {
  let state = 42
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state + 0.5) / 2 ** 32
  }
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
}

function noisy(pose: CameraPose, random: () => number): CameraPose {
  const east = (random() * ACCURACY.position) / Math.SQRT2
  const north = (random() * ACCURACY.position) / Math.SQRT2
  const { lat2: lat = pose.lat, lon2: long = pose.long } = Geodesic.WGS84.Direct(
    pose.lat,
    pose.long,
    (Math.atan2(east, north) * 180) / Math.PI,
    Math.hypot(east, north),
  )
  return {
    ...pose,
    lat,
    long,
    height: pose.height + random() * ACCURACY.height,
    yaw: pose.yaw + random() * ACCURACY.yaw,
    pitch: pose.pitch + random() * ACCURACY.pitch,
  }
}

async function run(): Promise<Row[]> {
  const random = gaussian()
  const exact = moments.flatMap((moment) => errorsOf(moment, (pose) => pose))
  const estimated = moments.flatMap((moment) =>
    Array.from({ length: ROUNDS }, () => errorsOf(moment, (pose) => noisy(pose, random))).flat(),
  )
  const [first] = moments
  const beach = first && { ...hillGrid(first.pose.lat, first.pose.long), heights: new Float32Array(GRID_CELLS ** 2) }
  beach?.heights.fill(LEVEL)
  const onLevelModel = moments.flatMap((moment) => errorsOf(moment, (pose) => pose, beach))
  const exactHills = hillErrors((pose) => pose)
  const noisyHills = hillErrors((pose) => noisy(pose, random))
  const pose = first && { ...first.pose, focalLength: first.pose.focalLength * BY_DIAGONAL }
  const stated = (pose && estimateFootprint(pose, ACCURACY, WIDTH, HEIGHT)?.uncertainty) ?? NaN
  const figure = (errors: number[]) =>
    `p50 ${percentile(errors, 0.5).toFixed(2)} m, p95 ${percentile(errors, 0.95).toFixed(2)} m`
  return Promise.resolve([
    { what: `${moments.length} footprints, exact pose`, figure: figure(exact) },
    { what: 'the same with a model of the level ground', figure: figure(onLevelModel) },
    { what: 'pose as exact as that of drones without RTK', figure: figure(estimated) },
    { what: 'stated uncertainty (one standard deviation)', figure: `${stated.toFixed(2)} m` },
    { what: `${HILL_PHOTOS} photos over hills, exact pose, flat ground`, figure: figure(exactHills.flat) },
    { what: 'the same with the model of the hills', figure: figure(exactHills.ground) },
    { what: 'over hills, pose of drones without RTK, flat ground', figure: figure(noisyHills.flat) },
    { what: 'the same with the model of the hills', figure: figure(noisyHills.ground) },
  ])
}

export const footprintError: Bench = { title: 'Estimated ground areas of photos against the true ones', run }
