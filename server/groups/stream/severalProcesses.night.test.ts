// Two servers on one database: `aerie` receives the streams, and viewers ask `front`.
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { WebSocket } from 'ws'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import type { LiveSettings } from '../../media/live/messages'
import { accept, createPublisher, createViewer } from '../../media/live/webrtc/webRtcClient'
import { closed } from '../../testing/closed'
import { subscribe } from '../../testing/subscribe'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { freePort } from '../../records/uploads/testing/serverProcess'
import { recordingImport } from '../vod/importJob'
import { PASSED_ON, signPassedOn } from './passedOn'
import { openPublishing } from './publishing'
import { startDrone, type Drone } from './testing/publisher'
import { SHARED_DATABASE, startSecondProcess, type SecondProcess } from './testing/secondProcess'

const LIVE: LiveSettings = {
  folder: '',
  rtmpHost: '127.0.0.1',
  rtmpPort: 0,
  udpPort: 0,
  advertise: ['127.0.0.1'],
  maxViewers: 3,
  segmentMs: 60_000,
}

type Schemas = components['schemas']
type Stream = Schemas['ActiveStream']

let aerie: TestApp
let front: SecondProcess
let root: string
let receiverId: string
const drones: Drone[] = []
const viewers: WebSocket[] = []
const strangers: Server[] = []

beforeAll(async () => {
  const port = await freePort()
  const settings = { INTERNAL_URL: `http://127.0.0.1:${port}`, DATABASE_URL: SHARED_DATABASE }
  aerie = await startTestApp(settings, [recordingImport], LIVE)
  await aerie.app.listen({ port, host: '127.0.0.1' })
  root = await aerie.cookieOf(aerie.demo.root)
  front = await startSecondProcess(aerie, LIVE)
  const { rows } = await asPlatform(aerie.db, (tx) =>
    sql<{ id: string }>`select id from live_receiver where address = ${settings.INTERNAL_URL}`.execute(tx),
  )
  receiverId = rows[0]?.id ?? ''
})
afterEach(async () => {
  for (const viewer of viewers.splice(0)) viewer.terminate()
  for (const drone of drones.splice(0)) await drone.land()
  for (const stranger of strangers.splice(0)) stranger.close()
})
afterAll(async () => {
  await front.close()
  await aerie.close()
})

async function call<T = { _id: string }>(app: FastifyInstance, method: 'GET' | 'POST', url: string, body?: object) {
  const payload = body && { payload: body }
  const reply = await app.inject({ method, url: `/apis/v1${url}`, headers: { cookie: root }, ...payload })
  return { ...reply.json<{ data: T; code?: string }>(), status: reply.statusCode }
}

async function newFlight() {
  const mission = await call(aerie.app, 'POST', '/mission/create', { name: 'Harbour' })
  const missionId = mission.data._id
  const flight = await call(aerie.app, 'POST', '/flight/create', { missionId, name: 'Flight 1' })
  return { missionId, flightId: flight.data._id }
}
const newKey = async (app = aerie.app) => {
  const { flightId, missionId } = await newFlight()
  const { data } = await call<Schemas['IssuedStreamKey']>(app, 'POST', '/streamtoken/create', { flightId, name: 'Key' })
  return { ...data, missionId }
}

const portsOfRtmp = new Map<FastifyInstance, number>()
/** @throws PublishError when the key is refused */
async function publish(key: string, app = aerie.app): Promise<Drone> {
  const port = portsOfRtmp.get(app) ?? Number(new URL((await newKey(app)).rtmpUrl ?? '').port)
  portsOfRtmp.set(app, port)
  const drone = await startDrone(port, key)
  drones.push(drone)
  drone.fly()
  return drone
}

const streamOf = (missionId: string, isWanted: (stream: Stream) => boolean) =>
  until(async () => {
    const { data } = await call<{ streams: Stream[] }>(front.app, 'GET', '/streamtoken/get-active-streams')
    return data.streams.find((each) => each.missionId === missionId && isWanted(each))
  })
