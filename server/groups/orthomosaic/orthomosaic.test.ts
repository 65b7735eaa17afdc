// Orthomosaics on a small server of the protocol, which the app reaches over HTTP.
import { readFileSync } from 'node:fs'
import { sql, type RawBuilder } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { serverFile } from '../../platform/core/folders'
import { inTenant } from '../../platform/db/tenancy'
import { addClient, joinClient, linkMission, showLayer } from '../../testing/clients'
import { subscribe } from '../../testing/subscribe'
import { leaveRoom } from '../../testing/diskRoom'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { insertCoveredPhoto } from '../photo/testing/coveredPhoto'
import { TestNode, zipOf } from './testing/nodeOdm'

type Orthomosaic = components['schemas']['Orthomosaic']
type Alert = components['schemas']['Alert']
type Usage = components['schemas']['Usage'][number]
type Plan = components['schemas']['OrthomosaicPlanReply']['data']

const TIFF = readFileSync(serverFile('media/raster/fixtures/british_grid.tif'))
/** The begin of a LAZ file. */
const CLOUD = Buffer.from('LASF\0\0\x01\x02\xff\xfe', 'latin1')
const ORGANISATION = '/tenantroot/fetch-organisation-details'
const PHOTOS = 3
const NO_SPACE = expect.stringContaining('The server has no space for another') as string
const ROOM = { limits: { storageBytes: 10 ** 12 } }

let node: TestNode
let busy: TestNode
let aerie: TestApp
let root: string
let missionId: string

beforeAll(async () => {
  node = await new TestNode().start()
  busy = await new TestNode().start()
  node.token = 'secret'
  busy.token = 'secret'
  busy.queued = 7
  aerie = await startTestApp({
    NODEODM_URL: `${busy.origin},${node.origin}`,
    NODEODM_TOKEN: 'secret',
    JOBS_PER_TENANT: '2',
  })
  root = await aerie.cookieOf(aerie.demo.root)
})
afterAll(async () => {
  await aerie.close()
  await node.vanish()
  await busy.vanish()
})
beforeEach(async () => {
  // The orthomosaics of other tests must not be sent again.
  await change(sql`delete from orthomosaic`)
  // The imports of other tests still store files.
  await until(async () => (await openJobs()) === 0)
  node.tasks.clear()
  node.uploads.length = 0
  node.removed.length = 0
  node.isDiskFull = false
  node.refusals = 0
  node.onUpload = undefined
  node.archive = Buffer.alloc(0)
  await subscribe(aerie.db, aerie.demo.id, ROOM)
  missionId = await addMission(PHOTOS)
})

async function addMission(photos: number): Promise<string> {
  const created = await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: `Beach ${Math.random()}` })
  const { _id } = created.data
  for (let index = 0; index < photos; index++) {
    await insertCoveredPhoto(aerie, aerie.demo, _id, index / 1000)
  }
  return _id
}

const create = (body: object = {}) =>
  aerie.call<Orthomosaic>(root, 'POST', `/orthomosaic/create/${missionId}`, {
    name: 'Beach',
    preset: 'standard',
    ...body,
  })
const list = async (cookie = root) =>
  (await aerie.call<{ items: Orthomosaic[]; total: number }>(cookie, 'GET', `/orthomosaic/list/${missionId}`)).data
const read = async () => (await list()).items[0]!
const reached = (status: Orthomosaic['status']) =>
  until(async () => {
    const found = await read()
    if (found.status === 'failed' && status !== 'failed') throw new Error(found.message ?? 'failed')
    return found.status === status && found
  })
const change = (statement: RawBuilder<unknown>) => inTenant(aerie.db, aerie.demo.id, (tx) => statement.execute(tx))
const openJobs = () =>
  inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const open = await tx.selectFrom('job').select('id').where('status', 'in', ['queued', 'running']).execute()
    return open.length
  })
/** Without the time until the next question. */
const askNow = () => change(sql`update orthomosaic set due_at = now() - interval '1 second'`)

/** Later than at once and before the end of a lease. */
const isAskedAgainSoon = (id: string) =>
  inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const { rows } = await sql`
      select id from orthomosaic
       where id = ${id} and removes_task
         and due_at between clock_timestamp() and clock_timestamp() + interval '1 minute'`.execute(tx)
    return rows.length === 1
  })

const layers = async (cookie: string) => {
  const url = `/layer/all-layers-for-mission/${missionId}`
  const { data } = await aerie.call<{ layers: { name: string }[] }>(cookie, 'GET', url)
  return data.layers.map(({ name }) => name)
}

