import type { AddressInfo } from 'node:net'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, continueAsTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { leaveRoom } from '../../testing/diskRoom'
import { readSpace } from '../../platform/disk/space'
import { rawRequest, send } from '../../records/uploads/testing/tusClient'

type AddedUpload = components['schemas']['AddedUpload']

const GEOJSON = '{"type":"FeatureCollection","features":[]}'
const TRACK =
  '<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>' +
  '<trkpt lat="50" lon="7"><ele>10</ele><time>2024-05-01T10:00:00Z</time></trkpt>' +
  '<trkpt lat="50.001" lon="7"><ele>20</ele><time>2024-05-01T10:00:10Z</time></trkpt></trkseg></trk></gpx>'
const FLIGHT_LOG =
  'sep=,\nCUSTOM.date [local],CUSTOM.updateTime [local],OSD.latitude,OSD.longitude,OSD.height [ft]\n' +
  '11/25/2025,1:00:00.5 PM,46.8424,-91.9944,100\n11/25/2025,1:00:01.5 PM,46.8425,-91.9944,110\n'
const PLAIN_JPEG = Buffer.from('\xff\xd8\xff\xe1 Exif', 'latin1')

let aerie: TestApp
let origin: string
let staff: string
let missionId: string

beforeAll(async () => {
  aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  staff = await aerie.cookieOf(aerie.demo.staff)
})
afterAll(() => aerie.close())
beforeEach(async () => {
  missionId = await newMission(staff)
})

const newMission = async (cookie: string) =>
  (await aerie.call<{ _id: string }>(cookie, 'POST', '/mission/create', { name: 'Survey' })).data._id

const upload = async (bytes: string | Buffer, filename: string, cookie = staff) =>
  (await send(origin, cookie, Buffer.from(bytes), { filename })).id

const addUpload = (uploadId: string, fields: object = {}, cookie = staff) =>
  aerie.call<AddedUpload>(cookie, 'POST', '/upload/add-to-mission', { missionId, uploadId, ...fields })

const add = async (bytes: string | Buffer, filename: string, fields: object = {}) =>
  addUpload(await upload(bytes, filename), fields)

const layers = async () => {
  const answer = await aerie.call<{ items: { _id: string }[] }>(staff, 'GET', `/layer/getbymissionId/${missionId}`)
  return answer.data.items.map(({ _id }) => _id)
}

const telemetry = async () => {
  const url = `/flight/telemetry/list/${missionId}`
  return (await aerie.call<{ telemetry: { _id: string }[] }>(staff, 'GET', url)).data.telemetry.map(({ _id }) => _id)
}

test('the content of a file decides what it becomes', async () => {
  expect((await add(GEOJSON, 'plots.geojson')).data).toMatchObject({ state: 'added', use: 'layer' })
  expect((await add('%PDF-1.7\n', 'permit.pdf')).data).toMatchObject({ state: 'added', use: 'document' })
  expect((await add(FLIGHT_LOG, 'log.csv')).data).toMatchObject({ use: 'telemetry', otherUse: 'layer' })
  expect((await add('name,lat,lon\nGate,50,7\n', 'gates.csv')).data).toMatchObject({ use: 'layer' })
  expect((await add(TRACK, 'track.gpx')).data).toMatchObject({ use: 'layer', otherUse: 'telemetry' })
  expect((await add(TRACK, 'track.gpx', { use: 'telemetry', again: true })).data).toMatchObject({
    use: 'telemetry',
    otherUse: 'layer',
  })
})

test('a picture without a position is added after a use was chosen, with its folder', async () => {
  const uploadId = await upload(PLAIN_JPEG, 'DJI_0001.JPG')
  expect((await addUpload(uploadId)).data).toEqual({ state: 'ask', use: null, _id: null })
  const { data } = await addUpload(uploadId, { use: 'photo', folder: 'DCIM/100MEDIA' })
  expect(data).toMatchObject({ state: 'added', use: 'photo' })
  expect((await aerie.call(staff, 'GET', `/photo/get/${data._id}`)).data).toMatchObject({ folder: 'DCIM/100MEDIA' })
})