async function live(): Promise<Stream> {
  const made = await newKey()
  await publish(made.key)
  return streamOf(made.missionId, ({ paths }) => paths.length === 2)
}
const viewersOf = (missionId: string, count: number) =>
  streamOf(missionId, ({ statistics }) => statistics.viewers === count)

async function ticketOf(streamId: string, cookie = root): Promise<string> {
  const reply = await front.app.inject({
    method: 'POST',
    url: `/apis/v1/streamtoken/ticket/${streamId}`,
    headers: { cookie },
  })
  return reply.json<{ data?: Schemas['PlayTicket'] }>().data?.ticket ?? ''
}

const whepUrl = (streamId: string, ticket: string) => `/live/whep/${streamId}?ticket=${ticket}`

function whep(url: string, offer: string, headers: Record<string, string> = {}, app = front.app) {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/sdp', cookie: root, ...headers },
    payload: offer,
  })
}

function watchFlv(streamId: string, ticket: string, { cookie = root, port = front.port, signature = '' } = {}) {
  const headers = { cookie, ...(signature !== '' && { [PASSED_ON]: signature }) }
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live/flv/${streamId}?ticket=${ticket}`, { headers })
  socket.on('error', () => undefined)
  viewers.push(socket)
  return socket
}
async function refusalOf(socket: WebSocket): Promise<number> {
  const [, reply] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
  return reply.statusCode
}

/** A stream that another process seems to receive, which listens there and does nothing. */
async function streamOfStranger(leaseSeconds: number): Promise<{ streamId: string; connections: Socket[] }> {
  const connections: Socket[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    connections.push(socket)
  })
  strangers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const id = uuidv7()
  const address = `http://127.0.0.1:${port}`
  await asPlatform(aerie.db, (tx) =>
    sql`insert into live_receiver (id, place, address, max_viewers, lease_until)
        values (${id}, ${id}, ${address}, 9, now() + make_interval(secs => ${leaseSeconds}))`.execute(tx),
  )
  const { missionId } = await newFlight()
  const streamId = uuidv7()
  const stream = { id: streamId, tenant_id: aerie.demo.id, mission_id: missionId, receiver_id: id }
  const lease = new Date(Date.now() + 60_000)
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .insertInto('live_stream')
      .values({ ...stream, name: 'Key', protocol: 'rtmp', lease_until: lease })
      .execute(),
  )
  return { streamId, connections }
}

