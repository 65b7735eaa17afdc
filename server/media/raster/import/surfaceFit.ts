/** Least squares for georeferencing: first and second order polynomials, and the linear systems behind them. */

export type Point = [x: number, y: number]

const terms = (x: number, y: number, order: 1 | 2) => (order === 1 ? [1, x, y] : [1, x, y, x * x, x * y, y * y])

/** Fits a polynomial from `from` to `to`; undefined when the points do not determine it. */
export function fitPolynomial(from: Point[], to: Point[], order: 1 | 2): ((x: number, y: number) => Point) | undefined {
  const scaled = scaling(from)
  const design = from.map(([x, y]) => terms(...scaled(x, y), order))
  const columns = ([0, 1] as const).map((axis) => {
    const mean = to.reduce((sum, point) => sum + point[axis], 0) / to.length
    return {
      mean,
      solved: leastSquares(
        design,
        to.map((point) => point[axis] - mean),
      ),
    }
  })
  const [first, second] = columns
  if (!first?.solved || !second?.solved) return undefined
  const u = first.solved
  const v = second.solved
  return (x, y) => {
    const values = terms(...scaled(x, y), order)
    const at = (coefficients: number[]) =>
      values.reduce((sum, value, index) => sum + value * (coefficients[index] ?? 0), 0)
    return [at(u) + first.mean, at(v) + second.mean]
  }
}

/** Scales to about -1 to 1, because squares of coordinates in metres would lose precision. */
function scaling(points: Point[]): (x: number, y: number) => Point {
  const axis = (index: 0 | 1) => {
    const values = points.map((point) => point[index])
    const low = Math.min(...values)
    const half = (Math.max(...values) - low) / 2 || 1
    return { middle: low + half, half }
  }
  const h = axis(0)
  const v = axis(1)
  return (x, y) => [(x - h.middle) / h.half, (y - v.middle) / v.half]
}

function leastSquares(design: number[][], values: number[]): number[] | undefined {
  const size = design[0]?.length ?? 0
  const rows = Array.from({ length: size }, (_, i) => [
    ...Array.from({ length: size }, (_, j) => design.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0)),
    design.reduce((sum, row, index) => sum + (row[i] ?? 0) * (values[index] ?? 0), 0),
  ])
  return solve(rows)
}

/** Solves a linear system given as rows with the right side last; undefined without a unique solution. */
export function solve(system: number[][]): number[] | undefined {
  const rows = system.map((row) => [...row])
  const size = rows.length
  for (let column = 0; column < size; column++) {
    const best = rows.slice(column).reduce((a, b) => (Math.abs(b[column] ?? 0) > Math.abs(a[column] ?? 0) ? b : a))
    const divisor = best[column] ?? 0
    const scale = Math.max(...best.map(Math.abs))
    if (!(Math.abs(divisor) > scale * 1e-13)) return undefined
    rows[rows.indexOf(best)] = rows[column] ?? []
    rows[column] = best.map((value) => value / divisor)
    for (const [index, row] of rows.entries()) {
      if (index === column) continue
      const factor = row[column] ?? 0
      if (factor !== 0) rows[index] = row.map((value, at) => value - factor * (rows[column]?.[at] ?? 0))
    }
  }
  return rows.map((row) => row[size] ?? 0)
}
