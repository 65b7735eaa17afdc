// Runs tasks on rasters, one at a time, and keeps the last ones open.
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { createBlockCache, type BlockCache } from './blockCache'
import { openCog } from './cog'
import { decodeLattice } from './lattice'
import { TASKS, type RasterFiles, type TaskMessage, type TaskReply } from './rasterTasks'
import type { OpenRaster } from './render'

const MOST_OPEN = 32

const cache = createBlockCache((workerData as { cacheBytes: number }).cacheBytes)
const opened = new Map<string, OpenRaster>()
// The pool has as many threads as there are cores to use.
sharp.concurrency(1)
sharp.cache(false)

parentPort?.on('message', (message: TaskMessage) => {
  void run(message).then((reply) => parentPort?.postMessage(reply))
})

async function run({ raster, name, input }: TaskMessage): Promise<TaskReply> {
  try {
    const task = TASKS[name] as (raster: OpenRaster, cache: BlockCache, input: unknown) => Promise<unknown>
    return { result: await task(await openRaster(raster), cache, input) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

async function openRaster({ cogPath, latticePath, info }: RasterFiles): Promise<OpenRaster> {
  const known = opened.get(cogPath)
  opened.delete(cogPath)
  const raster = known ?? { cog: await openCog(cogPath), lattice: decodeLattice(await readFile(latticePath)), info }
  opened.set(cogPath, raster)
  for (const [oldest, { cog }] of opened) {
    if (opened.size <= MOST_OPEN) break
    opened.delete(oldest)
    await cog.file.close()
  }
  return raster
}
