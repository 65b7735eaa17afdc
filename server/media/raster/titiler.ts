/** Translates a style into a TiTiler URL, for installations where TiTiler renders the tiles. */
import { FORMULAS, type FormulaName } from './style/formulas'
import type { RasterInfo } from './rasterInfo'
import type { RasterStyle } from './style/rasterStyle'
import { REFLECTANCE } from './samples'

/** In TiTiler's syntax, equivalent to FORMULAS. */
const EXPRESSIONS: Record<FormulaName, string> = {
  NDVI: '(nir-red)/(nir+red)',
  GNDVI: '(nir-green)/(nir+green)',
  NDRE: '(nir-rededge)/(nir+rededge)',
  NDWI: '(green-nir)/(green+nir)',
  SAVI: '1.5*(nir-red)/(nir+red+0.5)',
  OSAVI: '1.16*(nir-red)/(nir+red+0.16)',
  EVI: '2.5*(nir-red)/(nir+6*red-7.5*blue+1)',
  VARI: '(green-red)/(green+red-blue)',
  GLI: '(2*green-red-blue)/(2*green+red+blue)',
  ExG: '(2*green-red-blue)/(red+green+blue)',
  MPRI: '(green-red)/(green+red)',
  BAI: '1/((0.1-red)**2+(0.06-nir)**2)',
}

/** TiTiler uses matplotlib's names. */
const COLORMAPS: Record<RasterStyle['colormap'], string> = {
  greys: 'gray',
  viridis: 'viridis',
  rdylgn: 'rdylgn',
  terrain: 'terrain',
  jet: 'jet',
}

/**
 * Tile URL with the placeholders `{z}`, `{x}` and `{y}`, without the size. `tileServer` is STATIC_TILE_URL; `cogAddress` is the URL of
 * the COG for TiTiler, below COG_BASE_URL. `resampling` of TiTiler applies to overviews, `reproject` to the projection.
 */
export function titilerAddress(
  tileServer: string,
  cogAddress: string,
  style: RasterStyle,
  info: Pick<RasterInfo, 'bands' | 'sampleType' | 'classes'>,
): string {
  const query = new URLSearchParams({
    url: cogAddress,
    resampling: style.resampling,
    reproject: style.resampling,
  })
  if (info.classes) {
    // TiTiler applies the palette of the file.
    query.set('bidx', '1')
    return `${tileServer}/cog/tiles/WebMercatorQuad/{z}/{x}/{y}?${query.toString()}`
  }
  if (style.formula) query.set('expression', expression(style.formula, info))
  for (const band of style.bands) query.append('bidx', String(band))
  for (const [low, high] of style.rescale) query.append('rescale', `${low},${high}`)
  if (style.formula !== undefined || style.bands.length === 1) query.set('colormap_name', COLORMAPS[style.colormap])
  return `${tileServer}/cog/tiles/WebMercatorQuad/{z}/{x}/{y}?${query.toString()}`
}

/** Bands as reflectance, which some formulas require. */
function expression(formula: FormulaName, { bands, sampleType }: Pick<RasterInfo, 'bands' | 'sampleType'>): string {
  const names = FORMULAS[formula].needs
  return EXPRESSIONS[formula].replace(/[a-z]+/g, (word) => {
    const index = names.some((role) => role === word) ? bands.findIndex((band) => band.role === word) : -1
    if (index < 0) return word
    return sampleType === 'float32' ? `b${index + 1}` : `(b${index + 1}*${REFLECTANCE[sampleType]})`
  })
}
