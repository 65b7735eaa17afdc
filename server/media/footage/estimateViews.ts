// The views of a recording, one for each second, from the telemetry of its flight.
import { localFrame } from '../../../geometry/localFrame'
import { uncertaintyOf, type PoseAccuracy } from '../../../geometry/footprint'
import { reliefBelow, type ViewGround } from '../../../geometry/relief'
import { USUAL_LENS, videoFocalLength, type VideoLens } from '../../../geometry/lens'
import { usualAccuracy, usualPoseAccuracy } from '../photos/photoFootprint'
import { groundOf, normal, type Picture, type View } from './view'

/** A sample of telemetry: milliseconds since 1970, metres, degrees, millimetres. */
export interface PoseSample {
  at: number
  lat: number
  long: number
  /** Above the take-off point. */
  height: number | null
  heading: number | null
  gimbalYaw: number | null
  gimbalPitch: number | null
  /** In terms of 35 mm film. */
  focalLength: number | null
}

export interface Filmed {
  /** Milliseconds since 1970. */
  from: number
  until: number
  picture: Picture
  /** Undefined for an unknown camera. */
  lens?: VideoLens | undefined
  /** Flat without it. */
  ground?: FilmedGround | undefined
}

export interface FilmedGround extends ViewGround {
  /** Whether the take-off point is known. */
  isKnown: boolean
}

const STEP_MS = 1000
/** Between samples further apart, the drone may have been elsewhere. */
const MAX_GAP_MS = 3000
/** Below, the drone takes off or lands. */
const MIN_HEIGHT = 2
/** The course is taken from positions this far apart, in metres, so that the noise of a receiver does not turn it. */
const COURSE_METRES = 3
const ASSUMED_FOCAL_LENGTH_ERROR = 4
/** Without an angle of the gimbal, the ground below the drone is the best guess. */
const STRAIGHT_DOWN = -90
const ASSUMED_PITCH_ERROR = 30
/** The camera usually looks ahead. */
const HEADING_ERROR = 10
const COURSE_ERROR = 30
const UNKNOWN_YAW_ERROR = 90

/** @param samples in the order of time. Seconds without position or height are left out, as are views of the sky. */
export function* estimateViews(
  samples: readonly PoseSample[],
  { from, until, picture, lens = USUAL_LENS, ground }: Filmed,
): Generator<View> {
  const courses = coursesOf(samples)
  let next = 0
  for (let at = from; at <= until; at += STEP_MS) {
    while (next < samples.length && samples[next]!.at < at) next++
    const sample = sampleAt(samples, next, at)
    const view =
      sample && viewOf(sample, courses[Math.min(next, samples.length - 1)] ?? null, { picture, lens, ground })
    if (view) yield view
  }
}

/** @param next index of the first sample that is not before `at` */
function sampleAt(samples: readonly PoseSample[], next: number, at: number): PoseSample | undefined {
  const before = samples[next - 1]
  const after = samples[next]
  if (after?.at === at) return after
  if (before && after && after.at - before.at <= MAX_GAP_MS) return between(before, after, at)
  const near = [before, after].find((sample) => sample && Math.abs(sample.at - at) <= STEP_MS / 2)
  return near && { ...near, at }
}

function between(a: PoseSample, b: PoseSample, at: number): PoseSample {
  const share = (at - a.at) / (b.at - a.at)
  const mix = (from: number | null, to: number | null) =>
    from === null || to === null ? (from ?? to) : from + share * (to - from)
  const turn = (from: number | null, to: number | null) =>
    from === null || to === null ? (from ?? to) : normal(from + share * normal(to - from))
  return {
    at,
    lat: a.lat + share * (b.lat - a.lat),
    long: normal(a.long + share * normal(b.long - a.long)),
    height: mix(a.height, b.height),
    heading: turn(a.heading, b.heading),
    gimbalYaw: turn(a.gimbalYaw, b.gimbalYaw),
    gimbalPitch: mix(a.gimbalPitch, b.gimbalPitch),
    focalLength: mix(a.focalLength, b.focalLength),
  }
}

interface Camera {
  picture: Picture
  lens: VideoLens
  ground: FilmedGround | undefined
}

function viewOf(sample: PoseSample, course: number | null, { picture, lens, ground }: Camera): View | undefined {
  const { at, lat, long, height, gimbalYaw, gimbalPitch } = sample
  if (height === null || height < MIN_HEIGHT) return undefined
  const yaw = gimbalYaw ?? sample.heading ?? course ?? 0
  const filmLength = sample.focalLength ?? lens.focalLength
  const toDiagonal = videoFocalLength(1, lens.aspect, picture)
  const pose = { lat, long, height, yaw, pitch: gimbalPitch ?? STRAIGHT_DOWN, focalLength: filmLength * toDiagonal }
  const relief = reliefBelow(ground, pose)
  const usual = usualPoseAccuracy(height, null, relief && ground)
  const accuracy: PoseAccuracy = {
    position: usualAccuracy('gps'),
    height: usual.height,
    yaw: gimbalYaw !== null ? usual.yaw : yawError(sample.heading, course),
    pitch: gimbalPitch !== null ? usual.pitch : ASSUMED_PITCH_ERROR,
    focalLength: sample.focalLength !== null ? 0 : ASSUMED_FOCAL_LENGTH_ERROR * toDiagonal,
  }
  if (!groundOf(pose, picture)) return undefined
  const uncertainty = uncertaintyOf(pose, accuracy, (each) => groundOf(each, picture, relief))
  const isAssumed = gimbalYaw === null || gimbalPitch === null || sample.focalLength === null
  return { ...pose, at, uncertainty, isAssumed }
}

function yawError(heading: number | null, course: number | null): number {
  if (heading !== null) return HEADING_ERROR
  return course !== null ? COURSE_ERROR : UNKNOWN_YAW_ERROR
}

/** Direction of the movement at each sample, degrees clockwise from north; before the first movement, that of the first one. */
function coursesOf(samples: readonly PoseSample[]): (number | null)[] {
  let last = samples[0]
  let course: number | null = null
  const courses = samples.map((sample) => {
    if (!last) return null
    const [east, north] = localFrame(last.lat, last.long).toMetres(sample.lat, sample.long)
    if (Math.hypot(east, north) >= COURSE_METRES) {
      course = (Math.atan2(east, north) * 180) / Math.PI
      last = sample
    }
    return course
  })
  const first = courses.find((each) => each !== null) ?? null
  return courses.map((each) => each ?? first)
}
