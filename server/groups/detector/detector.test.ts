import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { groundCorners } from '../../../geometry/footprint'
import { constantModel, squareModel } from '../../media/detector/testing/squareModel'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { send } from '../../records/uploads/testing/tusClient'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { insertStoredPhoto } from './testing/storedDetector'

type Schemas = components['schemas']
type Detector = Schemas['Detector']
type Run = Schemas['DetectorRun']

/** Half way through a model that is not cut off at a field. */
const TEXT = Buffer.from('No model at all')
const POSE = { lat: 50, long: 8, height: 60, yaw: 0, pitch: -90, focalLength: 24 }

let aerie: TestApp
let root: string
let origin: string

beforeAll(async () => {
  aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  root = await aerie.cookieOf(aerie.demo.root)
})
afterAll(() => aerie.close())

const call = <Data>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  aerie.call<Data>(root, method, url, body)

const upload = async (bytes: Uint8Array): Promise<string> =>
  (await send(origin, root, Buffer.from(bytes), { filename: 'model.onnx' })).id

const create = async (name: string, bytes: Uint8Array = squareModel(), modelVersion = '1') =>
  call<Detector>('POST', '/detector/create', { uploadId: await upload(bytes), name, modelVersion })

const listed = async () => (await call<{ items: Detector[] }>('GET', '/detector/list')).data.items

const newMission = async () => (await call<{ _id: string }>('POST', '/mission/create', { name: 'Solar farm' })).data._id

/** A picture of 400 x 400 pixels with a red square in the second cell of the second row of four. */
const preview = () =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: '#808080' } })
    .composite([
      { input: { create: { width: 100, height: 100, channels: 3, background: '#ff0000' } }, left: 100, top: 100 },
    ])
    .webp({ lossless: true })
    .toBuffer()

const addPhoto = async (missionId: string, name: string, fields: object = {}) =>
  insertStoredPhoto(aerie, aerie.demo, { missionId, name, width: 4000, height: 4000, ...fields })

const finished = (missionId: string, runId: string) =>
  until(async () => {
    const { items } = (await call<{ items: Run[] }>('GET', `/detector/runs/${missionId}`)).data
    const run = items.find(({ _id }) => _id === runId)
    return run && run.status !== 'queued' && run.status !== 'running' && run
  })

const objectsOf = async (runId: string) =>
  (await call<Schemas['DetectedObjectsReply']['data']>('GET', `/detector/objects/${runId}`)).data.objects

const aiRuns = async () => {
  const { rows } = await inTenant(aerie.db, aerie.demo.id, async (tx) => ({
    rows: await tx.selectFrom('analysis_usage').select('runs').execute(),
  }))
  return rows.reduce((sum, { runs }) => sum + runs, 0)
}

const storedFiles = () =>
  inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.selectFrom('stored_file').select('id').where('name', '=', 'model.onnx').execute(),
  )

