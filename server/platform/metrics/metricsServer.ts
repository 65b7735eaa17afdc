// The server of /metrics on a port of its own, so that it is not reachable through the proxy of the app.
import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Options {
  host: string
  /** 0 chooses a free one. */
  port: number
  /** Expected as `Authorization: Bearer`; undefined for none. */
  token: string | undefined
  /** The metrics in the text format of Prometheus. */
  read: () => Promise<string>
  onError: (error: unknown) => void
}

export interface MetricsServer {
  port: number
  close(): Promise<void>
}

const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8'

/** @throws NodeJS.ErrnoException when the port is not available */
export async function startMetricsServer({ host, port, token, read, onError }: Options): Promise<MetricsServer> {
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      reply.writeHead(404).end()
      return
    }
    if (token !== undefined && !isEqual(request.headers.authorization ?? '', `Bearer ${token}`)) {
      reply.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
      return
    }
    read().then(
      (text) => reply.writeHead(200, { 'content-type': TEXT_FORMAT }).end(text),
      (error: unknown) => {
        onError(error)
        reply.writeHead(503).end()
      },
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** Compares without telling by its time how much agrees. */
function isEqual(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
