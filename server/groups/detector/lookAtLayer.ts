// Has a limited child process look at the tiles of a raster layer. Boxes become polygons on the map.
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Polygon, Position } from 'geojson'
import sharp from 'sharp'
import { inPicture, mergeParts, type PartObject } from '../../media/detector/boxes'
import { DetectorError } from '../../media/detector/detectorError'
import type { FoundObject, Picture, PixelBox } from '../../media/detector/detectorTask'
import { detectObjects } from '../../media/detector/runDetector'
import { planTiles } from '../../media/detector/tiles'
import { decodeControlGrid } from '../../media/raster/controlGrid'
import { mapArea } from '../../media/raster/export/exportArea'
import { toLatLong } from '../../media/raster/mercator'
import type { RasterFiles } from '../../media/raster/runtime/rasterTasks'
import { readStyle } from '../../media/raster/style/rasterStyle'
import { AppError } from '../../platform/core/errors'
import { inTenant } from '../../platform/db/tenancy'
import { JobFailure, type JobContext } from '../../platform/jobs/jobs'
import { withRaster } from '../../records/layers/rasterFiles'
import { requireLayer } from '../../records/layers/service'
import type { Services } from '../services'
import { detectorGroupText } from './messages'
import type { DetectorRow, LayerGrid, RunRow } from './row'
import type { FoundObjectRow, RunResults } from './runSql'

const MAX_TILES = 400
const MAX_PIXELS = 100_000_000
/** Tiles that one process looks at; loading a model takes about as long as running it once. */
const BATCH = 20
/** Strips limit how long a thread is busy, so that map tiles are not delayed. */
const STRIP_ROWS = 320
const CHANNELS = 4
const MAX_MERGED = 10_000

type Context = JobContext<Services>
type Files = RasterFiles & { info: Parameters<typeof readStyle>[1] }
type Corner = readonly [left: number, top: number]

interface Tiles {
  grid: LayerGrid
  corners: readonly Corner[]
  tile: { width: number; height: number }
}

/** At the resolution of the layer, or coarser for a layer of more tiles than allowed. @throws JobFailure */
export async function lookAtLayer(
  { run, detector, model }: { run: RunRow; detector: DetectorRow; model: string },
  layerId: string,
  context: Context,
): Promise<RunResults> {
  const { services, tenantId } = context
  try {
    const layer = await inTenant(services.db, tenantId, (tx) => requireLayer(tenantId, tx, layerId))
    return await withRaster(services, tenantId, layer, async (files) => {
      const tiles = await tilesOf(files, { width: detector.inputWidth, height: detector.inputHeight })
      const found = await lookAtTiles(tiles, files, { model, minConfidence: run.minConfidence }, context)
      const { grid } = tiles
      const objects = mergeParts(found, MAX_MERGED).map((each) => objectOf(each, grid, detector.classNames))
      return { objects, photos: tiles.corners.length, failed: 0, failures: [], isCut: false, grid }
    })
  } catch (error) {
    if (error instanceof DetectorError) throw new JobFailure(error.text, { cause: error })
    if (error instanceof AppError) throw new JobFailure(error.text, { cause: error })
    throw error
  }
}

async function tilesOf({ controlGridPath, info }: Files, input: Tiles['tile']): Promise<Tiles> {
  const controlGrid = decodeControlGrid(await readFile(controlGridPath))
  const area = mapArea(controlGrid, info, undefined, { pixels: MAX_PIXELS })
  if (!area) throw new JobFailure(detectorGroupText('gone'))
  const plan = planTiles(area, input, MAX_TILES)
  const { width, height } = plan ?? area
  const grid = { bounds: area.bounds, width, height }
  return plan ? { grid, ...plan } : { grid, corners: [[0, 0]], tile: { width, height } }
}

