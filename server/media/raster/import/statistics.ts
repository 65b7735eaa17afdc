/** Statistics of each band, from the finest level that can be read in a few seconds. */
import { readWindow, type Cog, type CogLevel } from '../tiff/cog'
import type { BandStatistics } from '../rasterInfo'
import type { Samples } from '../samples'
import { isData } from '../validity'

const MAX_PIXELS = 16_000_000
const FINE_BINS = 65_536
const BINS = 256
const CLASSES = 256

export interface RasterStatistics {
  /** Without the alpha band. */
  bands: BandStatistics[]
  /** Read from an overview, whose pixels are averages. */
  approximate: boolean
}

/** A band without data has zeros only. */
export async function rasterStatistics(cog: Cog, hasAlpha: boolean, signal?: AbortSignal): Promise<RasterStatistics> {
  const level = levelOf(cog)
  const number = cog.samples - (hasAlpha ? 1 : 0)
  const bands =
    cog.type === 'float32'
      ? await measuredBands(cog, level, hasAlpha, number, signal)
      : await countedBands(cog, level, hasAlpha, number, signal)
  return { bands: bands.map((band) => band.statistics()), approximate: level !== cog.levels[0] }
}

/** The histogram needs the range of the values, so that floating-point values are read twice. */
async function measuredBands(
  cog: Cog,
  level: CogLevel,
  hasAlpha: boolean,
  number: number,
  signal: AbortSignal | undefined,
): Promise<BandSums[]> {
  const bands = Array.from({ length: number }, () => new BandSums())
  await eachBlock(cog, level, signal, (pixels) =>
    eachPixel(cog, hasAlpha, pixels, bands, (band, value) => band.add(value)),
  )
  for (const band of bands) band.openHistogram()
  await eachBlock(cog, level, signal, (pixels) =>
    eachPixel(cog, hasAlpha, pixels, bands, (band, value) => band.count(value)),
  )
  return bands
}

/** Whole numbers are counted by value, which takes one reading and an addition for each. */
async function countedBands(
  cog: Cog,
  level: CogLevel,
  hasAlpha: boolean,
  number: number,
  signal: AbortSignal | undefined,
): Promise<BandSums[]> {
  const values = cog.type === 'uint8' ? 256 : 65_536
  const counts = Array.from({ length: number }, () => new Uint32Array(values))
  await eachBlock(cog, level, signal, (pixels) => countValues(cog, hasAlpha, pixels, counts))
  return counts.map(sumsOf)
}

function sumsOf(counts: Uint32Array): BandSums {
  const present = [...counts.entries()].filter(([, times]) => times > 0)
  const sums = new BandSums()
  for (const [value, times] of present) sums.add(value, times)
  sums.openHistogram()
  for (const [value, times] of present) sums.count(value, times)
  return sums
}

/** How many pixels each class has, by its number. */
export async function countClasses(classes: Cog, signal?: AbortSignal): Promise<Uint32Array> {
  const counts = new Uint32Array(CLASSES)
  await eachBlock(classes, levelOf(classes), signal, (pixels) => {
    for (const value of pixels) if (value !== classes.nodata) counts[value]!++
  })
  return counts
}

const levelOf = ({ levels }: Cog): CogLevel =>
  levels.find(({ width, height }) => width * height <= MAX_PIXELS) ?? levels.at(-1) ?? levels[0]

class BandSums {
  private min = Infinity
  private max = -Infinity
  private number = 0
  private mean = 0
  private squares = 0
  private fine = new Uint32Array(0)

  /** Welford's method, which keeps precision when heights differ little. */
  add(value: number, times = 1): void {
    if (value < this.min) this.min = value
    if (value > this.max) this.max = value
    this.number += times
    const before = value - this.mean
    this.mean += (before * times) / this.number
    this.squares += before * times * (value - this.mean)
  }

  openHistogram(): void {
    this.fine = new Uint32Array(FINE_BINS)
  }

  count(value: number, times = 1): void {
    const span = this.max - this.min
    const bin = span > 0 ? Math.min(FINE_BINS - 1, Math.floor(((value - this.min) / span) * FINE_BINS)) : 0
    this.fine[bin] = this.fine[bin]! + times
  }

  statistics(): BandStatistics {
    if (this.number === 0)
      return { min: 0, max: 0, mean: 0, stddev: 0, p2: 0, p98: 0, histogram: new Array<number>(BINS).fill(0) }
    const histogram = Array.from({ length: BINS }, (_, bin) => {
      const width = FINE_BINS / BINS
      return this.fine.subarray(bin * width, (bin + 1) * width).reduce((sum, count) => sum + count, 0)
    })
    return {
      min: this.min,
      max: this.max,
      mean: this.mean,
      stddev: Math.sqrt(this.squares / this.number),
      p2: this.percentile(0.02),
      p98: this.percentile(0.98),
      histogram,
    }
  }

  private percentile(share: number): number {
    let left = share * this.number
    const bin = this.fine.findIndex((count) => (left -= count) <= 0)
    return this.min + ((Math.max(0, bin) + 0.5) / FINE_BINS) * (this.max - this.min)
  }
}

function countValues({ samples, nodata }: Cog, hasAlpha: boolean, pixels: Samples, counts: Uint32Array[]): void {
  for (const [band, ofBand] of counts.entries()) {
    for (let start = 0; start < pixels.length; start += samples) {
      const value = pixels[start + band]!
      if (value !== nodata && !(hasAlpha && pixels[start + samples - 1] === 0)) ofBand[value]!++
    }
  }
}

async function eachBlock(
  cog: Cog,
  level: CogLevel,
  signal: AbortSignal | undefined,
  visit: (pixels: Samples) => void,
): Promise<void> {
  const { blockWidth, blockHeight } = level.directory
  for (let top = 0; top < level.height; top += blockHeight) {
    for (let left = 0; left < level.width; left += blockWidth) {
      signal?.throwIfAborted()
      const right = Math.min(level.width, left + blockWidth)
      const bottom = Math.min(level.height, top + blockHeight)
      visit(await readWindow(cog, level, { left, top, right, bottom }))
    }
  }
}

function eachPixel(
  { samples, nodata }: Cog,
  hasAlpha: boolean,
  pixels: Samples,
  bands: BandSums[],
  visit: (band: BandSums, value: number) => void,
): void {
  for (let start = 0; start < pixels.length; start += samples) {
    if (hasAlpha && pixels[start + samples - 1] === 0) continue
    for (let band = 0; band < bands.length; band++) {
      const value = pixels[start + band]!
      if (isData(value, nodata)) visit(bands[band]!, value)
    }
  }
}
