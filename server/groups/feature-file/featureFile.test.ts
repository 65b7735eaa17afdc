// Files of features: upload, cover photo, assignment, trash, and what clients see of them.
import { sql } from 'kysely'
import sharp from 'sharp'
import { inTenant } from '../../db/tenancy'
import { addClient, joinClient, linkMission, showLayer } from '../../testing/clients'
import { until } from '../../testing/until'
import type { components } from '../../contract/contract.gen'
import { beachPhoto, startPhotoTest, type Photo, type PhotoTest } from '../photo/testing/photoTest'

type FeatureFile = components['schemas']['FeatureFile']

let test_: PhotoTest
let missionId: string
let layerId: string
let photos: Record<string, Photo>

beforeAll(async () => {
  test_ = await startPhotoTest()
  missionId = await test_.newMission('Beach')
  layerId = await newLayer(missionId, [
    [-91.9946, 46.8426],
    [-91.994, 46.843],
  ])
  photos = await test_.add(missionId, { 'A.JPG': beachPhoto(18), 'B.JPG': beachPhoto(19), 'C.JPG': beachPhoto(20) })
})
afterAll(() => test_.close())

async function newLayer(ofMission: string, points: [number, number][]): Promise<string> {
  const { aerie, staff } = test_
  const created = { missionId: ofMission, name: 'Poles' }
  const { data } = await aerie.call<{ _id: string }>(staff, 'POST', '/layer/create-vector-layer', created)
  const features = points.map((coordinates) => ({ geometry: { type: 'Point', coordinates }, properties: {} }))
  await aerie.call(staff, 'POST', `/layer/addFeature/${data._id}`, { features })
  return data._id
}

const call = <Data = unknown>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  test_.aerie.call<Data>(test_.staff, method, url, body)
const idOf = (name: string) => photos[name]?._id ?? ''
async function filesOf(index: number, layer = layerId): Promise<FeatureFile[]> {
  const url = `/layer/get-files-by-layerId-fIndex/${layer}/${index}`
  return (await call<{ files: FeatureFile[] }>('GET', url)).data.files
}
const assign = (names: string[], feature: { layerId: string; index: number } | null) =>
  call('PATCH', '/layer/assign-files', { fileIds: names.map(idOf), feature })
const setCover = (file: FeatureFile | undefined, isCover = true) =>
  call<FeatureFile>('PATCH', `/layer/set-cover-photo-by-layerFiles-Id/${file?._id}`, {
    version: file?.version,
    isCover,
  })
const namesOf = (files: FeatureFile[]) => files.map(({ name }) => name)

test('a picture becomes a photo and a text a document, both of the feature and of its mission', async () => {
  const picture = await test_.upload(beachPhoto(21), 'D.JPG')
  const text = await test_.upload(Buffer.from('Dear all,\nplease read.'), 'note.txt')
  const upload = (uploadId: string, index = 2) =>
    call<FeatureFile>('POST', `/layer/upload-file-geojson/${layerId}`, { index, uploadId })
  expect((await upload(picture, 9)).code).toBe(404)
  expect((await upload(picture)).data).toMatchObject({ kind: 'photo', missionId, name: 'D.JPG' })
  expect((await upload(text)).data).toMatchObject({ kind: 'document', state: null, imported: true })
  expect(await upload(text)).toMatchObject({ code: 409 })
  expect(namesOf(await filesOf(2)).sort()).toEqual(['D.JPG', 'note.txt'])
  const documents = await call<{ items: { name: string }[] }>('GET', `/document/getbymissionId/${missionId}`)
  expect(documents.data.items.map(({ name }) => name)).toEqual(['note.txt'])
  expect((await test_.points(missionId)).map(({ name }) => name)).toContain('D.JPG')
  expect(await filesOf(1)).toEqual([])
})

test('keeps an upload that is neither a picture nor a document, with the reason', async () => {
  const uploadId = await test_.upload(Buffer.from([0, 1, 2, 3]), 'data.bin')
  const answer = await call('POST', `/layer/upload-file-geojson/${layerId}`, { index: 1, uploadId })
  expect(answer).toMatchObject({ code: 400, errors: [{ field: 'uploadId' }] })
  const { data } = await call<{ message: string }>('GET', `/upload/get/${uploadId}`)
  expect(data.message).toMatch(/not supported/)
})

