// Threshold between two classes of values (Otsu, "A threshold selection method from gray-level histograms", IEEE SMC 1979),
// guarded: of values without two classes, no threshold is reported.
import type { Field } from './grid'

export interface Threshold {
  /** Values above it belong to the upper class. */
  threshold: number
  /** Share of the variance that the two classes explain, 0 to 1. */
  separation: number
}

const BINS = 256
/** Half of the bins over which the histogram is smoothed before its valley is measured. */
const SMOOTHING = 3
/** A normal distribution has 0.64 and a uniform one 0.75, but neither has a valley. */
const LEAST_SEPARATION = 0.65
/** Highest count in the valley between the classes, as a share of the lower peak. */
const MOST_VALLEY = 0.8
/** A class with a smaller share of the values is noise. */
const LEAST_SHARE = 0.002

/**
 * @param range lowest and highest value that the histogram tells apart
 * @returns undefined when the values do not have two classes
 */
export function otsuThreshold({ values }: Field, [low, high]: readonly [number, number]): Threshold | undefined {
  const histogram = new Float64Array(BINS)
  const scale = BINS / (high - low)
  let total = 0
  for (const value of values) {
    if (value !== value) continue
    histogram[Math.max(0, Math.min(BINS - 1, Math.floor((value - low) * scale)))]!++
    total++
  }
  if (total === 0) return undefined
  const split = bestSplit(histogram, total)
  if (!split || split.separation < LEAST_SEPARATION || split.share < LEAST_SHARE) return undefined
  if (!hasValley(histogram, split.bin)) return undefined
  return { threshold: low + (split.bin + 1) / scale, separation: split.separation }
}

/** The split of the histogram that explains most of the variance. `bin` is the last of the lower class. */
function bestSplit(histogram: Float64Array, total: number) {
  let mean = 0
  let square = 0
  histogram.forEach((count, bin) => {
    mean += (count * bin) / total
    square += (count * bin * bin) / total
  })
  const variance = square - mean * mean
  if (variance <= 0) return undefined
  let best = { bin: -1, separation: 0, share: 0 }
  let below = 0
  let sumBelow = 0
  for (let bin = 0; bin < BINS - 1; bin++) {
    below += histogram[bin]!
    sumBelow += histogram[bin]! * bin
    const above = total - below
    if (below === 0 || above === 0) continue
    const between = (below / total) * (above / total) * (sumBelow / below - (mean * total - sumBelow) / above) ** 2
    const separation = between / variance
    if (separation > best.separation) best = { bin, separation, share: Math.min(below, above) / total }
  }
  return best
}

/** Whether the histogram has a peak on both sides of the split and fewer values between the peaks. */
function hasValley(histogram: Float64Array, split: number): boolean {
  const smooth = histogram.map((_, bin) => {
    const part = histogram.subarray(Math.max(0, bin - SMOOTHING), bin + SMOOTHING + 1)
    return part.reduce((sum, count) => sum + count, 0) / part.length
  })
  const peakOf = (from: number, to: number) => {
    let peak = from
    for (let bin = from; bin <= to; bin++) if (smooth[bin]! > smooth[peak]!) peak = bin
    return peak
  }
  const lower = peakOf(0, split)
  const upper = peakOf(split + 1, BINS - 1)
  const valley = Math.min(...smooth.subarray(lower, upper + 1))
  return valley <= MOST_VALLEY * Math.min(smooth[lower]!, smooth[upper]!)
}
