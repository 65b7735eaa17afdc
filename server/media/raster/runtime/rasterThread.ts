// Runs the tasks of one thread, one at a time. The most recent rasters stay open.
import { readFile } from 'node:fs/promises'
import { workerData } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { createBlockCache, type BlockCache } from './blockCache'
import type { WorkerMessage } from '../../../platform/core/workerPool'
import { openCog } from '../tiff/cog'
import { decodeControlGrid } from '../controlGrid'
import { TASKS, type RasterFiles, type RasterTask } from './rasterTasks'
import type { OpenRaster } from '../render/render'

const MAX_OPEN = 32

const cache = createBlockCache((workerData as { cacheBytes: number }).cacheBytes)
const opened = new LRUCache<string, OpenRaster>({ max: MAX_OPEN, dispose: ({ cog }) => void cog.file.close() })
// The pool has as many threads as there are cores to use.
sharp.concurrency(1)
sharp.cache(false)

/** Undefined for a task that was cancelled while it waited. */
export async function runTask({ raster, name, input, cancelled }: WorkerMessage<RasterTask>): Promise<unknown> {
  if (cancelled[0]) return undefined
  const task = TASKS[name] as (raster: OpenRaster, cache: BlockCache, input: unknown) => Promise<unknown>
  return task(await openRaster(raster), cache, input)
}

async function openRaster({ cogPath, controlGridPath, info }: RasterFiles): Promise<OpenRaster> {
  const known = opened.get(cogPath)
  if (known) return known
  const raster = { cog: await openCog(cogPath), controlGrid: decodeControlGrid(await readFile(controlGridPath)), info }
  opened.set(cogPath, raster)
  return raster
}
