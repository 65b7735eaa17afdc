// Detection in an orthophoto layer and in tiles of photos.
import { mkdtempSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { colourPlaceTags } from '../../media/raster/export/placeTags'
import { mercatorX, mercatorY } from '../../media/raster/mercator'
import { writeStripTiff } from '../../media/raster/tiff/tiffWriter'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { send } from '../../records/uploads/testing/tusClient'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { insertStoredDetector, insertStoredPhoto, storeBytes } from './testing/storedDetector'

type Schemas = components['schemas']
type Run = Schemas['DetectorRun']

/** Of the layer, in pixels of 20 cm. */
const SIDE = 320
const PIXEL = 0.2
const WEST = mercatorX(9)
const NORTH = mercatorY(10)
/** Left and top of a red square of 16 pixels. */
const SQUARE = 160

let aerie: TestApp
let root: string
let missionId: string
let layerId: string
let detectorId: string

const call = <Data>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  aerie.call<Data>(root, method, url, body)

/** Grey with a red square; the right half is empty. */
async function orthophoto(): Promise<Buffer> {
  const rgba = new Uint8Array(SIDE * SIDE * 4)
  const isIn = (value: number) => value >= SQUARE && value < SQUARE + 16
  for (let at = 0; at < SIDE * SIDE; at++) {
    const x = at % SIDE
    const y = Math.floor(at / SIDE)
    const isRed = isIn(x) && isIn(y)
    rgba.set(isRed ? [255, 0, 0, 255] : [128, 128, 128, x < SIDE * 0.75 ? 255 : 0], at * 4)
  }
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'aerie-')), 'ortho.tif')
  const kept = colourPlaceTags([WEST, NORTH - SIDE * PIXEL, WEST + SIDE * PIXEL, NORTH], PIXEL)
  await writeStripTiff(file, { width: SIDE, height: SIDE, samples: 4, rowsPerStrip: SIDE, kept }, [rgba])
  return readFileSync(file)
}

beforeAll(async () => {
  aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  root = await aerie.cookieOf(aerie.demo.root)
  missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Farm' })).data._id
  const uploadId = (await send(origin, root, await orthophoto(), { filename: 'ortho.tif' })).id
  layerId = (await call<{ _id: string }>('POST', '/layer/create', { missionId, uploadId, name: 'Orthophoto' })).data._id
  await until(async () => {
    const { items } = (await call<{ items: Schemas['Layer'][] }>('GET', `/layer/getbymissionId/${missionId}`)).data
    return items.some((layer) => layer._id === layerId && layer.status === 'ready')
  })
  detectorId = await insertStoredDetector(aerie, aerie.demo, 'Squares')
})
afterAll(() => aerie.close())

const start = (body: object) =>
  call<{ jobId: string; detectorRunId: string }>('POST', '/detector/run', { missionId, detectorId, ...body })

const finished = (runId: string) =>
  until(async () => {
    const { items } = (await call<{ items: Run[] }>('GET', `/detector/runs/${missionId}`)).data
    const run = items.find(({ _id }) => _id === runId)
    return run && run.status !== 'queued' && run.status !== 'running' && run
  })

const objectsOf = async (runId: string) =>
  (await call<Schemas['DetectedObjectsReply']['data']>('GET', `/detector/objects/${runId}`)).data.objects