/** In pixels of the grid. Tiles without pixels are left out. */
async function lookAtTiles(
  tiles: Tiles,
  files: Files,
  task: { model: string; minConfidence: number },
  { services, signal, workDir, progress }: Context,
): Promise<PartObject[]> {
  const found: PartObject[] = []
  const total = tiles.corners.length
  for (let at = 0; at < total; at += BATCH) {
    const drawn: { corner: Corner; picture: Picture }[] = []
    for (const corner of tiles.corners.slice(at, at + BATCH)) {
      signal.throwIfAborted()
      const file = path.join(workDir, `${drawn.length}.png`)
      const isDrawn = await drawTile(services, files, tiles, { corner, file }, signal)
      if (isDrawn) drawn.push({ corner, picture: { path: file, ...tiles.tile } })
    }
    let done = at
    const pictures = drawn.map(({ picture }) => picture)
    if (pictures.length > 0) {
      await detectObjects({ ...task, pictures }, { signal }, (line) => {
        done += 1
        progress(done / total, detectorGroupText('lookingAtLayer', { done, total }))
        const looked = drawn[line.picture]
        if (!looked || 'problem' in line) return
        const [left, top] = looked.corner
        const tile = { ...tiles.tile, left, top }
        found.push(...line.found.map((object) => inPicture(object, tile, tiles.grid)))
      })
    }
    done = Math.min(at + BATCH, total)
    progress(done / total, detectorGroupText('lookingAtLayer', { done, total }))
    await Promise.all(pictures.map((picture) => rm(picture.path, { force: true })))
  }
  return found
}

/** @returns false for a tile without pixels */
async function drawTile(
  { raster }: Services,
  files: Files,
  { grid: { bounds, width: gridWidth }, tile: { width, height } }: Tiles,
  { corner: [left, top], file }: { corner: Corner; file: string },
  signal: AbortSignal,
): Promise<boolean> {
  const style = readStyle({}, files.info)
  const across = (bounds[2] - bounds[0]) / gridWidth
  const west = bounds[0] + left * across
  const rgba = new Uint8Array(width * height * CHANNELS)
  for (let row = 0; row < height; row += STRIP_ROWS) {
    const rows = Math.min(STRIP_ROWS, height - row)
    const north = bounds[3] - (top + row) * across
    const strip = { bounds: [west, north - rows * across, west + width * across, north] as LayerGrid['bounds'] }
    const drawn = await raster.pool.run(files, 'colours', { style, top: 0, ...strip, width, height: rows }, signal)
    rgba.set(drawn, row * width * CHANNELS)
  }
  const isEmpty = rgba.every((value, at) => at % CHANNELS !== CHANNELS - 1 || value === 0)
  if (isEmpty) return false
  await sharp(rgba, { raw: { width, height, channels: CHANNELS } })
    .png({ compressionLevel: 1 })
    .toFile(file)
  return true
}

function objectOf(
  { box, classIndex, confidence }: FoundObject,
  grid: LayerGrid,
  names: readonly string[],
): FoundObjectRow {
  const [left, top, width, height] = box
  const [long = 0, lat = 0] = degreesAt(left + width / 2, top + height / 2, grid)
  return {
    photoId: null,
    geometry: polygonOf(box, grid),
    class: names[classIndex] ?? String(classIndex),
    confidence,
    box,
    photoWidth: grid.width,
    photoHeight: grid.height,
    location: { lat, long },
  }
}

function polygonOf([left, top, width, height]: PixelBox, grid: LayerGrid): Polygon {
  const at = (x: number, y: number) => degreesAt(x, y, grid)
  const right = left + width
  const bottom = top + height
  // Counterclockwise, as GeoJSON wants outer rings.
  return {
    type: 'Polygon',
    coordinates: [[at(left, top), at(left, bottom), at(right, bottom), at(right, top), at(left, top)]],
  }
}

/** With seven decimals, about a centimetre. */
function degreesAt(x: number, y: number, { bounds: [west, , east, north], width }: LayerGrid): Position {
  const pixel = (east - west) / width
  const { lat, long } = toLatLong(west + x * pixel, north - y * pixel)
  return [rounded(long), rounded(lat)]
}

const rounded = (degrees: number): number => Math.round(degrees * 1e7) / 1e7
