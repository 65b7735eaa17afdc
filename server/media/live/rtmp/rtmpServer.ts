/** The RTMP ingest: accepts publishers within limits. */
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { addressIn, networkOf } from '../../../platform/core/network'
import type { RtmpClosing } from '../liveEngine'
import { RtmpSession, type OpenSink, type RtmpLimits } from './rtmpSession'

export interface IngestLimits extends RtmpLimits {
  /** Connections without an accepted key. */
  waiting: number
  /** Of them, from one network. Others from there are told to wait, and at once closed above twice this number. */
  waitingPerAddress: number
  /** Connections with an accepted key; how many a tenant has is limited by its stream keys. */
  publishers: number
}

const DEFAULTS: IngestLimits = {
  publishMs: 5_000,
  idleMs: 15_000,
  media: 8 << 20,
  command: 8 << 10,
  waiting: 200,
  waitingPerAddress: 20,
  publishers: 200,
}

export interface RtmpServer {
  readonly port: number
  /** Closes all connections. */
  close(): Promise<void>
}

/** @throws the error of the socket if the port is in use */
export async function startRtmpServer(
  { host, port }: { host: string; port: number },
  { openSink, onClosed }: { openSink: OpenSink; onClosed: (closing: RtmpClosing) => void },
  limits: Partial<IngestLimits> = {},
): Promise<RtmpServer> {
  const { waiting, waitingPerAddress, publishers, ...ofSession } = { ...DEFAULTS, ...limits }
  const open = new Set<Socket>()
  /** Networks of the connections without an accepted key. */
  const addresses = new Map<Socket, string>()
  const accepted = new Set<Socket>()

  const server = createServer({ noDelay: true }, (socket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    const others = [...addresses.values()].filter((each) => each === address).length
    socket.on('error', () => socket.destroy())
    if (addresses.size >= waiting || others >= 2 * waitingPerAddress) {
      onClosed({ address: addressIn(socket.remoteAddress ?? '') ?? '', because: 'tooManyConnections' })
      return socket.destroy()
    }
    open.add(socket)
    addresses.set(socket, address)
    socket.on('close', () => {
      open.delete(socket)
      addresses.delete(socket)
      accepted.delete(socket)
    })
    const isRefused = others >= waitingPerAddress
    const openWithin: OpenSink = async (key, connection) => {
      if (isRefused) return 'tooManyConnections'
      return accepted.size >= publishers ? 'tooManyStreams' : openSink(key, connection)
    }
    const onAccepted = () => {
      addresses.delete(socket)
      accepted.add(socket)
    }
    new RtmpSession(socket, openWithin, ofSession, { onAccepted, onClosed })
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
