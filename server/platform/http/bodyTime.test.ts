import net from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { closed } from '../../testing/closed'
import { limitBodyTime } from './bodyTime'

let app: FastifyInstance

beforeAll(async () => {
  app = Fastify()
  app.decorateRequest('language', 'en')
  limitBodyTime(app, 10)
  app.post('/quick', { config: { bodyTime: { idleMs: 1_000, totalMs: 400 } } }, () => ({ done: true }))
  app.post('/upload', { config: { bodyTime: { idleMs: 1_000 } } }, () => ({ done: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Sends a JSON string of 20 letters, one letter per pause. @returns the raw reply */
async function sendSlowly(url: string, pauseMs: number): Promise<string> {
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let reply = ''
  socket.on('data', (chunk: Buffer) => (reply += chunk.toString()))
  const end = closed(socket)
  const body = JSON.stringify('x'.repeat(20))
  socket.write(
    `POST ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  )
  for (const letter of body) {
    if (socket.destroyed || reply !== '') break
    socket.write(letter)
    await sleep(pauseMs)
  }
  await end
  return reply
}

test('answers 408 and closes the connection when a body stops', async () => {
  const reply = await sendSlowly('/upload', 2_500)
  expect(reply).toMatch(/^HTTP\/1.1 408 /)
  expect(reply).toContain('The request took too long to arrive')
})

test('answers 408 when a body progresses but takes too long in all', async () => {
  expect(await sendSlowly('/quick', 40)).toMatch(/^HTTP\/1.1 408 /)
})

test('lets an upload take its time as long as it progresses', async () => {
  expect(await sendSlowly('/upload', 40)).toMatch(/^HTTP\/1.1 200 /)
})
