// Files of features: upload, cover photo, assignment, trash, and what clients see of them.
import { sql } from 'kysely'
import sharp from 'sharp'
import { inTenant } from '../../platform/db/tenancy'
import { insertMissionFile } from '../../records/mission-files/sql'
import { addClient, joinClient, linkMission, showLayer } from '../../testing/clients'
import { until } from '../../testing/until'
import type { components } from '../../platform/contract/contract.gen'
import { beachPhoto, startPhotoTest, type Photo, type PhotoTest } from '../photo/testing/photoTest'

type FeatureFile = components['schemas']['FeatureFile']

let site: PhotoTest
let missionId: string
let layerId: string
let photos: Record<string, Photo>

beforeAll(async () => {
  site = await startPhotoTest()
  missionId = await site.newMission('Beach')
  layerId = await newLayer(missionId, [
    [-91.9946, 46.8426],
    [-91.994, 46.843],
  ])
  photos = await site.add(missionId, { 'A.JPG': beachPhoto(18), 'B.JPG': beachPhoto(19), 'C.JPG': beachPhoto(20) })
})
afterAll(() => site.close())

async function newLayer(ofMission: string, points: [number, number][]): Promise<string> {
  const { aerie, staff } = site
  const created = { missionId: ofMission, name: 'Poles' }
  const { data } = await aerie.call<{ _id: string }>(staff, 'POST', '/layer/create-vector-layer', created)
  const features = points.map((coordinates) => ({ geometry: { type: 'Point', coordinates }, properties: {} }))
  await aerie.call(staff, 'POST', `/layer/addFeature/${data._id}`, { features })
  return data._id
}

const call = <Data = unknown>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  site.aerie.call<Data>(site.staff, method, url, body)
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

test('adds a picture as a photo and a text file as a document, both to the feature and to its mission', async () => {
  const picture = await site.upload(beachPhoto(21), 'D.JPG')
  const text = await site.upload(Buffer.from('Dear all,\nplease read.'), 'note.txt')
  const upload = (uploadId: string, index = 2) =>
    call<FeatureFile>('POST', `/layer/upload-file-geojson/${layerId}`, { index, uploadId })
  expect((await upload(picture, 9)).code).toBe(404)
  expect((await upload(picture)).data).toMatchObject({ kind: 'photo', missionId, name: 'D.JPG' })
  expect((await upload(text)).data).toMatchObject({ kind: 'document', state: null, imported: true })
  expect(await upload(text)).toMatchObject({ code: 409 })
  expect(namesOf(await filesOf(2)).sort()).toEqual(['D.JPG', 'note.txt'])
  const documents = await call<{ items: { name: string }[] }>('GET', `/document/getbymissionId/${missionId}`)
  expect(documents.data.items.map(({ name }) => name)).toEqual(['note.txt'])
  expect((await site.points(missionId)).map(({ name }) => name)).toContain('D.JPG')
  expect(await filesOf(1)).toEqual([])
})

test('rejects an upload that is neither a picture nor a document, and keeps the reason with it', async () => {
  const uploadId = await site.upload(Buffer.from([0, 1, 2, 3]), 'data.bin')
  const answer = await call('POST', `/layer/upload-file-geojson/${layerId}`, { index: 1, uploadId })
  expect(answer).toMatchObject({ code: 400, errors: [{ field: 'uploadId' }] })
  const { data } = await call<{ message: string }>('GET', `/upload/get/${uploadId}`)
  expect(data.message).toMatch(/not supported/)
})

