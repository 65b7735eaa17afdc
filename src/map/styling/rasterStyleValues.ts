// Converts between the values of the raster style form and the style of the API.
import type { RasterStyle } from '../../api/layer'

export interface RasterStyleValues {
  /** A formula or a band number; empty for the raster's own colors. */
  display: string
  colormap: string
  low: number | null
  high: number | null
  hillshade: boolean
}

export function rasterStyleValuesOf({
  bands = '',
  formula = '',
  rescale = '',
  colormap = '',
  hillshade,
}: RasterStyle = {}): RasterStyleValues {
  const [low, high] = (rescale.split(';')[0] ?? '').split(',').map((part) => (part === '' ? NaN : Number(part)))
  return {
    display: formula || (bands.includes(',') ? '' : bands),
    colormap,
    low: numberOr(low),
    high: numberOr(high),
    hillshade: hillshade === 'true',
  }
}

export function rasterStyleOf(
  { display, colormap, low, high, hillshade }: RasterStyleValues,
  formulas: readonly string[],
): RasterStyle {
  const isFormula = formulas.includes(display)
  return {
    ...(display !== '' && (isFormula ? { formula: display } : { bands: display })),
    ...(colormap && { colormap }),
    ...(low !== null && high !== null && low < high && { rescale: `${low},${high}` }),
    ...(hillshade && !isFormula && { hillshade: 'true' }),
  }
}

const numberOr = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value
