// The HTTP side of all tiles: address check, ETag and 304, empty replies and cache headers.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { badRequest } from '../../platform/core/errors'
import type { TileAddress } from '../../media/vector/tileData'
import { currentClient } from '../../platform/db/accessScope'
import { tileText } from './messages'

export interface TileBody {
  buffer: Buffer
  mediaType: string
}

interface TileHeaders {
  /** The same for two requests only if they get the same tile. */
  key: string
  cacheControl: string
}

/** For requests without a session, for clients, and for addresses without the current version of the layer. */
export const ALWAYS_REVALIDATE = 'private, no-cache'
const ONE_DAY = 'private, max-age=86400'

/** An address with the layer's current version always leads to the same tile. Clients ask each time, so that a layer can be hidden. */
export const cacheControlOf = (version: number | undefined, { dataVersion }: { dataVersion: number }): string =>
  version === dataVersion && currentClient() === undefined ? ONE_DAY : ALWAYS_REVALIDATE

/** The contract limits the zoom and excludes negative numbers. @throws AppError 400 */
export function assertTileExists({ z, x, y }: TileAddress): void {
  if (x >= 2 ** z || y >= 2 ** z) throw badRequest(tileText('outsideWorld'))
}

/** Answers 304 without drawing when the browser has the tile, and 204 when the tile is empty. */
export async function sendTile(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { key, cacheControl }: TileHeaders,
  draw: (signal: AbortSignal) => Promise<TileBody | undefined>,
): Promise<Readable> {
  const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 24)}"`
  const headers = { etag, 'cache-control': cacheControl, vary: 'Cookie' }
  if (matches(request.headers['if-none-match'], etag)) return empty(reply, 304, headers)
  const { signal } = request
  let tile: TileBody | undefined
  try {
    tile = await draw(signal)
  } catch (error) {
    if (!signal.aborted) throw error
    // The browser closed the connection, so no reply is needed.
    reply.hijack()
    return Readable.from([])
  }
  if (!tile || tile.buffer.length === 0) return empty(reply, 204, headers)
  void reply.headers({ ...headers, 'content-type': tile.mediaType, 'content-length': tile.buffer.length })
  return Readable.from([tile.buffer])
}

function empty(reply: FastifyReply, status: 204 | 304, headers: Record<string, string>): Readable {
  void reply.code(status).headers(headers)
  return Readable.from([])
}

/** Compares as RFC 9110 prescribes for If-None-Match: proxies that compress mark the ETag as weak. */
const matches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag) ?? false