test('asks before it adds what a camera keeps beside a recording of the mission', async () => {
  const film = Buffer.from('\0\0\0\x20ftypisom....', 'latin1')
  const { data } = await add(film, 'DJI_0042.MP4')
  const sameFile = { _id: data._id, use: 'recording', name: 'DJI_0042.MP4', isRecordingBeside: true }
  const copy = await upload(Buffer.concat([film, film]), 'dji_0042.LRF')
  expect((await addUpload(copy)).data).toEqual({ state: 'same-file', use: null, _id: null, sameFile })
  expect((await add(PLAIN_JPEG, 'DJI_0042.THM')).data).toMatchObject({ state: 'same-file', sameFile })
  const sound = Buffer.from('\0\0\0\x1cftypM4A \0\0\0\0M4A isom', 'latin1')
  expect((await add(sound, 'DJI_0042.m4a')).data).toMatchObject({ state: 'same-file', sameFile })
  expect((await addUpload(copy, { again: true })).data).toMatchObject({ state: 'added', use: 'recording' })
  expect((await add(Buffer.concat([film, sound]), 'DJI_0043.LRF')).data).toMatchObject({ state: 'added' })
  expect(await add(Buffer.concat([sound, film]), 'other.m4a')).toMatchObject({ code: 400 })
})

test('a repeated call returns the record of the first one', async () => {
  const uploadId = await upload(GEOJSON, 'plots.geojson')
  const [first, second] = await Promise.all([addUpload(uploadId), addUpload(uploadId)])
  expect(first.data.state).toBe('added')
  expect(second.data).toEqual(first.data)
  expect((await addUpload(uploadId)).data).toEqual(first.data)
  expect(await layers()).toEqual([first.data._id])
})

test('an upload that was added to a mission is rejected for another one with 409', async () => {
  const uploadId = await upload(GEOJSON, 'plots.geojson')
  await addUpload(uploadId)
  const other = await newMission(staff)
  expect((await addUpload(uploadId, { missionId: other })).code).toBe(409)
})

test('a file that the mission already has is added only on request', async () => {
  const first = await add(GEOJSON, 'plots.geojson')
  const uploadId = await upload(GEOJSON, 'fields.geojson')
  const repeated = await addUpload(uploadId)
  expect(repeated.data).toMatchObject({ state: 'same-file', use: null, sameFile: { _id: first.data._id } })
  expect((await addUpload(uploadId, { again: true })).data).toMatchObject({ state: 'added', use: 'layer' })
})

test('a file of no use is refused with the reason', async () => {
  expect(await add('\x7fELF\x02\x01\0\0', 'program.bin')).toMatchObject({ code: 400, errors: [{ field: 'uploadId' }] })
})

test('missions and uploads of others are not found, and clients may not call it', async () => {
  const uploadId = await upload(GEOJSON, 'plots.geojson')
  const foreign = await newMission(await aerie.cookieOf(aerie.other.root))
  expect((await addUpload(uploadId, { missionId: foreign })).code).toBe(404)
  const otherStaff = await aerie.cookieOf(aerie.other.root)
  expect((await addUpload(uploadId, { missionId: foreign }, otherStaff)).code).toBe(404)
  expect((await addUpload(uploadId, {}, await aerie.cookieOf(aerie.demo.root))).code).toBe(404)
  const client = await aerie.cookieOf(aerie.demo.client)
  expect((await addUpload(uploadId, {}, client)).code).toBe(403)
  expect(await layers()).toEqual([])
})

test('a token needs the scope of what the file becomes', async () => {
  const tokenOf = async (scope: string) => {
    const body = { name: scope, scopes: [scope], days: 1 }
    return (await aerie.call<{ secret: string }>(staff, 'POST', '/api-token/create', body)).data.secret
  }
  const callWith = async (secret: string, uploadId: string) => {
    const reply = await aerie.app.inject({
      method: 'POST',
      url: '/apis/v1/upload/add-to-mission',
      headers: { authorization: `Bearer ${secret}` },
      payload: { missionId, uploadId },
    })
    return reply.statusCode
  }
  const uploadId = await upload(GEOJSON, 'plots.geojson')
  expect(await callWith(await tokenOf('maps:read'), uploadId)).toBe(403)
  expect(await callWith(await tokenOf('files:write'), uploadId)).toBe(403)
  expect(await callWith(await tokenOf('maps:write'), uploadId)).toBe(200)
})

