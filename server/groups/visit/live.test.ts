import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { components } from '../../platform/contract/contract.gen'
import type { LiveSettings } from '../../media/live/messages'
import { accept, createViewer } from '../../media/live/webrtc/webRtcClient'
import { freePort } from '../../records/uploads/testing/serverProcess'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { startDrone } from '../stream/testing/publisher'
import { keyOf, type Share } from './testing/visitTest'

type Schemas = components['schemas']

let aerie: TestApp
let root: string
let rtmpPort: number

beforeAll(async () => {
  rtmpPort = await freePort()
  const live: LiveSettings = {
    folder: '',
    rtmpHost: '127.0.0.1',
    rtmpPort,
    udpPort: 0,
    advertise: ['127.0.0.1'],
    maxViewers: 3,
    segmentMs: 60_000,
  }
  aerie = await startTestApp({ RTMP_PORT: `${rtmpPort}` }, [], live)
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  root = await aerie.cookieOf(aerie.demo.root)
})
afterAll(() => aerie.close())

async function dataOf<T>(method: 'GET' | 'POST', url: string, body?: object, cookie: string | undefined = root) {
  return (await aerie.call<T>(cookie, method, url, body)).data
}

const sdp = (url: string, payload: string) =>
  aerie.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/sdp' } })

test('a visitor watches over WebRTC and FLV without a session, each ticket once, until the link is revoked', async () => {
  const { _id: missionId } = await dataOf<{ _id: string }>('POST', '/mission/create', { name: 'Harbour' })
  const { _id: flightId } = await dataOf<{ _id: string }>('POST', '/flight/create', { missionId, name: 'Flight 1' })
  const { key } = await dataOf<Schemas['IssuedStreamKey']>('POST', '/streamtoken/create', { flightId, name: 'Key' })
  const drone = await startDrone(rtmpPort, key)
  drone.fly()
  const stream = await until(async () => {
    const { streams } = await dataOf<{ streams: Schemas['ActiveStream'][] }>('GET', '/streamtoken/get-active-streams')
    return streams.find((each) => each.missionId === missionId && each.paths.length === 2)
  })
  const share = await dataOf<Share>('POST', '/share/create', { kind: 'mission', targetId: missionId, shows: ['live'] })
  const opened = await aerie.call<{ visit: string }>(undefined, 'POST', '/visit/open', { key: keyOf(share) })
  const watch = () =>
    aerie.call<{ ticket: string }>(undefined, 'POST', `/visit/watch/${opened.data.visit}/${stream._id}`)
  const addressWith = (ticket: string) => `/live/whep/${stream._id}?ticket=${ticket}`
  const { data } = await watch()
  const packets: unknown[] = []
  const viewer = await createViewer((packet) => void packets.push(packet))
  const url = addressWith(data.ticket)
  const answer = await sdp(url, viewer.offer)
  expect(answer.statusCode).toBe(201)
  await accept(viewer, answer.body)
  await until(() => packets.length > 5)
  expect([401, 404]).toContain((await sdp(url, viewer.offer)).statusCode)
  const late = (await watch()).data

  const { port } = aerie.app.server.address() as AddressInfo
  const flv = (ticket: string, origin = `http://127.0.0.1:${port}`) =>
    new WebSocket(`ws://127.0.0.1:${port}/live/flv/${stream._id}?ticket=${ticket}`, { headers: { origin } })
  const overHttp = (await watch()).data
  const foreign = flv(overHttp.ticket, 'https://harbour.test')
  expect(String((await once(foreign, 'error'))[0])).toContain('403')
  const socket = flv(overHttp.ticket)
  await once(socket, 'message')
  const closed = once(socket, 'close')
  const again = flv(overHttp.ticket)
  expect(String((await once(again, 'error'))[0])).toMatch(/403|404/)

  await dataOf('POST', `/share/revoke/${share._id}`)
  expect((await watch()).code).toBe(404)
  expect((await sdp(addressWith(late.ticket), viewer.offer)).statusCode).toBe(404)
  await closed
  await until(async () => {
    const before = packets.length
    await sleep(300)
    return packets.length === before
  })
  await viewer.connection.close()
  await drone.land()
})
