/**
 * Where a photo of a drone probably lies on the ground.
 *
 * The camera is a pinhole above the ground: flat ground at the height of the take-off point, or that of a surface model
 * (`Relief`). The angle of view comes from the focal length in 35 mm terms, which CIPA DCG-001
 * defines by the diagonal of the picture: tan(half the diagonal angle) = 21.633 mm / focal length. A corner of the picture
 * is where its ray meets the ground. Angles and heights are those of DJI's XMP: yaw clockwise from north, pitch -90 straight down.
 */
import { Geodesic } from 'geographiclib-geodesic'
import { meetsGround, reliefBelow, type Relief, type ViewGround } from './relief'

export interface LatLong {
  lat: number
  long: number
}

/** Upper left, upper right, lower right and lower left corner on the ground. */
export type GroundCorners = [LatLong, LatLong, LatLong, LatLong]

export interface CameraPose extends LatLong {
  /** Metres above the take-off point, which is the ground where that is flat. */
  height: number
  /** Degrees clockwise from north. */
  yaw: number
  /** Degrees, -90 straight down. */
  pitch: number
  /** Focal length in terms of 35 mm film. */
  focalLength: number
}

/** Standard deviations of a pose: metres and degrees. */
export interface PoseAccuracy {
  position: number
  height: number
  yaw: number
  pitch: number
  /** Millimetres in terms of 35 mm film; 0 by default. */
  focalLength?: number
}

export interface Footprint {
  corners: GroundCorners
  /** Metres by which a corner may be off, as one standard deviation. */
  uncertainty: number
}

/** Metres from the point below the camera. */
export type Offset = [east: number, north: number]

/** In the order of GroundCorners. */
export type GroundOffsets = [Offset, Offset, Offset, Offset]

/** Half the diagonal of 35 mm film, in millimetres. */
const HALF_FILM_DIAGONAL = 21.633
/** Rays flatter than this, as the sine, meet the ground too far away to be useful. */
const FLATTEST = 0.2
/** Of an outline on hilly ground. */
const POINTS_PER_SIDE = 12
/** Halvings until the row is found to a thousandth of the height of the picture. */
const ROW_STEPS = 10

/** Undefined for a picture with the horizon, which has no end on the ground. @param relief flat ground without it */
export function groundCorners(
  pose: CameraPose,
  width: number,
  height: number,
  relief?: Relief,
): GroundCorners | undefined {
  const offsets = cornerOffsets(pose, width, height, relief)
  return offsets && (offsets.map((offset) => displaced(pose, offset)) as GroundCorners)
}

/**
 * The closed edge of what a picture shows of the ground: its corners, and on hilly ground points between them.
 * @param ground flat without it
 * @returns undefined for a picture with the horizon
 */
export function groundOutline(
  pose: CameraPose,
  picture: { width: number; height: number },
  ground?: ViewGround,
): LatLong[] | undefined {
  const relief = reliefBelow(ground, pose)
  const corners = groundCorners(pose, picture.width, picture.height, relief)
  if (!corners) return undefined
  const edge = relief
    ? visibleOutline(pose, picture, relief, POINTS_PER_SIDE).map((offset) => displaced(pose, offset))
    : corners
  return [...edge, edge[0]!]
}

/**
 * Where the points of a regular mesh of a picture meet the ground, row by row from the upper left corner.
 * @param cells on a side; a row has one more point
 * @returns undefined for a picture with the horizon
 */
export function groundMesh(
  pose: CameraPose,
  picture: { width: number; height: number },
  relief: Relief,
  cells: number,
): LatLong[] | undefined {
  const [right, up] = halfSides(pose.focalLength, picture.width, picture.height)
  const points: LatLong[] = []
  for (let row = 0; row <= cells; row++) {
    for (let column = 0; column <= cells; column++) {
      const offset = rayOffset(pose, ((2 * column) / cells - 1) * right, (1 - (2 * row) / cells) * up, relief)
      if (!offset) return undefined
      points.push(displaced(pose, offset))
    }
  }
  return points
}

/** Corners with the error that the accuracy of the pose causes. Undefined for a picture with the horizon. */
export function estimateFootprint(
  pose: CameraPose,
  accuracy: PoseAccuracy,
  width: number,
  height: number,
  relief?: Relief,
): Footprint | undefined {
  const corners = groundCorners(pose, width, height, relief)
  if (!corners) return undefined
  const uncertainty = uncertaintyOf(pose, accuracy, (each) => cornerOffsets(each, width, height, relief))
  return { corners, uncertainty }
}

/** As the corners of a footprint, of the part of the picture that is not too close to the horizon; undefined without such a part. */
export function visibleGround(
  pose: CameraPose,
  width: number,
  height: number,
  relief?: Relief,
): GroundOffsets | undefined {
  const [right, up] = halfSides(pose.focalLength, width, height)
  const top = highestRow(pose.pitch, right, up)
  return top === undefined ? undefined : cornersBetween(pose, right, top, -up, relief)
}

/** Metres, for each metre above flat ground, within which `visibleGround` lies around the point below the camera; rather more. */
export function reachPerMetre({ pitch, focalLength }: Pick<CameraPose, 'pitch' | 'focalLength'>): number {
  const fromNadir = Math.abs(((pitch + 90) * Math.PI) / 180) + Math.atan(HALF_FILM_DIAGONAL / focalLength)
  return Math.tan(Math.min(fromNadir, Math.acos(FLATTEST)))
}

/**
 * The edge of `visibleGround` with more points than its corners: on hilly ground it is not straight.
 * @param perSide points on each side, the corner where it starts among them
 */
