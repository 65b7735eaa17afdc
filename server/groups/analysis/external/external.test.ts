import { sql } from 'kysely'
import type { components } from '../../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../../platform/db/tenancy'
import { startTestApp, type TestApp, type TestTenant } from '../../../testing/testApp'
import { until } from '../../../testing/until'
import { insertStoredRecording } from '../../vod/testing/storedRecording'
import { callbackHeaders, INFERENCE_SECRET, TestModelServer } from '../testing/modelServer'
import { insertReadableLayer } from '../testing/storedAnalysis'

type Schemas = components['schemas']

/** Inside the bounds of the layer. */
const CAR = { class: 'car', score: 0.9, geometry: { type: 'Point', coordinates: [2.0005, 1.0005] } }
const ROOF = {
  class: 'roof',
  score: 0.4,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [2.0002, 1.0002],
        [2.0004, 1.0002],
        [2.0004, 1.0004],
        [2.0002, 1.0002],
      ],
    ],
  },
}
const MODEL = { name: 'Vehicles', version: '2.2' }

let port: number
let server: TestModelServer
let aerie: TestApp
let root: string
let missionId: string
let layerId: string

beforeAll(async () => {
  // Finds a free port: the app knows one address, and each test has a server of its own there.
  const first = await new TestModelServer().start()
  port = Number(new URL(first.origin).port)
  await first.vanish()
  aerie = await startTestApp({ INFERENCE_URL: first.origin, INFERENCE_SECRET })
  root = await aerie.cookieOf(aerie.demo.root)
})
afterAll(() => aerie.close())
beforeEach(async () => {
  server = await new TestModelServer().start(port)
  server.keepsListing = true
  missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Port' })).data._id
  layerId = await insertReadableLayer(aerie, aerie.demo, missionId)
})
afterEach(async () => {
  // Runs that are open would be asked about during the tests that follow.
  await asPlatform(aerie.db, (tx) => sql`delete from external_run`.execute(tx))
  await server.vanish()
})

const call = <Data>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  aerie.call<Data>(root, method, url, body)

async function infer(): Promise<string> {
  const body = { model: 'Vehicles', parameters: { minScore: 0.6 } }
  const started = await call<{ analysisId: string }>('POST', `/aiml/layer/${layerId}/vehicles/infer`, body)
  expect(started).toMatchObject({ code: 201 })
  return started.data.analysisId
}

const read = async (id: string) => (await call<Schemas['Analysis']>('GET', `/aiml/get/${id}`)).data
const detectionsOf = async (id: string) =>
  (await call<{ detections: Schemas['Detection'][] }>('GET', `/aiml/detections/${id}`)).data.detections

/** Starts a run and waits until the model server has it. */
async function startedRun(): Promise<string> {
  const id = await infer()
  await until(async () => (await read(id)).message === 'Sent to the model server')
  return id
}

const ended = (id: string) =>
  until(async () => {
    const analysis = await read(id)
    return ['completed', 'failed', 'cancelled'].includes(analysis.status) ? analysis : undefined
  })

async function report(content: object, { url, token } = server.run.callback, signed = {}) {
  const payload = JSON.stringify({ jobId: server.run.jobId, ...content })
  const { pathname } = new URL(url)
  const headers = callbackHeaders(token, payload, signed)
  return aerie.app.inject({ method: 'POST', url: pathname, payload, headers })
}

/** The next look at the model server is now. */
const lookNow = (tenant: TestTenant = aerie.demo) =>
  inTenant(aerie.db, tenant.id, (tx) => sql`update external_run set due_at = now()`.execute(tx))

test('offers the models of the server beside the built-in ones, without those that are not described correctly', async () => {
  const { models } = (await call<{ models: Schemas['AnalysisModel'][] }>('GET', '/aiml/models')).data
  expect(models.filter(({ isExternal }) => isExternal)).toEqual([
    {
      inferType: 'vehicles',
      model: 'Vehicles',
      modelVersion: '2.1',
      isExternal: true,
      reads: 'picture',
      layers: 1,
      takesAreas: false,
      parameters: [{ name: 'minScore', default: 0.5, min: 0, max: 1 }],
    },
  ])
  expect(models).toHaveLength(8)
})

