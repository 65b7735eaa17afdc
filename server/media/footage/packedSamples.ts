// Samples of telemetry as numbers: copying tens of thousands of objects to a thread would hold up the event loop.
import type { PoseSample } from './estimateViews'

const FIELDS = ['at', 'lat', 'long', 'height', 'heading', 'gimbalYaw', 'gimbalPitch', 'focalLength'] as const

/** Unknown values are not numbers. */
export function packSamples(samples: readonly PoseSample[]): Float64Array {
  const numbers = new Float64Array(samples.length * FIELDS.length)
  samples.forEach((sample, index) => {
    FIELDS.forEach((field, offset) => (numbers[index * FIELDS.length + offset] = sample[field] ?? Number.NaN))
  })
  return numbers
}

export function unpackSamples(numbers: Float64Array): PoseSample[] {
  const samples: PoseSample[] = []
  for (let start = 0; start < numbers.length; start += FIELDS.length) {
    const known = (offset: number) => numbers[start + offset]!
    const orNull = (offset: number) => (Number.isNaN(known(offset)) ? null : known(offset))
    samples.push({
      at: known(0),
      lat: known(1),
      long: known(2),
      height: orNull(3),
      heading: orNull(4),
      gimbalYaw: orNull(5),
      gimbalPitch: orNull(6),
      focalLength: orNull(7),
    })
  }
  return samples
}
