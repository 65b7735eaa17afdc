/** The RTMP ingest: accepts publishers within limits. */
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { RtmpSession, type OpenSink, type RtmpLimits } from './rtmpSession'

export interface IngestLimits extends RtmpLimits {
  connections: number
  perAddress: number
}

const DEFAULTS: IngestLimits = {
  publishMs: 5_000,
  idleMs: 15_000,
  media: 8 << 20,
  command: 8 << 10,
  connections: 200,
  perAddress: 20,
}

export interface RtmpServer {
  readonly port: number
  /** Closes all connections. */
  close(): Promise<void>
}

/** @throws the error of the socket if the port is in use */
export async function startRtmpServer(
  { host, port }: { host: string; port: number },
  openSink: OpenSink,
  limits: Partial<IngestLimits> = {},
): Promise<RtmpServer> {
  const { connections, perAddress, ...ofSession } = { ...DEFAULTS, ...limits }
  const open = new Set<Socket>()
  const byAddress = new Map<string, number>()

  const server = createServer({ noDelay: true }, (socket) => {
    const address = socket.remoteAddress ?? ''
    const others = byAddress.get(address) ?? 0
    socket.on('error', () => socket.destroy())
    if (open.size >= connections || others >= perAddress) return socket.destroy()
    open.add(socket)
    byAddress.set(address, others + 1)
    socket.on('close', () => {
      open.delete(socket)
      const left = (byAddress.get(address) ?? 1) - 1
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    })
    new RtmpSession(socket, openSink, ofSession)
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}
