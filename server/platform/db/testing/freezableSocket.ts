import { mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A proxy for PostgreSQL's socket that can be frozen: connections stay open, but no data passes. */
export async function openFreezableSocket(host: string, port: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'aerie-socket-'))
  const sockets = new Set<net.Socket>()
  let isFrozen = false
  const server = net.createServer((client) => {
    const upstream = net.connect(path.join(host, `.s.PGSQL.${port}`))
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => sockets.delete(socket))
    }
    client.pipe(upstream).pipe(client)
    if (isFrozen) for (const socket of [client, upstream]) socket.pause()
  })
  await new Promise<void>((resolve) => server.listen(path.join(folder, `.s.PGSQL.${port}`), resolve))
  return {
    folder,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    unfreeze() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    async end() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
