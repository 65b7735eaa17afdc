import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import type { AppError } from '../../platform/core/errors'
import type { ByteSource } from '../../platform/storage/byteSource'
import { inspectPmtiles } from './pmtilesFile'
import { directoryBytes, pmtilesFile, PNG_TILES, VECTOR_TILES, type PmtilesEntry } from './testing/pmtilesFile'

const TILE = Buffer.from('a tile')
const PICTURES = { tileType: PNG_TILES, tile: TILE }
const VECTORS = { tileType: VECTOR_TILES, tile: TILE, metadata: { vector_layers: [{ id: 'roads' }, { id: 'water' }] } }
const TILE_AT: PmtilesEntry = { tileId: 0, offset: 0, length: TILE.length, runLength: 1 }

const sourceOf = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: async (start, end) => bytes.subarray(start, end),
})

const leafAt = (tileId: number, offset: number, length: number): PmtilesEntry => ({
  tileId,
  offset,
  length,
  runLength: 0,
})

/** The key of the reason, for a file that is rejected. */
async function reasonOf(bytes: Buffer): Promise<string> {
  const error = (await inspectPmtiles(sourceOf(bytes)).catch((thrown: unknown) => thrown)) as AppError
  expect(error).toMatchObject({ status: 400, errors: [{ field: 'uploadId' }] })
  const message = error.errors?.[0]?.message as { code: string } | undefined
  return message?.code ?? ''
}

test('reads the zooms of pictures and the layers of vector tiles', async () => {
  expect(await inspectPmtiles(sourceOf(pmtilesFile({ ...PICTURES, maxZoom: 7 })))).toEqual({
    minZoom: 0,
    maxZoom: 7,
    layers: [],
    tileSize: 256,
  })
  expect(await inspectPmtiles(sourceOf(pmtilesFile(VECTORS)))).toMatchObject({ layers: ['roads', 'water'] })
})

test('reads the size of pictures from the metadata, else from a picture', async () => {
  const stated = pmtilesFile({ ...PICTURES, metadata: { tile_size: '512' } })
  expect(await inspectPmtiles(sourceOf(stated))).toMatchObject({ tileSize: 512 })
  const background = { r: 9, g: 90, b: 9 }
  const tile = await sharp({ create: { width: 512, height: 512, channels: 3, background } })
    .png()
    .toBuffer()
  expect(await inspectPmtiles(sourceOf(pmtilesFile({ tileType: PNG_TILES, tile })))).toMatchObject({ tileSize: 512 })
})

test('follows leaf directories', async () => {
  const leaf = directoryBytes([TILE_AT])
  const file = pmtilesFile({ ...PICTURES, leaves: leaf, root: [leafAt(0, 0, leaf.length)] })
  expect(await inspectPmtiles(sourceOf(file))).toMatchObject({ maxZoom: 14 })
})

test('rejects a file that was cut at any place', async () => {
  const file = pmtilesFile(VECTORS)
  for (let size = 0; size < file.length; size += 13) {
    expect(await reasonOf(file.subarray(0, size))).toBe('baseMap.fileTruncated')
  }
})

test.each<[string, string, () => Buffer]>([
  [
    'a directory of noise',
    'fileDamaged',
    () => pmtilesFile({ ...PICTURES, header: (header) => header.writeUInt8(1, 97) }),
  ],
  ['no tiles', 'fileDamaged', () => pmtilesFile({ ...PICTURES, root: [] })],
  ['tiles outside the file', 'fileDamaged', () => pmtilesFile({ ...PICTURES, root: [{ ...TILE_AT, offset: 4 }] })],
  [
    'a directory that contains itself',
    'fileDamaged',
    () => {
      const leaf = directoryBytes([leafAt(0, 0, 60)])
      const padded = Buffer.concat([leaf, Buffer.alloc(60)])
      return pmtilesFile({ ...PICTURES, leaves: padded, root: [leafAt(0, 0, leaf.length)] })
    },
  ],
  [
    'directories deeper than maps follow them',
    'fileDamaged',
    () => {
      let leaves = directoryBytes([TILE_AT])
      let last = leafAt(0, 0, leaves.length)
      for (let depth = 0; depth < 3; depth++) {
        const next = directoryBytes([last])
        last = leafAt(0, leaves.length, next.length)
        leaves = Buffer.concat([leaves, next])
      }
      return pmtilesFile({ ...PICTURES, leaves, root: [last] })
    },
  ],
  [
    'more entries than it has',
    'fileDamaged',
    () => withRoot(gzipSync(Buffer.from([255, 255, 255, 255, 255, 255, 127]))),
  ],
  ['a directory that unpacks to 32 MB', 'fileTooManyTiles', () => withLeaf(gzipSync(Buffer.alloc(32 * 1024 ** 2)))],
  [
    'a description that unpacks to 32 MB',
    'fileMetadataSize',
    () => pmtilesFile({ ...PICTURES, metadata: ' '.repeat(32 * 1024 ** 2) }),
  ],
  ['a description that is no JSON', 'fileDamaged', () => pmtilesFile({ ...PICTURES, metadata: '{' })],
  [
    'vector tiles without layers',
    'fileNoLayers',
    () => pmtilesFile({ ...VECTORS, metadata: { vector_layers: [7, null] } }),
  ],
  ['tiles of an unknown kind', 'fileTileType', () => pmtilesFile({ ...PICTURES, tileType: 6 })],
  ['brotli', 'fileCompression', () => pmtilesFile({ ...PICTURES, header: (header) => header.writeUInt8(3, 98) })],
  [
    'zooms in the wrong order',
    'fileZoom',
    () => pmtilesFile({ ...PICTURES, header: (header) => header.writeUInt8(20, 100) }),
  ],
  [
    'a tile that unpacks to 32 MB',
    'fileTileSize',
    () =>
      pmtilesFile({
        ...VECTORS,
        tile: gzipSync(Buffer.alloc(32 * 1024 ** 2)),
        header: (header) => header.writeUInt8(2, 98),
      }),
  ],
  [
    'tiles of another compression than it says',
    'fileDamaged',
    () => pmtilesFile({ ...VECTORS, header: (header) => header.writeUInt8(2, 98) }),
  ],
  ['a tile of 5 MB', 'fileTileSize', () => pmtilesFile({ ...PICTURES, tile: Buffer.alloc(5 * 1024 ** 2) })],
])('rejects a file with %s', async (_name, key, make) => {
  expect(await reasonOf(make())).toBe(`baseMap.${key}`)
})

/** A file whose root directory has these bytes. */
function withRoot(root: Buffer): Buffer {
  // The first directory can lie anywhere in the first 16 KB, so it takes the place of the tile.
  const file = pmtilesFile({ ...PICTURES, tile: root })
  file.writeBigUInt64LE(BigInt(file.length - root.length), 8)
  file.writeBigUInt64LE(BigInt(root.length), 16)
  return file
}

const withLeaf = (leaf: Buffer): Buffer => pmtilesFile({ ...PICTURES, leaves: leaf, root: [leafAt(0, 0, leaf.length)] })
