// Vector tiles: read in a transaction, encoded on a thread. Recent tiles are kept in memory, those of many features in the database.
import os from 'node:os'
import { limitConcurrency } from '../../platform/core/concurrencyLimit'
import { scriptFile } from '../../platform/core/folders'
import { createWorkerPool } from '../../platform/core/workerPool'
import { currentClient, currentVisit, runOutsideScope } from '../../platform/db/accessScope'
import type { CacheUse } from '../../platform/metrics/caches'
import { inTenant, type Db } from '../../platform/db/tenancy'
import type { EncodedTile } from './encodeTile'
import { deleteEditedTile, insertStoredTile, selectStoredTile, type Audience } from './storedTileSql'
import {
  boxOf,
  isPatched,
  isThinned,
  readTileData,
  readTilePatch,
  type EditedTile,
  type TileAddress,
  type TileContent,
  type TileData,
} from './tileData'
import { createVectorTileCache } from './vectorTileCache'
import type { TileTask } from './vectorTileThread'

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
  ranks?: Buffer
}

/** Threads start with the first tile. */
export function createVectorTiles(
  db: Db,
  threads = Math.max(1, Math.floor(os.availableParallelism() / 2)),
): VectorTiles {
  const cache = createVectorTileCache(CACHE_BYTES)
  let hits = 0
  let misses = 0
  const pool = createWorkerPool<TileTask, EncodedTile | undefined>({
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
      const { tile, ranks } = (await pool.run(data, signal))!
      const isKept = ranks && isPatched(address)
      return {
        tile: asBuffer(tile),
        count: data.count,
        flagged: data.flagged,
        ...(isKept && { ranks: asBuffer(ranks) }),
      }
    }, signal)

  /** The stored tile as it is now; undefined when there is none to make it from. */
  const stored = async (
    tenantId: string,
    layerId: string,
    address: TileAddress,
    content: TileContent & { label: string },
    signal?: AbortSignal,
  ): Promise<Buffer | undefined> => {
    const { label, flags } = content
    const found = await inTenant(db, tenantId, (tx) => selectStoredTile(tenantId, tx, layerId, address, label, flags))
    return found?.edited ? patched(tenantId, layerId, address, content, found.edited, signal) : found?.tile
  }

  const patched = (
    tenantId: string,
    layerId: string,
    address: TileAddress,
    content: TileContent,
    edited: EditedTile,
    signal?: AbortSignal,
  ): Promise<Buffer | undefined> =>
    limited(async () => {
      const patch = await inTenant(db, tenantId, (tx) => readTilePatch(tenantId, tx, layerId, address, content, edited))
      const encoded = patch && (await pool.run(patch, signal))
      return encoded && asBuffer(encoded.tile)
    }, signal)

  /** @returns false when the layer has changed since it was read */
  const keep = (
    tenantId: string,
    layer: VectorTileLayer,
    address: TileAddress,
    made: { tile: Buffer; ranks?: Buffer; label: string; audience: Audience },
  ): Promise<boolean> =>
    inTenant(db, tenantId, (tx) => insertStoredTile(tenantId, tx, layer, { ...address, ...made, area: boxOf(address) }))

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
          : await stored(tenantId, layer.id, address, { ...content, label, flags }, signal)
      if (!tile) {
        const made = await make(tenantId, layer, address, { ...content, flags }, signal)
        tile = made.tile
        // Not what was read for a client or visitor, because their access may have ended meanwhile.
        if (label !== undefined && guest === undefined && made.count >= STORED_FROM_COUNT) {
          const audience = audienceOf(made, flags)
          const { ranks } = made
          await runOutsideScope(() => keep(tenantId, layer, address, { tile: made.tile, ranks, label, audience }))
        }
      }
      cache.set(key, tile)
      return tile
    },
    async store(tenantId, layer, address, label) {
      const fields = label === '' ? [] : [label]
      const made = await make(tenantId, layer, address, { fields, flags: true })
      const isLarge = made.count >= STORED_FROM_COUNT
      if (!isLarge) {
        await inTenant(db, tenantId, (tx) => deleteEditedTile(tenantId, tx, layer.id, address))
        return { isLarge, isStale: false }
      }
      const { tile, ranks } = made
      let isStored = await keep(tenantId, layer, address, { tile, ranks, label, audience: audienceOf(made, true) })
      if (made.flagged && isStored) {
        const others = await make(tenantId, layer, address, { fields, flags: false })
        const kept = { tile: others.tile, ranks: others.ranks, label, audience: 'others' } as const
        isStored = await keep(tenantId, layer, address, kept)
      }
      return { isLarge, isStale: !isStored }
    },
    cacheUse: () => ({ hits, misses, entries: cache.size, bytes: cache.calculatedSize }),
    close: () => pool.close(),
  }
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)

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