const alertsOfMission = async () => {
  const { data } = await aerie.call<{ items: Alert[] }>(root, 'GET', `/alert/list?missionId=${missionId}`)
  return data.items.map(({ title, description, kind, missionId: mission, clientVisible }) => ({
    title,
    description,
    kind,
    missionId: mission,
    clientVisible,
  }))
}

test('sends the photos to the least loaded server and shows its progress, and makes layers and documents of the results', async () => {
  expect((await create({ options: [{ name: 'pc-quality', value: 'high' }] })).code).toBe(201)
  await reached('processing')
  expect(busy.tasks.size).toBe(0)
  expect(node.task.files).toHaveLength(PHOTOS)
  expect(new Set(node.task.files).size).toBe(PHOTOS)
  expect(node.task.options).toEqual([
    { name: 'orthophoto-resolution', value: 3 },
    { name: 'dsm', value: true },
    { name: 'pc-quality', value: 'high' },
  ])

  Object.assign(node.task, { progress: 40, log: ['1', '2', '3', '4', '5', '[INFO] \u001b[39mFinished opensfm stage'] })
  await askNow()
  const running = await until(async () => {
    const found = await read()
    return found.progress > 0 && found
  })
  expect(running).toMatchObject({ status: 'processing', log: ['2', '3', '4', '5', '[INFO] Finished opensfm stage'] })

  const files = { 'odm_orthophoto/odm_orthophoto.tif': TIFF, 'odm_dem/dsm.tif': TIFF, 'cameras.json': '{"a": 1}\n' }
  const cloud = { 'odm_georeferencing/odm_georeferenced_model.laz': CLOUD, 'odm_texturing/model.obj': 'v 0 0 0' }
  node.finish(await zipOf({ ...files, ...cloud }))
  await askNow()
  const done = await reached('completed')
  expect(done.results.map(({ what }) => what).sort()).toEqual(['cameras', 'dsm', 'orthophoto'])
  expect(done.missing).toEqual([])
  expect(done.pointCloudBytes).toBe(CLOUD.length)
  expect((await layers(root)).sort()).toEqual(['Beach', 'Beach, surface model'])
  const cloudFile = await aerie.app.inject({
    url: `/apis/v1/orthomosaic/download-point-cloud/${done._id}`,
    headers: { cookie: root },
  })
  expect(cloudFile.rawPayload).toEqual(CLOUD)
  await askNow()
  await until(() => node.removed.length === 1)
})

test('names results that were asked for and that the server did not send', async () => {
  await create({ options: [{ name: 'dsm', value: true }] })
  expect((await reached('processing')).missing).toEqual([])
  // The surface model is no image.
  node.finish(await zipOf({ 'odm_dem/dsm.tif': 'no image', 'cameras.json': '{"a": 1}\n' }))
  await askNow()
  const done = await reached('completed')
  expect(done.results.map(({ what }) => what)).toEqual(['cameras'])
  expect(done.missing).toEqual(['orthophoto', 'dsm'])
})

test('reports the options of the server, the photos and estimates', async () => {
  const { data } = await aerie.call<Plan>(root, 'GET', `/orthomosaic/plan/${missionId}`)
  expect(data).toMatchObject({ server: 'ready', photos: PHOTOS, megapixels: 24 })
  expect(data.options.map(({ name }) => name)).toContain('pc-quality')
  expect(data.presets.map(({ preset, minutes }) => [preset, minutes])).toEqual([
    ['fast', 1],
    ['standard', 1],
    ['high', 2],
    ['elevation', 1],
  ])
})

test('rejects options that the server does not know or that have another type with 400, and too few photos with 409', async () => {
  expect((await create({ options: [{ name: 'rm-rf', value: true }] })).code).toBe(400)
  expect((await create({ options: [{ name: 'pc-quality', value: 'best' }] })).code).toBe(400)
  expect((await create({ options: [{ name: 'dsm', value: 'true' }] })).code).toBe(400)
  missionId = await addMission(2)
  expect((await create()).code).toBe(409)
})

test('rejects with 507 what has no room for its results on the disk, and computes nothing', async () => {
  const makeRoom = await leaveRoom(aerie.config, 0)
  const refused = await create()
  makeRoom()
  expect(refused).toMatchObject({ code: 507, message: NO_SPACE })
  expect([(await list()).total, await openJobs()]).toEqual([0, 0])
})

test('sends many photos in requests of at most 20', async () => {
  missionId = await addMission(45)
  await create()
  await reached('processing')
  expect(node.uploads).toEqual([20, 20, 5])
})

test('continues with the rest when the server restarts while photos are sent', async () => {
  missionId = await addMission(45)
  node.onUpload = () => {
    node.onUpload = undefined
    void node.vanish().then(() => node.start())
  }
  await create()
  await reached('processing')
  expect(node.tasks.size).toBe(1)
  expect(new Set(node.task.files).size).toBe(45)
})

