import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { send } from '../../records/uploads/testing/tusClient'
import { addClient, joinClient, linkMission, unlinkMission } from '../../testing/clients'
import { addPhone } from '../../testing/phones'
import { startTestApp, type TestApp } from '../../testing/testApp'

type Schemas = components['schemas']

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

test.each([
  ['the phone is revoked', () => revoke()],
  ['the mission is withdrawn', () => unlinkMission(aerie, aerie.demo, clientId, missionId)],
  [
    'the person is suspended',
    async () => {
      const disable = (disabled_at: Date | null) =>
        inTenant(aerie.db, aerie.demo.id, (tx) =>
          tx.updateTable('app_user').set({ disabled_at }).where('id', '=', aerie.demo.client.id).execute(),
        )
      await disable(new Date())
      restore = () => disable(null)
    },
  ],
])('key and position end when %s', async (_what, end) => {
  const { key } = (await post<{ key: string }>('camera/start', { missionId })).data
  await post('position/share', { missionId, lat: 46.78, long: -92.1 })
  expect([await canPublish(key), (await shown()).length]).toEqual([true, 1])
  await end()
  expect([await canPublish(key), (await shown()).length]).toEqual([false, 0])
  await restore()
  restore = () => Promise.resolve()
})
let restore: () => Promise<unknown> = () => Promise.resolve()

const shown = async (cookie = root) =>
  (await aerie.call<{ phones: Schemas['PhonePosition'][] }>(cookie, 'GET', '/phone/position/list')).data.phones.filter(
    (each) => each._id === phone.id,
  )

test('a position is shown in the control center of the own tenant until it is hidden or old', async () => {
  expect((await post('position/share', { missionId: hiddenId, lat: 1, long: 2 })).code).toBe(404)
  await post('position/share', { missionId, lat: 46.78, long: -92.1, accuracy: 8 })
  expect(await shown()).toMatchObject([{ name: 'Gate', missionId, lat: 46.78, long: -92.1, accuracy: 8 }])
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
})
