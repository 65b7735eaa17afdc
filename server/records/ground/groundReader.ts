// Heights of elevation layers as grids that are small enough to keep. Raster threads read them, so that requests are not delayed.
import { readFile } from 'node:fs/promises'
import type { GroundGrid } from '../../../geometry/groundGrid'
import { worldY } from '../../../geometry/worldY'
import { runOutsideScope } from '../../platform/db/accessScope'
import { inTenant, type Db } from '../../platform/db/tenancy'
import type { Storage } from '../../platform/storage/storage'
import { decodeControlGrid } from '../../media/raster/controlGrid'
import { mapArea } from '../../media/raster/export/exportArea'
import { latOf, longOf } from '../../media/raster/mercator'
import type { RasterRuntime } from '../../media/raster/runtime/rasterRuntime'
import { withRaster } from '../layers/rasterFiles'
import { selectAllLayers, selectLayer, type LayerRow } from '../layers/sql'

export interface GroundModel {
  layerId: string
  /** File of its heights; another one after another import. */
  fileId: string
  grid: GroundGrid
}

export interface GroundReader {
  /** Elevation layers of a mission, the newest first. */
  models: (tenantId: string, missionId: string, signal?: AbortSignal) => Promise<GroundModel[]>
  /** Undefined for a layer that is gone or is no elevation layer. */
  model: (tenantId: string, layerId: string, signal?: AbortSignal) => Promise<GroundModel | undefined>
  /** Files of the elevation layers of a mission, to notice that they have changed. */
  fileIds: (tenantId: string, missionId: string) => Promise<string[]>
}

interface Stores {
  db: Db
  storage: Storage
  raster: Pick<RasterRuntime, 'pool'>
}

/** Longer side of a grid. Four megabytes at most. */
const SIDE = 1024
/** Rows that a thread reads at once, so that map tiles are not delayed. */
const STRIP_ROWS = 256
/** Grids that a process keeps. */
const MAX_KEPT = 16
/** Newest models of a mission that are used. */
const MAX_MODELS = 8
const MAX_LAYERS = 1000

export function createGroundReader(stores: Stores): GroundReader {
  // The least recently used one first. A layer is looked up among those of its tenant before its grid is.
  const kept = new Map<string, Promise<GroundGrid | undefined>>()

  const gridOf = async (tenantId: string, layer: LayerRow, signal?: AbortSignal): Promise<GroundGrid | undefined> => {
    const key = `${tenantId}/${layer.id}/${layer.cogFileId}`
    const grid = kept.get(key) ?? readGrid(stores, tenantId, layer)
    kept.delete(key)
    kept.set(key, grid)
    for (const [oldest] of kept) {
      if (kept.size <= MAX_KEPT) break
      kept.delete(oldest)
    }
    grid.catch(() => {
      if (kept.get(key) === grid) kept.delete(key)
    })
    const found = await grid
    signal?.throwIfAborted()
    return found
  }

  const asModel = async (tenantId: string, layer: LayerRow, signal?: AbortSignal): Promise<GroundModel | undefined> => {
    const grid = await gridOf(tenantId, layer, signal)
    return grid && { layerId: layer.id, fileId: layer.cogFileId ?? '', grid }
  }

  // Clients see footprints of photos and recordings without the layer that they were computed with.
  return {
    models: (tenantId, missionId, signal) =>
      runOutsideScope(async () => {
        const models: GroundModel[] = []
        for (const layer of await elevationLayers(stores.db, tenantId, missionId)) {
          const model = await asModel(tenantId, layer, signal)
          if (model) models.push(model)
        }
        return models
      }),
    model: (tenantId, layerId, signal) =>
      runOutsideScope(async () => {
        const layer = await inTenant(stores.db, tenantId, (tx) => selectLayer(tenantId, tx, layerId))
        return layer && isElevation(layer) ? asModel(tenantId, layer, signal) : undefined
      }),
    fileIds: (tenantId, missionId) =>
      runOutsideScope(async () => {
        const layers = await elevationLayers(stores.db, tenantId, missionId)
        return layers.map(({ cogFileId }) => cogFileId ?? '')
      }),
  }
}

const isElevation = ({ raster, cogFileId }: LayerRow): boolean => raster?.kind === 'elevation' && cogFileId !== null

async function elevationLayers(db: Db, tenantId: string, missionId: string): Promise<LayerRow[]> {
  const layers = await inTenant(db, tenantId, (tx) =>
    selectAllLayers(tenantId, tx, [missionId], MAX_LAYERS, { kind: 'raster' }),
  )
  const timeOf = ({ capturedAt, createdAt }: LayerRow) => (capturedAt ?? createdAt).getTime()
  return layers
    .filter(isElevation)
    .sort((a, b) => timeOf(b) - timeOf(a) || (a.id < b.id ? 1 : -1))
    .slice(0, MAX_MODELS)
}

/** Undefined for a raster without pixels. */
async function readGrid({ db, storage, raster }: Stores, tenantId: string, layer: LayerRow) {
  return withRaster({ db, storage }, tenantId, layer, async (files): Promise<GroundGrid | undefined> => {
    const controlGrid = decodeControlGrid(await readFile(files.controlGridPath))
    const area = mapArea(controlGrid, files.info, undefined, { side: SIDE })
    if (!area) return undefined
    const { width, height } = area
    const [west, south, east, north] = area.bounds
    const pixel = (north - south) / height
    const heights = new Float32Array(width * height)
    for (let top = 0; top < height; top += STRIP_ROWS) {
      const rows = Math.min(STRIP_ROWS, height - top)
      const upper = north - top * pixel
      const strip = { bounds: [west, upper - rows * pixel, east, upper] as const, width, height: rows }
      heights.set(await raster.pool.run(files, 'heights', { ...strip, bounds: [...strip.bounds] }), top * width)
    }
    const edges = { west: longOf(west), east: longOf(east), top: worldY(latOf(north)), bottom: worldY(latOf(south)) }
    return { columns: width, rows: height, ...edges, heights }
  })
}