test('sends all photos again when the server loses them before the last ones are sent', async () => {
  missionId = await addMission(25)
  node.onUpload = () => {
    node.onUpload = undefined
    node.tasks.clear()
  }
  await create()
  await reached('processing')
  expect(node.uploads).toEqual([20, 20, 5])
  expect(node.task.files).toHaveLength(25)
})

test('shows the reason of a failed task, raises an alert, removes the task and starts again on request', async () => {
  await create()
  await reached('processing')
  Object.assign(node.task, { code: 30, error: 'Not enough overlap', log: ['[ERROR] Not enough overlap'] })
  await askNow()
  const failed = await reached('failed')
  expect(failed.message).toBe('The processing failed: Not enough overlap')
  expect(failed.log).toEqual(['[ERROR] Not enough overlap'])
  expect(await alertsOfMission()).toEqual([
    {
      title: 'Orthomosaic “Beach” failed',
      description: 'The processing failed: Not enough overlap',
      kind: 'orthomosaic',
      missionId,
      clientVisible: false,
    },
  ])
  await until(() => node.removed.length === 1)
  expect((await aerie.call(root, 'PATCH', `/orthomosaic/retry/${failed._id}`)).code).toBe(200)
  await reached('processing')
  expect((await aerie.call(root, 'PATCH', `/orthomosaic/retry/${failed._id}`)).code).toBe(409)
})

test('shows the error of a server whose disk is full', async () => {
  node.isDiskFull = true
  await create()
  expect((await reached('failed')).message).toContain('no space left on device')
})

test('names the answer of servers that refuse the token, in the plan, for options and for a job', async () => {
  const refusal = 'Invalid authentication token'
  const message = `The processing server refused: ${refusal}. The operator checks its address and token (NODEODM_URL, NODEODM_TOKEN).`
  node.token = 'another'
  busy.token = 'another'
  try {
    const { data } = await aerie.call<Plan>(root, 'GET', `/orthomosaic/plan/${missionId}`)
    expect(data).toMatchObject({ server: 'refused', refusal, options: [] })
    expect(await create({ options: [{ name: 'dsm', value: true }] })).toMatchObject({ code: 502, message })
    expect((await create()).code).toBe(201)
    expect((await reached('failed')).message).toBe(message)
  } finally {
    node.token = 'secret'
    busy.token = 'secret'
  }
})

test('removes a task after the token is accepted again', async () => {
  await create()
  const { _id } = await reached('processing')
  node.token = 'another'
  try {
    await aerie.call(root, 'PATCH', `/orthomosaic/cancel/${_id}`)
    await until(async () => node.refusals > 0 && (await isAskedAgainSoon(_id)))
    expect(node.tasks.size).toBe(1)
  } finally {
    node.token = 'secret'
  }
  await askNow()
  await until(() => node.removed.length === 1)
})

test('waits for a server that vanishes and continues when it is back', async () => {
  await create()
  await reached('processing')
  await node.vanish()
  await askNow()
  await until(async () => (await read()).message !== null)
  expect((await read()).status).toBe('processing')
  await node.start()
  node.task.progress = 55
  await askNow()
  await until(async () => (await read()).progress > 0.5)
  expect((await read()).message).toBeNull()
})

test('gives up on a server that has not answered for half an hour', async () => {
  await create()
  await reached('processing')
  await node.vanish()
  await change(sql`
    update orthomosaic set unreachable_since = now() - interval '31 minutes', due_at = now() where status = 'processing'`)
  expect((await reached('failed')).message).toBe('The processing server has not answered for 30 minutes')
  expect(await alertsOfMission()).toMatchObject([{ title: 'Orthomosaic “Beach” failed' }])
  await node.start()
})

test('sends the photos again when the server has lost the task', async () => {
  await create()
  await reached('processing')
  node.tasks.clear()
  await askNow()
  await until(() => node.tasks.size === 1 && node.task.isCommitted)
  await reached('processing')
  expect(node.task.files).toHaveLength(PHOTOS)
})

test('gives up on a task that the server loses a third time', async () => {
  await create()
  for (let losses = 0; losses < 3; losses++) {
    await reached('processing')
    await until(() => node.tasks.size === 1)
    node.tasks.clear()
    await askNow()
    await until(async () => (await read()).status === 'failed' || node.tasks.size === 1)
  }
  expect((await reached('failed')).message).toBe('The processing server lost the task again')
})

test('cancels at the server', async () => {
  await create()
  const { _id } = await reached('processing')
  const reply = await aerie.call<Orthomosaic>(root, 'PATCH', `/orthomosaic/cancel/${_id}`)
  expect(reply.data.status).toBe('cancelled')
  await until(() => node.removed.length === 1)
  expect((await aerie.call(root, 'PATCH', `/orthomosaic/cancel/${_id}`)).code).toBe(409)
})