test('finds objects in the tiles of a layer as polygons at their place, each once, which are exported and on the map', async () => {
  const rule = { name: 'Found', kind: 'detection', severity: 'high', alertKind: 'AI', class: 'squares red' }
  await call('POST', '/alert-rule/create', rule)
  const { data, code } = await start({ layerId, minConfidence: 0.3 })
  expect(code).toBe(201)
  const run = await finished(data.detectorRunId)
  expect(run).toMatchObject({ status: 'completed', scale: 'tiles', layer: { _id: layerId, name: 'Orthophoto' } })
  // 320 pixels in tiles of 64 with an overlap of 12.
  expect(run.photos).toBe(36)
  const objects = await objectsOf(data.detectorRunId)
  expect(objects.length).toBeGreaterThan(0)
  expect(objects.length).toBeLessThan(4)
  const [found] = objects
  expect(found).toMatchObject({ photo: null, class: 'Squares red', geometry: { type: 'Polygon' } })
  const metres = mercatorX(found?.location?.long ?? 0) - WEST
  expect(Math.abs(metres - (SQUARE + 8) * PIXEL)).toBeLessThan(4)
  expect(Math.abs(NORTH - mercatorY(found?.location?.lat ?? 0) - (SQUARE + 8) * PIXEL)).toBeLessThan(4)

  const alert = await until(async () => {
    const url = `/alert/list?missionId=${missionId}`
    return (await call<{ items: Schemas['Alert'][] }>('GET', url)).data.items[0]
  })
  const about = { title: 'Found: Orthophoto', photoId: null, detectorRunId: data.detectorRunId }
  expect(alert).toMatchObject(about)

  const ids = objects.map(({ _id }) => _id)
  expect((await call('PATCH', '/detector/review', { detectedObjectIds: ids, state: 'confirmed' })).code).toBe(200)
  const url = `/apis/v1/detector/export/${data.detectorRunId}?format=coco`
  const coco = JSON.parse((await aerie.app.inject({ url, headers: { cookie: root } })).payload) as object
  expect(coco).toMatchObject({ images: [{ id: 1, width: SIDE, height: SIDE, file_name: 'Orthophoto' }] })
  const placed = (await call<Schemas['MissionObjectsReply']['data']>('GET', `/detector/places/${missionId}`)).data
  expect(placed).toMatchObject({ total: objects.length })
  expect(placed.objects[0]).toMatchObject({ photo: null, layerName: 'Orthophoto', geometry: { type: 'Polygon' } })
})

test('does not start on photos and a layer at once, or on a layer of another mission or without colours', async () => {
  const photoIds = [await insertStoredPhoto(aerie, aerie.demo, { missionId, name: 'A.jpg' })]
  expect((await start({ layerId, photoIds })).code).toBe(400)
  const elsewhere = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Elsewhere' })).data._id
  expect((await start({ layerId, missionId: elsewhere })).code).toBe(400)
  const vector = await call<{ _id: string }>('POST', '/layer/create-vector-layer', { missionId, name: 'Drawn' })
  expect((await start({ layerId: vector.data._id })).code).toBe(409)
  expect((await start({ layerId: crypto.randomUUID() })).code).toBe(404)
})

test('finds small objects in tiles of the original that the preview does not show', async () => {
  const side = 512
  const red = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const original = await sharp({ create: { width: side, height: side, channels: 3, background: '#808080' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg({ quality: 100 })
    .toBuffer()
  const preview = await sharp(original).webp({ lossless: true }).toBuffer()
  const photoId = await insertStoredPhoto(aerie, aerie.demo, {
    missionId,
    name: 'B.jpg',
    width: side,
    height: side,
    preview,
  })
  const bytes = { name: 'B.jpg', mediaType: 'image/jpeg', bytes: original }
  const storedFileId = await storeBytes(aerie, aerie.demo, bytes)
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.updateTable('mission_file').set({ stored_file_id: storedFileId }).where('id', '=', photoId).execute(),
  )
  const whole = (await start({ photoIds: [photoId] })).data
  expect(await finished(whole.detectorRunId)).toMatchObject({ scale: 'whole', photos: 1 })
  expect(await objectsOf(whole.detectorRunId)).toEqual([])
  const tiled = (await start({ photoIds: [photoId], scale: 'tiles' })).data
  expect(await finished(tiled.detectorRunId)).toMatchObject({ scale: 'tiles', photos: 1, failed: 0 })
  expect(await objectsOf(tiled.detectorRunId)).toMatchObject([{ photo: { _id: photoId }, box: [0, 0, 18, 18] }])
})

test('the results of a layer are gone while the layer is in the trash', async () => {
  const { data } = await start({ layerId, minConfidence: 0.3 })
  await finished(data.detectorRunId)
  const [found] = await objectsOf(data.detectorRunId)
  expect((await call('DELETE', `/layer/delete/${layerId}`)).code).toBe(200)
  expect((await call('GET', `/detector/objects/${data.detectorRunId}`)).code).toBe(404)
  expect((await call<{ total: number }>('GET', `/detector/places/${missionId}`)).data.total).toBe(0)
  const review = { detectedObjectIds: [found?._id], state: 'confirmed' }
  expect((await call('PATCH', '/detector/review', review)).code).toBe(404)
})
