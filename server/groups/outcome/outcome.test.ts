import sharp from 'sharp'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { addClient, joinClient, linkMission } from '../../testing/clients'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { insertStoredRecording } from '../vod/testing/storedRecording'

type Outcome = components['schemas']['Outcome']

let aerie: TestApp
let root: string
let missionId: string
let frame: Buffer

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  const place = { name: 'Gate 4', location: { lat: 46.78, long: -92.1 } }
  const { _id: locationId } = (await call<{ _id: string }>('POST', '/location/create', place)).data
  missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Patrol', locationId })).data._id
  frame = await sharp({ create: { width: 64, height: 36, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => aerie.close())

const call = <Data>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = root) =>
  aerie.call<Data>(cookie, method, url, body)

const recording = (ofMission = missionId) =>
  insertStoredRecording(aerie, aerie.demo, { missionId: ofMission, name: 'a.mp4', bytes: Buffer.from('a') })

/** Sends a frame as the player does. */
async function save(query: string, bytes = frame, ofMission = missionId) {
  const boundary = 'frame'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="frame.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const headers = { cookie: root, 'content-type': `multipart/form-data; boundary=${boundary}` }
  const url = `/apis/v1/outcome/create/${ofMission}?${query}`
  const reply = await aerie.app.inject({ method: 'POST', url, headers, payload })
  return { ...reply.json<{ message: string; data: Outcome }>(), code: reply.statusCode }
}

const file = (url: string) => aerie.app.inject({ url: `/apis/v1${url}`, headers: { cookie: root } })

test('saves a frame of a recording with the place, the moment and who saved it', async () => {
  const vodId = await recording()
  const { code, data } = await save(`vodId=${vodId}&atMs=500&pcount=2&lat=46.781234&long=-92.1`)
  expect(code).toBe(201)
  expect(data).toMatchObject({
    missionId: { _id: missionId, name: 'Patrol' },
    flightId: null,
    pcount: 2,
    locationName: 'Gate 4',
    location: { lat: 46.781234, long: -92.1 },
    recordingId: vodId,
    atMs: 500,
    version: 1,
    clientVisible: false,
    createdBy: { _id: aerie.demo.root.id },
  })
  const shown = await aerie.app.inject({ url: data.image, headers: { cookie: root } })
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  const recorded = await aerie.call<{ startOrigin: string | null }>(root, 'GET', `/VOD/get-by-ID/${vodId}`)
  expect(data.isTimeOfFile).toBe(recorded.data.startOrigin === 'container')
  const counts = await call('GET', `/mission/get-mission-doc-count/${missionId}`)
  expect(counts.data).toMatchObject({ outcomes: 1, documents: 0, images: 0 })
})

test('makes a PNG named after the place, and records the download', async () => {
  const { data } = await save('')
  const png = await file(`/outcome/download/${data._id}`)
  expect(png.headers['content-disposition']).toContain('"Gate 4_3355.png"')
  expect(await sharp(png.rawPayload).metadata()).toMatchObject({ format: 'png', width: 64, height: 36 })
  const { data: log } = await call<{ items: { action: string }[] }>('GET', '/audit/list?pageSize=1')
  expect(log.items[0]).toMatchObject({ action: 'outcome.download', target: 'Gate 4' })

  const elsewhere = (await call<{ _id: string }>('POST', '/mission/create', { name: 'No place' })).data._id
  const { data: nameless } = await save('', frame, elsewhere)
  expect((await file(`/outcome/download/${nameless._id}`)).headers['content-disposition']).toContain('outcome_3355.png')
})

test('draws a map of 200 x 130 pixels, and none without a position', async () => {
  const { data } = await save('lat=46.78&long=-92.1')
  const map = await file(`/outcome/map/${data._id}`)
  expect(await sharp(map.rawPayload).metadata()).toMatchObject({ format: 'png', width: 200, height: 130 })
  const { data: nowhere } = await save('')
  expect(nowhere.location).toBeNull()
  expect((await file(`/outcome/map/${nowhere._id}`)).statusCode).toBe(404)
})

test('rejects what does not fit, and changes nothing', async () => {
  const before = (await call<{ total: number }>('GET', '/outcome/list')).data.total
  const other = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Other' })).data._id
  expect(await save(`vodId=${await recording(other)}`)).toMatchObject({ code: 400 })
  expect(await save('atMs=5')).toMatchObject({ code: 400 })
  expect(await save('lat=5')).toMatchObject({ code: 400 })
  expect(await save('', Buffer.from('no picture'))).toMatchObject({ code: 415 })
  expect((await call<{ total: number }>('GET', '/outcome/list')).data.total).toBe(before)
})

test('keeps a note and the time of the frame, and corrects the note with an entry in the audit log', async () => {
  const vodId = await recording()
  const { data } = await save(`vodId=${vodId}&atMs=500&note=${encodeURIComponent(' Two people behind the fence ')}`)
  expect(data).toMatchObject({ note: 'Two people behind the fence', pcount: null })
  const started = await call<{ startedAt: string | null }>('GET', `/VOD/get-by-ID/${vodId}`)
  const { startedAt } = started.data
  expect(data.takenAt).toBe(startedAt && new Date(Date.parse(startedAt) + 500).toISOString())
  const edited = await call<Outcome>('PATCH', `/outcome/edit/${data._id}`, { version: 1, note: 'One person' })
  expect(edited.data).toMatchObject({ note: 'One person', pcount: null, version: 2 })
  const { data: log } = await call<{ items: { details: object }[] }>(
    'GET',
    '/audit/list?action=outcome.edit&pageSize=1',
  )
  expect(log.items[0]?.details).toMatchObject({
    'note.before': 'Two people behind the fence',
    'note.after': 'One person',
  })
  expect(await call('PATCH', `/outcome/edit/${data._id}`, { version: 2, note: 'x'.repeat(1001) })).toMatchObject({
    code: 400,
  })
})

test('corrects the number of people, and rejects a stale version with 409', async () => {
  const { data } = await save('pcount=2')
  const edit = (body: object) => call<Outcome>('PATCH', `/outcome/edit/${data._id}`, body)
  expect((await edit({ version: 1, pcount: null })).data).toMatchObject({ pcount: null, version: 2 })
  expect(await edit({ version: 1, pcount: 7 })).toMatchObject({ code: 409 })
  expect((await call<Outcome>('GET', `/outcome/get/${data._id}`)).data.pcount).toBeNull()
})

test('deletes and restores, the latest first in the list of the mission', async () => {
  const first = (await save('')).data
  const second = (await save('')).data
  const newest = async () => {
    const url = `/outcome/list?missionId=${missionId}&pageSize=2`
    return (await call<{ items: Outcome[] }>('GET', url)).data.items.map(({ _id }) => _id)
  }
  expect(await newest()).toEqual([second._id, first._id])
  await call('DELETE', `/outcome/delete/${second._id}`)
  expect((await newest())[0]).toBe(first._id)
  expect((await call('GET', `/outcome/get/${second._id}`)).code).toBe(404)
  const { data: trash } = await call<{ items: object[] }>('GET', `/outcome/deleted/${missionId}`)
  expect(trash.items[0]).toMatchObject({ _id: second._id, deletedBy: { _id: aerie.demo.root.id } })
  await call('POST', '/outcome/restore', { outcomeIds: [second._id] })
  expect((await newest())[0]).toBe(second._id)
})

test('shows a client only outcomes that are shown to it', async () => {
  const { data } = await save('')
  const client = await addClient(aerie, aerie.demo, 'Harbour authority')
  await linkMission(aerie, aerie.demo, client, missionId)
  await joinClient(aerie, aerie.demo, aerie.demo.client, client)
  const cookie = await aerie.cookieOf(aerie.demo.client)
  const get = () => call<Outcome>('GET', `/outcome/get/${data._id}`, undefined, cookie)
  expect((await get()).code).toBe(404)
  await call('PATCH', `/outcome/edit/${data._id}`, { version: 1, clientVisible: true })
  expect((await get()).data).toMatchObject({ _id: data._id })
})

test('goes with its mission', async () => {
  const { _id: gone } = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Gone' })).data
  const { data } = await save('', frame, gone)
  await call('DELETE', `/mission/delete/${gone}`)
  expect((await call('GET', `/outcome/get/${data._id}`)).code).toBe(404)
  const rows = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.selectFrom('outcome').select('id').where('id', '=', data._id).execute(),
  )
  expect(rows).toHaveLength(1)
})
