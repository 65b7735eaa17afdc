export interface ChartLine {
  /** Path data in a drawing of 1000 x 100 units. */
  path: string
  min: number
  max: number
}

const COLUMNS = 500
const WIDTH = 1000
const HEIGHT = 100

/**
 * Draws the lowest and the highest value of each of 500 columns, so that a chart of 100,000 samples costs as much as a
 * short one and no peak is lost.
 * @param at milliseconds since the start. @returns null without values
 */
export function chartLine(at: readonly number[], values: readonly (number | null)[], end: number): ChartLine | null {
  const lows = new Array<number>(COLUMNS).fill(Infinity)
  const highs = new Array<number>(COLUMNS).fill(-Infinity)
  let min = Infinity
  let max = -Infinity
  for (const [index, value] of values.entries()) {
    if (value === null) continue
    const column = Math.min(COLUMNS - 1, Math.floor(((at[index] ?? 0) / (end || 1)) * COLUMNS))
    lows[column] = Math.min(lows[column] ?? Infinity, value)
    highs[column] = Math.max(highs[column] ?? -Infinity, value)
    min = Math.min(min, value)
    max = Math.max(max, value)
  }
  if (min === Infinity) return null
  const bottom = Math.min(0, min)
  const top = max === Math.min(0, min) ? max + 1 : max
  const y = (value: number) => (HEIGHT - ((value - bottom) / (top - bottom)) * HEIGHT).toFixed(1)
  let path = ''
  for (let column = 0; column < COLUMNS; column++) {
    const low = lows[column] ?? Infinity
    const high = highs[column] ?? -Infinity
    if (low === Infinity) continue
    const x = ((column + 0.5) / COLUMNS) * WIDTH
    path += `${path === '' ? 'M' : 'L'}${x} ${y(low)}${high > low ? `L${x} ${y(high)}` : ''}`
  }
  return { path, min, max }
}
