// Judges uploaded PMTiles files by their content. Every size is checked before it is used, because the files are untrusted.
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import sharp from 'sharp'
import { bytesToHeader, Compression, ResolvedValueCache, TileType, type Entry, type Header, type Source } from 'pmtiles'
import { fieldError } from '../../platform/core/errors'
import type { Message } from '../../platform/core/messages'
import type { ByteSource } from '../../platform/storage/byteSource'
import { baseMapText } from './messages'

export type TileSize = 256 | 512

export interface PmtilesSummary {
  minZoom: number
  maxZoom: number
  /** Names of the layers in vector tiles; none for pictures. */
  layers: string[]
  /** Of pictures, in pixels. */
  tileSize?: TileSize
}

const HEADER_BYTES = 127
/** Maps read the header and the first directory with one request of this size. */
const FIRST_REQUEST_BYTES = 16 * 1024
const MEGABYTE = 1024 * 1024
/** A directory holds about 200,000 tiles then. */
const MAX_DIRECTORY_BYTES = MEGABYTE
/** About ten million tiles. */
const MAX_ALL_DIRECTORIES_BYTES = 64 * MEGABYTE
const MAX_DIRECTORIES = 20_000
const MAX_METADATA_BYTES = 4 * MEGABYTE
const MAX_TILE_BYTES = 4 * MEGABYTE
const MAX_UNPACKED_TILE_BYTES = 16 * MEGABYTE
/** As deep as maps follow directories. */
const MAX_DEPTH = 3
const MAX_ZOOM = 24
/** The limits of the contract. */
const MAX_LAYERS = 50
const MAX_LAYER_NAME = 100

const PICTURES = [TileType.Png, TileType.Jpeg, TileType.Webp, TileType.Avif]
const READABLE = [Compression.None, Compression.Gzip]
const gunzipped = promisify(gunzip)

/** @throws AppError 400 with the reason at `uploadId` */
export async function inspectPmtiles(file: ByteSource): Promise<PmtilesSummary> {
  const first = await file.read(0, HEADER_BYTES)
  if (first.length < HEADER_BYTES) throw rejected(baseMapText('fileTruncated'))
  const header = bytesToHeader(bufferOf(first))
  checkHeader(header, file.size)
  const tile = await checkTile(header, file, await checkDirectories(header, file))
  const metadata = await readMetadata(header, file)
  const { minZoom, maxZoom, tileType } = header
  if (tileType !== TileType.Mvt) {
    return { minZoom, maxZoom, layers: [], tileSize: statedTileSize(metadata) ?? (await sizeOfPicture(tile)) }
  }
  const layers = layersOf(metadata)
  if (layers.length === 0) throw rejected(baseMapText('fileNoLayers'))
  return { minZoom, maxZoom, layers }
}

function checkHeader(header: Header, size: number): void {
  const { rootDirectoryOffset, rootDirectoryLength, tileType, tileCompression, internalCompression } = header
  const parts = [
    [rootDirectoryOffset, rootDirectoryLength],
    [header.jsonMetadataOffset, header.jsonMetadataLength],
    [header.leafDirectoryOffset, header.leafDirectoryLength ?? 0],
    [header.tileDataOffset, header.tileDataLength ?? 0],
  ] as const
  if (parts.some(([offset, length]) => offset + length > size)) throw rejected(baseMapText('fileTruncated'))
  if (rootDirectoryOffset + rootDirectoryLength > FIRST_REQUEST_BYTES) throw rejected(baseMapText('fileDamaged'))
  if (tileType !== TileType.Mvt && !PICTURES.includes(tileType)) throw rejected(baseMapText('fileTileType'))
  if (!READABLE.includes(internalCompression) || !READABLE.includes(tileCompression))
    throw rejected(baseMapText('fileCompression'))
  if (header.minZoom > header.maxZoom || header.maxZoom > MAX_ZOOM)
    throw rejected(baseMapText('fileZoom', { max: MAX_ZOOM }))
}

interface Directory {
  offset: number
  length: number
  depth: number
}

const tileTooLarge = () => rejected(baseMapText('fileTileSize', { megabytes: MAX_TILE_BYTES / MEGABYTE }))

/**
 * Follows all directories, so that every tile and every directory is known to lie in its part of the file.
 * @returns one of the tiles
 */
