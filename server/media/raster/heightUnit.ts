/** Units of the heights in a file. Aerie stores, shows and measures heights in metres. */
import type { BandInfo, HeightUnit, RasterHeights, RasterInfo } from './rasterInfo'

/** Metres. The US survey foot is 1200/3937 m. */
export const METRES_PER: Record<HeightUnit, number> = {
  m: 1,
  ft: 0.3048,
  'us-ft': 1200 / 3937,
  cm: 0.01,
  mm: 0.001,
}

const NAMES: [RegExp, HeightUnit][] = [
  [/^(m|met(er|re)s?)$/i, 'm'],
  [/^(us[\s_-]?ft|ft[\s_-]?us|us[\s_-]?survey[\s_-]?(foot|feet|ft)|survey[\s_-]?(foot|feet))$/i, 'us-ft'],
  [/^(ft|foot|feet|international[\s_-]?(foot|feet)|'|′)$/i, 'ft'],
  [/^(cm|centimet(er|re)s?)$/i, 'cm'],
  [/^(mm|millimet(er|re)s?)$/i, 'mm'],
]

/** As a band of a GeoTIFF names its unit; undefined for one that is no length, or that Aerie does not know. */
export const heightUnitOf = (name: string | undefined): HeightUnit | undefined =>
  NAMES.find(([pattern]) => pattern.test(name?.trim() ?? ''))?.[1]

const PRECISION = 1e-8

function unitByFactor(metres: number): HeightUnit | undefined {
  const units = Object.entries(METRES_PER) as [HeightUnit, number][]
  return units.find(([, factor]) => Math.abs(factor - metres) < factor * PRECISION)?.[0]
}

/** Of the height axis of a coordinate system in WKT 2; undefined without one. */
export const verticalUnitOf = (wkt: string): HeightUnit | undefined => unitIn(/\bVERTCRS\[[\s\S]*/.exec(wkt)?.[0])

/** Of the axes of a projected coordinate system in WKT 2; undefined for degrees. */
export const horizontalUnitOf = (wkt: string): HeightUnit | undefined =>
  unitIn(/\bCS\[Cartesian,\s*2\][\s\S]*/.exec(wkt)?.[0])

function unitIn(wkt: string | undefined): HeightUnit | undefined {
  const [, metres] = /LENGTHUNIT\["[^"]*",\s*([\d.eE+-]+)/.exec(wkt ?? '') ?? []
  return metres === undefined ? undefined : unitByFactor(Number(metres))
}

/** Undefined for a raster that has no heights. Imports of earlier versions took all heights as metres. */
export function heightsOf({ kind, bands, heights }: Pick<RasterInfo, 'kind' | 'bands' | 'heights'>) {
  if (kind !== 'elevation' || bands.length !== 1) return undefined
  return heights ?? heightsByBand(bands[0])
}

const heightsByBand = (band: Pick<BandInfo, 'unit'> | undefined): RasterHeights => ({
  unit: 'm',
  origin: heightUnitOf(band?.unit) === 'm' ? 'band' : 'assumed',
})
