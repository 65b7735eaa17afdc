// Comparisons of a layer with one of another mission of the same place.
import type { AddressInfo } from 'node:net'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { startJob } from '../../platform/jobs/jobs'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { analysisJob } from './analysisJob'
import { insertAnalysis, setJob } from './sql'
import { fieldPicture, importPicture } from './testing/fieldLayers'

type Schemas = components['schemas']

/** Pixels of 20 cm: four metres. */
const PATCH = 20
const MARGIN = 60

let aerie: TestApp
let root: string
let staff: string
let missions: Record<'march' | 'may' | 'far', string>
let layers: Record<'masked' | 'black' | 'far', string>

const call = <Data>(cookie: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
  aerie.call<Data>(cookie, method, url, body)

beforeAll(async () => {
  aerie = await startTestApp()
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  root = await aerie.cookieOf(aerie.demo.root)
  staff = await aerie.cookieOf(aerie.demo.staff)
  const create = async (name: string) =>
    (await call<{ _id: string }>(root, 'POST', '/mission/create', { name })).data._id
  missions = { march: await create('March'), may: await create('May'), far: await create('Far away') }
  const add = (missionId: string, name: string, picture: Buffer) =>
    importPicture(aerie, { cookie: root, origin }, { missionId, name, picture })
  const masked = { width: MARGIN, colour: [0, 0, 0, 0] } as const
  const black = { width: MARGIN / 2, colour: [0, 0, 0, 255] } as const
  layers = {
    masked: await add(missions.march, 'Masked', await fieldPicture({ margin: masked })),
    black: await add(missions.may, 'Black margins', await fieldPicture({ patch: PATCH, margin: black })),
    far: await add(missions.far, 'Far', await fieldPicture({ east: 1000 })),
  }
})
afterAll(() => aerie.close())

const comparable = (cookie: string, layerId: string) =>
  call<{ items: Schemas['ComparableLayer'][]; total: number }>(cookie, 'GET', `/aiml/comparable/${layerId}`)

const compare = (cookie: string, layerId: string, compareLayerId: string) =>
  call<{ analysisId: string }>(cookie, 'POST', `/aiml/layer/${layerId}/change/infer`, { compareLayerId })

const ended = (analysisId: string) =>
  until(async () => {
    const { data } = await call<Schemas['Analysis']>(root, 'GET', `/aiml/get/${analysisId}`)
    return ['completed', 'failed'].includes(data.status) ? data : undefined
  })

/** Runs `work` while the staff may see only what these permissions allow. */
async function withViewer<T>(permissions: string[], work: (viewer: string) => Promise<T>): Promise<T> {
  await grant(permissions)
  return work(await aerie.cookieOf(aerie.demo.viewer))
}

const grant = (permissions: string[]) =>
  asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('app_user')
      .set({ custom_permissions: permissions })
      .where('id', '=', aerie.demo.viewer.id)
      .execute(),
  )

test('offers the layers of all missions that overlap, the newest first, with their missions', async () => {
  expect((await comparable(staff, layers.black)).data).toMatchObject({
    items: [{ _id: layers.masked, name: 'Masked', mission: { _id: missions.march, name: 'March' } }],
    total: 1,
  })
  const [other] = (await comparable(staff, layers.black)).data.items
  expect(other?.isCaptureUnknown).toBe(true)
  expect((await comparable(staff, layers.far)).data).toMatchObject({ items: [], total: 0 })
})

test('offers and compares layers of other missions only to those who may see missions', async () => {
  await withViewer(['edit_layer', 'layer_list'], async (viewer) => {
    expect((await comparable(viewer, layers.black)).data).toMatchObject({ items: [], total: 0 })
    expect((await compare(viewer, layers.black, layers.masked)).code).toBe(404)
  })
  await withViewer(['edit_layer', 'layer_list', 'mission_list'], async (viewer) => {
    expect((await comparable(viewer, layers.black)).data.total).toBe(1)
  })
  const client = await aerie.cookieOf(aerie.demo.client)
  expect((await comparable(client, layers.black)).code).toBe(403)
  const stranger = await aerie.cookieOf(aerie.other.root)
  expect((await comparable(stranger, layers.black)).code).toBe(404)
})

test.each([
  ['black margins with a masked layer', 'black', 'masked'],
  ['a masked layer with black margins', 'masked', 'black'],
] as const)('finds only the patch of 16 square metres when it compares %s', async (_name, layer, other) => {
  const { data } = await compare(staff, layers[layer], layers[other])
  const analysis = await ended(data.analysisId)
  expect(analysis).toMatchObject({ status: 'completed', compareLayer: { _id: layers[other] } })
  expect(analysis.compareLayer?.missionName).toBe(other === 'masked' ? 'March' : 'May')
  expect(analysis.counts.candidate).toBe(1)
  expect(analysis.figures['areaM2']).toBeGreaterThan(13)
  expect(analysis.figures['areaM2']).toBeLessThan(21)
  await withViewer(['layer_list'], async (viewer) => {
    const seen = await call<Schemas['Analysis']>(viewer, 'GET', `/aiml/get/${data.analysisId}`)
    expect(seen.data.compareLayer).toBeNull()
  })
})

test('refuses a layer of another place before the run is counted', async () => {
  expect(await compare(staff, layers.black, layers.far)).toMatchObject({
    code: 409,
    message: 'The layers do not overlap here. Choose layers of the same area.',
  })
})

/** A run that waits until `meanwhile` has happened. */
async function runAfter(createdBy: string, meanwhile: () => Promise<unknown>): Promise<Schemas['Analysis']> {
  const tenantId = aerie.demo.id
  const of = { missionId: missions.may, layerId: layers.black, compareLayerId: layers.masked, bounds: null, createdBy }
  const run = { inferType: 'change', model: 'Aerie change', modelVersion: '1', parameters: {} }
  const analysisId = await inTenant(aerie.db, tenantId, (tx) => insertAnalysis(tenantId, tx, { ...of, ...run }))
  await meanwhile()
  await inTenant(aerie.db, tenantId, async (tx) => {
    const start = { title: 'Changes', startedBy: createdBy }
    await setJob(tenantId, tx, analysisId, await startJob(tenantId, tx, analysisJob, { analysisId }, start))
  })
  return ended(analysisId)
}

test('a run ends with a text when its author may not see the other mission any more', async () => {
  const { viewer } = aerie.demo
  await grant(['edit_layer', 'layer_list', 'mission_list'])
  expect(await runAfter(viewer.id, () => Promise.resolve())).toMatchObject({ status: 'completed' })
  const ran = await runAfter(viewer.id, () => grant(['edit_layer', 'layer_list']))
  expect(ran).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('may not see the mission of the other layer any more') as string,
  })
})

test('a run ends with a text when the other mission was deleted', async () => {
  const ran = await runAfter(aerie.demo.staff.id, () => call(root, 'DELETE', `/mission/delete/${missions.march}`))
  expect(ran).toMatchObject({
    status: 'failed',
    compareLayer: null,
    message: expect.stringContaining('The layer to compare with, or its mission, was deleted') as string,
  })
  expect((await comparable(staff, layers.black)).data.total).toBe(0)
})
