// Starts the bundle with two processes, as `npm start` does with PROCESSES=2, on a database of its own, and kills them.
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { io, type Socket } from 'socket.io-client'
import { WebSocket } from 'ws'
import type { components } from '../server/platform/contract/contract.gen'
import { startDrone } from '../server/groups/stream/testing/publisher'
import { freePort } from '../server/records/uploads/testing/serverProcess'
import { noise, sha256Of } from '../server/records/uploads/testing/tusClient'
import { until } from '../server/testing/until'

const ROOT = path.resolve(__dirname, '..')
const BUNDLE = 'build/server-processes'
const PASSWORD = 'flown-over-the-quay-42'

const folder = mkdtempSync(path.join(tmpdir(), 'aerie-processes-'))
const dataDir = path.join(folder, 'data')
let primary: ChildProcess
let settings: Record<string, string>
let origin: string
let rtmpPort: number
let metricsPort: number
let cookie = ''
let log = ''

beforeAll(async () => {
  // When root runs the tests, PostgreSQL runs as another user and needs access to the folder.
  chmodSync(folder, 0o711)
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/bundle-server.ts', BUNDLE], { cwd: ROOT })
  const port = await freePort()
  rtmpPort = await freePort()
  metricsPort = await freePort()
  origin = `http://127.0.0.1:${port}`
  const udpPort = await freePort()
  settings = {
    PORT: String(port),
    RTMP_PORT: String(rtmpPort),
    LIVE_UDP_PORT: String(udpPort),
    DATA_DIR: dataDir,
    METRICS_PORT: String(metricsPort),
  }
  await start()
  const signedIn = await call('/auth/login', { email: 'root@demo.test', password: PASSWORD })
  cookie = signedIn.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  await send('PATCH', `${origin}/apis/v1/tenant/user/terms-conditions-check?terms=true`)
})
afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
  rmSync(path.join(ROOT, BUNDLE), { recursive: true, force: true })
})

async function start(): Promise<void> {
  log = ''
  primary = spawn(process.execPath, ['--enable-source-maps', path.join(BUNDLE, 'main.cjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      // An .env file of the checkout cannot point the test to a real database.
      DATABASE_URL: '',
      S3_ENDPOINT: 'embedded',
      SMTP_URL: '',
      SESSION_SECRET: '',
      DEMO_PASSWORD: PASSWORD,
      GDAL: 'bundled',
      // Each request is logged with the process that answers it.
      LOG_LEVEL: 'debug',
      PROCESSES: '2',
      ...settings,
    },
  })
  for (const stream of [primary.stdout, primary.stderr]) stream?.on('data', (chunk) => (log += String(chunk)))
  await until(() => {
    if (primary.exitCode !== null) throw new Error(log)
    return log.includes(' is at http')
  })
}

async function stop(): Promise<number | null> {
  if (primary.exitCode !== null || primary.signalCode !== null) return primary.exitCode
  primary.kill('SIGTERM')
  const [code] = (await once(primary, 'exit')) as [number | null]
  return code
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** On a connection of its own. */
async function send(
  method: string,
  url: string,
  headers: Record<string, string> = {},
  body: Uint8Array = Buffer.alloc(0),
): Promise<Answer> {
  const agent = new Agent({ keepAlive: true })
  const all = { 'tus-resumable': '1.0.0', 'content-length': String(body.length), cookie, ...headers }
  try {
    const outgoing = request(url, { method, agent, headers: all }).end(body)
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }
  } finally {
    agent.destroy()
  }
}

const call = (url: string, body?: object) =>
  body
    ? send('POST', `${origin}/apis/v1${url}`, { 'content-type': 'application/json' }, Buffer.from(JSON.stringify(body)))
    : send('GET', `${origin}/apis/v1${url}`)
async function dataOf<Data>(url: string, body?: object): Promise<Data> {
  return (JSON.parse((await call(url, body)).body) as { data: Data }).data
}

