import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { send } from '../../records/uploads/testing/tusClient'
import { addClient, joinClient, linkMission, unlinkMission } from '../../testing/clients'
import { addPhone } from '../../testing/phones'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { setAirborne } from '../flight/public'
import { openHeartbeat } from '../stream/heartbeat'
import { landLeft } from './camera'

type Schemas = components['schemas']

const STATISTICS = {
  codec: null,
  audioCodec: null,
  width: null,
  height: null,
  framesPerSecond: null,
  bitsPerSecond: 0,
  droppedFrames: 0,
  viewers: 0,
  keyFrameSeconds: null,
  hasBFrames: false,
  recording: 'recording' as const,
  recordingBytes: 0,
  receivedBytes: 1000,
  receivedFrames: 10,
  paths: [],
}

let aerie: TestApp
let origin: string
let root: string
let client: string
let clientId: string
let missionId: string
let hiddenId: string
let phone: { id: string; cookie: string }

beforeAll(async () => {
  aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  root = await aerie.cookieOf(aerie.demo.root)
  client = await aerie.cookieOf(aerie.demo.client)
  clientId = await addClient(aerie, aerie.demo, 'Harbour authority')
  await joinClient(aerie, aerie.demo, aerie.demo.client, clientId)
})
afterAll(() => aerie.close())
beforeEach(async () => {
  await asPlatform(aerie.db, (tx) => tx.deleteFrom('phone').execute())
  missionId = await newMission('Shared')
  hiddenId = await newMission('Hidden')
  await linkMission(aerie, aerie.demo, clientId, missionId)
  phone = await addPhone(aerie, aerie.demo.client, 'Gate')
})

const newMission = async (name: string) =>
  (await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name })).data._id
const post = <Data = { _id: string }>(url: string, body?: object, cookie = phone.cookie) =>
  aerie.call<Data>(cookie, 'POST', `/phone/${url}`, body)

const jpeg = () =>
  sharp({ create: { width: 16, height: 16, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
const upload = async (bytes: Buffer, cookie = phone.cookie) =>
  (await send(origin, cookie, bytes, { filename: 'photo.jpg', path: '/phone/tus' })).id
const revoke = () => aerie.call(client, 'DELETE', `/phone/revoke/${phone.id}`)

test('a photo is added to a shared mission, once also when it is sent twice', async () => {
  const uploadId = await upload(await jpeg())
  expect((await post('photo', { missionId: hiddenId, uploadId })).code).toBe(404)
  const answers = await Promise.all([post('photo', { missionId, uploadId }), post('photo', { missionId, uploadId })])
  expect(answers.map(({ code }) => code)).toEqual([201, 201])
  expect(answers[0]?.data._id).toBe(answers[1]?.data._id)
  const list = await aerie.call<{ total: number }>(root, 'GET', `/photo/list/${missionId}`)
  expect(list.data.total).toBe(1)
})

test('uploads of phones need a phone, and the session of a phone none of the other addresses', async () => {
  const bytes = await jpeg()
  await expect(send(origin, client, bytes, { path: '/phone/tus' })).rejects.toMatchObject({ status: 403 })
  await expect(send(origin, root, bytes, { path: '/phone/tus' })).rejects.toMatchObject({ status: 403 })
  await expect(send(origin, phone.cookie, bytes)).rejects.toMatchObject({ status: 401 })
  const stranger = await addPhone(aerie, aerie.other.client)
  const uploadId = await upload(bytes, stranger.cookie)
  expect((await post('photo', { missionId, uploadId })).code).toBe(404)
})

test('an alert with a picture is raised once, and the person sees it', async () => {
  const uploadId = await upload(await jpeg())
  const alert = {
    key: 'alert-0001',
    missionId,
    title: 'Person at the fence',
    severity: 'high',
    position: { lat: 46.78, long: -92.1 },
    uploadId,
  }
  const first = await post('alert', alert)
  expect(first.code).toBe(201)
  expect(await post('alert', alert)).toMatchObject({ code: 201, data: first.data })
  const url = `/alert/get-alert-by-ID/${first.data._id}`
  const seen = await aerie.call(root, 'GET', url)
  expect(seen.data).toMatchObject({ title: 'Person at the fence', severity: 'high', position: { lat: 46.78 } })
  expect((await aerie.call(client, 'GET', url)).code).toBe(200)
  expect((await post('alert', { ...alert, key: 'alert-0002', missionId: hiddenId })).code).toBe(404)
})

const canPublish = async (key: string) => {
  const reply = await aerie.app.inject({
    method: 'POST',
    url: '/apis/v1/streamtoken/received-messages',
    headers: { authorization: `Bearer ${key}` },
  })
  return reply.statusCode === 200
}

test('the camera has a key of its own in a flight; another start replaces it, a stop ends both', async () => {
  expect((await post('camera/start', { missionId: hiddenId })).code).toBe(404)
  const first = (await post<{ key: string }>('camera/start', { missionId })).data.key
  expect(await canPublish(first)).toBe(true)
  const { key } = (await post<{ key: string }>('camera/start', { missionId })).data
  expect([await canPublish(first), await canPublish(key)]).toEqual([false, true])
  const airborne = { status: 'airborne', started_at: new Date() }
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.updateTable('flight').set(airborne).where('mission_id', '=', missionId).execute(),
  )
  expect((await post('camera/stop')).code).toBe(200)
  expect(await canPublish(key)).toBe(false)
  const flights = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.selectFrom('flight').select('status').where('mission_id', '=', missionId).execute(),
  )
  expect(flights.map(({ status }) => status)).toContain('landed')
})

const setDisabled = (disabled_at: Date | null) =>
  asPlatform(aerie.db, (tx) =>
    tx.updateTable('app_user').set({ disabled_at }).where('id', '=', aerie.demo.client.id).execute(),
  )
/** How a phone loses its right, and how the next test gets it back. */
const LOSSES = [
  { what: 'the phone is revoked', lose: () => revoke(), regain: () => Promise.resolve() },
  {
    what: 'the mission is withdrawn',
    lose: () => unlinkMission(aerie, aerie.demo, clientId, missionId),
    regain: () => Promise.resolve(),
  },
  { what: 'the person is suspended', lose: () => setDisabled(new Date()), regain: () => setDisabled(null) },
]

test.each(LOSSES)('key and position end when $what', async ({ lose, regain }) => {
  const { key } = (await post<{ key: string }>('camera/start', { missionId })).data
  await post('position/share', { missionId, lat: 46.78, long: -92.1 })
  expect([await canPublish(key), (await shown()).length]).toEqual([true, 1])
  await lose()
  expect([await canPublish(key), (await shown()).length]).toEqual([false, 0])
  await regain()
})

/** The phone publishes. @returns the ID of the stream */
async function publish(): Promise<string> {
  await post('camera/start', { missionId })
  const id = uuidv7()
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const key = await tx
      .selectFrom('stream_key')
      .select(['id', 'flight_id'])
      .where('mission_id', '=', missionId)
      .executeTakeFirstOrThrow()
    const of = { tenant_id: aerie.demo.id, mission_id: missionId, flight_id: key.flight_id, stream_key_id: key.id }
    const lease = { lease_until: new Date(Date.now() + 3_600_000) }
    await tx
      .insertInto('live_stream')
      .values({ id, ...of, ...lease, name: 'Gate', protocol: 'whip' })
      .execute()
    await setAirborne(aerie.demo.id, tx, key.flight_id ?? '')
  })
  return id
}

