// Ground that a hill hides from a photo is not covered by it.
import type { GroundGrid } from '../../../../geometry/groundGrid'
import { localFrame } from '../../../../geometry/localFrame'
import { worldY } from '../../../../geometry/worldY'
import { computeCoverage, type CoverageRequest } from './coverage'

const FRAME = localFrame(47, 8)
const CELLS = 400
const HALF = 200

/** A ridge of 60 m, 100 m north of the camera. */
function ridge(): GroundGrid {
  const upper = FRAME.toDegrees([HALF, HALF])
  const lower = FRAME.toDegrees([-HALF, -HALF])
  const heights = Float32Array.from({ length: CELLS ** 2 }, (_, cell) => {
    const north = HALF - (Math.floor(cell / CELLS) + 0.5)
    return 500 + Math.max(0, 60 - 2 * Math.abs(north - 100))
  })
  const edges = { west: lower.long, east: upper.long, top: worldY(upper.lat), bottom: worldY(lower.lat) }
  return { columns: CELLS, rows: CELLS, ...edges, heights }
}

/** The area of one photo: 40 m wide, from 40 m to 180 m north of the camera. */
const corners = [
  [-20, 180],
  [20, 180],
  [20, 40],
  [-20, 40],
].flatMap(([east = 0, north = 0]) => {
  const { lat, long } = FRAME.toDegrees([east, north])
  return [lat, long]
})

const covered = (rest: Partial<CoverageRequest>): number => {
  const found = computeCoverage({ pages: [Float64Array.from(corners)], area: undefined, gapBelow: 1, ...rest })
  if (!found || found === 'tooFar') throw new Error('The photo has an area')
  return found.covered / found.squareMetres
}

test('what the ridge hides is a gap', () => {
  const camera = { lat: 47, long: 8, height: 80, takeOff: 500, grid: 0 }
  const grids = [ridge()]
  expect(covered({})).toBe(1)
  // The camera sees as far as the top of the ridge, 60 m of 140 m.
  expect(covered({ grids, cameras: [[camera]] })).toBeCloseTo(60 / 140, 1)
  expect(covered({ grids, cameras: [[undefined]] })).toBe(1)
  // From high above, nothing is hidden; below the ground, the height is wrong.
  expect(covered({ grids, cameras: [[{ ...camera, height: 2000 }]] })).toBe(1)
  expect(covered({ grids, cameras: [[{ ...camera, height: -5 }]] })).toBe(1)
})