export function visibleOutline(
  pose: CameraPose,
  { width, height }: { width: number; height: number },
  relief: Relief,
  perSide: number,
): Offset[] {
  const [right, up] = halfSides(pose.focalLength, width, height)
  const top = highestRow(pose.pitch, right, up)
  if (top === undefined) return []
  const ends = pictureCorners(right, top, -up)
  return ends.flatMap(([fromX, fromY], at) => {
    const [toX, toY] = ends[(at + 1) % ends.length]!
    const points: Offset[] = []
    for (let point = 0; point < perSide; point++) {
      const share = point / perSide
      const offset = rayOffset(pose, fromX + share * (toX - fromX), fromY + share * (toY - fromY), relief)
      if (offset) points.push(offset)
    }
    return points
  })
}

/** Metres by which the corners of `offsetsOf` may be off, as one standard deviation. */
export function uncertaintyOf(
  pose: CameraPose,
  accuracy: PoseAccuracy,
  offsetsOf: (pose: CameraPose) => GroundOffsets | undefined,
): number {
  const corners = offsetsOf(pose)
  const errors = (['height', 'yaw', 'pitch', 'focalLength'] as const).map((part) => {
    const { [part]: error = 0 } = accuracy
    if (error === 0) return 0
    const changed = (by: number) => offsetsOf({ ...pose, [part]: pose[part] + by })
    // At the edge of the horizon only the other direction has a footprint.
    return largestMove(corners, changed(error) ?? changed(-error))
  })
  return Math.hypot(accuracy.position, ...errors)
}

/** Width and height, in metres, of the ground that a camera sees when it looks straight down from a height. */
export function groundSize(height: number, focalLength: number, picture: { width: number; height: number }) {
  const diagonal = (2 * HALF_FILM_DIAGONAL * height) / focalLength
  const metresPerPixel = diagonal / Math.hypot(picture.width, picture.height)
  return { width: picture.width * metresPerPixel, height: picture.height * metresPerPixel, metresPerPixel }
}

function largestMove(from: Offset[] | undefined, to: Offset[] | undefined): number {
  const moves = (from ?? []).map(([east, north], at) => {
    const [otherEast, otherNorth] = to?.[at] ?? [east, north]
    return Math.hypot(otherEast - east, otherNorth - north)
  })
  return Math.max(0, ...moves)
}

/** Undefined if a corner is too close to the horizon or above it. */
function cornerOffsets(pose: CameraPose, width: number, height: number, relief?: Relief): GroundOffsets | undefined {
  const [right, up] = halfSides(pose.focalLength, width, height)
  return cornersBetween(pose, right, up, -up, relief)
}

/** Half the width and height of the picture at a distance of 1. */
function halfSides(focalLength: number, width: number, height: number): [right: number, up: number] {
  const diagonal = HALF_FILM_DIAGONAL / focalLength
  return [(diagonal * width) / Math.hypot(width, height), (diagonal * height) / Math.hypot(width, height)]
}

/** In the order of GroundCorners. */
const pictureCorners = (right: number, top: number, bottom: number): [x: number, y: number][] => [
  [-right, top],
  [right, top],
  [right, bottom],
  [-right, bottom],
]

function cornersBetween(
  pose: CameraPose,
  right: number,
  top: number,
  bottom: number,
  relief?: Relief,
): GroundOffsets | undefined {
  const met: Offset[] = []
  for (const [x, y] of pictureCorners(right, top, bottom)) {
    const offset = rayOffset(pose, x, y, relief)
    if (!offset) return undefined
    met.push(offset)
  }
  return met as GroundOffsets
}

/** Where the ray of a position in the picture meets the ground. */
function rayOffset(pose: CameraPose, x: number, y: number, relief?: Relief): Offset | undefined {
  const slope = groundAt(pose.yaw, pose.pitch, x, y)
  if (!slope) return undefined
  const descent = relief ? meetsGround(relief, pose.height, slope) : pose.height
  return [slope[0] * descent, slope[1] * descent]
}

/** The highest row of the picture whose ends still meet the ground, found by halving. */
function highestRow(pitch: number, right: number, up: number): number | undefined {
  const meets = (y: number) => groundAt(0, pitch, right, y) !== undefined
  if (meets(up)) return up
  if (!meets(-up)) return undefined
  let below = -up
  let above = up
  for (let step = 0; step < ROW_STEPS; step++) {
    const middle = (below + above) / 2
    if (meets(middle)) below = middle
    else above = middle
  }
  // A single row has no extent.
  return below > -up ? below : undefined
}

function displaced({ lat, long }: LatLong, [east, north]: Offset): LatLong {
  const azimuth = (Math.atan2(east, north) * 180) / Math.PI
  const { lat2 = lat, lon2 = long } = Geodesic.WGS84.Direct(lat, long, azimuth, Math.hypot(east, north))
  return { lat: lat2, long: lon2 }
}

/** Where the ray of a position in the picture meets the ground, from a height of 1; undefined at and above the horizon. */
function groundAt(yaw: number, pitch: number, x: number, y: number): Offset | undefined {
  const heading = (yaw * Math.PI) / 180
  const tilt = (pitch * Math.PI) / 180
  const ahead = Math.cos(tilt) - y * Math.sin(tilt)
  const down = -Math.sin(tilt) - y * Math.cos(tilt)
  if (down / Math.hypot(ahead, down, x) < FLATTEST) return undefined
  const forward = ahead / down
  const sideways = x / down
  return [
    forward * Math.sin(heading) + sideways * Math.cos(heading),
    forward * Math.cos(heading) - sideways * Math.sin(heading),
  ]
}
