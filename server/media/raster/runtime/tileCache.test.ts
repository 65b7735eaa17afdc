import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openTileCache, type TileKey } from './tileCache'

const TILE_BYTES = 10_000
const LIMIT = 20 * TILE_BYTES

const folder = mkdtempSync(path.join(tmpdir(), 'aerie-tiles-'))
afterAll(() => rmSync(folder, { recursive: true }))

const keyOf = (x: number): TileKey => ({ layerId: 'layer', version: 1, styleHash: 's', z: 18, x, y: 0, size: 256 })
const tile = { buffer: Buffer.alloc(TILE_BYTES, 1), mediaType: 'image/webp' as const }
const open = (index: number) => openTileCache(folder, LIMIT / 2, { index, count: 2 })

const bytesOnDisk = (): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0)

test('processes that share a folder keep within the limit together, also what earlier runs have left', async () => {
  for (let run = 0; run < 3; run++) {
    const caches = [await open(0), await open(1)]
    for (let x = 0; x < 40; x++) await caches[x % 2]?.set(keyOf(100 * run + x), tile)
    expect(bytesOnDisk()).toBeLessThanOrEqual(LIMIT)
    expect(bytesOnDisk()).toBeGreaterThan(LIMIT / 2)
    expect((await caches[0]?.get(keyOf(100 * run + 39)))?.buffer).toEqual(tile.buffer)
    expect(await caches[0]?.get(keyOf(-1))).toBeUndefined()
    expect(caches[0]?.use()).toMatchObject({ hits: 1, misses: 1 })
  }
})
