// How far the corners of estimated footprints are from the true ones, on a flight whose footprints are known: with the exact
// pose, and with poses that are off as those of drones are.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Geodesic } from 'geographiclib-geodesic'
import { estimateFootprint, type CameraPose } from '../../geometry/footprint'
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
/**
 * The flight defines its focal length by the width of 35 mm film, cameras by the diagonal (CIPA DCG-001).
 * 21.633 and 18 mm are half of each.
 */
const BY_DIAGONAL = (21.633 / 18) * (WIDTH / Math.hypot(WIDTH, HEIGHT))

const moments = JSON.parse(readFileSync(path.join(__dirname, 'fixtures/brighton_flyover.json'), 'utf8')) as Moment[]

function errorsOf({ pose, corners }: Moment, change: (pose: CameraPose) => CameraPose): number[] {
  const focalLength = pose.focalLength * BY_DIAGONAL
  const found = estimateFootprint(change({ ...pose, focalLength }), ACCURACY, WIDTH, HEIGHT)
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
  const pose = first && { ...first.pose, focalLength: first.pose.focalLength * BY_DIAGONAL }
  const stated = (pose && estimateFootprint(pose, ACCURACY, WIDTH, HEIGHT)?.uncertainty) ?? NaN
  const figure = (errors: number[]) =>
    `p50 ${percentile(errors, 0.5).toFixed(2)} m, p95 ${percentile(errors, 0.95).toFixed(2)} m`
  return Promise.resolve([
    { what: `${moments.length} footprints, exact pose`, figure: figure(exact) },
    { what: 'pose as exact as that of drones without RTK', figure: figure(estimated) },
    { what: 'stated uncertainty (one standard deviation)', figure: `${stated.toFixed(2)} m` },
  ])
}

export const footprintError: Bench = { title: 'Estimated ground areas of photos against the true ones', run }
