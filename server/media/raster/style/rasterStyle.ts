/** Styling of a raster: parsed from the query of a tile URL and validated against the raster. */
import { createHash } from 'node:crypto'
import { rasterText } from '../messages'
import { badRequest } from '../../../platform/core/errors'
import { COLORMAP_NAMES, type ColormapName } from './colormaps'
import { FORMULA_NAMES, FORMULAS, formulasFor, type FormulaName } from './formulas'
import type { RasterInfo } from '../rasterInfo'

export interface RasterStyle {
  /** Three bands as red, green and blue, or one band with the colour map; numbered from 1. */
  bands: number[]
  /** Instead of bands. */
  formula: FormulaName | undefined
  /** Value range from dark to bright: one per band, or one for all. */
  rescale: [low: number, high: number][]
  colormap: ColormapName
  hillshade: boolean
  resampling: 'bilinear' | 'nearest'
}

/** Unparsed query parameters. */
export type StyleQuery = Partial<
  Record<'bands' | 'formula' | 'rescale' | 'colormap' | 'hillshade' | 'resampling', string>
>

/** Defaults come from the raster: its own colours, or contrast between the percentiles. @throws AppError 400 */
export function readStyle(query: StyleQuery, info: RasterInfo): RasterStyle {
  const formula = readName('formula', query.formula, FORMULA_NAMES)
  if (formula && !formulasFor(info.bands.map(({ role }) => role)).includes(formula)) {
    throw badRequest(rasterText('missingBands', { formula, bands: FORMULAS[formula].needs.join(', ') }))
  }
  const bands = formula ? [] : readBands(query.bands, info)
  const given = readRescale(query.rescale)
  if (given && given.length !== 1 && given.length !== bands.length) {
    throw badRequest(rasterText('rangeCount'))
  }
  const hillshade = readFlag(query.hillshade)
  if (hillshade && (formula !== undefined || bands.length !== 1)) throw badRequest(rasterText('hillshadeBand'))
  return {
    bands,
    formula,
    rescale: given ?? defaultRescale(formula, bands, info),
    colormap: readName('colormap', query.colormap, COLORMAP_NAMES) ?? defaultColormap(formula, info),
    hillshade,
    resampling: readName('resampling', query.resampling, ['bilinear', 'nearest']) ?? defaultResampling(info),
  }
}

/** Increase it when the same style is drawn in other colours, so that no cache keeps the earlier ones. */
const DRAWING = 2

/** Equal for equal styles. Part of a tile's cache key and ETag. */
export const styleHash = (style: RasterStyle): string =>
  createHash('sha256')
    .update(`${DRAWING} ${JSON.stringify(style)}`)
    .digest('hex')
    .slice(0, 16)

/** Bands shown by default. */
export function defaultBands({ bands }: RasterInfo): number[] {
  if (bands.length < 3) return [1]
  const byRole = (['red', 'green', 'blue'] as const).map((role) => bands.findIndex((band) => band.role === role) + 1)
  return byRole.every((band) => band > 0) ? byRole : [1, 2, 3]
}

function readBands(text: string | undefined, info: RasterInfo): number[] {
  if (text === undefined || text === '') return defaultBands(info)
  const bands = text.split(',').map(Number)
  const known = bands.every((band) => Number.isInteger(band) && band >= 1 && band <= info.bands.length)
  if (!known || (bands.length !== 1 && bands.length !== 3)) {
    throw badRequest(rasterText('badBands', { count: info.bands.length }))
  }
  return bands
}

function readRescale(text: string | undefined): [number, number][] | undefined {
  if (text === undefined || text === '') return undefined
  return text.split(';').map((pair) => {
    const [low, high, ...rest] = pair.split(',').map((each) => (each.trim() === '' ? NaN : Number(each)))
    if (low === undefined || high === undefined || rest.length > 0 || !(low < high) || !Number.isFinite(high - low)) {
      throw badRequest(rasterText('badRange'))
    }
    return [low, high]
  })
}

function readFlag(text: string | undefined): boolean {
  if (text === undefined || text === '' || text === 'false' || text === '0') return false
  if (text === 'true' || text === '1') return true
  throw badRequest(rasterText('badHillshade'))
}

function readName<T extends string>(
  field: 'formula' | 'colormap' | 'resampling',
  text: string | undefined,
  names: readonly T[],
): T | undefined {
  if (text === undefined || text === '') return undefined
  const match = names.find((name) => name.toLowerCase() === text.toLowerCase())
  if (match === undefined) throw badRequest(rasterText(field, { allowed: names.join(', ') }))
  return match
}

function defaultRescale(formula: FormulaName | undefined, bands: number[], info: RasterInfo): [number, number][] {
  if (formula) return [[...FORMULAS[formula].range]]
  if (info.kind === 'rgb' || info.kind === 'rgba' || info.kind === 'palette') return [[0, 255]]
  return bands.map((band) => {
    const { p2 = 0, p98 = 1 } = info.bands[band - 1]?.statistics ?? {}
    return p98 > p2 ? [p2, p98] : [p2, p2 + 1]
  })
}

function defaultColormap(formula: FormulaName | undefined, { kind }: RasterInfo): ColormapName {
  if (formula || kind === 'index') return 'rdylgn'
  return kind === 'elevation' ? 'terrain' : 'greys'
}

/** Palette colours must not be interpolated. */
const defaultResampling = ({ kind }: RasterInfo) => (kind === 'palette' ? 'nearest' : 'bilinear')