describe('a viewer at another process', () => {
  test('plays a stream over WebRTC, and ends its session there', async () => {
    const stream = await live()
    const packets: unknown[] = []
    const viewer = await createViewer((packet) => void packets.push(packet))
    const url = whepUrl(stream._id, await ticketOf(stream._id))
    const answer = await whep(url, viewer.offer)
    expect(answer).toMatchObject({ statusCode: 201, headers: { 'content-type': 'application/sdp' } })
    await accept(viewer, answer.body)
    await until(() => packets.length > 5)
    await viewersOf(stream.missionId, 1)
    expect((await whep(url, viewer.offer)).statusCode).toBe(404)
    const location = String(answer.headers.location)
    const end = (cookie: string) => front.app.inject({ method: 'DELETE', url: location, headers: { cookie } })
    expect((await end(await aerie.cookieOf(aerie.other.root))).statusCode).toBe(404)
    expect((await end(root)).statusCode).toBe(200)
    await viewersOf(stream.missionId, 0)
    await viewer.connection.close()
  })

  test('plays a stream over a WebSocket until it closes it', async () => {
    const stream = await live()
    const socket = watchFlv(stream._id, await ticketOf(stream._id))
    const [first] = (await once(socket, 'message')) as [Buffer]
    expect(first.subarray(0, 3).toString()).toBe('FLV')
    await viewersOf(stream.missionId, 1)
    const [second] = (await once(socket, 'message')) as [Buffer]
    expect(second.length).toBeGreaterThan(0)
    socket.close()
    await viewersOf(stream.missionId, 0)
  })

  test('is told when the stream ends', async () => {
    const stream = await live()
    const socket = watchFlv(stream._id, await ticketOf(stream._id))
    await once(socket, 'message')
    const ended = closed(socket)
    await drones[0]?.land()
    await ended
  })

  test('is refused as by the process itself', async () => {
    const stream = await live()
    const viewer = await createViewer(() => undefined)
    const unknown = whepUrl(stream._id, 'A'.repeat(43))
    const here = await whep(unknown, viewer.offer, {}, aerie.app)
    const there = await whep(unknown, viewer.offer)
    expect([there.statusCode, there.json()]).toEqual([here.statusCode, here.json()])
    expect(there.statusCode).toBe(404)
    const bad = await whep(whepUrl(stream._id, await ticketOf(stream._id)), 'v=0\r\nm=video')
    expect(bad.statusCode).toBe(400)
    expect(await refusalOf(watchFlv(stream._id, 'A'.repeat(43)))).toBe(404)
    await viewer.connection.close()
  })

  test('of another organisation finds nothing', async () => {
    const stream = await live()
    const cookie = await aerie.cookieOf(aerie.other.root)
    const viewer = await createViewer(() => undefined)
    const ticket = await ticketOf(stream._id)
    expect((await whep(whepUrl(stream._id, ticket), viewer.offer, { cookie })).statusCode).toBe(404)
    expect(await refusalOf(watchFlv(stream._id, ticket, { cookie }))).toBe(404)
    await viewer.connection.close()
  })

  test('stops playing when the permission is removed', async () => {
    const grant = (permissions: string[]) =>
      asPlatform(aerie.db, (tx) =>
        tx
          .updateTable('app_user')
          .set({ custom_permissions: permissions })
          .where('id', '=', aerie.demo.viewer.id)
          .execute(),
      )
    await grant(['mission_list', 'stream_list', 'webrtc_view'])
    const cookie = await aerie.cookieOf(aerie.demo.viewer)
    const stream = await live()
    const socket = watchFlv(stream._id, await ticketOf(stream._id, cookie), { cookie })
    await once(socket, 'message')
    const stopped = closed(socket)
    await grant([])
    await stopped
  })

  test('is not passed on to a process without a lease', async () => {
    const { streamId, connections } = await streamOfStranger(-1)
    const viewer = await createViewer(() => undefined)
    expect((await whep(whepUrl(streamId, await ticketOf(streamId)), viewer.offer)).statusCode).toBe(404)
    expect(await refusalOf(watchFlv(streamId, await ticketOf(streamId)))).toBe(404)
    expect(connections).toEqual([])
    await viewer.connection.close()
  })

  test('gets 503 from a process that hangs, while others are answered', async () => {
    const { streamId, connections } = await streamOfStranger(60)
    const viewer = await createViewer(() => undefined)
    const overWebRtc = whep(whepUrl(streamId, await ticketOf(streamId)), viewer.offer)
    const overFlv = refusalOf(watchFlv(streamId, await ticketOf(streamId)))
    await until(() => connections.length === 2)
    const other = await front.app.inject({ method: 'GET', url: '/healthz' })
    expect(other.statusCode).toBe(200)
    expect((await overWebRtc).json()).toMatchObject({ status: false, code: 'stream.unavailable' })
    expect([(await overWebRtc).statusCode, await overFlv]).toEqual([503, 503])
    await viewer.connection.close()
  })
})

