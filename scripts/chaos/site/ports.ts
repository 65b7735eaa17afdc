// Free ports of this machine.
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createConnection, createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A port is not given out twice in a run: it may be free only because its server is starting again. */
const given = new Set<number>()

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  if (given.has(port)) return freePort()
  given.add(port)
  return port
}

export async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address()
  socket.close()
  return port
}

/** @throws Error when nothing listens within half a minute */
export async function untilListening(port: number, what: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (await accepts(port)) return
    await sleep(100)
  }
  throw new Error(`${what} does not listen on port ${port}`)
}

async function accepts(port: number): Promise<boolean> {
  const socket = createConnection({ host: '127.0.0.1', port })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
