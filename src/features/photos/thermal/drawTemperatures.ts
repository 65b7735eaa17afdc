import { paletteSteps, type PaletteName } from './palettes'

export interface ThermalStyle {
  palette: PaletteName
  /** Degrees of the first and the last colour. */
  span: readonly [from: number, to: number]
  /** Hotter pixels are highlighted. */
  isotherm: number | null
}

const HIGHLIGHT = [0, 229, 255] as const

/** Red, green, blue and alpha of each pixel. Pixels without a temperature are transparent. */
export function drawTemperatures(
  degrees: Float32Array,
  { palette, span: [from, to], isotherm }: ThermalStyle,
): Uint8ClampedArray<ArrayBuffer> {
  const steps = paletteSteps(palette)
  const rgba = new Uint8ClampedArray(degrees.length * 4)
  const scale = 255 / Math.max(0.01, to - from)
  for (let pixel = 0; pixel < degrees.length; pixel++) {
    const value = degrees[pixel]!
    if (!Number.isFinite(value)) continue
    const at = pixel * 4
    const isHighlighted = isotherm !== null && value > isotherm
    const step = Math.max(0, Math.min(255, Math.round((value - from) * scale))) * 3
    for (let band = 0; band < 3; band++) rgba[at + band] = isHighlighted ? HIGHLIGHT[band]! : steps[step + band]!
    rgba[at + 3] = 255
  }
  return rgba
}
