// Vector tiles: read in a transaction, encoded on a thread. Recent tiles are kept in memory, those of many features in the database.
import os from 'node:os'
import { limitConcurrency } from '../../platform/core/concurrencyLimit'
import { scriptFile } from '../../platform/core/folders'
import { createWorkerPool } from '../../platform/core/workerPool'
import { currentClient, currentVisit, runOutsideScope } from '../../platform/db/accessScope'
import type { CacheUse } from '../../platform/metrics/caches'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { insertStoredTile, selectStoredTile, type Audience } from './storedTileSql'
import { boxOf, isThinned, readTileData, type TileAddress, type TileContent, type TileData } from './tileData'
import { createVectorTileCache } from './vectorTileCache'

export interface VectorTileLayer {
  id: string
  /** Changes whenever its features do. */
  dataVersion: number
  featureCount: number
  /** The attribute that the map shows beside the features. */
  labelField: string | null
}

/** Result of storing a tile. */
export interface StoredResult {
  /** Worth storing; other tiles are made quickly. */
  isLarge: boolean
  /** The layer has changed meanwhile, so that the tile was not stored. */
  isStale: boolean
}

export interface VectorTiles {
  /**
   * The tile with the requested attributes of its features; no bytes where it shows nothing. Clients get no flags.
   * @throws the signal's reason when cancelled
   */
  tile(
    tenantId: string,
    layer: VectorTileLayer,
    address: TileAddress,
    content: TileContent,
    signal?: AbortSignal,
  ): Promise<Buffer>
  /** Makes and stores the tile of a large layer. `label` is the attribute that its features carry; empty for none. */
  store(tenantId: string, layer: VectorTileLayer, address: TileAddress, label: string): Promise<StoredResult>
  /** Of the tiles in memory. */
  cacheUse(): CacheUse
  /** Ends the threads; tiles in progress fail. */
  close(): Promise<void>
}

const CACHE_BYTES = 64 * 1024 * 1024
const THREAD_HEAP_MEGABYTES = 512
/** Tiles of fewer features are made in a few milliseconds. */
const STORED_FROM_COUNT = 1_000

interface MadeTile extends Pick<TileData, 'count' | 'flagged'> {
  tile: Buffer
}

/** Threads start with the first tile. */
export function createVectorTiles(
  db: Db,
  threads = Math.max(1, Math.floor(os.availableParallelism() / 2)),
): VectorTiles {
  const cache = createVectorTileCache(CACHE_BYTES)
  let hits = 0
  let misses = 0
  const pool = createWorkerPool<TileData, Uint8Array>({
    filename: scriptFile('media/vector/vectorTileWorker.cjs'),
    threads,
    heapMegabytes: THREAD_HEAP_MEGABYTES,
  })
  // Limits memory: a tile that was read waits for a thread with all its features. One more is read while each thread works.
  const limited = limitConcurrency(2 * threads)

  const make = (
    tenantId: string,
    layer: VectorTileLayer,
    address: TileAddress,
    content: TileContent,
    signal?: AbortSignal,
  ): Promise<MadeTile> =>
    limited(async () => {
      const data = await inTenant(db, tenantId, (tx) => readTileData(tenantId, tx, layer, address, content))
      const bytes = await pool.run(data, signal)
      const tile = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      return { tile, count: data.count, flagged: data.flagged }
    }, signal)

  /** @returns false when the layer has changed since it was read */
  const keep = (
    tenantId: string,
    layer: VectorTileLayer,
    address: TileAddress,
    { tile, label, audience }: { tile: Buffer; label: string; audience: Audience },
  ): Promise<boolean> =>
    inTenant(db, tenantId, (tx) =>
      insertStoredTile(tenantId, tx, layer, { ...address, area: boxOf(address), label, audience, tile }),
    )

  return {
    async tile(tenantId, layer, address, content, signal) {
      const guest = currentClient() ?? currentVisit()
      const flags = content.flags && guest === undefined
      // Apart from the tiles of others: a layer that is no longer shared while a tile is read leaves an empty one.
      const key = `${guest ?? ''}${vectorTileKey(layer, address, { ...content, flags })}`
      const known = cache.get(key)
      if (known) {
        hits++
        return known
      }
      misses++
      const label = isThinned(layer, address.z) ? labelOf(layer, content.fields) : undefined
      let tile =
        label === undefined
          ? undefined
          : await inTenant(db, tenantId, (tx) => selectStoredTile(tenantId, tx, layer.id, address, label, flags))
      if (!tile) {
        const made = await make(tenantId, layer, address, { ...content, flags }, signal)
        tile = made.tile
        // Not what was read for a client or visitor, because their access may have ended meanwhile.
        if (label !== undefined && guest === undefined && made.count >= STORED_FROM_COUNT) {
          const audience = audienceOf(made, flags)
          await runOutsideScope(() => keep(tenantId, layer, address, { tile: made.tile, label, audience }))
        }
      }
      cache.set(key, tile)
      return tile
    },
    async store(tenantId, layer, address, label) {
      const fields = label === '' ? [] : [label]
      const made = await make(tenantId, layer, address, { fields, flags: true })
      const isLarge = made.count >= STORED_FROM_COUNT
      if (!isLarge) return { isLarge, isStale: false }
      let isStored = await keep(tenantId, layer, address, { tile: made.tile, label, audience: audienceOf(made, true) })
      if (made.flagged && isStored) {
        const { tile } = await make(tenantId, layer, address, { fields, flags: false })
        isStored = await keep(tenantId, layer, address, { tile, label, audience: 'others' })
      }
      return { isLarge, isStale: !isStored }
    },
    cacheUse: () => ({ hits, misses, entries: cache.size, bytes: cache.calculatedSize }),
    close: () => pool.close(),
  }
}

/** The label for which the requested tile may be stored; undefined for other attributes. */
function labelOf({ labelField }: VectorTileLayer, fields: string[]): string | undefined {
  const [label = '', ...others] = fields
  return others.length === 0 && (fields.length === 0 || (label !== '' && label === labelField)) ? label : undefined
}

const audienceOf = ({ flagged }: MadeTile, flags: boolean): Audience => (!flagged ? 'all' : flags ? 'team' : 'others')

/** The same for two requests only if they get the same tile. */
export const vectorTileKey = (
  { id, dataVersion }: VectorTileLayer,
  { z, x, y }: TileAddress,
  { fields, flags }: TileContent,
): string => JSON.stringify([id, dataVersion, z, x, y, flags, ...fields])
