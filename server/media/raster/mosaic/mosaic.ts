/**
 * A quick mosaic: photos drawn onto the ground by their estimated corners, or by a mesh where the ground is hilly, without matching
 * them with each other. Memory is flat: one photo at a time, and the pixels of the mosaic in a scratch file.
 */
import { permissionOptions } from '../../../platform/core/confinement'
import { scriptFile } from '../../../platform/core/folders'
import { lineReader } from '../../../platform/core/lineReader'
import { runSandboxed } from '../../../platform/core/sandboxedProcess'
import { groundScale, mercatorX, mercatorY, type Bounds, type LatLong } from '../mercator'
import type { Point } from '../import/surfaceFit'
import type { PlacedPhoto } from './drawPhoto'
import type { GroundQuad } from './groundMapping'
import { scratchOf } from './tileStore'

/** Corners are in pixels of the mosaic, from its upper left corner. */
export interface MosaicRequest {
  /** `width`: pixels across the decoded picture, enough for the mosaic. */
  photos: (PlacedPhoto & { path: string; width: number })[]
  /** Distance, in pixels, of the farthest corner from the middle of its photo. */
  radius: number
  width: number
  height: number
  /** Web Mercator. */
  bounds: Bounds
  /** Side of a pixel in Web Mercator metres. */
  pixel: number
  output: string
}

export interface GroundPhoto {
  /** Upper left, upper right, lower right, lower left. */
  corners: LatLong[]
  /** On hilly ground: where the points of a square mesh of the picture are, row by row. */
  mesh?: LatLong[] | undefined
  /** Pixels across the picture. */
  width: number
}

export interface MosaicPlan extends Omit<MosaicRequest, 'photos' | 'output'> {
  photos: (PlacedPhoto & { width: number })[]
  /** Side of a pixel on the ground, in metres. */
  gsd: number
}

/** A quick look needs half the resolution of the photos. */
const COARSER = 2
const MAX_PIXELS = 40_000_000
const WORLD_DEGREES = 360
const TIMEOUT_MS = 20 * 60_000
const MEMORY_MEGABYTES = 1024
const HEAP_MEGABYTES = 256
const SCRIPT = 'media/raster/mosaic/mosaicWorker.cjs'

/** Where each photo lies in a mosaic of all of them. At least one photo. */
export function planMosaic(photos: readonly GroundPhoto[]): MosaicPlan {
  const first = photos[0]?.corners[0]?.long ?? 0
  const inMercator = ({ lat, long }: LatLong) => [mercatorX(near(long, first)), mercatorY(lat)] as const
  const onGround = photos.map(({ corners, mesh, width }) => ({
    points: corners.map(inMercator),
    mesh: mesh?.map(inMercator),
    width,
  }))
  const positions = onGround.flatMap(({ points, mesh = [] }) => [...points, ...mesh])
  const [west, east] = extremes(positions.map(([x]) => x))
  const [south, north] = extremes(positions.map(([, y]) => y))
  const finest = medianOf(onGround.map(({ points, width }) => sideOf(points) / width))
  const pixel = Math.max(finest * COARSER, Math.sqrt(((east - west) * (north - south)) / MAX_PIXELS))
  const inPixels = ([x, y]: readonly [number, number]): Point => [(x - west) / pixel, (north - y) / pixel]
  const placed = onGround.map(({ points, mesh, width }) => ({
    corners: points.map(inPixels) as GroundQuad,
    ...(mesh && { mesh: mesh.map(inPixels) }),
    width: Math.min(width, Math.max(1, Math.ceil(sideOf(points) / pixel))),
  }))
  return {
    photos: placed,
    radius: Math.max(...placed.map(({ corners }) => radiusOf(corners))),
    width: Math.ceil((east - west) / pixel),
    height: Math.ceil((north - south) / pixel),
    bounds: [west, south, east, north],
    pixel,
    gsd: pixel * groundScale((south + north) / 2).east,
  }
}

/** @returns how many photos could not be decoded. @throws ProcessFailure */
export async function makeMosaic(
  request: MosaicRequest,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (fraction: number) => void },
): Promise<number> {
  const output = await runSandboxed({
    program: process.execPath,
    // Photos are read by native code.
    args: [
      ...permissionOptions(SCRIPT, {
        reads: [],
        writes: [request.output, scratchOf(request.output)],
        needsAddons: true,
      }),
      `--max-old-space-size=${HEAP_MEGABYTES}`,
      scriptFile(SCRIPT),
    ],
    env: { PATH: process.env.PATH ?? '' },
    stdin: JSON.stringify(request),
    onOutput: lineReader((line) => {
      const fraction = Number(line)
      if (Number.isFinite(fraction)) onProgress(fraction)
    }),
    signal,
    timeoutMs: TIMEOUT_MS,
    memoryMegabytes: MEMORY_MEGABYTES,
  })
  return (JSON.parse(output.trim().split('\n').at(-1) ?? '[]') as number[]).length
}

/** The same longitude on the side of another one, so that a mosaic may cross the antimeridian. */
const near = (long: number, other: number): number => long - WORLD_DEGREES * Math.round((long - other) / WORLD_DEGREES)

const sideOf = ([a, b]: readonly (readonly [number, number])[]): number => Math.hypot(b![0] - a![0], b![1] - a![1])

function radiusOf(corners: GroundQuad): number {
  const [x, y] = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + corner[axis]!, 0) / corners.length)
  return Math.max(...corners.map((corner) => Math.hypot(corner[0] - x!, corner[1] - y!)))
}

const extremes = (values: number[]): [number, number] =>
  values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  )

const medianOf = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1
