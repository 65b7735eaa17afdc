import { once } from 'node:events'
import net from 'node:net'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { limitReplyTime } from './replyTime'

const IDLE_MS = 300

let app: FastifyInstance
let sent: Readable

beforeAll(async () => {
  app = Fastify()
  limitReplyTime(app, IDLE_MS)
  app.get('/large', (_request, reply) => {
    sent = Readable.from(largeParts())
    return reply.send(sent)
  })
  app.get('/late', (_request, reply) => reply.send(Readable.from(lateParts())))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** More than the buffers of both sides take. */
function* largeParts(): Generator<Buffer> {
  for (let part = 0; part < 256; part++) yield Buffer.alloc(1024 * 1024)
}

async function* lateParts(): AsyncGenerator<string> {
  yield 'first '
  await sleep(3 * IDLE_MS)
  yield 'last'
}

test('ends a reply whose receiver takes nothing, and its stream', async () => {
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(socket, 'readable')
  if (!sent.closed) await once(sent, 'close')
  expect(sent.readableEnded).toBe(false)
  socket.destroy()
})

test('lets a receiver wait for a reply that the server makes slowly', async () => {
  const { port } = app.server.address() as AddressInfo
  expect(await (await fetch(`http://127.0.0.1:${port}/late`)).text()).toBe('first last')
})