describe('models', () => {
  it('adds an uploaded model with what was found in it, and deletes it with its file', async () => {
    const { data, code } = await create('Squares')
    expect(code).toBe(201)
    expect(data).toMatchObject({
      name: 'Squares',
      inputWidth: 64,
      inputHeight: 64,
      classNames: ['red square', 'blue square'],
      size: squareModel().length,
      enabled: true,
    })
    expect(await listed()).toMatchObject([{ _id: data._id }])
    const files = await storedFiles()
    expect((await call('DELETE', `/detector/delete/${data._id}`)).code).toBe(200)
    expect(await listed()).toEqual([])
    expect((await storedFiles()).length).toBe(files.length - 1)
    expect((await call('DELETE', `/detector/delete/${data._id}`)).code).toBe(404)
  })

  it('refuses a file that is no model, says why, and leaves the upload unused', async () => {
    const uploadId = await upload(TEXT)
    const refused = await call('POST', '/detector/create', { uploadId, name: 'Text' })
    expect(refused).toMatchObject({ code: 400, message: expect.stringContaining('not an ONNX model') as string })
    const { data } = await call<{ state: string; message: string }>('GET', `/upload/get/${uploadId}`)
    expect(data).toMatchObject({ state: 'finished', message: refused.message })
    expect(await listed()).toEqual([])
  })

  it('rejects an upload that is used already with 409', async () => {
    const uploadId = await upload(squareModel())
    const { data } = await call<Detector>('POST', '/detector/create', { uploadId, name: 'Once' })
    expect((await call('POST', '/detector/create', { uploadId, name: 'Twice' })).code).toBe(409)
    await call('DELETE', `/detector/delete/${data._id}`)
  })

  it('renames a model and switches it off, and rejects a stale version and a taken name with 409', async () => {
    const { data: one } = await create('North')
    const { data: other } = await create('South', constantModel([[1, 1, 9, 9, 0.9, 0]], "{0: 'post'}"))
    const edited = await call<Detector>('PATCH', `/detector/edit/${one._id}`, {
      version: 1,
      name: 'East',
      enabled: false,
    })
    expect(edited.data).toMatchObject({ name: 'East', enabled: false, version: 2 })
    expect((await call('PATCH', `/detector/edit/${one._id}`, { version: 1, name: 'West' })).code).toBe(409)
    expect((await call('PATCH', `/detector/edit/${other._id}`, { version: 1, name: 'east' })).code).toBe(409)
    for (const { _id } of [one, other]) await call('DELETE', `/detector/delete/${_id}`)
  })
})

