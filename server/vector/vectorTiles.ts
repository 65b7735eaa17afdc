// Makes vector tiles: reads them in a transaction, encodes them on a thread and keeps the recent ones.
import os from 'node:os'
import { limitConcurrency } from '../core/concurrencyLimit'
import { scriptFile } from '../core/folders'
import { createWorkerPool } from '../core/workerPool'
import { currentClient } from '../db/accessScope'
import { inTenant, type Db } from '../db/tenancy'
import { readTileData, type TileAddress, type TileData } from './tileData'
import { createVectorTileCache } from './vectorTileCache'

export interface VectorTileLayer {
  id: string
  /** Changes whenever its features do. */
  dataVersion: number
  featureCount: number
}

export interface VectorTiles {
  /**
   * The tile with the requested attributes of its features; no bytes where it shows nothing.
   * @throws the signal's reason when cancelled
   */
  tile(
    tenantId: string,
    layer: VectorTileLayer,
    address: TileAddress,
    fields: string[],
    signal?: AbortSignal,
  ): Promise<Buffer>
  /** Ends the threads; tiles in progress fail. */
  close(): Promise<void>
}

const CACHE_BYTES = 64 * 1024 * 1024
const THREAD_HEAP_MEGABYTES = 512

/** Threads start with the first tile. */
export function createVectorTiles(
  db: Db,
  threads = Math.max(1, Math.floor(os.availableParallelism() / 2)),
): VectorTiles {
  const cache = createVectorTileCache(CACHE_BYTES)
  const pool = createWorkerPool<TileData, Uint8Array>({
    filename: scriptFile('vector/vectorTileWorker.cjs'),
    threads,
    heapMegabytes: THREAD_HEAP_MEGABYTES,
  })
  // Limits memory: a tile that was read waits for a thread with all its features. One more is read while each thread works.
  const limited = limitConcurrency(2 * threads)

  return {
    async tile(tenantId, layer, address, fields, signal) {
      // Apart from the tiles of others: a layer that is no longer shared while a tile is read leaves an empty one.
      const key = `${currentClient() ?? ''}${vectorTileKey(layer, address, fields)}`
      const known = cache.get(key)
      if (known) return known
      const bytes = await limited(async () => {
        const data = await inTenant(db, tenantId, (tx) => readTileData(tenantId, tx, layer, address, fields))
        return pool.run(data, signal)
      }, signal)
      const tile = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      cache.set(key, tile)
      return tile
    },
    close: () => pool.close(),
  }
}

/** The same for two requests only if they get the same tile. */
export const vectorTileKey = ({ id, dataVersion }: VectorTileLayer, { z, x, y }: TileAddress, fields: string[]) =>
  JSON.stringify([id, dataVersion, z, x, y, ...fields])
