// A server of map tiles on another origin, each tile in one colour.
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { Server } from 'node:net'
import sharp from 'sharp'
import { tilePorts } from './environment'

export interface TileServer {
  /** For example http://127.0.0.1:45678. */
  origin: string
  /** Paths that were requested so far. */
  requests: string[]
  /** Range headers of these requests; empty text for a request of a whole file. */
  ranges: string[]
  /** From now on every request is rejected. */
  fail: () => void
  close: () => Promise<void>
}

/** A file that a tile server answers with instead of a tile. */
export interface ServedFile {
  type: string
  body: Uint8Array | string
}

/** @param fileOf what to answer for a path; a tile in the colour where it is undefined */
export async function startTileServer(
  background: string,
  fileOf: (path: string) => ServedFile | undefined = () => undefined,
): Promise<TileServer> {
  const tile = await colorTile(background)
  const requests: string[] = []
  const ranges: string[] = []
  let isBroken = false
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    ranges.push(request.headers.range ?? '')
    response.setHeader('access-control-allow-origin', '*')
    // Each page must ask again, so that a failure is noticed.
    response.setHeader('cache-control', 'no-store')
    if (isBroken) {
      response.writeHead(503).end()
      return
    }
    const { type, body } = fileOf(request.url ?? '') ?? { type: 'image/png', body: tile }
    const bytes = Buffer.from(body)
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (start === undefined) {
      response.writeHead(200, { 'content-type': type }).end(bytes)
      return
    }
    const part = bytes.subarray(Number(start), Number(end) + 1)
    const range = `bytes ${start}-${Number(start) + part.length - 1}/${bytes.length}`
    response.writeHead(206, { 'content-type': type, 'content-range': range }).end(part)
  })
  const port = await listenOnTilePort(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    ranges,
    fail: () => (isBroken = true),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** @returns the first port that no other tile server uses */
async function listenOnTilePort(server: Server): Promise<number> {
  for (const port of tilePorts()) {
    server.listen(port, '127.0.0.1')
    const isListening = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (isListening) return port
  }
  throw new Error('All ports of tile servers are in use. Raise TILE_SERVERS in e2e/run.ts.')
}

/** A PNG tile in one colour. */
export const colorTile = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 256, height: 256, channels: 3, background } })
    .png()
    .toBuffer()