test('sends a run with a signed source, shows its progress and stores its results once', async () => {
  const id = await startedRun()
  const { source, ...run } = server.run
  expect(run).toMatchObject({ kind: 'layer', inferType: 'vehicles', model: 'Vehicles', params: { minScore: 0.6 } })
  expect(source).toMatchObject({ mediaType: 'image/tiff', crs: 'EPSG:4326', bounds: [2, 1, 2.001, 1.001] })
  const { pathname, search } = new URL(source.url)
  expect((await aerie.app.inject({ url: pathname + search })).payload).toBe('pixels')
  const foreign = pathname.replace(server.run.jobId, '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301')
  expect((await aerie.app.inject({ url: foreign + search })).statusCode).toBe(403)
  expect((await aerie.app.inject({ url: `${pathname}?expires=9999999999&signature=x` })).statusCode).toBe(403)

  expect((await report({ status: 'running', progress: 0.5, message: 'Tile 5 of\n10' })).statusCode).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'running', progress: 0.5, message: 'Tile 5 of 10', isExternal: true })

  const done = { status: 'done', model: MODEL, detections: [ROOF, CAR] }
  const replies = await Promise.all([report(done), report(done)])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await report({ ...done, detections: [] })).json()).toMatchObject({ data: { isOver: true } })
  expect(await read(id)).toMatchObject({ status: 'completed', model: 'Vehicles', modelVersion: '2.2' })
  const detections = await detectionsOf(id)
  expect(detections).toMatchObject([
    { class: 'car', figures: { confidence: 0.9 }, area: null },
    { class: 'roof', figures: { confidence: 0.4 } },
  ])
  expect(detections[1]!.area! / 245).toBeCloseTo(1, 1)
  expect((await aerie.app.inject({ url: pathname + search })).statusCode).toBe(404)
  expect(server.unsigned).toBe(0)
})

test('changes nothing for a wrong signature, an old one, or the token of another run', async () => {
  const id = await startedRun()
  const mine = server.run
  const other = await aerie.cookieOf(aerie.other.root)
  const place = (await aerie.call<{ _id: string }>(other, 'POST', '/mission/create', { name: 'Other' })).data._id
  const theirLayer = await insertReadableLayer(aerie, aerie.other, place)
  const body = { model: 'Vehicles' }
  await aerie.call(other, 'POST', `/aiml/layer/${theirLayer}/vehicles/infer`, body)
  await until(() => server.runs.length === 2)
  const done = { jobId: mine.jobId, status: 'done', model: MODEL, detections: [] }
  // The latest run is that of the other tenant.
  expect((await report(done)).statusCode).toBe(404)
  const { token } = server.run.callback
  expect((await report(done, { ...mine.callback, token })).statusCode).toBe(404)
  // Before the body is read.
  const large = { ...done, detections: ['x'.repeat(17 * 2 ** 20)] }
  expect((await report(large, { ...mine.callback, token })).statusCode).toBe(404)
  expect((await report(large, mine.callback)).statusCode).toBe(413)
  expect((await report(done, mine.callback, { secret: 'another secret of the same length, or not' })).statusCode).toBe(
    403,
  )
  expect((await report(done, mine.callback, { at: new Date(Date.now() - 3_600_000) })).statusCode).toBe(403)
  expect(await read(id)).toMatchObject({ status: 'running' })
  expect((await report(done, mine.callback)).statusCode).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'completed' })
})

test.each([
  ['lies outside of the layer', { ...CAR, geometry: { type: 'Point', coordinates: [3, 1] } }],
  ['has no Point', { ...CAR, geometry: { type: 'Point', coordinates: ['2', 1] } }],
  ['has no Point', { ...CAR, geometry: { type: 'LineString', coordinates: [] } }],
  ['has no class', { ...CAR, class: '<img src=x>' }],
  ['has no class', { ...CAR, class: 'x'.repeat(61) }],
  ['has no score', { ...CAR, score: 1.5 }],
])('fails a run whose result %s, and stores nothing', async (reason, detection) => {
  const id = await startedRun()
  const reply = await report({ status: 'done', model: MODEL, detections: [CAR, detection] })
  expect(reply.statusCode).toBe(422)
  expect(reply.json<{ message: string }>().message).toContain(reason)
  expect(await read(id)).toMatchObject({ status: 'failed', counts: { candidate: 0 } })
  await until(() => server.ended.includes(server.run.jobId))
})

test('fails a run with too many results or without a model', async () => {
  await startedRun()
  const detections = Array.from({ length: 5001 }, () => CAR)
  expect((await report({ status: 'done', model: MODEL, detections })).statusCode).toBe(422)
  const id = await startedRun()
  expect((await report({ status: 'done', model: { name: 'Aerie vegetation', version: '1' } })).statusCode).toBe(422)
  expect(await read(id)).toMatchObject({ status: 'failed' })
})

test('asks about a run that nobody reports about', async () => {
  server.report = ({ jobId }) => ({ jobId, status: 'done', model: MODEL, detections: [CAR] })
  const id = await infer()
  expect(await ended(id)).toMatchObject({ status: 'completed', counts: { candidate: 1 } })
})

test('shows why the model server failed, and runs again under another ID when retried', async () => {
  const id = await startedRun()
  const first = server.run.jobId
  await report({ status: 'failed', message: 'Out of memory' })
  const failed = await read(id)
  expect(failed).toMatchObject({ status: 'failed', message: 'The model server could not compute this: Out of memory' })
  expect((await call('PATCH', `/job/retry/${failed.jobId}`)).code).toBeLessThan(300)
  await until(() => server.runs.length === 2)
  expect(server.run.jobId).not.toBe(first)
  await report({ status: 'done', model: MODEL, detections: [CAR] })
  expect(await read(id)).toMatchObject({ status: 'completed' })
})