const statusOfFlight = async () => {
  const flight = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .selectFrom('flight')
      .select(['status', 'ended_at'])
      .where('mission_id', '=', missionId)
      .executeTakeFirstOrThrow(),
  )
  expect(flight.ended_at !== null).toBe(flight.status === 'landed')
  return flight.status
}

test.each(LOSSES)('the flight lands with the end of the stream when $what', async ({ lose, regain }) => {
  const streamId = await publish()
  const heartbeat = openHeartbeat(aerie, () => undefined)
  heartbeat.begin(streamId, aerie.demo.id)
  await heartbeat.beat([{ ...STATISTICS, streamId }])
  expect(await statusOfFlight()).toBe('airborne')
  await lose()
  await heartbeat.beat([{ ...STATISTICS, streamId }])
  expect(await statusOfFlight()).toBe('landed')
  await regain()
})

test.each(LOSSES)('the flight lands without a stream when $what', async ({ lose, regain }) => {
  await publish()
  await landLeft(aerie.db)
  expect(await statusOfFlight()).toBe('airborne')
  await lose()
  await landLeft(aerie.db)
  expect(await statusOfFlight()).toBe('landed')
  await regain()
})

test('the flight of a phone that is revoked lands at once', async () => {
  await publish()
  const listed = await aerie.call<{ items: Schemas['Phone'][] }>(root, 'GET', `/phone/list-of-client/${clientId}`)
  expect(listed.data.items.filter(({ isStreaming }) => isStreaming)).toMatchObject([{ _id: phone.id }])
  await revoke()
  expect(await statusOfFlight()).toBe('landed')
})

test('the flight of a phone that is paired anew lands at once', async () => {
  await publish()
  const { code } = (await aerie.call<{ code: string }>(client, 'POST', '/phone/pairing-code')).data
  const paired = await aerie.call(phone.cookie, 'POST', '/phone/pair', { code, name: 'Gate' })
  expect(paired.code).toBe(201)
  expect(await statusOfFlight()).toBe('landed')
})

const shown = async (cookie = root) =>
  (await aerie.call<{ phones: Schemas['PhonePosition'][] }>(cookie, 'GET', '/phone/position/list')).data.phones.filter(
    (each) => each._id === phone.id,
  )

test('a position is shown in the control center of the own tenant until it is hidden or old', async () => {
  expect((await post('position/share', { missionId: hiddenId, lat: 1, long: 2 })).code).toBe(404)
  await post('position/share', { missionId, lat: 46.78, long: -92.1, accuracy: 8 })
  const [first] = await shown()
  expect(first).toMatchObject({ name: 'Gate', missionId, lat: 46.78, long: -92.1, accuracy: 8 })
  await post('position/share', { missionId, lat: 46.79, long: -92.1 })
  const [second] = await shown()
  expect(second).toMatchObject({ lat: 46.79, accuracy: null, since: first?.since })
  expect(Date.parse(second?.at ?? '')).toBeGreaterThan(Date.parse(first?.at ?? ''))
  expect(await shown(await aerie.cookieOf(aerie.other.root))).toEqual([])
  expect((await post('position/hide')).code).toBe(200)
  expect(await shown()).toEqual([])
  await post('position/share', { missionId, lat: 46.78, long: -92.1 })
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .updateTable('phone_position')
      .set({ sent_at: new Date(Date.now() - 3 * 60_000) })
      .execute(),
  )
  expect(await shown()).toEqual([])
  await post('position/share', { missionId, lat: 46.78, long: -92.1 })
  const [again] = await shown()
  expect(again?.since).toBe(again?.at)
})