test('assigns photos all or none, within their mission and tenant', async () => {
  const foreign = { fileIds: [idOf('A.JPG'), crypto.randomUUID()], feature: { layerId, index: 1 } }
  expect((await call('PATCH', '/layer/assign-files', foreign)).code).toBe(404)
  expect(await filesOf(1)).toEqual([])
  const elsewhere = await newLayer(await test_.newMission('Harbour'), [[0, 0]])
  expect(await assign(['A.JPG'], { layerId: elsewhere, index: 1 })).toMatchObject({
    ...{ code: 409, message: expect.stringMatching(/belongs to another mission/) as string },
  })
  const other = { fileIds: [idOf('A.JPG')], feature: { layerId, index: 1 } }
  const { aerie, otherRoot, viewer } = test_
  expect((await aerie.call(otherRoot, 'PATCH', '/layer/assign-files', other)).code).toBe(404)
  expect((await aerie.call(viewer, 'PATCH', '/layer/assign-files', other)).code).toBe(403)

  expect(await assign(['A.JPG', 'B.JPG'], { layerId, index: 1 })).toMatchObject({ message: '2 files assigned' })
  expect(namesOf(await filesOf(1))).toEqual(['A.JPG', 'B.JPG'])
  const { data } = await call<Photo>('GET', `/photo/get/${idOf('A.JPG')}`)
  expect(data).toMatchObject({ feature: { layerId, index: 1, layerName: 'Poles' }, version: 2 })
  // A file belongs to one feature at a time.
  await assign(['B.JPG'], { layerId, index: 2 })
  expect(namesOf(await filesOf(1))).toEqual(['A.JPG'])
  await assign(['B.JPG'], { layerId, index: 1 })
})

test('a feature has at most 500 files, also after restoring', async () => {
  const { aerie } = test_
  const layer = await newLayer(missionId, [[-91.99, 46.84]])
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`
      insert into mission_file (id, tenant_id, mission_id, kind, stored_file_id, name, created_by, layer_id, feature_index)
      select gen_random_uuid(), tenant_id, mission_id, 'document', stored_file_id, 'note ' || number, created_by, ${layer}, 1
        from mission_file, generate_series(1, 500) number where id = ${idOf('C.JPG')}`.execute(tx),
  )
  const [first] = await filesOf(1, layer)
  const assignC = () => assign(['C.JPG'], { layerId: layer, index: 1 })
  expect(await assignC()).toMatchObject({ code: 409, message: expect.stringMatching(/500 files/) as string })
  await call('DELETE', `/layer/delete-file-geojson/${first?._id}`)
  expect((await assignC()).code).toBe(200)
  expect((await call('POST', '/layer/restore-files', { fileIds: [first?._id] })).code).toBe(409)
  await assign(['C.JPG'], null)
  expect((await call('POST', '/layer/restore-files', { fileIds: [first?._id] })).code).toBe(200)
})

test('assigns photos to a flight of their mission', async () => {
  const flight = await call<{ _id: string }>('POST', '/flight/create', { missionId, name: 'Morning' })
  const toFlight = (flightId: string | null) =>
    call('PATCH', '/layer/assign-files', { fileIds: [idOf('A.JPG')], flightId })
  expect((await toFlight(crypto.randomUUID())).code).toBe(404)
  expect(await toFlight(flight.data._id)).toMatchObject({ status: true })
  expect(await filesOf(1)).toMatchObject([{ name: 'A.JPG', flightId: flight.data._id }, { flightId: null }])
  await toFlight(null)
  expect(await filesOf(1)).toMatchObject([{ flightId: null }, { flightId: null }])
})

