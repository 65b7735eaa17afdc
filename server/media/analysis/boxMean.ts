import type { Field } from './grid'

/**
 * Mean of the values in a square around each pixel, without those that have no data. The time does not depend on the radius.
 *
 * @param radius in pixels: the square has 2 * radius + 1 pixels on each side, fewer at the edge
 * @returns a field that has no data where `field` has none
 */
// oxlint-disable-next-line complexity -- inner loops over pixels at the edges; calls would slow them down
export function boxMean(field: Field, radius: number): Field {
  const { width, height, values } = field
  const sums = new Float32Array(values.length)
  const counts = new Uint16Array(values.length)
  for (let y = 0; y < height; y++) {
    let sum = 0
    let count = 0
    for (let x = -radius; x < width; x++) {
      const entering = x + radius < width ? values[y * width + x + radius]! : NaN
      const leaving = x - radius - 1 >= 0 ? values[y * width + x - radius - 1]! : NaN
      if (entering === entering) {
        sum = sum + entering
        count = count + 1
      }
      if (leaving === leaving) {
        sum = sum - leaving
        count = count - 1
      }
      if (x < 0) continue
      sums[y * width + x] = sum
      counts[y * width + x] = count
    }
  }
  const means = new Float32Array(values.length)
  // Row by row with one sum per column, because columns are far apart in memory.
  const columnSums = new Float64Array(width)
  const columnCounts = new Int32Array(width)
  for (let y = -radius; y < height; y++) {
    const entering = y + radius < height ? (y + radius) * width : -1
    const leaving = y - radius - 1 >= 0 ? (y - radius - 1) * width : -1
    for (let x = 0; x < width; x++) {
      if (entering >= 0) {
        columnSums[x]! += sums[entering + x]!
        columnCounts[x]! += counts[entering + x]!
      }
      if (leaving >= 0) {
        columnSums[x]! -= sums[leaving + x]!
        columnCounts[x]! -= counts[leaving + x]!
      }
      if (y < 0) continue
      const index = y * width + x
      means[index] = values[index] === values[index] ? columnSums[x]! / columnCounts[x]! : NaN
    }
  }
  return { width, height, values: means }
}
