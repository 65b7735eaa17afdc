// A TAK server on this machine, with TCP or TLS.
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { createServer as createTlsServer, type TlsOptions } from 'node:tls'

export interface TakServer {
  port: number
  /** Open connections. */
  sockets: Set<Socket>
  /** All that was received. */
  received(): string
  send(text: string): void
  /** Ends the connections, and refuses new ones until `listen`. */
  stop(): Promise<void>
  listen(): Promise<void>
}

export async function startTakServer(tls?: TlsOptions): Promise<TakServer> {
  const sockets = new Set<Socket>()
  let received = ''
  const accept = (socket: Socket): void => {
    sockets.add(socket)
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString()
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  let server: Server
  const takServer: TakServer = {
    port: 0,
    sockets,
    received: () => received,
    send(text) {
      for (const socket of sockets) socket.write(text)
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
    async listen() {
      server = tls ? createTlsServer(tls, accept) : createServer(accept)
      server.listen(takServer.port, '127.0.0.1')
      await once(server, 'listening')
      takServer.port = (server.address() as AddressInfo).port
    },
  }
  await takServer.listen()
  return takServer
}

/** An event of an aircraft at a place, as TAK products send it. */
export function cotOf(
  uid: string,
  place: { lat: number; long: number; hae?: number },
  fields: {
    staleIn?: number
    /** By how much the clock of the sender is ahead. */
    clock?: number
  } = {},
): string {
  const at = new Date(Date.now() + (fields.clock ?? 0))
  const stale = new Date(at.getTime() + (fields.staleIn ?? 30_000)).toISOString()
  const { lat, long, hae = 9_999_999 } = place
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><event version="2.0" uid="${uid}" type="a-n-A-C-F" how="m-g" time="${at.toISOString()}" start="${at.toISOString()}" stale="${stale}"><point lat="${lat}" lon="${long}" hae="${hae}" ce="10" le="10"/><detail><contact callsign="Call ${uid}"/><track course="45" speed="30"/></detail></event>`
}
