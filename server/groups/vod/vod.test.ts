import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { components } from '../../contract/contract.gen'
import { serverFile } from '../../core/folders'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { send } from '../../uploads/testing/tusClient'

type Recording = components['schemas']['Recording']

let aerie: TestApp
let root: string
let origin: string
let missionId: string

beforeAll(async () => {
  aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  root = await aerie.cookieOf(aerie.demo.root)
})
afterAll(() => aerie.close())
beforeEach(async () => {
  missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Survey' })).data._id
})

const call = <Data>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = root) =>
  aerie.call<Data>(cookie, method, url, body)

const video = (name: string) => readFileSync(serverFile(`video/fixtures/${name}`))
const get = async (id: string) => (await call<Recording>('GET', `/VOD/get-by-ID/${id}`)).data

async function create(content: Buffer, filename: string, fields: object = {}) {
  const uploadId = (await send(origin, root, content, { filename })).id
  return call<Recording>('POST', '/VOD/save-vod-manual', { missionId, uploadId, ...fields })
}

/** Waits until the video has been read. */
const settled = (id: string) =>
  until(async () => {
    const recording = await get(id)
    return recording.state === 'processing' ? undefined : recording
  })

const add = async (...upload: Parameters<typeof create>) => settled((await create(...upload)).data._id)

const part = (id: string, range: string) =>
  aerie.app.inject({ url: `/apis/v1/recording/file/${id}`, headers: { cookie: root, range } })

test('reads an uploaded MP4 and plays it in parts', async () => {
  const created = await create(video('cars.mp4'), 'DJI_0042.MP4')
  expect(created).toMatchObject({ code: 201, data: { state: 'processing', name: 'DJI_0042.MP4', fileUrl: null } })
  const recording = await settled(created.data._id)
  expect(recording).toMatchObject({
    ...{ state: 'ready', problem: null, source: 'upload', startedAt: '2026-03-12T09:30:00.000Z' },
    ...{ startOrigin: 'container', durationMs: 2000, width: 320, height: 180, frameRate: 12.5 },
    ...{ videoCodec: 'H.264', audioCodec: 'AAC', bytes: video('cars.mp4').length, playableIn: 'all' },
  })
  const reply = await part(recording._id, 'bytes=100-199')
  expect([reply.statusCode, reply.headers['content-range']]).toEqual([206, `bytes 100-199/${recording.bytes}`])
  expect(reply.rawPayload).toEqual(video('cars.mp4').subarray(100, 200))
  const counts = await call('GET', `/mission/get-mission-doc-count/${missionId}`)
  expect(counts.data).toMatchObject({ recordings: 1, documents: 0 })
})

test('converts other containers without encoding them again, and keeps no second file', async () => {
  const recording = await add(video('cars.mov'), 'DJI_0043.MOV', { startedAt: '2026-04-01T10:00:00.000Z' })
  expect(recording).toMatchObject({
    ...{ state: 'ready', name: 'DJI_0043.MOV', videoCodec: 'H.264', durationMs: 2000, isConverted: false },
    ...{ startedAt: '2026-04-01T10:00:00.000Z', startOrigin: 'user' },
  })
  const head = await part(recording._id, 'bytes=0-11')
  expect([head.headers['content-type'], head.rawPayload.toString('latin1', 4, 8)]).toEqual(['video/mp4', 'ftyp'])
})

test('says why a damaged video cannot be used', async () => {
  const recording = await add(video('cars.mp4').subarray(0, 6000), 'cut.mp4')
  expect(recording).toMatchObject({ state: 'failed', fileUrl: null })
  expect(recording.problem).toMatch(/incomplete/)
})
