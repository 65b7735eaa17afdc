// Requests of sockets that arrive at another process than the one that has the socket.
import { once } from 'node:events'
import { createServer, get, request, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { until } from '../../testing/until'
import { passSocketsOn } from './neighbours'
import { LOOPBACK } from './ports'

const PATH = '/stream/notification'

interface Process {
  server: Server
  port: number
  /** Paths of the requests that it has answered itself, or that wait for its answer. */
  taken: string[]
  /** Connections that are open. */
  open: Set<Socket>
}

let processes: Process[]
/** Requests with this in their path are never answered. */
const HELD = 'held'

async function startProcess(): Promise<Process> {
  const taken: string[] = []
  const open = new Set<Socket>()
  const server = createServer((incoming, response) => {
    taken.push(incoming.url ?? '')
    if (incoming.url?.includes(HELD)) return void response.writeHead(200).write('first')
    response.end('answered')
  })
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  server.on('upgrade', (incoming: IncomingMessage, socket: Socket) => {
    taken.push(incoming.url ?? '')
    socket.on('error', () => undefined)
    // As a WebSocket does.
    socket.on('end', () => socket.end()).resume()
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n')
  })
  server.listen(0, LOOPBACK)
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port, taken, open }
}

beforeEach(async () => {
  processes = [await startProcess(), await startProcess()]
  const ports = processes.map(({ port }) => port)
  for (const [index, { server }] of processes.entries())
    passSocketsOn(server, PATH, { index, count: ports.length, ports })
})
afterEach(async () => {
  for (const { server } of processes) {
    server.closeAllConnections()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
})

const first = () => processes[0]!
const second = () => processes[1]!

async function read(url: string, at = first()): Promise<{ status: number; body: string }> {
  const outgoing = get({ host: LOOPBACK, port: at.port, path: url, agent: false })
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 0, body: await text(answer) }
}

/** An upgrade, once it is accepted. */
async function upgrade(url: string, at = first()): Promise<Socket> {
  const socket = connect({ host: LOOPBACK, port: at.port })
  socket.write(`GET ${url} HTTP/1.1\r\nhost: aerie\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n`)
  await once(socket, 'data')
  return socket
}

test('a request reaches the process that the ID of its socket names', async () => {
  expect(await read(`${PATH}/?sid=1.abc`)).toEqual({ status: 200, body: 'answered' })
  expect([first().taken, second().taken]).toEqual([[], [`${PATH}/?sid=1.abc`]])
})

test.each(['0.abc', '00.abc', '2.abc', '99.abc', '100.abc', '-1.abc', '1', 'abc', '', '__proto__.abc', '1e0.abc'])(
  'a request with the ID %p stays where it arrived',
  async (sid) => {
    expect((await read(`${PATH}/?sid=${sid}`)).status).toBe(200)
    expect([first().taken.length, second().taken.length]).toEqual([1, 0])
  },
)

test.each(['/apis/v1/auth/login', '/stream', `/other${PATH}`, '/'])(
  'a request to %s is not passed on',
  async (path) => {
    expect((await read(`${path}?sid=1.abc`)).status).toBe(200)
    expect(second().taken).toEqual([])
  },
)

test('is not passed on again by the process that it was passed on to', async () => {
  expect((await read(`${PATH}/?sid=01.abc`)).status).toBe(200)
  expect([first().taken, second().taken]).toEqual([[], [`${PATH}/?sid=01.abc`]])
})

test('a process that has ended is answered for with 502, and its upgrades are closed', async () => {
  second().server.close()
  expect((await read(`${PATH}/?sid=1.abc`)).status).toBe(502)
  const socket = connect({ host: LOOPBACK, port: first().port })
  socket.write(`GET ${PATH}/?sid=1.abc HTTP/1.1\r\nhost: aerie\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n`)
  socket.on('error', () => undefined)
  await new Promise<void>((resolve) => socket.once('close', () => resolve()))
})

test('a request whose client has left is left, and one whose process ends is cut', async () => {
  const outgoing = get({ host: LOOPBACK, port: first().port, path: `${PATH}/?sid=1.${HELD}`, agent: false })
  outgoing.on('error', () => undefined)
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  answer.on('error', () => undefined)
  await once(answer, 'data')
  expect(second().open.size).toBe(1)
  outgoing.destroy()
  await until(() => second().open.size === 0 && first().open.size === 0)

  const again = get({ host: LOOPBACK, port: first().port, path: `${PATH}/?sid=1.${HELD}`, agent: false })
  again.on('error', () => undefined)
  const [cut] = (await once(again, 'response')) as [IncomingMessage]
  cut.on('error', () => undefined)
  cut.resume()
  const ended = new Promise<void>((resolve) => cut.once('close', () => resolve()))
  second().server.closeAllConnections()
  await ended
  expect(cut.complete).toBe(false)
})

test('a body that does not end is not waited for once its client has left', async () => {
  const outgoing = request({
    host: LOOPBACK,
    port: first().port,
    path: `${PATH}/?sid=1.${HELD}`,
    method: 'POST',
    agent: false,
    headers: { 'content-length': '1000' },
  })
  outgoing.on('error', () => undefined)
  outgoing.write('begin')
  await until(() => second().taken.length === 1)
  outgoing.destroy()
  await until(() => second().open.size === 0 && first().open.size === 0)
})

test.each(['client', 'process'] as const)('an upgrade ends on both sides with its %s', async (which) => {
  const socket = await upgrade(`${PATH}/?sid=1.abc&transport=websocket`)
  socket.on('error', () => undefined)
  expect(second().open.size).toBe(1)
  if (which === 'client') socket.destroy()
  else for (const each of second().open) each.destroy()
  await until(() => second().open.size === 0 && first().open.size === 0 && socket.destroyed)
})
