/**
 * Drawn tiles on disk, one file each, bounded in bytes: the longest unused go first. A layer's version is part of the
 * place, so nothing is ever out of date; a layer's folder goes with the layer. May be lost at any time without harm.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import type { CacheUse } from '../../../platform/metrics/caches'
import type { ElevationTile } from '../render/elevationTile'
import type { Tile } from '../render/tile'

export interface TileKey {
  layerId: string
  version: number
  styleHash: string
  z: number
  x: number
  y: number
  size: number
}

export type CachedTile = Tile | ElevationTile

export interface TileCache {
  /** `undefined`: not here; `null`: known to be empty. */
  get(key: TileKey): Promise<CachedTile | null | undefined>
  set(key: TileKey, tile: CachedTile | null): Promise<void>
  removeLayer(layerId: string): Promise<void>
  use(): CacheUse
}

/** An empty tile still takes an entry of its folder. */
const ENTRY_BYTES = 512
/** Down to this share at once, so that not every new tile has to delete an old one. */
const KEPT_SHARE = 0.9
/** The kinds of picture by the first byte of their files. */
const MEDIA_TYPES: Readonly<Record<number, CachedTile['mediaType']>> = { 0xff: 'image/jpeg', 0x89: 'image/png' }

/**
 * `folder` is the cache's own; what an earlier run left there counts.
 * @param share processes that use the folder together: each looks after its share of what is left there, and what it draws or reads
 */
export async function openTileCache(
  folder: string,
  maxBytes: number,
  share: { index: number; count: number } = { index: 0, count: 1 },
): Promise<TileCache> {
  await mkdir(folder, { recursive: true })
  // By the file's path, the longest unused first.
  const sizes = await filesOf(folder, share)
  let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)

  let hits = 0
  let misses = 0

  const forget = (file: string) => {
    total -= sizes.get(file) ?? 0
    sizes.delete(file)
  }
  const remember = (file: string, bytes: number) => {
    forget(file)
    sizes.set(file, bytes)
    total += bytes
  }
  const makeRoom = async () => {
    if (total <= maxBytes) return
    const leaving: string[] = []
    for (const file of sizes.keys()) {
      if (total <= maxBytes * KEPT_SHARE) break
      forget(file)
      leaving.push(file)
    }
    await Promise.all(leaving.map((file) => rm(file, { force: true })))
  }

  return {
    async get(key) {
      const file = fileOf(folder, key)
      const buffer = await readFile(file).catch(() => undefined)
      if (!buffer) {
        misses++
        forget(file)
        return undefined
      }
      hits++
      remember(file, buffer.length + ENTRY_BYTES)
      if (buffer.length === 0) return null
      return { buffer, mediaType: MEDIA_TYPES[buffer[0]!] ?? 'image/webp' }
    },
    async set(key, tile) {
      const file = fileOf(folder, key)
      const temporary = `${file}.${randomUUID()}`
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(temporary, tile?.buffer ?? '')
      await rename(temporary, file)
      remember(file, (tile?.buffer.length ?? 0) + ENTRY_BYTES)
      await makeRoom()
    },
    async removeLayer(layerId) {
      const layer = path.join(folder, layerId)
      for (const file of [...sizes.keys()]) if (file.startsWith(layer + path.sep)) forget(file)
      await rm(layer, { recursive: true, force: true })
    },
    use: () => ({ hits, misses, entries: sizes.size, bytes: total }),
  }
}

const fileOf = (folder: string, { layerId, version, styleHash, z, x, y, size }: TileKey) =>
  path.join(folder, layerId, String(version), `${styleHash}-${size}`, `${z}-${x}-${y}`)

async function filesOf(folder: string, share: { index: number; count: number }): Promise<Map<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && crc32(path.join(entry.parentPath, entry.name)) % share.count === share.index)
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name)
        const { size, mtimeMs } = await stat(file)
        return { file, size: size + ENTRY_BYTES, mtimeMs }
      }),
  )
  files.sort((a, b) => a.mtimeMs - b.mtimeMs)
  return new Map(files.map(({ file, size }) => [file, size]))
}