test('tells the model server that a run was cancelled or deleted', async () => {
  const id = await startedRun()
  const { jobId } = await read(id)
  await call('PATCH', `/job/cancel/${jobId}`)
  const done = { status: 'done', model: MODEL, detections: [CAR] }
  await until(() => server.ended.includes(server.run.jobId))
  expect((await report(done)).json()).toMatchObject({ data: { isOver: true } })
  expect(await read(id)).toMatchObject({ status: 'cancelled', counts: { candidate: 0 } })

  const next = await startedRun()
  await call('DELETE', `/aiml/delete/${next}`)
  await lookNow()
  await until(() => server.ended.includes(server.run.jobId))
})

test('waits for a server that vanishes, and sends a run again that it has lost', async () => {
  const id = await startedRun()
  await server.vanish()
  await lookNow()
  await until(async () => (await read(id)).message?.startsWith('The model server does not answer'))
  server.report = () => undefined
  await server.start()
  await lookNow()
  await until(() => server.starts === 2)
  server.report = ({ jobId }) => ({ jobId, status: 'done', model: MODEL, detections: [CAR] })
  await lookNow()
  expect(await ended(id)).toMatchObject({ status: 'completed', counts: { candidate: 1 } })
  expect(server.runs).toHaveLength(1)
})

test.each(['floods', 'redirects', 'fails'] as const)(
  'keeps a run waiting while the server %s',
  async (misbehaviour) => {
    server.redirectsTo = `${server.origin}/v1/models`
    await call('GET', '/aiml/models')
    server.misbehaviour = misbehaviour
    const id = await infer()
    await until(async () => (await read(id)).message?.startsWith('The model server does not answer'))
    expect(server.flooded).toBeLessThan(64 * 2 ** 20)
    server.misbehaviour = 'none'
    await lookNow()
    await until(() => server.runs.length === 1)
  },
)

test.each([
  ['refuses', 'This model needs a GPU'],
  ['lies', 'no remoteId'],
] as const)('fails a run when the server %s', async (misbehaviour, reason) => {
  await call('GET', '/aiml/models')
  server.misbehaviour = misbehaviour
  expect((await ended(await infer())).message).toContain(reason)
})

test('gives up half an hour after a run began with a server that hangs', async () => {
  const id = await startedRun()
  server.misbehaviour = 'hangs'
  await inTenant(aerie.db, aerie.demo.id, (tx) => sql`update external_run set deadline_at = now()`.execute(tx))
  await lookNow()
  expect(await ended(id)).toMatchObject({
    status: 'failed',
    message: 'The model server had no result after half an hour.',
  })
})

test('offers the built-in models while the server hangs', async () => {
  const hanging = await new TestModelServer().start()
  hanging.misbehaviour = 'hangs'
  // The app of the other tests knows the models of its server.
  const fresh = await startTestApp({ INFERENCE_URL: hanging.origin, INFERENCE_SECRET })
  try {
    const cookie = await fresh.cookieOf(fresh.demo.root)
    const { models } = (await fresh.call<{ models: Schemas['AnalysisModel'][] }>(cookie, 'GET', '/aiml/models')).data
    expect(models).toHaveLength(7)
    const place = (await fresh.call<{ _id: string }>(cookie, 'POST', '/mission/create', { name: 'Port' })).data._id
    const layer = await insertReadableLayer(fresh, fresh.demo, place)
    const refused = await fresh.call(cookie, 'POST', `/aiml/layer/${layer}/vehicles/infer`, { model: 'Vehicles' })
    expect(refused).toMatchObject({ code: 400 })
  } finally {
    await fresh.close()
    await hanging.vanish()
  }
})

test('analyses a recording with spans of time and boxes', async () => {
  const video = { missionId, name: 'gate.mp4', bytes: Buffer.from('video') }
  const vodId = await insertStoredRecording(aerie, aerie.demo, video)
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.updateTable('recording').set({ duration_ms: 10_000 }).where('id', '=', vodId).execute(),
  )
  const readRecording = async () =>
    (await call<Schemas['RecordingAnalysisReply']['data']>('GET', `/aiml/recording/${vodId}`)).data
  expect((await readRecording()).models).toMatchObject([{ model: 'Vehicles', inferType: 'vehicles' }])
  expect((await call('POST', `/aiml/vod/${vodId}/vehicles/infer`)).code).toBe(400)
  expect((await call('POST', `/aiml/vod/${vodId}/vehicles/infer`, { model: 'Vehicles' })).code).toBe(201)
  await until(() => server.runs.length === 1)
  expect(server.run).toMatchObject({ kind: 'vod', source: { crs: null, bounds: null } })
  const box = { class: 'truck', score: 0.8, t: 4, from: 3, until: 5, bbox: [0.1, 0.2, 0.3, 0.4] }
  const done = { status: 'done', model: MODEL, detections: [box] }
  await until(async () => (await readRecording()).analysis?.message === 'Sent to the model server')
  await report(done)
  expect(await readRecording()).toMatchObject({
    analysis: { status: 'completed', isExternal: true, model: 'Vehicles', modelVersion: '2.2' },
    detections: [
      { startMs: 3000, atMs: 4000, endMs: 5000, class: 'truck', confidence: 0.8, box: [0.1, 0.2, 0.3, 0.4] },
    ],
  })
})
