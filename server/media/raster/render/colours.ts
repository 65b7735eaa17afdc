/** Colours of warped values. A picture without transparent pixels has no alpha, so that it is encoded without a copy. */
import type { Samples } from '../samples'
import { colormapTable } from '../style/colormaps'
import type { RasterStyle } from '../style/rasterStyle'
import type { Warped } from './resample'

export interface Picture {
  /** Red, green, blue and perhaps alpha, row by row. */
  pixels: Uint8Array<ArrayBuffer>
  /** 3 where no pixel is transparent. */
  channels: 3 | 4
}

const OPAQUE = 255

/** Red, green and blue from three bands. */
export function composite({ rescale }: RasterStyle, { values, coverage, isFull }: Warped): Picture {
  const rgb = isPlain(rescale) && values instanceof Uint8Array ? values : stretched(values, rescale)
  return isFull ? { pixels: rgb, channels: 3 } : { pixels: addAlpha(rgb, coverage), channels: 4 }
}

const isPlain = (rescale: RasterStyle['rescale']) => rescale.every(([low, high]) => low === 0 && high === 255)

function stretched(values: Samples, rescale: RasterStyle['rescale']): Uint8Array<ArrayBuffer> {
  const rgb = new Uint8Array(values.length)
  for (let channel = 0; channel < 3; channel++) {
    const [low, high] = rescale[rescale.length === 1 ? 0 : channel] ?? [0, 255]
    const factor = 255 / (high - low)
    for (let at = channel; at < rgb.length; at += 3) rgb[at] = clampByte((values[at]! - low) * factor)
  }
  return rgb
}

/** Without `coverage`, everything is opaque. */
export function addAlpha(rgb: Uint8Array, coverage?: Uint8Array): Uint8Array<ArrayBuffer> {
  const rgba = new Uint8Array((rgb.length / 3) * 4)
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    rgba[to] = rgb[from]!
    rgba[to + 1] = rgb[from + 1]!
    rgba[to + 2] = rgb[from + 2]!
    rgba[to + 3] = OPAQUE
  }
  if (coverage) for (let at = 0; at < coverage.length; at++) rgba[at * 4 + 3] = coverage[at]!
  return rgba
}

/** Colours of single values by a colormap; NaN is transparent. */
export function mapped(
  { colormap, rescale }: RasterStyle,
  values: Float32Array,
  { coverage, isFull }: Pick<Warped, 'coverage' | 'isFull'>,
): Picture {
  const table = colormapTable(colormap)
  const [low, high] = rescale[0] ?? [0, 1]
  const factor = 255 / (high - low)
  // A formula is NaN where it divides by zero.
  const channels = isFull && !values.includes(NaN) ? 3 : 4
  const pixels = new Uint8Array(values.length * channels)
  for (let at = 0, to = 0; at < values.length; at++, to += channels) {
    const value = values[at]!
    if (channels === 4) {
      const alpha = Number.isNaN(value) ? 0 : coverage[at]!
      if (alpha === 0) continue
      pixels[to + 3] = alpha
    }
    // Rounded down, as by TiTiler.
    const entry = Math.trunc(Math.min(255, Math.max(0, (value - low) * factor))) * 3
    pixels[to] = table[entry]!
    pixels[to + 1] = table[entry + 1]!
    pixels[to + 2] = table[entry + 2]!
  }
  return { pixels, channels }
}

/** Rounds and clamps to a byte; an array of bytes removes the fraction. */
const clampByte = (value: number) => (value <= 0 ? 0 : value >= 255 ? 255 : value + 0.5)
