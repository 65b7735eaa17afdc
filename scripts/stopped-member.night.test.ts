// A process of a server of three that is stopped as a whole (SIGSTOP), and one whose primary process is killed. The others go on.
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { io } from 'socket.io-client'
import type { components } from '../server/platform/contract/contract.gen'
import { startDrone } from '../server/groups/stream/testing/publisher'
import { noise, rawRequest, sha256Of } from '../server/records/uploads/testing/tusClient'
import { until } from '../server/testing/until'
import {
  childrenOf,
  continueProcess,
  PASSWORD,
  startThreeProcesses,
  type Member,
  type ThreeProcesses,
} from './testing/threeProcesses'

type Schemas = components['schemas']

const API = '/apis/v1'
/** More than the processes need to notice, with a loaded machine. */
const ANSWER_MS = 30_000

let server: ThreeProcesses
let root: Record<string, string>

/** Each on a connection of its own: a connection that a stopped process has taken waits for it. */
async function call<Data = { _id: string }>(
  headers: Record<string, string>,
  method: string,
  url: string,
  body?: object,
  origin = server.origin,
): Promise<{ data: Data; cookie: string }> {
  const signal = AbortSignal.timeout(ANSWER_MS)
  const outgoing = request(`${origin}${API}${url}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    agent: false,
    signal,
  }).end(body && JSON.stringify(body))
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  const cookie = (answer.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ')
  const { message, data } = JSON.parse(await text(answer)) as { message?: string; data: Data }
  const status = answer.statusCode ?? 0
  if (status >= 400) throw new Error(`${method} ${url} answers ${status}: ${message}`)
  return { data, cookie }
}

async function signIn(email: string): Promise<Record<string, string>> {
  const { cookie } = await call({}, 'POST', '/auth/login', { email, password: PASSWORD })
  await call({ cookie }, 'PATCH', '/tenant/user/terms-conditions-check?terms=true').catch(() => undefined)
  return { cookie }
}

const stop = ({ pid }: Member) => process.kill(pid, 'SIGSTOP')
const memberAt = (index: number): Member => {
  const found = server.members().find((each) => each.index === index)
  if (!found) throw new Error(`There is no process ${index}`)
  return found
}
const notesAt = async ({ origin }: Member) =>
  (await (await fetch(`${origin}/readyz`)).json()) as { silentProcesses: string }
const openJobs = async () =>
  (await server.query<{ id: string }>(`select id from job where status in ('queued', 'running')`)).length

beforeAll(async () => {
  server = await startThreeProcesses('server-stopped-member')
  root = await signIn('root@demo.test')
  await until(async () => (await openJobs()) === 0)
})
afterEach(() => {
  for (const { pid } of server.members()) continueProcess(pid)
})
afterAll(() => server.close())

test('a stopped process is noticed and named, the others answer, deliver events and take over its jobs and uploads', async () => {
  const stopped = memberAt(2)
  const other = memberAt(1)
  const { data: mission } = await call(root, 'POST', '/mission/create', { name: 'Before' })

  // An upload whose request is under way in the process that is stopped.
  const bytes = noise(3_000_000)
  const created = await rawRequest('POST', `${server.origin}${API}/upload/tus`, {
    ...root,
    'upload-length': String(bytes.length),
    'upload-metadata': `sha256 ${Buffer.from(sha256Of(bytes)).toString('base64')}`,
  })
  const upload = String(created.headers.location)
  const patch = { ...root, 'content-type': 'application/offset+octet-stream' }
  const underWay = request(stopped.origin + upload, {
    method: 'PATCH',
    agent: false,
    headers: { ...patch, 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-length': String(bytes.length) },
  })
  underWay.on('error', () => undefined)
  underWay.write(bytes.subarray(0, 1_000_000))
  const locks = () =>
    server.query(`select from pg_locks l join pg_stat_activity a on a.pid = l.pid
                   where a.application_name = 'aerie uploads' and l.locktype = 'advisory' and l.granted`)
  await until(async () => (await locks()).length === 1)

  // Jobs, of which the stopped process runs some.
  for (let count = 0; count < 6; count++)
    await call(root, 'POST', `/tenant/user/data-export/start/${await userId()}`).catch(() => undefined)
  stop(stopped)

  const offsetOf = async () => {
    const answer = await rawRequest('HEAD', other.origin + upload, root)
    // 423 while the stopped process has the lock.
    return answer.status === 200 ? Number(answer.headers['upload-offset']) : undefined
  }
  const offset = await until(offsetOf)
  underWay.destroy()
  const sent = await rawRequest(
    'PATCH',
    other.origin + upload,
    { ...patch, 'upload-offset': String(offset) },
    bytes.subarray(offset),
  )
  expect(sent.status).toBe(204)

  const socket = io(other.origin, {
    path: '/stream/notification',
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: root,
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('READY', () => resolve())
    socket.once('connect_error', reject)
  })
  const received = new Promise((resolve) => socket.onAny(resolve))
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) => call(root, 'POST', '/mission/create', { name: `While stopped ${at}` })),
  )
  expect(answers).toHaveLength(30)
  await received
  socket.disconnect()
  expect(server.log()).toContain(`Process ${stopped.pid} of the server has not taken a connection`)

  await until(async () => (await notesAt(other)).silentProcesses === '3')
  const admin = await signIn('admin@aerie.test')
  const { data: system } = await call<Schemas['System']>(admin, 'GET', '/admin/system/state', undefined, other.origin)
  const finding = system.findings.find(({ part }) => part === 'Processes')
  expect(finding).toMatchObject({
    state: 'failed',
    text: expect.stringContaining(`not answer: 3 (${new URL(stopped.origin).host})`) as string,
  })
  await until(async () => (await openJobs()) === 0)

  // It takes no request again that another process has answered.
  process.kill(stopped.pid, 'SIGCONT')
  await until(async () => (await notesAt(other)).silentProcesses === '')
  await until(() => server.log().includes(`Process ${stopped.pid} of the server takes connections again`))
  const names = await server.query<{ name: string }>(`select name from mission where name like 'While stopped %'`)
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
  expect(names).toHaveLength(30)
  expect(
    (await call<Schemas['Mission']>(root, 'GET', `/mission/get/${mission._id}`, undefined, stopped.origin)).data.name,
  ).toBe('Before')
  expect((await call<Schemas['Upload']>(root, 'GET', `/upload/get/${upload.split('/').at(-1)}`)).data.state).toBe(
    'finished',
  )
})

let user: string | undefined
async function userId(): Promise<string> {
  user ??= (await server.query<{ id: string }>(`select id from app_user where email = 'staff@demo.test'`))[0]?.id ?? ''
  return user
}

test('streams of a stopped receiver end for everybody, and it receives again when it goes on', async () => {
  const receiver = memberAt(0)
  const { data: mission } = await call(root, 'POST', '/mission/create', { name: 'Harbour' })
  const { data: flight } = await call(root, 'POST', '/flight/create', { missionId: mission._id, name: 'Flight 1' })
  const key = await call<Schemas['IssuedStreamKey']>(root, 'POST', '/streamtoken/create', {
    flightId: flight._id,
    name: 'Key',
  })
  const runs = async () => {
    const { data } = await call<{ streams: Schemas['ActiveStream'][] }>(root, 'GET', '/streamtoken/get-active-streams')
    return data.streams.some(({ missionId }) => missionId === mission._id)
  }
  const drone = await startDrone(server.rtmpPort, key.data.key)
  drone.fly()
  await until(runs)
  stop(receiver)
  await until(async () => !(await runs()))
  await drone.land().catch(() => undefined)
  process.kill(receiver.pid, 'SIGCONT')
  await until(async () => {
    const again = await startDrone(server.rtmpPort, key.data.key).catch(() => undefined)
    if (!again) return false
    again.fly()
    await until(runs)
    await again.land()
    return true
  })
})

test('a killed primary process leaves no process behind, also a stopped one, and the next start goes on', async () => {
  const stopped = memberAt(1)
  const all = server.members().flatMap(({ pid }) => [pid, ...childrenOf(pid)])
  stop(stopped)
  const primary = server.primary()
  primary.kill('SIGKILL')
  await once(primary, 'exit')
  const isRunning = (pid: number) => {
    try {
      process.kill(pid, 0)
      return true
    } catch {
      return false
    }
  }
  await until(() => all.filter((pid) => pid !== stopped.pid).every((pid) => !isRunning(pid)))
  await server.start()
  expect(isRunning(stopped.pid)).toBe(false)
  await call(root, 'GET', '/profile')
})
