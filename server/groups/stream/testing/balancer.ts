// A balancer of TCP connections, round robin over ports that accept, as nginx does with proxy_next_upstream.
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Balancer {
  readonly port: number
  add(port: number): void
  close(): void
}

export async function startBalancer(): Promise<Balancer> {
  const ports: number[] = []
  const sockets = new Set<Socket>()
  let next = 0

  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }

  function join(client: Socket, tries: number): void {
    if (tries === 0) return void client.destroy()
    next = (next + 1) % ports.length
    const upstream = connect({ host: '127.0.0.1', port: ports[next] ?? 0 })
    track(upstream)
    upstream.once('connect', () => {
      client.pipe(upstream)
      upstream.pipe(client)
      client.on('close', () => upstream.destroy())
      upstream.on('close', () => client.destroySoon())
    })
    upstream.once('error', () => {
      if (upstream.bytesRead === 0 && upstream.pending) join(client, tries - 1)
    })
  }

  const server = createServer((client) => {
    track(client)
    join(client, ports.length)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    add: (port) => void ports.push(port),
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
