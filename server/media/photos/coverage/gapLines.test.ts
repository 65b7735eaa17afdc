import { cellAreas } from './cellAreas'
import { cellsInside, countCoverage, type Grid } from './coverageGrid'
import { gapLines, MAX_LINES, type GapLines, type LineSpacing } from './gapLines'
import type { Metres } from '../../../../geometry/localFrame'

const GRID: Grid = { west: 0, south: 0, cell: 2, columns: 200, rows: 150 }
const SPACING: LineSpacing = { across: 60, along: 34, lines: 21, photos: 8.5 }

const box = (west: number, south: number, east: number, north: number): Metres[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]
const gapsOf = (...rings: Metres[][]) => {
  const inside = rings.map((ring) => cellsInside(GRID, [ring]))
  return cellAreas(GRID, (cell) => inside.some((cells) => cells[cell] === 1))
}

function linesOver(gaps: ReturnType<typeof gapsOf>): GapLines {
  const planned = gapLines(GRID, gaps, SPACING)
  if (planned === 'tooMany') throw new Error('Too many lines')
  return planned
}

/** Share of the gap cells that photos along the lines see at least this often. */
function seenShare(lines: [Metres, Metres][], gaps: ReturnType<typeof gapsOf>, times: number): number {
  const counter = countCoverage(GRID)
  for (const [[x0, y0], [x1, y1]] of lines) {
    const length = Math.hypot(x1 - x0, y1 - y0)
    const ux = (x1 - x0) / length
    const uy = (y1 - y0) / length
    for (let at = 0; at <= length; at += SPACING.photos) {
      const x = x0 + ux * at
      const y = y0 + uy * at
      const corner = (along: number, across: number): Metres => [
        x + (ux * along * SPACING.along - uy * across * SPACING.across) / 2,
        y + (uy * along * SPACING.along + ux * across * SPACING.across) / 2,
      ]
      counter.add([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)])
    }
  }
  const counts = counter.counts()
  const cells = gaps.flatMap((gap) => gap.cells)
  return cells.filter((cell) => counts[cell]! >= times).length / cells.length
}

test('photos along the lines see every gap at least three times', () => {
  const gaps = gapsOf(box(20, 20, 180, 90), box(250, 180, 290, 290), [
    [300, 10],
    [390, 20],
    [350, 120],
  ])
  const { lines, ignored } = linesOver(gaps)
  expect(ignored).toBe(0)
  expect(seenShare(lines, gaps, 3)).toBe(1)
})

test('lines follow the longer side of a gap, flown back and forth', () => {
  const { lines } = linesOver(gapsOf(box(20, 20, 380, 110)))
  expect(lines).toHaveLength(3)
  const eastward = lines.map(([[from], [to]]) => to > from)
  expect(eastward).toEqual([eastward[0], !eastward[0], eastward[0]])
  for (const [[, from], [, to]] of lines) expect(to).toBeCloseTo(from, 6)
})

test('gaps that are far apart have separate lines', () => {
  const far = linesOver(gapsOf(box(0, 0, 20, 20), box(360, 0, 380, 20)))
  expect(far.lines).toHaveLength(2)
  const length = far.lines.reduce((sum, [[x0, y0], [x1, y1]]) => sum + Math.hypot(x1 - x0, y1 - y0), 0)
  expect(length).toBeLessThan(100)
})

test('ignores and counts gaps within the uncertainty of the photos', () => {
  const { lines, ignored } = linesOver(gapsOf(box(10, 10, 12, 12)))
  expect({ lines, ignored }).toEqual({ lines: [], ignored: 1 })
})

test('returns tooMany for more gaps than a plan can have lines', () => {
  // Every other cell of every other row.
  const isGap = (cell: number) => cell % 2 === 0 && Math.floor(cell / GRID.columns) % 2 === 0
  const gaps = cellAreas(GRID, isGap)
  expect(gaps.length).toBeGreaterThan(MAX_LINES)
  expect(gapLines(GRID, gaps, { across: 1, along: 1, lines: 0.5, photos: 0.5 })).toBe('tooMany')
})