async function checkDirectories(header: Header, file: ByteSource): Promise<Entry> {
  let tile: Entry | undefined
  let unpacked = 0
  const tooLarge = () => rejected(baseMapText('fileTooManyTiles', { megabytes: MAX_ALL_DIRECTORIES_BYTES / MEGABYTE }))
  const source: Source = {
    getKey: () => 'upload',
    getBytes: async (offset, length) => {
      if (length > MAX_DIRECTORY_BYTES) throw tooLarge()
      return { data: bufferOf(await file.read(offset, offset + length)) }
    },
  }
  const cache = new ResolvedValueCache(1, false, async (bytes, compression) => {
    const data = await unpack(bytes, compression, MAX_DIRECTORY_BYTES, tooLarge)
    unpacked += data.byteLength
    if (unpacked > MAX_ALL_DIRECTORIES_BYTES) throw tooLarge()
    return data
  })
  const root: Directory = { offset: header.rootDirectoryOffset, length: header.rootDirectoryLength, depth: 0 }
  const found = [root]
  const seen = new Set<number>()
  // Grows while it is read.
  for (const { offset, length, depth } of found) {
    const entries = await cache.getDirectory(source, offset, length, header).catch(asDamaged)
    for (const entry of entries) {
      const isLeaf = entry.runLength === 0
      const room = (isLeaf ? header.leafDirectoryLength : header.tileDataLength) ?? 0
      if (entry.length === 0 || entry.offset < 0 || entry.offset + entry.length > room)
        throw rejected(baseMapText('fileDamaged'))
      if (!isLeaf) {
        if (entry.length > MAX_TILE_BYTES) throw tileTooLarge()
        tile ??= entry
        continue
      }
      if (depth === MAX_DEPTH || seen.has(entry.offset)) throw rejected(baseMapText('fileDamaged'))
      if (found.length === MAX_DIRECTORIES) throw tooLarge()
      seen.add(entry.offset)
      found.push({ offset: header.leafDirectoryOffset + entry.offset, length: entry.length, depth: depth + 1 })
    }
  }
  if (!tile) throw rejected(baseMapText('fileDamaged'))
  return tile
}

/** Programs that write files sometimes declare another compression than they use. */
async function checkTile(header: Header, file: ByteSource, { offset, length }: Entry): Promise<ArrayBuffer> {
  const start = header.tileDataOffset + offset
  const bytes = bufferOf(await file.read(start, start + length))
  return unpack(bytes, header.tileCompression, MAX_UNPACKED_TILE_BYTES, tileTooLarge)
}

async function readMetadata(header: Header, file: ByteSource): Promise<unknown> {
  const { jsonMetadataOffset: offset, jsonMetadataLength: length, internalCompression } = header
  const tooLarge = () => rejected(baseMapText('fileMetadataSize', { megabytes: MAX_METADATA_BYTES / MEGABYTE }))
  if (length > MAX_METADATA_BYTES) throw tooLarge()
  const bytes = bufferOf(await file.read(offset, offset + length))
  const data = await unpack(bytes, internalCompression, MAX_METADATA_BYTES, tooLarge)
  try {
    return JSON.parse(Buffer.from(data).toString('utf8'))
  } catch {
    throw rejected(baseMapText('fileDamaged'))
  }
}

const asTileSize = (size: number): TileSize | undefined => (size === 256 || size === 512 ? size : undefined)

/** Programs write it under several names. */
function statedTileSize(metadata: unknown): TileSize | undefined {
  const { tileSize, tile_size: snake, tilesize: lower } = (metadata ?? {}) as Record<string, unknown>
  return asTileSize(Number(tileSize ?? snake ?? lower))
}

/** Width of the picture; 256, which most maps have, for one of another size. Reads its header only. */
async function sizeOfPicture(tile: ArrayBuffer): Promise<TileSize> {
  const { width } = await sharp(Buffer.from(tile))
    .metadata()
    .catch(() => ({ width: 0 }))
  return asTileSize(width) ?? 256
}

function layersOf(metadata: unknown): string[] {
  const { vector_layers: listed } = (metadata ?? {}) as { vector_layers?: unknown }
  if (!Array.isArray(listed)) return []
  return listed
    .map((layer) => (layer as { id?: unknown } | null)?.id)
    .filter((id) => typeof id === 'string' && id.length > 0 && id.length <= MAX_LAYER_NAME)
    .slice(0, MAX_LAYERS) as string[]
}

async function unpack(bytes: ArrayBuffer, compression: Compression, max: number, tooLarge: () => Error) {
  if (compression === Compression.None) return bytes
  try {
    return bufferOf(await gunzipped(bytes, { maxOutputLength: max }))
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
      ? tooLarge()
      : rejected(baseMapText('fileDamaged'))
  }
}

const rejected = (text: Message) => fieldError('uploadId', text)

/** The library throws plain errors for directories that it cannot read; errors of the storage have a code. */
function asDamaged(error: unknown): never {
  const isPlain = error instanceof Error && error.constructor === Error && !('code' in error)
  throw isPlain ? rejected(baseMapText('fileDamaged')) : error
}

const bufferOf = (bytes: Buffer): ArrayBuffer =>
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer
