/**
 * The ground around a camera, in metres above the take-off point of its flight. The height of a drone is measured from there too,
 * so that the vertical datum of the model does not matter.
 */
import { cellAt, heightInGrid, heightRange, type GroundGrid } from './groundGrid'
import { metresPerDegree } from './localFrame'

export interface Relief {
  /** Metres above the take-off point, at an offset from the camera; 0 where the ground is unknown. */
  heightAt(east: number, north: number): number
  /** Side of a cell in metres. */
  cell: number
  lowest: number
  highest: number
}

/** The ground of a flight; flat without one. */
export interface ViewGround {
  grid: GroundGrid
  /** Height of the take-off point in the datum of the grid. */
  takeOff: number
}

/** Limits the time of a ray. */
const MAX_STEPS = 4096
/** Halvings of the last step, to less than a centimetre. */
const HALVINGS = 12
/** Metres by which the ground may stand in the way: models are noisy. */
const TOLERANCE = 1
/** Further share of a cell, because edges between two cells are slopes in the grid. */
const CELL_TOLERANCE = 0.5

/** Distance at which the spacing of rows is measured. */
const NEAR_DEGREES = 0.001

const ranges = new WeakMap<Float32Array, ReturnType<typeof heightRange>>()

/**
 * @param takeOff height of the take-off point in the datum of the grid
 * @returns undefined for a grid without heights
 */
export function reliefAround(
  grid: GroundGrid,
  takeOff: number,
  { lat, long }: { lat: number; long: number },
): Relief | undefined {
  const range = rangeOf(grid)
  if (!range) return undefined
  const [eastMetres, northMetres] = metresPerDegree(lat)
  const [column, row] = cellAt(grid, lat, long)
  // Within the reach of a camera, rows are as far apart as at the camera.
  const [, rowNorth] = cellAt(grid, lat + NEAR_DEGREES, long)
  const columnsPerMetre = grid.columns / (grid.east - grid.west) / eastMetres
  const rowsPerMetre = (row - rowNorth) / NEAR_DEGREES / northMetres
  return {
    heightAt(east, north) {
      const height = heightInGrid(grid, column + east * columnsPerMetre, row - north * rowsPerMetre)
      return height === height ? height - takeOff : 0
    },
    cell: Math.min(1 / columnsPerMetre, 1 / rowsPerMetre),
    lowest: lowestGround(grid, takeOff),
    highest: Math.max(0, range.highest - takeOff),
  }
}

/** Metres above the take-off point of the lowest ground; 0 or less, because unknown ground counts as 0. */
export function lowestGround(grid: GroundGrid, takeOff: number): number {
  const range = rangeOf(grid)
  return range ? Math.min(0, range.lowest - takeOff) : 0
}

function rangeOf(grid: GroundGrid): ReturnType<typeof heightRange> {
  if (!ranges.has(grid.heights)) ranges.set(grid.heights, heightRange(grid))
  return ranges.get(grid.heights)
}

/** Whether a camera at this height is above the ground below it. If not, its height or that of the model is wrong. */
export const isAboveGround = (relief: Relief, height: number): boolean => relief.heightAt(0, 0) < height

/** Undefined for flat ground, also where the model says that the camera is below the ground. */
export function reliefBelow(
  ground: ViewGround | undefined,
  view: { lat: number; long: number; height: number },
): Relief | undefined {
  const relief = ground && reliefAround(ground.grid, ground.takeOff, view)
  return relief && isAboveGround(relief, view.height) ? relief : undefined
}

/**
 * Metres that a ray descends until it meets the ground for the first time.
 * @param height of the camera above the take-off point
 * @param slope metres east and north for each metre of descent
 */
export function meetsGround(
  relief: Relief,
  height: number,
  [east, north]: readonly [east: number, north: number],
): number {
  const above = (descent: number) => height - descent - relief.heightAt(east * descent, north * descent)
  const end = height - relief.lowest
  let before = Math.max(0, height - relief.highest)
  const run = Math.hypot(east, north)
  const step = Math.max(relief.cell / Math.max(run, 1e-9), (end - before) / MAX_STEPS)
  while (before < end) {
    const after = Math.min(end, before + step)
    if (above(after) <= 0) return halved(above, before, after)
    before = after
  }
  return end
}

function halved(above: (descent: number) => number, from: number, to: number): number {
  let before = from
  let after = to
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (before + after) / 2
    if (above(middle) > 0) before = middle
    else after = middle
  }
  return (before + after) / 2
}

/**
 * Whether nothing stands between a camera and a point of the ground.
 * @param height of the camera above the take-off point
 */
export function seesGround(
  relief: Relief,
  height: number,
  [east, north]: readonly [east: number, north: number],
): boolean {
  const ground = relief.heightAt(east, north)
  const distance = Math.hypot(east, north)
  const tolerance = TOLERANCE + CELL_TOLERANCE * relief.cell
  const steps = Math.min(MAX_STEPS, Math.ceil(distance / relief.cell))
  // Above the highest ground nothing stands in the way.
  const first = height > relief.highest ? Math.floor((steps * (height - relief.highest)) / (height - ground)) : 1
  for (let step = Math.max(1, first); step < steps; step++) {
    const share = step / steps
    const ray = height + share * (ground - height)
    if (relief.heightAt(east * share, north * share) > ray + tolerance) return false
  }
  return true
}
