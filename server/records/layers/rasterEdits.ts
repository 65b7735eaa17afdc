// What may be edited of a raster layer.
import { conflict, fieldError } from '../../platform/core/errors'
import { heightsOf } from '../../media/raster/heightUnit'
import { kindsFor } from '../../media/raster/import/rasterKind'
import { storedValue } from '../../media/raster/import/valueConversion'
import type { RasterInfo } from '../../media/raster/rasterInfo'
import type { SampleType } from '../../media/raster/samples'
import { formulasFor } from '../../media/raster/style/formulas'
import { readStyle } from '../../media/raster/style/rasterStyle'
import { MAX_VALUE } from '../../media/raster/validity'
import { layerText } from './messages'
import type { LayerFields, LayerRow, RasterStyleQuery } from './sql'

const HIGHEST: Record<SampleType, number> = { uint8: 255, uint16: 65_535, float32: MAX_VALUE }

/** @throws AppError 400 for an edit that the layer does not support, 409 while the layer is imported */
// oxlint-disable-next-line complexity -- one refusal for each rule, in the order of the form
export function assertRasterEditFits(layer: LayerRow, edit: LayerFields): void {
  const { raster } = layer
  const {
    rasterStyle,
    rasterKind,
    nodata,
    ignoresNodata,
    ignoresScaling,
    heightUnit,
    bandRoles,
    lastBandIsAlpha,
    corners,
  } = edit
  if (rasterStyle) {
    if (!raster) throw fieldError('rasterStyle', layerText('styleNeedsRaster'))
    readStyle(rasterStyle, raster)
  }
  if (rasterKind && !(raster && kindsFor(raster).includes(rasterKind))) {
    throw fieldError('rasterKind', layerText(raster ? 'kindDoesNotFit' : 'styleNeedsRaster'))
  }
  if (corners && (layer.kind !== 'raster' || layer.sourceFileId === null)) {
    throw fieldError('corners', layerText('georeferenceNeedsRaster'))
  }
  const changesNodata = nodata !== undefined || ignoresNodata !== undefined
  if (changesNodata) {
    const field = nodata === undefined ? 'ignoresNodata' : 'nodata'
    if (!raster) throw fieldError(field, layerText('styleNeedsRaster'))
    if (nodata !== undefined && ignoresNodata !== undefined) throw fieldError(field, layerText('nodataOrNone'))
    if (ignoresNodata && !canSetNodata(raster)) throw fieldError(field, layerText('hasMask'))
    if (typeof nodata === 'number') assertNodataFits(raster, nodata)
  }
  if (ignoresScaling !== undefined && !raster?.bands.some(({ scaling }) => scaling))
    throw fieldError('ignoresScaling', layerText('noScaling'))
  if (bandRoles && !(raster && !raster.classes && bandRoles.length === raster.bands.length))
    throw fieldError('bandRoles', layerText('rolesOfBands', { count: raster?.bands.length ?? 0 }))
  if (lastBandIsAlpha !== undefined && !(raster && canMarkAlpha(raster)))
    throw fieldError('lastBandIsAlpha', layerText('noAlphaBand'))
  const keepsKind = rasterKind === undefined || rasterKind === 'elevation'
  if (heightUnit !== undefined && !(raster && keepsKind && heightsOf(raster)))
    throw fieldError('heightUnit', layerText('noHeights'))
  const isReadAgain = changesNodata || [ignoresScaling, heightUnit, lastBandIsAlpha].some((each) => each !== undefined)
  // The corners of rasters placed by earlier versions are unknown.
  if (isReadAgain && raster?.placed && layer.corners === null && !corners) throw conflict(layerText('placeAgain'))
  const isImportedAgain = corners !== undefined || isReadAgain
  if (isImportedAgain && layer.status === 'importing') throw conflict(layerText('importRunning'))
}

/** Whether the file has coordinates whose system can be chosen. Corners that a user placed take precedence over them. */
export const canChooseSystem = ({ kind, hasSourceBounds, corners }: LayerRow): boolean =>
  kind === 'raster' && hasSourceBounds && corners === null

/** Whether the file has several bands, of which the last one may be alpha. */
export const canMarkAlpha = ({ kind, bands, classes, hasAlpha, hasMask }: RasterInfo): boolean =>
  kind !== 'palette' && !classes && !hasMask && bands.length + (hasAlpha ? 1 : 0) > 1

/**
 * A layer keeps its empty value as the file stores it, so that the value stays the same one in another unit.
 * @param nodata in the unit that the layer shows
 */
export const storedNodata = ({ raster }: LayerRow, nodata: number): number =>
  storedValue(nodata, raster?.bands[0]?.applied)

/** The style without a formula whose bands the raster no longer has; undefined if it stays as it is. */
export function styleWithRoles(layer: LayerRow, { bandRoles, rasterStyle }: LayerFields): RasterStyleQuery | undefined {
  const { formula, rescale: _rescale, ...others } = rasterStyle ?? layer.rasterStyle ?? {}
  if (!bandRoles || formula === undefined || formula === '') return undefined
  const possible = formulasFor(bandRoles.map((role) => role ?? undefined))
  return possible.some((name) => name.toLowerCase() === formula.toLowerCase()) ? undefined : others
}

/** Whether pixels without data can be marked by a value: a mask or transparent colours mark them already. */
export const canSetNodata = ({ hasAlpha, kind }: RasterInfo): boolean => !hasAlpha && kind !== 'palette'

function assertNodataFits(raster: RasterInfo, nodata: number): void {
  if (!canSetNodata(raster)) throw fieldError('nodata', layerText('hasMask'))
  const { sampleType } = raster
  const isHeld = sampleType === 'float32' ? Math.abs(nodata) < MAX_VALUE : Number.isInteger(nodata) && nodata >= 0
  if (!isHeld || nodata > HIGHEST[sampleType]) {
    throw fieldError(
      'nodata',
      sampleType === 'float32'
        ? layerText('valueTooLarge')
        : layerText('valueOutsideRange', { highest: HIGHEST[sampleType] }),
    )
  }
}