test('a track changes from a layer to telemetry and back, and the earlier record is in the trash', async () => {
  const layer = (await add(TRACK, 'track.gpx')).data
  const asTelemetry = await aerie.call<AddedUpload>(staff, 'POST', `/upload/layer-to-telemetry/${layer._id}`, {})
  expect(asTelemetry.data).toMatchObject({ state: 'added', use: 'telemetry', otherUse: 'layer' })
  expect([await layers(), await telemetry()]).toEqual([[], [asTelemetry.data._id]])

  const url = `/upload/telemetry-to-layer/${asTelemetry.data._id}`
  const asLayer = await aerie.call<AddedUpload>(staff, 'POST', url)
  expect(asLayer.data).toMatchObject({ state: 'added', use: 'layer', otherUse: 'telemetry' })
  expect([await layers(), await telemetry()]).toEqual([[asLayer.data._id], []])

  // The first layer still has its own file.
  const body = { layerIds: [layer._id] }
  expect((await aerie.call(staff, 'POST', '/layer/restore', body)).code).toBe(200)
})

test.each([
  ['flight_update', 'delete_layer', '/upload/layer-to-telemetry'],
  ['upload_layer', 'flight_update', '/upload/telemetry-to-layer'],
])('%s without %s is not enough for %s', async (granted, missing, url) => {
  const grant = (permissions: string[]) =>
    asPlatform(aerie.db, (tx) =>
      tx
        .updateTable('app_user')
        .set({ custom_permissions: permissions })
        .where('id', '=', aerie.demo.viewer.id)
        .execute(),
    )
  const viewer = await aerie.cookieOf(aerie.demo.viewer)
  const change = () => aerie.call(viewer, 'POST', `${url}/${missionId}`, url.includes('layer-to') ? {} : undefined)
  await grant([granted])
  expect(await change()).toMatchObject({ code: 403, message: expect.stringContaining(missing) as string })
  await grant([granted, missing])
  expect((await change()).code).toBe(404)
})

test('only a GPX or CSV file changes its use, and only in its own tenant', async () => {
  const layer = (await add(GEOJSON, 'plots.geojson')).data
  const url = `/upload/layer-to-telemetry/${layer._id}`
  expect((await aerie.call(staff, 'POST', url, {})).code).toBe(409)
  expect((await aerie.call(await aerie.cookieOf(aerie.other.root), 'POST', url, {})).code).toBe(404)
  expect((await aerie.call(await aerie.cookieOf(aerie.demo.client), 'POST', url, {})).code).toBe(403)
})

test('uploads and jobs reserve the disk: what it has no room for is refused, and the storage shows what is left', async () => {
  // Large steps, because other programs use the same disk.
  const step = Math.floor(Math.min((await readSpace(aerie.config)).free / 8, aerie.config.UPLOAD_MAX_BYTES))
  const restore = await leaveRoom(aerie.config, 3.5 * step)
  const free = async () => (await aerie.call<{ free: number }>(staff, 'GET', '/upload/storage')).data.free / step
  const create = (cookie: string) =>
    rawRequest('POST', `${origin}/apis/v1/upload/tus`, { cookie, 'upload-length': String(step) })
  expect(await free()).toBeGreaterThan(3)
  const foreign = await aerie.cookieOf(aerie.other.staff)
  const answers = await Promise.all([staff, foreign, staff, foreign, staff].map(create))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 507, 507])
  expect(answers.find(({ status }) => status === 507)?.body).toContain('The server has no space for another')
  expect(await free()).toBeLessThan(1)

  for (const [index, { headers }] of answers.entries()) {
    const cookie = index % 2 === 0 ? staff : foreign
    if (headers.location) await rawRequest('DELETE', origin + headers.location, { cookie })
  }
  await asPlatform(aerie.db, async (tx) => {
    const job = {
      id: crypto.randomUUID(),
      tenant_id: aerie.other.id,
      kind: 'layer-import',
      title: 'Ortho',
      input: '{}',
    }
    await continueAsTenant(aerie.other.id, tx)
    const place = crypto.randomUUID()
    await tx
      .insertInto('job')
      .values({ ...job, place, reserved_bytes: 4 * step, written_bytes: step })
      .execute()
  })
  expect((await create(staff)).status).toBe(507)
  restore()
})