describe('a request that says it was passed on', () => {
  const sign = (url: string, body: string, method = 'POST') =>
    signPassedOn(aerie.config, { receiverId, method, url, body }, '192.0.2.1')
  const atOnce = (url: string, offer: string, signature: string) =>
    whep(url, offer, { [PASSED_ON]: signature }, aerie.app)

  test('is refused without a valid signature', async () => {
    const stream = await live()
    const viewer = await createViewer(() => undefined)
    const url = whepUrl(stream._id, await ticketOf(stream._id))
    const other = whepUrl(stream._id, await ticketOf(stream._id))
    const valid = sign(url, viewer.offer)
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 31_000)
    const old = sign(url, viewer.offer)
    clock.mockRestore()
    const [at = '', address = ''] = valid.split('.')
    const ofOtherSecret = signPassedOn(
      { ...aerie.config, SESSION_SECRET: 'another secret of thirty-two characters' },
      { receiverId, method: 'POST', url, body: viewer.offer },
      '192.0.2.1',
    )
    const ofOtherProcess = signPassedOn(
      aerie.config,
      { receiverId: uuidv7(), method: 'POST', url, body: viewer.offer },
      '192.0.2.1',
    )
    const wrong = ['', 'x', `${at}.${address}.`, old, ofOtherSecret, ofOtherProcess, sign(url, 'v=0\r\nm=video')]
    for (const signature of [...wrong, valid.replace(address, 'MTkyLjAuMi4y')]) {
      expect((await atOnce(url, viewer.offer, signature)).statusCode).toBe(404)
    }
    expect((await atOnce(other, viewer.offer, valid)).statusCode).toBe(404)
    expect((await atOnce(url, viewer.offer, valid)).statusCode).toBe(201)
    await viewer.connection.close()
  })

  test('is refused on a WebSocket without a valid signature', async () => {
    const stream = await live()
    const ticket = await ticketOf(stream._id)
    const { port } = aerie.app.server.address() as AddressInfo
    const url = `/live/flv/${stream._id}?ticket=${ticket}`
    expect(await refusalOf(watchFlv(stream._id, ticket, { port, signature: 'x' }))).toBe(404)
    expect(await refusalOf(watchFlv(stream._id, ticket, { port, signature: sign(url, '', 'POST') }))).toBe(404)
    const socket = watchFlv(stream._id, ticket, { port, signature: sign(url, '', 'GET') })
    await once(socket, 'message')
  })

  test('still needs the session of the viewer', async () => {
    const stream = await live()
    const viewer = await createViewer(() => undefined)
    const url = whepUrl(stream._id, await ticketOf(stream._id))
    const headers = { [PASSED_ON]: sign(url, viewer.offer), cookie: '' }
    expect((await whep(url, viewer.offer, headers, aerie.app)).statusCode).toBe(401)
    await viewer.connection.close()
  })

  test('is not passed on again', async () => {
    const { streamId, connections } = await streamOfStranger(60)
    const viewer = await createViewer(() => undefined)
    const url = whepUrl(streamId, await ticketOf(streamId))
    expect((await atOnce(url, viewer.offer, sign(url, viewer.offer))).statusCode).toBe(404)
    expect(connections).toEqual([])
    await viewer.connection.close()
  })
})

test('a publisher over WebRTC ends its session at another process with its key', async () => {
  const made = await newKey()
  const publisher = await createPublisher()
  const answer = await aerie.app.inject({
    method: 'POST',
    url: '/live/whip',
    headers: { 'content-type': 'application/sdp', authorization: `Bearer ${made.key}` },
    payload: publisher.offer,
  })
  expect(answer.statusCode).toBe(201)
  const end = (key: string) =>
    front.app.inject({
      method: 'DELETE',
      url: String(answer.headers.location),
      headers: { authorization: `Bearer ${key}` },
    })
  expect((await end('A'.repeat(43))).statusCode).toBe(404)
  expect((await end(made.key)).statusCode).toBe(200)
  expect((await end(made.key)).statusCode).toBe(404)
  await publisher.connection.close()
})

test('a part of a stream that another process is recording in the same folder is left to it', async () => {
  const { streamId } = await streamOfStranger(60)
  const folder = await mkdtemp(path.join(tmpdir(), 'aerie-shared-'))
  const file = path.join(folder, '1.flv')
  await writeFile(file, 'FLV')
  const publishing = openPublishing(
    { config: aerie.config, db: aerie.db, log: aerie.app.log },
    { closeStream: () => undefined, stopRecording: () => undefined, resumeRecording: () => undefined },
    { here: { id: uuidv7(), place: uuidv7() } },
  )
  const times = { startedAt: new Date(), endedAt: new Date() }
  publishing.callbacks.segmentWritten({ streamId, path: file, container: 'flv', ...times })
  await publishing.settle()
  const recordings = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.selectFrom('recording').select('id').where('live_stream_id', '=', streamId).execute(),
  )
  expect(recordings).toEqual([])
  expect(existsSync(file)).toBe(true)
  await rm(folder, { recursive: true })
})

