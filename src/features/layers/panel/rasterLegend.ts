// Legends of rasters that show one value.
import type { Layer, RasterDetails } from '../../../api/layer'
import { defaultColormap } from '../../../map/styling/colormaps'
import { rasterStyleValuesOf } from '../../../map/styling/rasterStyleValues'
import { bandTitle as namedBand } from '../texts/bandTitle'
import { layersText } from '../texts/messages'

export interface RasterLegend {
  title: string
  colormap: string
  /** Undefined until the statistics of the raster are loaded. */
  low: number | undefined
  high: number | undefined
}

type Range = readonly [low: number, high: number]

/** Default range of formulas on the server. */
const DEFAULT_RANGE: Range = [-1, 1]
const RANGES: Readonly<Record<string, Range>> = { ExG: [-1, 2], BAI: [0, 100] }

/** Null for images, which have no color ramp. */
export function rasterLegendOf(
  { raster, rasterStyle }: Layer,
  details: RasterDetails | undefined,
): RasterLegend | null {
  if (!raster) return null
  const { display, colormap, low, high } = rasterStyleValuesOf(rasterStyle)
  const isImage = raster.bandCount >= 3
  if (display === '' && (isImage || raster.kind === 'palette')) return null
  const formula = rasterStyle?.formula
  const [defaultLow, defaultHigh] = formula
    ? (RANGES[formula] ?? DEFAULT_RANGE)
    : bandRange(details, Number(display) || 1)
  return {
    title: formula ?? bandTitle(raster.kind, details, Number(display) || 1),
    colormap: colormap || defaultColormap(raster.kind, formula !== undefined),
    low: low ?? defaultLow,
    high: high ?? defaultHigh,
  }
}

/** Whether the legend needs the statistics of the raster. */
export const needsStatistics = ({ rasterStyle }: Layer): boolean => !rasterStyle?.rescale && !rasterStyle?.formula

function bandTitle(kind: RasterDetails['kind'], details: RasterDetails | undefined, index: number): string {
  if (kind === 'elevation') return layersText('elevation')
  const band = details?.bands[index - 1]
  return band?.name ? namedBand(band) : layersText('legendBand', { index })
}

function bandRange(details: RasterDetails | undefined, index: number): Partial<Range> {
  const { p2, p98 } = details?.bands[index - 1] ?? {}
  return p2 === undefined || p98 === undefined ? [] : [p2, p98 > p2 ? p98 : p2 + 1]
}