describe('runs', () => {
  let detectorId: string
  beforeAll(async () => {
    detectorId = (await create('Red squares')).data._id
  })

  const start = (body: object) =>
    call<{ jobId: string; detectorRunId: string }>('POST', '/detector/run', { detectorId, ...body })

  it('finds objects in the photos of a mission, with pixels of the original and a place on the ground', async () => {
    const missionId = await newMission()
    const footprint = groundCorners(POSE, 4000, 4000)
    const photoId = await addPhoto(missionId, 'A.jpg', { preview: await preview(), footprint })
    await addPhoto(missionId, 'B.jpg', { preview: TEXT })
    await addPhoto(missionId, 'C.jpg')
    const deleted = await addPhoto(missionId, 'D.jpg', { preview: await preview() })
    await call('DELETE', `/photo/delete?photoIds=${deleted}`)
    const before = await aiRuns()
    const { data, code } = await start({ missionId, minConfidence: 0.5 })
    expect(code).toBe(201)
    const run = await finished(missionId, data.detectorRunId)
    expect(run).toMatchObject({ status: 'completed', detector: 'Red squares', photos: 1, failed: 2, isCut: false })
    expect(run.counts).toEqual({ candidate: 1, confirmed: 0, rejected: 0 })
    expect(run.failures.map(({ name }) => name).sort()).toEqual(['B.jpg', 'C.jpg'])
    expect(await aiRuns()).toBe(before + 1)
    const [found] = await objectsOf(data.detectorRunId)
    expect(found).toMatchObject({
      photo: { _id: photoId, name: 'A.jpg', width: 4000, height: 4000 },
      class: 'red square',
      box: [875, 875, 1250, 1250],
      state: 'candidate',
    })
    // The centre of the box is left of and above the centre of the photo, which is below the camera.
    expect(found?.location?.lat).toBeGreaterThan(50)
    expect(found?.location?.long).toBeLessThan(8)
    expect(found?.location?.lat).toBeCloseTo(50, 3)
  })

  it('looks at the chosen photos only, also at those whose file is turned', async () => {
    const missionId = await newMission()
    const chosen = await addPhoto(missionId, 'A.jpg', { width: 300, height: 400, preview: await wide() })
    await addPhoto(missionId, 'B.jpg', { preview: await preview() })
    const { data } = await start({ missionId, photoIds: [chosen] })
    expect(await finished(missionId, data.detectorRunId)).toMatchObject({ photos: 1, failed: 0 })
    for (const { photo } of await objectsOf(data.detectorRunId)) {
      expect(photo).toMatchObject({ _id: chosen, width: 400, height: 300 })
    }
  })

  const wide = () =>
    sharp({ create: { width: 400, height: 300, channels: 3, background: '#ff0000' } })
      .webp()
      .toBuffer()

  it('confirms and rejects results, all or none, and deletes a run', async () => {
    const missionId = await newMission()
    await addPhoto(missionId, 'A.jpg', { preview: await preview() })
    const { data } = await start({ missionId })
    await finished(missionId, data.detectorRunId)
    const [found] = await objectsOf(data.detectorRunId)
    const ids = [found?._id ?? '']
    expect((await call('PATCH', '/detector/review', { detectedObjectIds: ids, state: 'confirmed' })).code).toBe(200)
    expect(await objectsOf(data.detectorRunId)).toMatchObject([{ state: 'confirmed', reviewedBy: {} }])
    const unknown = [...ids, crypto.randomUUID()]
    expect((await call('PATCH', '/detector/review', { detectedObjectIds: unknown, state: 'rejected' })).code).toBe(404)
    expect((await finished(missionId, data.detectorRunId)).counts).toMatchObject({ confirmed: 1, rejected: 0 })
    expect((await call('DELETE', `/detector/delete-run/${data.detectorRunId}`)).code).toBe(200)
    expect((await call('GET', `/detector/objects/${data.detectorRunId}`)).code).toBe(404)
  })

  it('exports decided results as COCO and GeoJSON, and tells the precision by version', async () => {
    const missionId = await newMission()
    const footprint = groundCorners(POSE, 4000, 4000)
    await addPhoto(missionId, 'A.jpg', { preview: await preview(), footprint })
    const { data: made } = await create('Versioned', squareModel(), '2.1')
    const { data } = await start({ missionId, detectorId: made._id })
    await finished(missionId, data.detectorRunId)
    const exported = async (format: string, cookie = root) => {
      const url = `/apis/v1/detector/export/${data.detectorRunId}?format=${format}`
      const { statusCode, payload } = await aerie.app.inject({ url, headers: { cookie } })
      return { code: statusCode, file: JSON.parse(payload) as never }
    }
    expect((await exported('geojson')).file).toMatchObject({ features: [] })
    const ids = (await objectsOf(data.detectorRunId)).map(({ _id }) => _id)
    await call('PATCH', '/detector/review', { detectedObjectIds: ids, state: 'confirmed' })
    expect((await exported('geojson')).file).toMatchObject({
      features: [
        {
          geometry: { type: 'Point' },
          properties: { state: 'confirmed', class: 'red square', model: 'Versioned', modelVersion: '2.1' },
        },
      ],
    })
    expect((await exported('coco')).file).toMatchObject({
      images: [{ id: 1, width: 4000, height: 4000, file_name: 'A.jpg' }],
      categories: [{ id: 1, name: 'red square' }],
      annotations: [{ image_id: 1, category_id: 1, bbox: [875, 875, 1250, 1250], attributes: { state: 'confirmed' } }],
    })
    expect((await exported('coco', await aerie.cookieOf(aerie.other.root))).code).toBe(404)
    const { rows } = (await call<{ rows: object[] }>('GET', '/aiml/precision')).data
    const row = {
      inferType: 'objects',
      model: 'Versioned',
      modelVersion: '2.1',
      confirmed: 1,
      rejected: 0,
      precision: 1,
    }
    expect(rows).toContainEqual({ ...row, month: expect.any(String) as string })
  })

  it('keeps versions of a model of one name apart, and rejects the same version with 409', async () => {
    expect((await create('Twice', squareModel(), '1')).code).toBe(201)
    expect((await create('Twice', squareModel(), '2')).data.modelVersion).toBe('2')
    expect((await create('twice', squareModel(), '2')).code).toBe(409)
  })

  it('lists what the latest run of each detector found in a photo, and a wanted result of an earlier run', async () => {
    const missionId = await newMission()
    const photoId = await addPhoto(missionId, 'A.jpg', { preview: await preview() })
    const inPhoto = async (query = '') =>
      (await call<Schemas['DetectedObjectsReply']['data']>('GET', `/detector/photo/${photoId}${query}`)).data.objects
    expect(await inPhoto()).toEqual([])
    const first = (await start({ missionId })).data
    await finished(missionId, first.detectorRunId)
    const [earlier] = await objectsOf(first.detectorRunId)
    expect(await inPhoto()).toMatchObject([{ _id: earlier?._id, photo: { _id: photoId } }])
    const second = (await start({ missionId })).data
    await finished(missionId, second.detectorRunId)
    const [later] = await objectsOf(second.detectorRunId)
    expect((await inPhoto()).map(({ _id }) => _id)).toEqual([later?._id])
    const both = await inPhoto(`?detectedObjectId=${earlier?._id}`)
    expect(both.map(({ _id }) => _id).sort()).toEqual([earlier?._id, later?._id].sort())
    await start({ missionId, photoIds: [await addPhoto(missionId, 'B.jpg', { preview: TEXT })] })
    expect((await inPhoto()).map(({ _id }) => _id)).toEqual([later?._id])
    const unknown = `/detector/photo/${photoId}?detectedObjectId=${crypto.randomUUID()}`
    expect((await call('GET', unknown)).code).toBe(404)
    const stranger = await aerie.cookieOf(aerie.other.root)
    expect((await aerie.call(stranger, 'GET', `/detector/photo/${photoId}`)).code).toBe(404)
  })

  it('lists the places of what was found in a mission, without what people rejected', async () => {
    const missionId = await newMission()
    await addPhoto(missionId, 'A.jpg', { preview: await preview(), footprint: groundCorners(POSE, 4000, 4000) })
    await addPhoto(missionId, 'B.jpg', { preview: await preview() })
    const places = async (query = '', cookie = root) =>
      aerie.call<Schemas['MissionObjectsReply']['data']>(cookie, 'GET', `/detector/places/${missionId}${query}`)
    const { data } = await start({ missionId })
    await finished(missionId, data.detectorRunId)
    const [found] = await objectsOf(data.detectorRunId)
    const location = found?.location
    expect((await places()).data).toMatchObject({
      total: 1,
      objects: [
        {
          _id: found?._id,
          detectorRunId: data.detectorRunId,
          photo: { name: 'A.jpg', hasPicture: true },
          geometry: { type: 'Point', coordinates: [location?.long, location?.lat] },
        },
      ],
    })
    expect((await places('?most=0')).data).toEqual({ total: 1, objects: [] })
    expect((await places('', await aerie.cookieOf(aerie.other.root))).code).toBe(404)
    await call('PATCH', '/detector/review', { detectedObjectIds: [found?._id], state: 'rejected' })
    expect((await places()).data).toEqual({ total: 0, objects: [] })
  })

  it('does not start without photos, with photos of another mission or with a model that is off', async () => {
    const missionId = await newMission()
    expect((await start({ missionId })).code).toBe(409)
    const elsewhere = await addPhoto(await newMission(), 'A.jpg')
    expect((await start({ missionId, photoIds: [elsewhere] })).code).toBe(404)
    await addPhoto(missionId, 'B.jpg', { preview: await preview() })
    await call('PATCH', `/detector/edit/${detectorId}`, { version: 1, enabled: false })
    expect((await start({ missionId })).code).toBe(409)
  })

  it('keeps the results of a model that was deleted', async () => {
    const missionId = await newMission()
    await addPhoto(missionId, 'A.jpg', { preview: await preview() })
    const { data: made } = await create('Short-lived')
    const { data } = await start({ missionId, detectorId: made._id })
    await finished(missionId, data.detectorRunId)
    await call('DELETE', `/detector/delete/${made._id}`)
    expect(await finished(missionId, data.detectorRunId)).toMatchObject({ detector: 'Short-lived' })
    expect(await objectsOf(data.detectorRunId)).toHaveLength(1)
  })
})
