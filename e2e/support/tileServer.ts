// A server of map tiles on another origin, each tile in one colour.
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

export interface TileServer {
  /** For example http://127.0.0.1:45678. */
  origin: string
  /** Paths that were requested so far. */
  requests: string[]
  /** From now on every request is rejected. */
  fail: () => void
  close: () => Promise<void>
}

export async function startTileServer(background: string): Promise<TileServer> {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background } })
    .png()
    .toBuffer()
  const requests: string[] = []
  let isBroken = false
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.setHeader('access-control-allow-origin', '*')
    // Each page must ask again, so that a failure is noticed.
    response.setHeader('cache-control', 'no-store')
    if (isBroken) {
      response.writeHead(503).end()
      return
    }
    response.writeHead(200, { 'content-type': 'image/png' }).end(tile)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    fail: () => (isBroken = true),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
