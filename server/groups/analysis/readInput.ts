// Reads the pixels of layers for an analysis, on one grid in Web Mercator.
import { readFile } from 'node:fs/promises'
import { conflict } from '../../platform/core/errors'
import type { Message } from '../../platform/core/messages'
import { inTenant } from '../../platform/db/tenancy'
import { FINEST_METRES, gsdOf, MAX_PIXELS, sharedBounds, type GridArea } from './gridArea'
import type { LayerAnalysis, AnalysisInput } from '../../media/analysis/layerAnalysis'
import { requireRasterInfo, withRaster } from '../../records/layers/rasterFiles'
import { requireLayer } from '../../records/layers/service'
import type { LayerRow } from '../../records/layers/sql'
import { decodeControlGrid } from '../../media/raster/controlGrid'
import { mapArea } from '../../media/raster/export/exportArea'
import type { Bounds } from '../../media/raster/mercator'
import { readStyle } from '../../media/raster/style/rasterStyle'
import type { RasterFiles } from '../../media/raster/runtime/rasterTasks'
import type { Services } from '../services'
import { analysisText } from './messages'

type Stores = Pick<Services, 'db' | 'storage' | 'raster'>

export interface Wanted {
  /** The layer; for a comparison the other one after it. */
  layerIds: readonly string[]
  /** Degrees. */
  bounds: Bounds | null
}

/** Strips limit how long a thread is busy, so that map tiles are not delayed. */
const STRIP_PIXELS = 500_000
/** Rows between two positions that the renderer computes exactly, so that strips meet without a seam. */
const ROW_STEP = 16

/** @throws AppError 404 for a deleted layer, 409 when the layers do not overlap or have no pixels in the area */
export async function readInput(
  services: Stores,
  tenantId: string,
  { reads }: Pick<LayerAnalysis, 'reads'>,
  wanted: Wanted,
  { signal, onLayer }: { signal: AbortSignal; onLayer?: (fraction: number, message: Message) => void },
): Promise<{ input: AnalysisInput; area: GridArea }> {
  const layers = await inTenant(services.db, tenantId, async (tx) => {
    const found: LayerRow[] = []
    for (const id of wanted.layerIds) found.push(await requireLayer(tenantId, tx, id))
    return found
  })
  const area = await areaOf(services, tenantId, layers, wanted)
  const input: AnalysisInput = { pictures: [], surfaces: [], gsd: gsdOf(area) }
  const size = { width: area.width, height: area.height }
  for (const [at, layer] of layers.entries()) {
    const step = at === 0 ? analysisText('reading', { name: layer.name }) : analysisText('readingOther')
    onLayer?.(at / layers.length, step)
    await withRaster(services, tenantId, layer, async (files) => {
      if (reads === 'picture') input.pictures.push({ ...size, rgba: await readPicture(services, files, area, signal) })
      else input.surfaces.push({ ...size, heights: await readSurface(services, files, area, signal) })
    })
  }
  return { input, area }
}

async function areaOf(
  services: Stores,
  tenantId: string,
  layers: readonly LayerRow[],
  { bounds }: Wanted,
): Promise<GridArea> {
  const [layer, other] = layers
  if (!layer) throw conflict(analysisText('areaOutside'))
  const info = requireRasterInfo(layer)
  const shared = other ? sharedBounds(info.bounds, requireRasterInfo(other).bounds) : info.bounds
  if (!shared) throw conflict(analysisText('noOverlap'))
  const asked = bounds && sharedBounds(bounds, shared)
  if (bounds && !asked) throw conflict(analysisText('areaOutside'))
  const gsd = Math.max(FINEST_METRES, ...layers.map((each) => requireRasterInfo(each).gsd))
  const needsBox = other !== undefined || bounds !== null
  const area = await withRaster(services, tenantId, layer, async ({ controlGridPath }) =>
    mapArea(
      decodeControlGrid(await readFile(controlGridPath)),
      { bounds: info.bounds, gsd },
      needsBox ? { bounds: asked ?? shared } : undefined,
      { pixels: MAX_PIXELS },
    ),
  )
  if (!area) throw conflict(analysisText('areaOutside'))
  return { bounds: area.bounds, width: area.width, height: area.height }
}

async function readPicture(
  { raster }: Stores,
  files: RasterFiles & { info: Parameters<typeof readStyle>[1] },
  area: GridArea,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const style = readStyle({}, files.info)
  const rgba = new Uint8Array(area.width * area.height * 4)
  for (const { top, ...strip } of stripsOf(area)) {
    rgba.set(await raster.pool.run(files, 'colours', { style, top, ...strip }, signal), top * area.width * 4)
  }
  return rgba
}

async function readSurface(
  { raster }: Stores,
  files: RasterFiles,
  area: GridArea,
  signal: AbortSignal,
): Promise<Float32Array> {
  const heights = new Float32Array(area.width * area.height)
  for (const { top, ...strip } of stripsOf(area)) {
    heights.set(await raster.pool.run(files, 'heights', strip, signal), top * area.width)
  }
  return heights
}

function stripsOf({ bounds: [west, , east, north], width, height }: GridArea): (GridArea & { top: number })[] {
  const pixel = (east - west) / width
  const rows = Math.max(ROW_STEP, Math.floor(STRIP_PIXELS / width / ROW_STEP) * ROW_STEP)
  return Array.from({ length: Math.ceil(height / rows) }, (_, at) => {
    const top = at * rows
    const tall = Math.min(rows, height - top)
    const upper = north - top * pixel
    return { bounds: [west, upper - tall * pixel, east, upper], width, height: tall, top }
  })
}
