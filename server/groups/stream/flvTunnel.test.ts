import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http'
import { connect, createServer, type AddressInfo, type Server as TcpServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../platform/core/config'
import { closed } from '../../testing/closed'
import { until } from '../../testing/until'
import { FlvTunnels } from './flvTunnel'
import { PASSED_ON } from './passedOn'

const CHUNK = Buffer.alloc(64 * 1024)
/** What the buffers of the system hold on the way, with room to spare. */
const MOST_BYTES = 64 * 1024 * 1024

const config = readConfig({ SESSION_SECRET: 'a secret of at least thirty-two characters' })

let receiver: TcpServer
let front: Server
let tunnels: FlvTunnels
/** Connections at the receiver. */
let received: Socket[]
let viewers: Socket[]
let failures: number

beforeEach(async () => {
  received = []
  viewers = []
  failures = 0
  receiver = createServer((socket) => {
    socket.on('error', () => undefined)
    received.push(socket)
  })
  tunnels = new FlvTunnels(config, (socket) => {
    failures++
    socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n')
  })
  front = createHttpServer()
  front.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => undefined)
    const address = `http://127.0.0.1:${portOf(receiver)}`
    tunnels.open({
      receiver: { id: 'x', place: 'x', address, maxViewers: 1 },
      url: '/live/flv/1',
      request,
      socket,
      head,
    })
  })
  for (const server of [receiver, front]) {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
})
afterEach(() => {
  tunnels.close()
  for (const socket of [...received, ...viewers]) socket.destroy()
  front.close()
  receiver.close()
})

const portOf = (server: TcpServer | Server): number => (server.address() as AddressInfo).port

/** The socket of a viewer that has asked for a stream. */
async function ask(): Promise<Socket> {
  const socket = connect(portOf(front), '127.0.0.1')
  viewers.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const headers = ['host: aerie.test', 'connection: Upgrade', 'upgrade: websocket', 'cookie: session=1', 'x-other: 1']
  socket.write(`GET /other HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
  return socket
}
const receivedSocket = () => until(() => received[0])

test('sends the checked address, the session and the signature, and nothing else of the request', async () => {
  await ask()
  const socket = await receivedSocket()
  const [data] = (await once(socket, 'data')) as [Buffer]
  const text = data.toString()
  expect(text).toMatch(/^GET \/live\/flv\/1 HTTP\/1\.1\r\nhost: 127\.0\.0\.1:\d+\r\n/)
  expect(text).toContain('\r\ncookie: session=1\r\n')
  expect(text).toContain(`\r\n${PASSED_ON}: `)
  expect(text).not.toContain('x-other')
})

test('passes bytes on both ways and closes both sides together', async () => {
  const viewer = await ask()
  const socket = await receivedSocket()
  let asked = ''
  let answered = ''
  socket.on('data', (data) => (asked += String(data)))
  viewer.on('data', (data) => (answered += String(data)))
  socket.write('answer')
  await until(() => answered === 'answer')
  viewer.write('question')
  await until(() => asked.endsWith('\r\n\r\nquestion'))
  const ended = closed(viewer)
  socket.end(' and the last')
  await ended
  expect(answered).toBe('answer and the last')
})

test('takes no more than the viewer reads, and ends with the viewer', async () => {
  const viewer = await ask()
  viewer.pause()
  const socket = await receivedSocket()
  socket.resume()
  let sent = 0
  const send = () => {
    while (!socket.destroyed && sent < MOST_BYTES && socket.write(CHUNK)) sent += CHUNK.length
  }
  socket.on('drain', send)
  send()
  let before = -1
  await until(async () => {
    const isStill = sent === before
    before = sent
    await sleep(300)
    return isStill
  })
  expect(sent).toBeLessThan(MOST_BYTES)
  const ended = closed(socket)
  viewer.destroy()
  await ended
})

test('fails when the other process ends without an answer', async () => {
  const viewer = await ask()
  const socket = await receivedSocket()
  socket.destroy()
  expect(String((await once(viewer, 'data'))[0])).toMatch(/^HTTP\/1\.1 503/)
  expect(failures).toBe(1)
})

test('ends its viewers when the process stops', async () => {
  const viewer = await ask()
  const socket = await receivedSocket()
  socket.write('answer')
  await once(viewer, 'data')
  const both = [closed(viewer), closed(socket)]
  viewer.resume()
  socket.resume()
  tunnels.close()
  await Promise.all(both)
  expect(failures).toBe(0)
})