describe('limits hold over both processes', () => {
  test('of viewers, which are those of the process that receives the stream', async () => {
    const stream = await live()
    const ticket = (cookie: string) =>
      front.app.inject({ method: 'POST', url: `/apis/v1/streamtoken/ticket/${stream._id}`, headers: { cookie } })
    const watch = async (cookie: string) => {
      const reply = await ticket(cookie)
      const socket = watchFlv(stream._id, reply.json<{ data: Schemas['PlayTicket'] }>().data.ticket, { cookie })
      await once(socket, 'message')
    }
    const staff = await aerie.cookieOf(aerie.demo.staff)
    // Several tiles of a person are one viewer.
    await watch(root)
    await watch(root)
    await watch(root)
    await watch(staff)
    const { missionId } = await newFlight()
    const crowded = uuidv7()
    await inTenant(aerie.db, aerie.demo.id, async (tx) => {
      const of = { tenant_id: aerie.demo.id, mission_id: missionId, receiver_id: receiverId }
      const lease = new Date(Date.now() + 60_000)
      await tx
        .insertInto('live_stream')
        .values({ ...of, id: crowded, name: 'Key', protocol: 'rtmp', lease_until: lease })
        .execute()
      const view = { tenant_id: aerie.demo.id, stream_id: crowded, session_id: uuidv7(), path: 'flv' }
      await tx
        .insertInto('stream_view')
        .values({ ...view, id: uuidv7() })
        .execute()
    })
    const third = await aerie.cookieOf(aerie.demo.viewer)
    await asPlatform(aerie.db, (tx) =>
      tx
        .updateTable('app_user')
        .set({ custom_permissions: ['mission_list', 'stream_list', 'webrtc_view'] })
        .where('id', '=', aerie.demo.viewer.id)
        .execute(),
    )
    const full = await ticket(third)
    expect(full.statusCode).toBe(409)
    expect(full.json()).toMatchObject({ code: 'stream.viewersFull', values: { limit: 3 } })
    expect((await ticket(staff)).statusCode).toBe(201)
    await inTenant(aerie.db, aerie.demo.id, (tx) => tx.deleteFrom('live_stream').where('id', '=', crowded).execute())
    expect((await ticket(third)).statusCode).toBe(201)
  })

  test('of keys', async () => {
    const { flightId } = await newFlight()
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      sql`insert into stream_key (id, tenant_id, mission_id, flight_id, name, key_hash, hint)
          select gen_random_uuid(), tenant_id, mission_id, id, 'Full', sha256(('full' || n)::bytea), 'full'
            from flight, generate_series(1, 198 - (select count(*)::int from stream_key where revoked_at is null)) n
           where id = ${flightId}`.execute(tx),
    )
    const create = async (app: FastifyInstance) =>
      (await call(app, 'POST', '/streamtoken/create', { flightId, name: 'Key' })).status
    const statuses = await Promise.all([aerie.app, front.app, aerie.app, front.app].map(create))
    expect(statuses.sort()).toEqual([201, 201, 409, 409])
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.deleteFrom('stream_key').where('flight_id', '=', flightId).execute(),
    )
  })

  test('of one publisher for each key', async () => {
    const made = await newKey()
    const results = await Promise.allSettled([publish(made.key), publish(made.key, front.app)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({ description: expect.stringContaining('Another publisher') as string })
  })

  test('of stream minutes', async () => {
    const made = await newKey()
    const other = await newKey()
    const seconds = () =>
      inTenant(aerie.db, aerie.demo.id, async (tx) => {
        const { rows } = await sql<{ all: number }>`
          select coalesce(sum(seconds), 0)::int as all from stream_usage`.execute(tx)
        return rows[0]?.all ?? 0
      })
    await publish(made.key)
    const before = await seconds()
    await until(async () => (await seconds()) > before + 1)
    const limits = { streamMinutes: Math.floor((await seconds()) / 60) }
    await subscribe(aerie.db, aerie.demo.id, { limits })
    await expect(publish(other.key, front.app)).rejects.toMatchObject({
      description: expect.stringContaining('minutes') as string,
    })
    await subscribe(aerie.db, aerie.demo.id, { limits: { streamMinutes: 1000 } })
  })
})
