// The tags of a GeoTIFF that place it on the ground and say what its values are.
import type { Corners } from '../import/georeference'
import { pixelMapping } from '../import/georeference'
import type { Point } from '../import/surfaceFit'
import type { Bounds } from '../mercator'
import type { RasterInfo } from '../rasterInfo'
import type { PixelWindow } from '../tiff/cog'
import type { KeptTag, TiffDirectory } from '../tiff/tiffDirectories'
import type { OutsideMark } from './stripTasks'

const PIXEL_SCALE = 33550
const TIE_POINTS = 33922
const TRANSFORMATION = 34264
const GEO_KEYS = 34735
const GDAL_METADATA = 42112
const GDAL_NODATA = 42113
const COLOUR_MAP = 320
const ASCII = 2
const SHORT = 3
const DOUBLE = 12

interface Source {
  directory: TiffDirectory
  window: PixelWindow
  info: RasterInfo
  /** Placed by a user; they replace the position of the file. */
  corners: Corners | undefined
  mark: OutsideMark | undefined
}

/** Tags of a window of a COG, whose first pixel is another one. */
export function valuePlaceTags({ directory, window, info, corners, mark }: Source): Map<number, KeptTag> {
  const tags = new Map<number, KeptTag>()
  for (const [tag, kept] of directory.kept)
    if (tag >= PIXEL_SCALE) tags.set(tag, { ...kept, bytes: Buffer.from(kept.bytes) })
  move(tags, window)
  if (info.placed && corners) placeByCorners(tags, corners, info, window)
  if (directory.colours.length > 0) tags.set(COLOUR_MAP, shorts(directory.colours))
  const metadata = tags.get(GDAL_METADATA)
  // They describe the whole raster.
  if (metadata)
    tags.set(GDAL_METADATA, ascii(textOf(metadata).replace(/\s*<Item name="STATISTICS_[^>]*>[^<]*<\/Item>/g, '')))
  const isMarkedByValue = mark && mark !== 'alpha' && (!info.hasAlpha || info.classes)
  if (isMarkedByValue && !tags.has(GDAL_NODATA)) tags.set(GDAL_NODATA, ascii(numberText(mark.fill)))
  return tags
}

/** Tags of an image in Web Mercator, north up. */
export const colourPlaceTags = ([west, , , north]: Bounds, pixel: number): Map<number, KeptTag> =>
  new Map([
    [PIXEL_SCALE, doubles([pixel, pixel, 0])],
    [TIE_POINTS, doubles([0, 0, 0, west, north, 0])],
    [GEO_KEYS, webMercator()],
  ])

function move(tags: Map<number, KeptTag>, { left, top }: PixelWindow): void {
  const ties = tags.get(TIE_POINTS)?.bytes
  for (let at = 0; ties && at < ties.length; at += 6 * 8) {
    ties.writeDoubleLE(ties.readDoubleLE(at) - left, at)
    ties.writeDoubleLE(ties.readDoubleLE(at + 8) - top, at + 8)
  }
  const matrix = tags.get(TRANSFORMATION)?.bytes
  for (const row of matrix ? [0, 32] : []) {
    const [a, b, d] = [0, 8, 24].map((at) => matrix!.readDoubleLE(row + at)) as [number, number, number]
    matrix!.writeDoubleLE(d + a * left + b * top, row + 24)
  }
}

/** Four control points: the image of a scan is a quadrilateral on the ground, which has no pixel size. */
function placeByCorners(tags: Map<number, KeptTag>, corners: Corners, info: RasterInfo, window: PixelWindow): void {
  for (const tag of [PIXEL_SCALE, TRANSFORMATION, 34736, 34737]) tags.delete(tag)
  const mapping = pixelMapping({ kind: 'corners', corners }, info.width, info.height)
  const { left, top, right, bottom } = window
  const ends: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  const ties = ends.flatMap(([pixel, line]) => [pixel - left, line - top, 0, ...mapping.toCrs(pixel, line), 0])
  tags.set(TIE_POINTS, doubles(ties))
  tags.set(GEO_KEYS, webMercator())
}

/** Projected, pixels are areas, EPSG:3857. */
const webMercator = (): KeptTag => shorts([1, 1, 0, 3, 1024, 0, 1, 1, 1025, 0, 1, 1, 3072, 0, 1, 3857])

function doubles(values: number[]): KeptTag {
  return { type: DOUBLE, count: values.length, bytes: Buffer.from(new Float64Array(values).buffer) }
}

function shorts(values: number[]): KeptTag {
  return { type: SHORT, count: values.length, bytes: Buffer.from(new Uint16Array(values).buffer) }
}

function ascii(text: string): KeptTag {
  const bytes = Buffer.from(`${text}\0`, 'utf8')
  return { type: ASCII, count: bytes.length, bytes }
}

const textOf = ({ bytes }: KeptTag): string => bytes.toString('utf8').replace(/\0+$/, '')
const numberText = (value: number): string => (Number.isNaN(value) ? 'nan' : String(value))