const childrenOf = (pid: number | undefined): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
const members = (): number[] => childrenOf(primary.pid).filter((pid) => commandOf(pid).includes('main.cjs'))
const engines = (): number[] =>
  members()
    .flatMap(childrenOf)
    .filter((pid) => commandOf(pid).includes('liveProcess'))
/** The processes that have answered requests since this length of the log. */
const answeredSince = (length: number): Set<number> =>
  new Set([...log.slice(length).matchAll(/"pid":(\d+),[^\n]*"msg":"incoming request"/g)].map(([, pid]) => Number(pid)))

async function status(): Promise<number> {
  try {
    return (await send('GET', `${origin}/readyz`)).status
  } catch {
    return 0
  }
}

test('has the metrics of all processes at one port', async () => {
  const url = '/auth/me'
  await Promise.all(Array.from({ length: 8 }, () => call(url)))
  const metrics = await text((await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).body!)
  const counts = [...metrics.matchAll(/^aerie_http_request_duration_seconds_count{[^}]*} (\d+)$/gm)]
  const total = counts.reduce((sum, [, count]) => sum + Number(count), 0)
  expect(total).toBeGreaterThanOrEqual(10)
  // The same in each process, so not added up.
  expect(metrics).toMatch(/^aerie_tenants 2$/m)
})

test('both processes answer, and one of them has the media engine', async () => {
  const before = log.length
  for (let count = 0; count < 6; count++) expect(await status()).toBe(200)
  expect(members()).toHaveLength(2)
  await until(() => answeredSince(before).size === 2)
  expect(answeredSince(before)).toEqual(new Set(members()))
  expect(engines()).toHaveLength(1)
  expect(log.match(/ is at http/g)).toHaveLength(1)
})

test('receives the parts of an upload in different processes', async () => {
  const bytes = noise(4_000_000)
  const created = await send('POST', `${origin}/apis/v1/upload/tus`, {
    'upload-length': String(bytes.length),
    'upload-metadata': `sha256 ${Buffer.from(sha256Of(bytes)).toString('base64')}`,
  })
  expect(created.status).toBe(201)
  const address = origin + (created.headers.location ?? '')
  const before = log.length
  for (let at = 0; at < bytes.length; at += 1_000_000) {
    const headers = { 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' }
    const sent = await send('PATCH', address, headers, bytes.subarray(at, at + 1_000_000))
    expect(sent.status).toBe(204)
  }
  await until(() => answeredSince(before).size === 2)
  const id = address.split('/').at(-1) ?? ''
  expect(await dataOf(`/upload/get/${id}`)).toMatchObject({ size: bytes.length, state: 'finished' })
})

test('sockets work over long requests, whose connections reach different processes', async () => {
  const sockets: Socket[] = []
  const before = log.length
  // Without an agent each request has a connection of its own.
  const agent = new Agent({ keepAlive: false, maxSockets: 1000 })
  for (const transports of [['polling'], ['polling'], ['polling', 'websocket'], ['polling', 'websocket']]) {
    const socket = io(origin, {
      path: '/stream/notification',
      transports,
      forceNew: true,
      reconnection: false,
      agent: agent as never,
      extraHeaders: { cookie },
    })
    sockets.push(socket)
    await new Promise<void>((resolve, reject) => {
      socket.once('READY', () => resolve())
      socket.once('connect_error', reject)
    })
  }
  const received = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.onAny(resolve))))
  await dataOf('/mission/create', { name: 'Seen everywhere' })
  await received
  const upgraded = () => sockets.slice(2).every(({ io: { engine } }) => engine.transport.name === 'websocket')
  await until(upgraded)
  expect(sockets.every(({ connected }) => connected)).toBe(true)
  expect(answeredSince(before).size).toBeGreaterThan(0)
  for (const socket of sockets) socket.disconnect()
})