test('assigns all photos or none, and only within their mission and tenant', async () => {
  const foreign = { fileIds: [idOf('A.JPG'), crypto.randomUUID()], feature: { layerId, index: 1 } }
  expect((await call('PATCH', '/layer/assign-files', foreign)).code).toBe(404)
  expect(await filesOf(1)).toEqual([])
  const elsewhere = await newLayer(await site.newMission('Harbour'), [[0, 0]])
  expect(await assign(['A.JPG'], { layerId: elsewhere, index: 1 })).toMatchObject({
    code: 409,
    message: expect.stringMatching(/belongs to another mission/) as string,
  })
  const other = { fileIds: [idOf('A.JPG')], feature: { layerId, index: 1 } }
  const { aerie, otherRoot, viewer } = site
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

test('rejects assigning and restoring files when the feature has 500', async () => {
  const { aerie } = site
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

test('does not assign telemetry', async () => {
  const { aerie } = site
  const { demo } = aerie
  const telemetryId = await inTenant(aerie.db, demo.id, async (tx) => {
    const { id: storedFileId } = await tx.selectFrom('stored_file').select('id').executeTakeFirstOrThrow()
    const file = { missionId, kind: 'telemetry', storedFileId, name: 'log.csv', createdBy: demo.staff.id } as const
    return insertMissionFile(demo.id, tx, file)
  })
  const body = { fileIds: [telemetryId], feature: { layerId, index: 1 } }
  expect((await call('PATCH', '/layer/assign-files', body)).code).toBe(404)
})

test('assigns photos to a flight of their mission and ends the assignment', async () => {
  const flight = await call<{ _id: string }>('POST', '/flight/create', { missionId, name: 'Morning' })
  const toFlight = (flightId: string | null) =>
    call('PATCH', '/layer/assign-files', { fileIds: [idOf('A.JPG')], flightId })
  expect((await toFlight(crypto.randomUUID())).code).toBe(404)
  expect(await toFlight(flight.data._id)).toMatchObject({ status: true })
  expect(await filesOf(1)).toMatchObject([{ name: 'A.JPG', flightId: flight.data._id }, { flightId: null }])
  await toFlight(null)
  expect(await filesOf(1)).toMatchObject([{ flightId: null }, { flightId: null }])
})

test('keeps one cover photo when two users choose one at the same time', async () => {
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

test('removes the cover while another user chooses one, without a deadlock', async () => {
  for (let round = 0; round < 5; round++) {
    await setCover((await filesOf(1))[0])
    const [cover, other] = await filesOf(1)
    const answers = await Promise.all([setCover(cover, false), setCover(other)])
    // The later call may find a stale version, but it never fails because of a deadlock.
    for (const { code, message } of answers) {
      expect(code === 200 || (code === 409 && /this file/.test(message ?? ''))).toBe(true)
    }
  }
  const [cover] = await filesOf(1)
  if (cover?.isCover) await setCover(cover, false)
})

test('deletes and restores all files or none, and keeps a cover photo that was chosen in between', async () => {
  const [first, second] = await filesOf(1)
  await setCover(first)
  const url = (ids: (string | undefined)[]) =>
    `/layer/delete-multipleLayerFiles?${ids.map((id) => `fileIds=${id}`).join('&')}`
  // Both fail, because C.JPG belongs to no feature.
  expect((await call('DELETE', url([first?._id, idOf('C.JPG')]))).code).toBe(404)
  expect((await site.aerie.call(site.viewer, 'DELETE', url([first?._id]))).code).toBe(403)
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

test('keeps the files of a deleted feature in the mission, and assigns them again on undo', async () => {
  const removed = await call<{ changeId: string }>('DELETE', `/layer/delete-geojson/${layerId}?index=1`)
  expect((await call('GET', `/layer/get-files-by-layerId-fIndex/${layerId}/1`)).code).toBe(404)
  expect((await call<Photo>('GET', `/photo/get/${idOf('A.JPG')}`)).data).toMatchObject({ feature: null })
  await call('POST', `/layer/undo-change/${layerId}`, { changeId: removed.data.changeId })
  expect(await filesOf(1)).toHaveLength(2)
})

test('shows clients only accepted photos that are shared with them, on features of shared layers', async () => {
  const { aerie } = site
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

  test('assigns the nearest feature within the limit, and reports the distance or the reason', async () => {
    const mission = await site.newMission('Line')
    expect(await call('POST', '/layer/auto-assign-uploaded-image', { missionId: mission, maxMetres: 5 })).toMatchObject(
      {
        code: 409,
        message: expect.stringMatching(/no features/) as string,
      },
    )
    const own = await site.add(mission, {
      'A.JPG': await changed(18, 61),
      'no-position.JPG': await sharp(beachPhoto(19)).jpeg({ quality: 62 }).toBuffer(),
      'rejected.JPG': await changed(20, 63),
    })
    await call('PATCH', '/layer/images-review', { ids: [own['rejected.JPG']?._id], decision: 'reject' })
    const corners = own['A.JPG']?.footprint ?? []
    const long = corners.reduce((sum, corner) => sum + corner.long / 4, 0)
    const lat = corners.reduce((sum, corner) => sum + corner.lat / 4, 0)
    // Two poles: about 11 m and 6 m north of the middle of the area that the photo shows.
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
      name: 'A.JPG',
      feature: { layerId: layer, layerName: 'Poles', index: 2 },
      basis: 'area',
      isCurrent: true,
    })
    expect(far.items[0]?.metres).toBeCloseTo(5.6, 0)
    expect(await filesOf(2, layer)).toMatchObject([{ name: 'A.JPG', version: 2 }])

    // The user undoes the assignment: the results show that the photo no longer belongs to the feature.
    await call('PATCH', '/layer/assign-files', { fileIds: [own['A.JPG']?._id], feature: null })
    const { data } = await call<Assignments>('GET', `/layer/photo-assignments/${mission}`)
    expect(data.items[0]).toMatchObject({ name: 'A.JPG', isCurrent: false })
  })

  test('rejects a layer of another mission, and calls by readers and other tenants', async () => {
    const other = await newLayer(await site.newMission('Elsewhere'), [[0, 0]])
    const body = { missionId, layerId: other, maxMetres: 5 }
    expect((await call('POST', '/layer/auto-assign-uploaded-image', body)).code).toBe(409)
    const { aerie, viewer, otherRoot } = site
    const url = '/layer/auto-assign-uploaded-image'
    expect((await aerie.call(viewer, 'POST', url, { missionId, maxMetres: 5 })).code).toBe(403)
    expect((await aerie.call(otherRoot, 'POST', url, { missionId, maxMetres: 5 })).code).toBe(404)
    expect((await call('POST', url, { missionId, maxMetres: 1001 })).code).toBe(400)
  })
})
