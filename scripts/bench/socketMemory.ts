// Memory of the server per idle socket, beside socket.io without Aerie.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { bundledFile } from '../../server/platform/core/folders'
import type { Memory, Ready } from './idleSocketServer'
import type { Bench, Row } from './table'
import { sized } from './size'

const CLIENTS = sized(3_000, 100)
/** Connections that are opened at once. */
const BATCH = 100
const SETTLE_MS = sized(5_000, 200)

export const socketMemory: Bench = {
  title: `Memory per idle socket, ${CLIENTS} clients of one session`,
  async run() {
    const bare = await measure('bare')
    const aerie = await measure('aerie')
    const row = (what: string, { heap, rss }: Memory): Row => ({
      what,
      figure: `heap ${kibibytes(heap)} KiB, resident ${kibibytes(rss)} KiB`,
    })
    return [
      row('socket.io', bare),
      {
        ...row('Aerie', aerie),
        ratio: `${(aerie.heap / bare.heap).toFixed(2)}x heap`,
        budget: '<= 1.25x',
        kept: { value: aerie.heap / bare.heap, unit: 'x', goal: { atMost: 1.25 } },
      },
    ]
  },
}

async function measure(kind: 'aerie' | 'bare'): Promise<Memory> {
  const server = fork(bundledFile('idleSocketServer.cjs'), [kind], { execArgv: ['--expose-gc'] })
  const sockets: Socket[] = []
  try {
    const { address, cookie } = await answer<Ready>(server)
    // The first connections load code, which is not memory per socket.
    sockets.push(...(await connect(address, cookie, BATCH)))
    const before = await memoryOf(server)
    for (let count = 0; count < CLIENTS; count += BATCH) sockets.push(...(await connect(address, cookie, BATCH)))
    const after = await memoryOf(server)
    return { heap: (after.heap - before.heap) / CLIENTS, rss: (after.rss - before.rss) / CLIENTS }
  } finally {
    for (const socket of sockets) socket.disconnect()
    server.send('stop')
    await once(server, 'exit')
  }
}

async function connect(address: string, cookie: string, count: number): Promise<Socket[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = io(address, {
        path: '/stream/notification',
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        extraHeaders: { cookie },
      })
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve)
        socket.once('connect_error', reject)
      })
      return socket
    }),
  )
}

async function memoryOf(server: ChildProcess): Promise<Memory> {
  await sleep(SETTLE_MS)
  const answered = answer<Memory>(server)
  server.send('measure')
  return answered
}

async function answer<T>(server: ChildProcess): Promise<T> {
  const [message] = (await once(server, 'message')) as [T]
  return message
}

const kibibytes = (bytes: number) => (bytes / 1024).toFixed(1)
