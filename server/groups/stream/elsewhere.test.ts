// Two processes of one server: `aerie` receives the streams, and `front` answers requests beside it.
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { WebSocket } from 'ws'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../../app'
import type { components } from '../../platform/contract/contract.gen'
import type { LiveSettings } from '../../media/live/messages'
import { accept, createPublisher, createViewer } from '../../media/live/webrtc/webRtcClient'
import { freePort } from '../../records/uploads/testing/serverProcess'
import { testContract } from '../../testing/contract'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { PASSED_ON } from './passedOn'
import { startDrone } from './testing/publisher'
import { SHARED_DATABASE } from './testing/secondProcess'

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

let aerie: TestApp
let front: FastifyInstance
let root: string
let rtmpPort: number

beforeAll(async () => {
  const port = await freePort()
  rtmpPort = await freePort()
  const settings = { INTERNAL_URL: `http://127.0.0.1:${port}`, DATABASE_URL: SHARED_DATABASE, RTMP_PORT: `${rtmpPort}` }
  aerie = await startTestApp(settings, [], { ...LIVE, rtmpPort })
  await aerie.app.listen({ port, host: '127.0.0.1' })
  root = await aerie.cookieOf(aerie.demo.root)
  const { config, pool } = aerie
  const { spec: contract } = testContract()
  front = await buildApp({ config, pool, contract, definitions: [], live: 'elsewhere', isAlone: false })
  await front.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await front.close()
  await aerie.close()
})

async function dataOf<T>(method: 'GET' | 'POST', url: string, body?: object): Promise<T> {
  const payload = body && { payload: body }
  const reply = await front.inject({ method, url: `/apis/v1${url}`, headers: { cookie: root }, ...payload })
  return reply.json<{ data: T }>().data
}

async function newKey() {
  const { _id: missionId } = await dataOf<{ _id: string }>('POST', '/mission/create', { name: 'Harbour' })
  const { _id: flightId } = await dataOf<{ _id: string }>('POST', '/flight/create', { missionId, name: 'Flight 1' })
  const key = await dataOf<Schemas['IssuedStreamKey']>('POST', '/streamtoken/create', { flightId, name: 'Key' })
  return { ...key, missionId }
}

const streamOf = (missionId: string, isWanted: (stream: Schemas['ActiveStream']) => boolean = () => true) =>
  until(async () => {
    const { streams } = await dataOf<{ streams: Schemas['ActiveStream'][] }>('GET', '/streamtoken/get-active-streams')
    return streams.find((each) => each.missionId === missionId && isWanted(each))
  })

const sdp = (url: string, payload: string, headers: Record<string, string>) =>
  front.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/sdp', ...headers } })

test('shows keys with the port at which the other process receives streams', async () => {
  const { rtmpUrl } = await newKey()
  expect(new URL(rtmpUrl ?? '').port).toBe(String(rtmpPort))
})

test('passes viewers on to the other process', async () => {
  const { key, missionId } = await newKey()
  const drone = await startDrone(rtmpPort, key)
  drone.fly()
  const { _id: streamId } = await streamOf(missionId, ({ paths }) => paths.length === 2)
  const ticketOf = async () => (await dataOf<{ ticket: string }>('POST', `/streamtoken/ticket/${streamId}`)).ticket

  const packets: unknown[] = []
  const viewer = await createViewer((packet) => void packets.push(packet))
  const answer = await sdp(`/live/whep/${streamId}?ticket=${await ticketOf()}`, viewer.offer, { cookie: root })
  expect(answer.statusCode).toBe(201)
  await accept(viewer, answer.body)
  await until(() => packets.length > 5)
  const end = { method: 'DELETE', url: String(answer.headers.location), headers: { cookie: root } } as const
  expect((await front.inject(end)).statusCode).toBe(200)
  await viewer.connection.close()

  const { port } = front.server.address() as AddressInfo
  const address = `ws://127.0.0.1:${port}/live/flv/${streamId}?ticket=${await ticketOf()}`
  const socket = new WebSocket(address, { headers: { cookie: root } })
  const [first] = (await once(socket, 'message')) as [Buffer]
  expect(first.subarray(0, 3).toString()).toBe('FLV')
  socket.terminate()
  await drone.land()
})

test('passes a publisher over WebRTC on to the other process, and its end', async () => {
  const { key, missionId } = await newKey()
  const publisher = await createPublisher()
  const authorization = `Bearer ${key}`
  const answer = await sdp('/live/whip', publisher.offer, { authorization })
  expect(answer).toMatchObject({ statusCode: 201, headers: { 'content-type': 'application/sdp' } })
  await streamOf(missionId)
  const session = String(answer.headers.location)
  const end = (bearer: string) =>
    front.inject({ method: 'DELETE', url: session, headers: { authorization: `Bearer ${bearer}` } })
  expect((await end('another-key')).statusCode).toBe(404)
  expect((await end(key)).statusCode).toBe(200)
  await publisher.connection.close()
})

test('a publisher over WebRTC that is gone without ending its session has lost its stream, which raises an alert', async () => {
  const { key, missionId } = await newKey()
  await dataOf('POST', '/alert-rule/create', {
    name: 'Lost',
    kind: 'stream_lost',
    severity: 'high',
    alertKind: 'Lost',
    missionId,
    seconds: 0,
  })
  const publisher = await createPublisher()
  const answer = await sdp('/live/whip', publisher.offer, { authorization: `Bearer ${key}` })
  await accept(publisher, answer.body)
  await until(() => publisher.connection.connectionState === 'connected')
  const { _id: streamId } = await streamOf(missionId)
  await publisher.connection.close()
  const [alert] = await until(async () => {
    const found = await dataOf<{ items: Schemas['Alert'][] }>('GET', `/alert/list?missionId=${missionId}`)
    return found.items.length > 0 && found.items
  })
  expect(alert).toMatchObject({ streamId, kind: 'Lost', title: 'Lost: Flight 1' })
})

test('refuses publishers as the other process does', async () => {
  const publisher = await createPublisher()
  const refused = await sdp('/live/whip', publisher.offer, { authorization: 'Bearer unknown-key' })
  const there = await aerie.app.inject({
    method: 'POST',
    url: '/live/whip',
    payload: publisher.offer,
    headers: { 'content-type': 'application/sdp', authorization: 'Bearer unknown-key' },
  })
  expect([refused.statusCode, refused.json()]).toEqual([there.statusCode, there.json()])
  expect(refused.statusCode).toBe(401)
  await publisher.connection.close()
})

test('takes no requests that say that they were passed on', async () => {
  const publisher = await createPublisher()
  const headers = { authorization: `Bearer ${(await newKey()).key}`, [PASSED_ON]: 'x' }
  expect((await sdp('/live/whip', publisher.offer, headers)).statusCode).toBe(404)
  await publisher.connection.close()
})

test('answers 404 for streams that nobody receives, and 503 to publishers while the other process does not run', async () => {
  const ticket = 'A'.repeat(43)
  const id = '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301'
  const viewer = await createViewer(() => undefined)
  expect((await sdp(`/live/whep/${id}?ticket=${ticket}`, viewer.offer, { cookie: root })).statusCode).toBe(404)
  const { key } = await newKey()
  await aerie.app.close()
  const publisher = await createPublisher()
  const refused = await sdp('/live/whip', publisher.offer, { authorization: `Bearer ${key}` })
  expect([refused.statusCode, refused.json()]).toMatchObject([503, { code: 'stream.unavailable' }])
  await viewer.connection.close()
  await publisher.connection.close()
})