test('a feature has one cover photo, however many people choose one at once', async () => {
  const [a, b] = await filesOf(1)
  const answers = await Promise.all([setCover(a), setCover(b)])
  expect(answers.map(({ code }) => code)).toEqual([200, 200])
  const after = await filesOf(1)
  expect(after.map(({ isCover }) => isCover)).toEqual([true, false])
  expect(await setCover(a)).toMatchObject({ code: 409, message: expect.stringMatching(/changed/) as string })
  expect((await setCover(after[0], false)).data).toMatchObject({ isCover: false })

  const note = (await filesOf(2)).find(({ kind }) => kind === 'document')
  expect(await setCover(note)).toMatchObject({ code: 409, message: expect.stringMatching(/Only a photo/) as string })
  expect((await setCover({ ...after[0]!, _id: idOf('C.JPG'), version: 1 })).code).toBe(404)
})

test('deletes files all or none, restores them, and the cover is that of the time between', async () => {
  const [first, second] = await filesOf(1)
  await setCover(first)
  const url = (ids: (string | undefined)[]) =>
    `/layer/delete-multipleLayerFiles?${ids.map((id) => `fileIds=${id}`).join('&')}`
  // C.JPG belongs to no feature.
  expect((await call('DELETE', url([first?._id, idOf('C.JPG')]))).code).toBe(404)
  expect((await test_.aerie.call(test_.viewer, 'DELETE', url([first?._id]))).code).toBe(403)
  expect(await filesOf(1)).toHaveLength(2)

  expect((await call('DELETE', `/layer/delete-file-geojson/${first?._id}`)).code).toBe(200)
  expect((await call('DELETE', `/layer/delete-file-geojson/${first?._id}`)).code).toBe(404)
  expect((await call('GET', `/photo/get/${first?._id}`)).code).toBe(404)
  expect((await setCover(second)).code).toBe(200)
  const restore = (fileIds: (string | undefined)[]) => call('POST', '/layer/restore-files', { fileIds })
  expect((await restore([first?._id, idOf('C.JPG')])).code).toBe(404)
  expect(await restore([first?._id])).toMatchObject({ message: 'File restored' })
  expect((await filesOf(1)).map(({ _id, isCover }) => [_id, isCover])).toEqual([
    [second?._id, true],
    [first?._id, false],
  ])
})

test('the files of a deleted feature stay with the mission and return with the feature', async () => {
  const removed = await call<{ changeId: string }>('DELETE', `/layer/delete-geojson/${layerId}?index=1`)
  expect((await call('GET', `/layer/get-files-by-layerId-fIndex/${layerId}/1`)).code).toBe(404)
  expect((await call<Photo>('GET', `/photo/get/${idOf('A.JPG')}`)).data).toMatchObject({ feature: null })
  await call('POST', `/layer/undo-change/${layerId}`, { changeId: removed.data.changeId })
  expect(await filesOf(1)).toHaveLength(2)
})

test('a client sees the accepted files that are shown to it, on features of shown layers', async () => {
  const { aerie } = test_
  const clientId = await addClient(aerie, aerie.demo, 'Harbour authority')
  await joinClient(aerie, aerie.demo, aerie.demo.client, clientId)
  await linkMission(aerie, aerie.demo, clientId, missionId)
  const client = await aerie.cookieOf(aerie.demo.client)
  const seen = () =>
    aerie.call<{ files: FeatureFile[] }>(client, 'GET', `/layer/get-files-by-layerId-fIndex/${layerId}/1`)
  expect((await seen()).code).toBe(404)
  await showLayer(aerie, aerie.demo, layerId)
  expect((await seen()).data).toEqual({ files: [], total: 0 })
  const ids = [idOf('A.JPG')]
  await call('PATCH', '/layer/images-review', { ids, decision: 'accept' })
  await call('PATCH', '/photo/share', { ids, clientVisible: true })
  expect(namesOf((await seen()).data.files)).toEqual(['A.JPG'])
  await call('PATCH', '/layer/images-review', { ids, decision: 'reject' })
  expect((await seen()).data.files).toEqual([])
  const url = `/layer/delete-file-geojson/${idOf('A.JPG')}`
  expect((await aerie.call(client, 'DELETE', url)).code).toBe(403)
})

