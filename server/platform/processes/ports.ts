// Ports: that of the server, and those at which its processes reach each other.
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import type { Server as HttpServer } from 'node:http'
import type { Config } from '../core/config'
import { StartUpError } from '../core/startUpError'

export const LOOPBACK = '127.0.0.1'

/** @throws StartUpError when the server could not listen */
export async function assertPortIsFree(config: Pick<Config, 'HOST' | 'PORT'>): Promise<void> {
  const probe = createServer()
  try {
    probe.listen(config.PORT, config.HOST)
    await once(probe, 'listening')
  } catch (error) {
    throw portError(error as NodeJS.ErrnoException, config)
  }
  await closed(probe)
}

export function portError(error: NodeJS.ErrnoException, { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): Error {
  if (error.code === 'EADDRINUSE') return new StartUpError(`Port ${PORT} is already in use. Set PORT to another one.`)
  if (error.code === 'EACCES') return new StartUpError(`Port ${PORT} needs more rights. Set PORT to one above 1023.`)
  if (error.code === 'EADDRNOTAVAIL') return new StartUpError(`${HOST} is no address of this machine. Set HOST.`)
  return error
}

/** Free ports of the loopback address. They stay the same for processes that are started again, which others know by them. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, LOOPBACK))
  await Promise.all(probes.map((probe) => once(probe, 'listening')))
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port)
  await Promise.all(probes.map(closed))
  return ports
}

/** Listens at a further address. @returns what closes it. The connections are those of the server and end with it */
export async function listenBesides(server: HttpServer, host: string, port: number): Promise<() => Promise<unknown>> {
  const further = createServer((socket) => server.emit('connection', socket))
  further.listen({ host, port })
  await once(further, 'listening')
  return async () => further.close()
}

async function closed(probe: Server): Promise<void> {
  probe.close()
  await once(probe, 'close')
}
