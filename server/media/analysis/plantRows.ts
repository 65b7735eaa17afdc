export interface Rows {
  /** Direction of the rows in degrees clockwise from east, in the grid: 0 to 180. */
  angle: number
  count: number
  /** Median distance of neighbouring rows, and of neighbouring plants of a row, in pixels. */
  rowDistance: number
  plantDistance: number
  /** Estimated number of plants that are missing within the rows. */
  missing: number
}

type Position = readonly [x: number, y: number]

const LEAST_PLANTS = 12
const ANGLE_STEP = 0.5
/** Share of the plants' spacing within which the plants of a row stand. */
const ROW_WIDTH = 0.3
/** A row has at least this many plants on average. */
const LEAST_PER_ROW = 4
/** Share of the gaps across the rows that must be clear for rows to be reported. */
const LEAST_CLARITY = 1.6

/** @returns undefined when the positions do not lie in parallel rows */
export function findRows(positions: readonly Position[]): Rows | undefined {
  if (positions.length < LEAST_PLANTS) return undefined
  const fromWest = positions.toSorted((a, b) => a[0] - b[0])
  const spacing = median(fromWest.map((_position, at) => nearest(fromWest, at)))
  let best: { angle: number; rows: Position[][]; clarity: number } | undefined
  for (let angle = 0; angle < 180; angle += ANGLE_STEP) {
    const rows = group(positions, angle, spacing * ROW_WIDTH)
    const clarity = clarityOf(rows, positions.length, angle)
    if (!best || clarity > best.clarity) best = { angle, rows, clarity }
  }
  if (!best || best.clarity < LEAST_CLARITY || positions.length / best.rows.length < LEAST_PER_ROW) return undefined
  const { angle, rows } = best
  const along = rows.map((row) => row.map((position) => project(position, angle).along).sort((a, b) => a - b))
  const steps = along.map((row) => row.slice(1).map((at, index) => at - row[index]!))
  const plantDistance = median(steps.flat())
  const missing = steps.flat().reduce((sum, step) => sum + Math.max(0, Math.round(step / plantDistance) - 1), 0)
  const across = rows.map((row) => median(row.map((position) => project(position, angle).across)))
  const rowDistance = median(across.slice(1).map((at, index) => at - across[index]!))
  return { angle, count: rows.length, rowDistance, plantDistance, missing }
}

function project([x, y]: Position, angle: number): { along: number; across: number } {
  const radians = (angle * Math.PI) / 180
  const cos = Math.cos(radians)
  const sin = Math.sin(radians)
  return { along: x * cos + y * sin, across: y * cos - x * sin }
}

/** Groups positions whose neighbours across the direction are closer than `gap`, in order across the direction. */
function group(positions: readonly Position[], angle: number, gap: number): Position[][] {
  const sorted = positions
    .map((position) => ({ position, across: project(position, angle).across }))
    .sort((a, b) => a.across - b.across)
  const rows: Position[][] = []
  sorted.forEach(({ position, across }, index) => {
    const isNew = index === 0 || across - sorted[index - 1]!.across > gap
    if (isNew) rows.push([position])
    else rows.at(-1)!.push(position)
  })
  return rows
}

/** How many plants a row has compared with a square arrangement, less if rows are wide. One row is no arrangement. */
function clarityOf(rows: readonly Position[][], count: number, angle: number): number {
  if (rows.length < 2) return 0
  const widths = rows.map((row) => spread(row.map((position) => project(position, angle).across)))
  const extent = spread(rows.flat().map((position) => project(position, angle).across)) || 1
  const filled = widths.reduce((sum, width) => sum + width, 0) / extent
  return ((1 - filled) * 2 * (count / rows.length)) / LEAST_PER_ROW
}

const spread = (values: number[]): number =>
  values.reduce((a, b) => Math.max(a, b), -Infinity) - values.reduce((a, b) => Math.min(a, b), Infinity)

/** Distance of a position to the next one elsewhere. @param fromWest sorted, so that only those around it are looked at */
function nearest(fromWest: readonly Position[], at: number): number {
  const [x, y] = fromWest[at]!
  let least = Infinity
  for (const step of [-1, 1]) {
    for (let other = at + step; other >= 0 && other < fromWest.length; other += step) {
      const [ox, oy] = fromWest[other]!
      const across = (ox - x) ** 2
      if (across >= least) break
      const distance = across + (oy - y) ** 2
      if (distance > 0 && distance < least) least = distance
    }
  }
  return Math.sqrt(least)
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
