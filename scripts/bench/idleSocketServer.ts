// A process of socketMemory.ts: Aerie ("aerie") or socket.io with the same options and nothing else ("bare").
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { startBenchApp } from './benchApp'

export interface Ready {
  address: string
  cookie: string
}

export interface Memory {
  heap: number
  rss: number
}

let stop = () => Promise.resolve()

async function start(): Promise<Ready> {
  if (process.argv[2] === 'aerie') {
    const app = await startBenchApp()
    stop = () => app.stop()
    return { address: app.address, cookie: await app.signIn('staff@demo.test') }
  }
  const http = createServer()
  new Server(http, { path: '/stream/notification', serveClient: false, maxHttpBufferSize: 16_384 })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, cookie: '' }
}

process.on('message', (message) => {
  if (message === 'stop') return void stop().finally(() => process.exit())
  if (!global.gc) throw new Error('Start this process with --expose-gc')
  global.gc()
  global.gc()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ heap: heapUsed + external, rss } satisfies Memory)
})

void start().then((ready) => process.send?.(ready))