describe('live video', () => {
  type Stream = components['schemas']['ActiveStream']

  async function publish() {
    const mission = await dataOf<{ _id: string }>('/mission/create', { name: 'Harbour' })
    const flight = await dataOf<{ _id: string }>('/flight/create', { missionId: mission._id, name: 'Flight 1' })
    const key = await dataOf<components['schemas']['IssuedStreamKey']>('/streamtoken/create', {
      flightId: flight._id,
      name: 'Key',
    })
    expect(new URL(key.rtmpUrl ?? '').port).toBe(String(rtmpPort))
    const drone = await startDrone(rtmpPort, key.key)
    drone.fly()
    const stream = await until(async () => {
      const { streams } = await dataOf<{ streams: Stream[] }>('/streamtoken/get-active-streams')
      return streams.find((each) => each.missionId === mission._id && each.paths.includes('flv'))
    })
    return { drone, streamId: stream._id }
  }

  test('is watched through every process', async () => {
    const { drone, streamId } = await publish()
    for (let count = 0; count < 3; count++) {
      const { ticket } = await dataOf<{ ticket: string }>(`/streamtoken/ticket/${streamId}`, {})
      const address = `${origin.replace('http', 'ws')}/live/flv/${streamId}?ticket=${ticket}`
      const socket = new WebSocket(address, { headers: { cookie } })
      const [first] = (await once(socket, 'message')) as [Buffer]
      expect(first.subarray(0, 3).toString()).toBe('FLV')
      socket.terminate()
    }
    await drone.land()
  })

  test('goes on after its process was killed, once, and is watched through every process', async () => {
    const [engine] = engines()
    const [receiver = 0] = members().filter((pid) => engine !== undefined && childrenOf(pid).includes(engine))
    process.kill(receiver, 'SIGKILL')
    await until(() => engines().length === 1 && engines()[0] !== engine)
    await until(async () => {
      const { drone } = await publish().catch(() => ({ drone: undefined }))
      await drone?.land()
      return drone !== undefined
    })
    expect(engines()).toHaveLength(1)
  })
})

test('requests go on while a killed process is started again', async () => {
  await until(() => members().length === 2)
  const [first = 0] = members()
  const before = log.length
  process.kill(first, 'SIGKILL')
  const statuses: number[] = []
  while (!log.slice(before).includes('It starts again in')) await status()
  while (members().length < 2) statuses.push(await status())
  expect(new Set(statuses)).toEqual(new Set([200]))
  const again = log.length
  await until(async () => (await status()) === 200 && answeredSince(again).size === 2)
})

test('a connection that a busy process has not taken is closed when it is killed', async () => {
  await until(() => members().length === 2)
  for (const pid of members()) process.kill(pid, 'SIGSTOP')
  const calls = [status(), status(), status()]
  await new Promise((resolve) => setTimeout(resolve, 300))
  for (const pid of members()) process.kill(pid, 'SIGKILL')
  expect(await Promise.all(calls)).toEqual([0, 0, 0])
  // Those that arrive while no process runs wait for one.
  expect(await status()).toBe(200)
})

test('a killed primary process leaves nothing running, and the next start goes on', async () => {
  const all = [...members(), ...engines()]
  primary.kill('SIGKILL')
  await once(primary, 'exit')
  await until(() => all.every((pid) => commandOf(pid) === ''))
  await start()
  expect((await call('/profile')).status).toBe(200)
  expect(engines()).toHaveLength(1)
})

test('answers the requests under way before it ends with 0', async () => {
  const all = [primary.pid ?? 0, ...members(), ...engines()]
  const body = JSON.stringify({ email: 'root@demo.test', password: PASSWORD })
  const slow = request(`${origin}/apis/v1/auth/login`, {
    agent: new Agent({ keepAlive: true }),
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  })
  const before = log.length
  slow.write(body.slice(0, 20))
  await until(() => log.slice(before).includes('/auth/login'))
  const answered = once(slow, 'response')
  const ended = stop()
  await until(async () => (await status()) !== 200)
  slow.end(body.slice(20))
  const [response] = (await answered) as [{ statusCode: number }]
  expect(response.statusCode).toBe(200)
  const stoppedAt = Date.now()
  expect(await ended).toBe(0)
  expect(Date.now() - stoppedAt).toBeLessThan(10_000)
  expect(all.filter((pid) => commandOf(pid) !== '')).toEqual([])
})