test.each([
  ['a path out of the folder', async () => renamed(await zipOf({ 'aa/evil.tif': TIFF }), 'aa/evil.tif', '../evil.tif')],
  ['a link', () => zipOf({ 'odm_dem/dsm.tif': '/etc/passwd' }, 0o120777)],
  ['a bomb', () => zipOf({ 'odm_dem/dsm.tif': Buffer.alloc(100 * 2 ** 20) })],
  ['damage', () => Promise.resolve(Buffer.from('PK no archive'))],
])('refuses an archive with %s and keeps nothing', async (_what, archive) => {
  await create()
  await reached('processing')
  node.finish(await archive())
  await askNow()
  const failed = await reached('failed')
  expect(failed.message).toContain('cannot be read')
  expect(failed.results).toEqual([])
  // Stored without computing again.
  node.finish(await zipOf({ 'odm_orthophoto/odm_orthophoto.tif': TIFF }))
  await aerie.call(root, 'PATCH', `/orthomosaic/retry/${failed._id}`)
  expect((await reached('completed')).results.map(({ what }) => what)).toEqual(['orthophoto'])
  expect(node.uploads).toEqual([PHOTOS])
})

test('stores nothing of results that exceed the package, says so, and stores them after a retry with enough room', async () => {
  await create()
  await reached('processing')
  const usage = async () => {
    const { data } = await aerie.call<{ usage: Usage[] }>(root, 'GET', ORGANISATION)
    return data.usage.find(({ resource }) => resource === 'storageBytes')?.used ?? 0
  }
  const before = await usage()
  // The package is exceeded by a factor of two at most.
  const tooSmall = Math.floor((before + TIFF.length) / 2) - 1
  await subscribe(aerie.db, aerie.demo.id, { limits: { storageBytes: tooSmall } })
  node.finish(await zipOf({ 'odm_orthophoto/odm_orthophoto.tif': TIFF }))
  await askNow()
  const failed = await reached('failed')
  expect(failed.message).toMatch(/storage/i)
  expect(await usage()).toBe(before)
  expect(await layers(root)).toEqual([])
  expect(await alertsOfMission()).toMatchObject([{ description: failed.message }])
  await subscribe(aerie.db, aerie.demo.id, ROOM)
  await aerie.call(root, 'PATCH', `/orthomosaic/retry/${failed._id}`)
  await reached('completed')
  expect(await layers(root)).toEqual(['Beach'])
  expect(node.uploads).toEqual([PHOTOS])
})

test('answers another tenant with 404', async () => {
  await create()
  const { _id } = await reached('processing')
  const otherRoot = await aerie.cookieOf(aerie.other.root)
  for (const [method, url] of [
    ['GET', `/orthomosaic/plan/${missionId}`],
    ['GET', `/orthomosaic/list/${missionId}`],
    ['POST', `/orthomosaic/create/${missionId}`],
    ['PATCH', `/orthomosaic/cancel/${_id}`],
    ['PATCH', `/orthomosaic/retry/${_id}`],
    ['GET', `/orthomosaic/download-point-cloud/${_id}`],
  ] as const) {
    const body = method === 'POST' ? { name: 'Beach', preset: 'fast' } : undefined
    expect([url, (await aerie.call(otherRoot, method, url, body)).code]).toEqual([url, 404])
  }
})

test('shows a client the layers that are shared with it, and no orthomosaics', async () => {
  const company = await addClient(aerie, aerie.demo, 'Harbour authority')
  await linkMission(aerie, aerie.demo, company, missionId)
  await joinClient(aerie, aerie.demo, aerie.demo.client, company)
  const client = await aerie.cookieOf(aerie.demo.client)
  await create()
  await reached('processing')
  node.finish(await zipOf({ 'odm_orthophoto/odm_orthophoto.tif': TIFF, 'cameras.json': '{"a": 1}\n' }))
  await askNow()
  const { results } = await reached('completed')
  const layerId = results.find(({ what }) => what === 'orthophoto')?._id ?? ''
  expect(await list(client)).toMatchObject({ items: [], total: 0 })
  expect(await layers(client)).toEqual([])
  await showLayer(aerie, aerie.demo, layerId)
  // Clients see a layer when its import is complete.
  await until(async () => (await layers(client)).length > 0)
  expect(await layers(client)).toEqual(['Beach'])
})

/** The same archive with another name of the same length. */
function renamed(archive: Buffer, from: string, to: string): Buffer {
  const text = archive.toString('latin1').replaceAll(from, to)
  return Buffer.from(text, 'latin1')
}
