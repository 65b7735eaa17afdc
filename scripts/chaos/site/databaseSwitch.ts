// The address of the database: a proxy that is pointed at the new primary after a fail-over.
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface DatabaseSwitch {
  readonly port: number
  /** Ends all connections; new ones reach this port. */
  pointAt(port: number): void
  stop(): void
}

export async function startDatabaseSwitch(first: number): Promise<DatabaseSwitch> {
  let target = first
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect({ host: '127.0.0.1', port: target, noDelay: true })
    client.setNoDelay(true)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    client.pipe(upstream).pipe(client)
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    pointAt(port) {
      target = port
      endAll()
    },
    stop() {
      server.close()
      endAll()
    },
  }
}