describe('automatic assignment to the nearest feature', () => {
  type Assignments = { items: components['schemas']['PhotoAssignment'][]; total: number; assigned: number }
  /** Waits for the job. @returns its results */
  async function run(mission: string, wanted: object): Promise<Assignments> {
    const started = await call('POST', '/layer/auto-assign-uploaded-image', { missionId: mission, ...wanted })
    expect(started).toMatchObject({ code: 201 })
    await until(async () => {
      const jobs = await call<{ total: number }>('GET', `/job/list?active=true&aboutId=${mission}`)
      return jobs.data.total === 0
    })
    return (await call<Assignments>('GET', `/layer/photo-assignments/${mission}?pageSize=200`)).data
  }
  const changed = (number: number, quality: number) =>
    sharp(beachPhoto(number)).keepExif().keepXmp().jpeg({ quality }).toBuffer()

  test('takes the feature nearest to what the photo shows, never beyond the limit, with distance or reason', async () => {
    const mission = await test_.newMission('Line')
    expect(await call('POST', '/layer/auto-assign-uploaded-image', { missionId: mission, maxMetres: 5 })).toMatchObject(
      {
        ...{ code: 409, message: expect.stringMatching(/no features/) as string },
      },
    )
    const own = await test_.add(mission, {
      'A.JPG': await changed(18, 61),
      'no-position.JPG': await sharp(beachPhoto(19)).jpeg({ quality: 62 }).toBuffer(),
      'rejected.JPG': await changed(20, 63),
    })
    await call('PATCH', '/layer/images-review', { ids: [own['rejected.JPG']?._id], decision: 'reject' })
    const corners = own['A.JPG']?.footprint ?? []
    const long = corners.reduce((sum, corner) => sum + corner.long / 4, 0)
    const lat = corners.reduce((sum, corner) => sum + corner.lat / 4, 0)
    // Two poles north of the middle of the picture: about 11 m and 6 m away.
    const layer = await newLayer(mission, [
      [long, lat + 0.0001],
      [long, lat + 0.00005],
    ])
    const short = await run(mission, { maxMetres: 5 })
    expect(short).toMatchObject({ total: 2, assigned: 0 })
    expect(short.items.map(({ name, reason }) => [name, reason])).toEqual([
      ['A.JPG', 'No feature within 5 m'],
      ['no-position.JPG', expect.stringMatching(/no position/) as string],
    ])

    const far = await run(mission, { layerId: layer, maxMetres: 100 })
    expect(far).toMatchObject({ total: 2, assigned: 1 })
    expect(far.items[0]).toMatchObject({
      ...{ name: 'A.JPG', feature: { layerId: layer, layerName: 'Poles', index: 2 }, basis: 'area', isCurrent: true },
    })
    expect(far.items[0]?.metres).toBeCloseTo(5.6, 0)
    expect(await filesOf(2, layer)).toMatchObject([{ name: 'A.JPG', version: 2 }])

    // Undone by removing it from the feature.
    await call('PATCH', '/layer/assign-files', { fileIds: [own['A.JPG']?._id], feature: null })
    const { data } = await call<Assignments>('GET', `/layer/photo-assignments/${mission}`)
    expect(data.items[0]).toMatchObject({ name: 'A.JPG', isCurrent: false })
  })

  test('refuses a layer of another mission, and is closed to readers and other tenants', async () => {
    const other = await newLayer(await test_.newMission('Elsewhere'), [[0, 0]])
    const body = { missionId, layerId: other, maxMetres: 5 }
    expect((await call('POST', '/layer/auto-assign-uploaded-image', body)).code).toBe(409)
    const { aerie, viewer, otherRoot } = test_
    const url = '/layer/auto-assign-uploaded-image'
    expect((await aerie.call(viewer, 'POST', url, { missionId, maxMetres: 5 })).code).toBe(403)
    expect((await aerie.call(otherRoot, 'POST', url, { missionId, maxMetres: 5 })).code).toBe(404)
    expect((await call('POST', url, { missionId, maxMetres: 1001 })).code).toBe(400)
  })
})
