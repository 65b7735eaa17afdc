import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomFrom, smoothNoise } from '../../media/analysis/testing/scenes'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { subscribe } from '../../testing/subscribe'
import { findFfmpeg } from '../../media/video/ffmpeg'
import { insertStoredRecording } from '../vod/testing/storedRecording'
import { insertStoredRecordingAnalysis } from './testing/storedAnalysis'

type Reply = components['schemas']['RecordingAnalysisReply']['data']

const WIDTH = 160
const HEIGHT = 90
const FRAMES_PER_SECOND = 10
const SECONDS = 12
const DURATION_MS = SECONDS * 1000
/** A bright object moves to the right in the upper half of the picture. */
const MOVING = { from: 5, until: 9 }

let aerie: TestApp
let root: string
let missionId: string
let vodId: string
let canDecode: boolean

/** A textured ground in MPEG-4, encoded by ffmpeg from generated pictures. */
function film(program: string): Buffer {
  const random = randomFrom(6)
  const ground = smoothNoise(1, 8)
  const wide = smoothNoise(2, 25)
  const pictures = Array.from({ length: SECONDS * FRAMES_PER_SECOND }, (_, number) => {
    const second = number / FRAMES_PER_SECOND
    const picture = new Uint8ClampedArray(WIDTH * HEIGHT)
    for (let at = 0; at < picture.length; at++) {
      const x = (at % WIDTH) + 99
      const y = Math.floor(at / WIDTH) + 99
      picture[at] = 70 + 60 * wide(x, y) + 60 * ground(x, y) + (random() - 0.5) * 4
    }
    if (second >= MOVING.from && second <= MOVING.until) {
      const left = Math.round(40 + 12 * (second - MOVING.from))
      for (let y = 20; y < 34; y++) picture.fill(250, y * WIDTH + left, y * WIDTH + left + 10)
    }
    return new Uint8Array(picture.buffer)
  })
  const output = path.join(mkdtempSync(path.join(tmpdir(), 'aerie-')), 'film.mp4')
  const input = ['-f', 'rawvideo', '-pix_fmt', 'gray', '-s', `${WIDTH}x${HEIGHT}`, '-r', String(FRAMES_PER_SECOND)]
  execFileSync(program, ['-v', 'error', ...input, '-i', 'pipe:0', '-c:v', 'mpeg4', '-q:v', '2', output], {
    input: Buffer.concat(pictures),
  })
  return readFileSync(output)
}

const call = <Data>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  aerie.call<Data>(root, method, url, body)

const read = async (id: string) => (await call<Reply>('GET', `/aiml/recording/${id}`)).data

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  const program = await findFfmpeg()
  canDecode = program !== undefined
  missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Road' })).data._id
  const bytes = program === undefined ? Buffer.from('video') : film(program)
  vodId = await insertStoredRecording(aerie, aerie.demo, { missionId, name: 'road.mp4', bytes })
  const details = { duration_ms: DURATION_MS, width: WIDTH, height: HEIGHT }
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.updateTable('recording').set(details).where('id', '=', vodId).execute(),
  )
})
afterAll(() => aerie.close())

test('finds motion with its time and place, or says what the installation lacks', async () => {
  expect(await read(vodId)).toEqual({ canDecode, models: [], analysis: null, detections: [] })
  const started = await call<{ analysisId: string }>('POST', `/aiml/vod/${vodId}/motion/infer`)
  if (!canDecode) {
    expect(started.code).toBe(409)
    expect(started.message).toContain('ffmpeg')
    return
  }
  expect(started.code).toBe(201)
  const { analysis, detections } = await until(async () => {
    const data = await read(vodId)
    return data.analysis?.finishedAt ? data : undefined
  })
  expect(analysis).toMatchObject({ _id: started.data.analysisId, status: 'completed', model: 'Aerie motion' })
  expect(detections).toHaveLength(1)
  const [{ startMs, endMs, atMs, box }] = detections as [Reply['detections'][number]]
  expect(Math.abs(startMs / 1000 - MOVING.from)).toBeLessThan(1)
  expect(Math.abs(endMs / 1000 - MOVING.until)).toBeLessThan(2)
  expect(atMs).toBeGreaterThanOrEqual(startMs)
  const [left = 0, top = 0, width = 0, height = 0] = box
  expect([left, left + width / 2, top, top + height].map((share) => share >= 0.15 && share < 0.75)).not.toContain(false)
})

describe('results', () => {
  let detectionId: string
  let recordingId: string

  beforeAll(async () => {
    const video = { missionId, name: 'gate.mp4', bytes: Buffer.from('video') }
    recordingId = await insertStoredRecording(aerie, aerie.demo, video)
    detectionId = await insertStoredRecordingAnalysis(aerie, aerie.demo, { missionId, recordingId })
  })

  const review = (id: string, detectionIds: string[], state: string) =>
    call('PATCH', `/aiml/recording/${id}/review`, { detectionIds, state })

  test('are confirmed and rejected, all or none, and count for the precision of the model', async () => {
    expect((await review(recordingId, [detectionId, vodId], 'confirmed')).code).toBe(404)
    expect((await read(recordingId)).detections).toMatchObject([{ state: 'candidate' }])
    expect((await review(recordingId, [detectionId], 'confirmed')).code).toBe(200)
    expect((await read(recordingId)).detections).toMatchObject([
      { state: 'confirmed', startMs: 1000, endMs: 2000, atMs: 1500, box: [0.1, 0.1, 0.2, 0.2] },
    ])
    const { rows } = (await call<{ rows: object[] }>('GET', '/aiml/precision')).data
    expect(rows).toMatchObject([{ inferType: 'motion', confirmed: 1, rejected: 0 }])
  })

  test('of another recording are not found', async () => {
    expect((await review(vodId, [detectionId], 'rejected')).code).toBe(404)
  })

  test('go with their recording', async () => {
    await call('DELETE', `/VOD/delete-by-ID/${recordingId}`)
    expect((await call('GET', `/aiml/recording/${recordingId}`)).code).toBe(404)
  })
})

test('does not start without an AI run left in the package, nor twice at once', async () => {
  if (!canDecode) return
  const start = () => call('POST', `/aiml/vod/${vodId}/motion/infer`)
  const codes = (await Promise.all([start(), start()])).map(({ code }) => code).sort()
  expect(codes).toEqual([201, 409])
  await until(async () => ((await read(vodId)).analysis?.finishedAt ? true : undefined))
  await subscribe(aerie.db, aerie.demo.id, { limits: { aiRuns: 1 } })
  const refused = await start()
  expect(refused.code).toBe(409)
  expect(refused.message).toContain('1 AI run')
})
