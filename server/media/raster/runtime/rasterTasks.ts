// The tasks of raster threads and their messages, shared by the pool and its threads.
import type { LineString, Polygon } from 'geojson'
import type { BlockCache } from './blockCache'
import {
  drawColours,
  readHeights,
  readValues,
  type ColourStrip,
  type HeightStrip,
  type ValueStrip,
} from '../export/stripTasks'
import { areaStatistics, profile, valueAt, volume, type VolumeBase } from '../measure'
import type { LatLong } from '../mercator'
import { renderElevation, type ElevationTileRequest } from '../render/elevationTile'
import type { OpenRaster } from '../render/render'
import { renderPicture, type PictureRequest } from '../render/picture'
import { renderTile, type TileRequest } from '../render/tile'

export const TASKS = {
  tile: (raster: OpenRaster, cache: BlockCache, request: TileRequest) => renderTile(raster, request, cache),
  elevation: (raster: OpenRaster, cache: BlockCache, request: ElevationTileRequest) =>
    renderElevation(raster, request, cache),
  picture: (raster: OpenRaster, cache: BlockCache, request: PictureRequest) => renderPicture(raster, request, cache),
  values: (raster: OpenRaster, cache: BlockCache, strip: ValueStrip) => readValues(raster, strip, cache),
  colours: (raster: OpenRaster, cache: BlockCache, strip: ColourStrip) => drawColours(raster, strip, cache),
  heights: (raster: OpenRaster, cache: BlockCache, strip: HeightStrip) => readHeights(raster, strip, cache),
  valueAt: (raster: OpenRaster, cache: BlockCache, place: LatLong) => valueAt(raster, place, cache),
  areaStatistics: (raster: OpenRaster, cache: BlockCache, { polygon, band }: { polygon: Polygon; band: number }) =>
    areaStatistics(raster, polygon, band, cache),
  profile: (
    raster: OpenRaster,
    cache: BlockCache,
    { line, count, band }: { line: LineString; count?: number | undefined; band: number },
  ) => profile(raster, line, count, band, cache),
  volume: (raster: OpenRaster, cache: BlockCache, { polygon, base }: { polygon: Polygon; base: VolumeBase }) =>
    volume(raster, polygon, base, cache),
}

export type TaskName = keyof typeof TASKS
export type TaskInput<Name extends TaskName> = Parameters<(typeof TASKS)[Name]>[2]
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<(typeof TASKS)[Name]>>

/** Local paths of an imported raster and its stored description. */
export interface RasterFiles {
  cogPath: string
  controlGridPath: string
  info: OpenRaster['info']
}

export interface RasterTask {
  raster: RasterFiles
  name: TaskName
  input: unknown
}
