import { temperatureOf, type ThermalParameters } from './planck'
import type { ThermalPicture } from './thermalPicture'

/** Degrees Celsius of each pixel, rows from the top. NaN where the signal has no temperature. */
export function degreesOf(picture: ThermalPicture, parameters?: ThermalParameters): Float32Array {
  if (picture.source === 'tiff') return picture.degrees
  const { signal, constants } = picture
  const convert = temperatureOf(constants, parameters ?? picture.parameters)
  // A table, because the same signals occur often.
  const table = new Float32Array(65_536)
  const isKnown = new Uint8Array(65_536)
  return Float32Array.from(signal, (value) => {
    if (isKnown[value] === 0) {
      table[value] = convert(value)
      isKnown[value] = 1
    }
    return table[value]!
  })
}

export interface Statistics {
  min: number
  max: number
  mean: number
}

/** @returns undefined when none of the pixels has a temperature */
export function statisticsOf(degrees: Float32Array, pixels: Iterable<number> = degrees.keys()): Statistics | undefined {
  let min = Infinity
  let max = -Infinity
  let sum = 0
  let count = 0
  for (const pixel of pixels) {
    const value = degrees[pixel]!
    if (!Number.isFinite(value)) continue
    if (value < min) min = value
    if (value > max) max = value
    sum += value
    count++
  }
  return count === 0 ? undefined : { min, max, mean: sum / count }
}
