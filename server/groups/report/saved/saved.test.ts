import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../../platform/db/tenancy'
import { makeKey } from '../../../platform/storage/keys'
import { insertStoredFile } from '../../../platform/storage/sql'
import { startTestApp, type TestApp } from '../../../testing/testApp'
import { addPlot } from '../testing/plots'

type Schemas = components['schemas']
type Saved = Schemas['SavedReport']
type Edition = Schemas['ReportEdition']
type Comparison = Schemas['ReportComparison']

let aerie: TestApp
let root: string
let stranger: string
let viewer: string
let baseLayerId: string
let missionId: string
let storedFileId: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  stranger = await aerie.cookieOf(aerie.other.root)
  viewer = await aerie.cookieOf(aerie.demo.viewer)
  const drawn = { name: 'Plots' }
  baseLayerId = (await call<{ _id: string }>('POST', '/baselayer/create-base-vector-layer', drawn)).data._id
  await addPlot(aerie, aerie.demo, baseLayerId, 'A-1')
  missionId = (await call<{ _id: string }>('POST', '/mission/create', { name: 'Survey' })).data._id
  storedFileId = await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const file = { key: makeKey(aerie.demo.id, 'x'), name: 'x', size: 1, sha256: '0'.repeat(64) }
    return (await insertStoredFile(aerie.demo.id, tx, { ...file, mediaType: 'image/jpeg' }, aerie.demo.root.id)).id
  })
  await addPhoto('First.jpg')
})
afterAll(() => aerie.close())

const call = <Data>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = root) =>
  aerie.call<Data>(cookie, method, url, body)

const addPhoto = (name: string): Promise<string> =>
  inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const id = uuidv7()
    const place = { long: 4.005, lat: 50.005, taken_at: '2026-03-10T00:00:00Z' }
    const of = { tenant_id: aerie.demo.id, mission_id: missionId, stored_file_id: storedFileId }
    await tx
      .insertInto('mission_file')
      .values({ id, kind: 'photo', name, ...of, ...place })
      .execute()
    return id
  })

const MARCH = { kind: 'fixed', from: '2026-03-01', until: '2026-03-31' }
let count = 0
const save = (fields: object = {}, cookie = root) => {
  count++
  const choice = { name: `Report ${count}`, baseLayerId, rows: 'plot', measures: [], period: MARCH }
  return call<Saved>('POST', '/report/saved/create', { ...choice, ...fields }, cookie)
}
const make = async (savedReportId: string) =>
  (await call<Edition>('POST', `/report/edition/make/${savedReportId}`, {})).data
const compare = async (edition: Edition) =>
  (await call<Comparison>('GET', `/report/edition/compare/${edition._id}`)).data
const grant = (permissions: string[]) =>
  asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('app_user')
      .set({ custom_permissions: permissions })
      .where('id', '=', aerie.demo.viewer.id)
      .execute(),
  )

test('a saved report is listed, renamed, and deleted with its editions', async () => {
  const { code, data } = await save({ name: ' Plots every month ', period: { kind: 'lastMonth' } })
  expect(code).toBe(201)
  expect(data).toMatchObject({ name: 'Plots every month', baseLayer: { name: 'Plots' }, editions: 0, latestAt: null })
  const list = async () => (await call<{ items: Saved[]; total: number }>('GET', '/report/saved/list')).data
  expect((await list()).items).toContainEqual(data)
  const found = await call<{ total: number }>('GET', '/report/saved/list?search=EVERY+month')
  expect(found.data.total).toBe(1)
  const url = `/report/saved/edit/${data._id}`
  const edited = await call<Saved>('PATCH', url, { version: 1, name: 'Plots', measures: ['photos'], period: MARCH })
  expect(edited.data).toMatchObject({ name: 'Plots', measures: ['photos'], period: MARCH, version: 2 })
  expect((await call('PATCH', url, { version: 1, name: 'Late' })).code).toBe(409)
  const edition = await make(data._id)
  expect((await call('DELETE', `/report/saved/delete/${data._id}`)).code).toBe(200)
  expect((await call('GET', `/report/saved/get/${data._id}`)).code).toBe(404)
  expect((await call('GET', `/report/edition/get/${edition._id}`)).code).toBe(404)
  const log = await call<{ items: { target: string }[] }>('GET', '/audit/list?action=report.delete')
  expect(log.data.items[0]).toMatchObject({ target: 'Plots' })
})

test.each([
  ['a fixed period without days', { period: { kind: 'fixed' } }, 400],
  ['last month with days', { period: { ...MARCH, kind: 'lastMonth' } }, 400],
  ['a last day before the first', { period: { kind: 'fixed', from: '2026-03-02', until: '2026-03-01' } }, 400],
  ['a base layer that does not exist', { baseLayerId: uuidv7() }, 404],
])('rejects %s', async (_, fields, code) => {
  expect((await save(fields)).code).toBe(code)
})

test('rejects a name that is taken', async () => {
  await save({ name: 'Taken' })
  expect(await save({ name: 'TAKEN' })).toMatchObject({
    code: 409,
    message: expect.stringMatching(/name already/) as string,
  })
})

test('is 404 in another tenant, and needs the permission for layers', async () => {
  const { data } = await save()
  expect((await call('GET', `/report/saved/get/${data._id}`, undefined, stranger)).code).toBe(404)
  expect((await save({}, stranger)).code).toBe(404)
  await grant(['data_page'])
  expect((await call('GET', '/report/saved/list', undefined, viewer)).code).toBe(403)
  expect((await save({}, viewer)).code).toBe(403)
  await grant(['data_page', 'layer_list'])
  expect((await call('GET', '/report/saved/list', undefined, viewer)).code).toBe(200)
})

test('an edition keeps its inputs, and its CSV has the bytes of its hash', async () => {
  const { data: saved } = await save()
  const edition = await make(saved._id)
  expect(edition).toMatchObject({ number: 1, name: saved.name, period: { from: '2026-03-01' }, scheduled: false })
  expect(edition.madeBy?._id).toBe(aerie.demo.root.id)
  const counts = edition.inputs.map(({ kind, count: items }) => [kind, items])
  expect(counts).toContainEqual(['layer', 1])
  expect(counts).toContainEqual(['photo', 1])
  const url = `/apis/v1/report/edition/download/${edition._id}?format=`
  const { rawPayload: csv } = await aerie.app.inject({ method: 'GET', url: `${url}csv`, headers: { cookie: root } })
  expect(createHash('sha256').update(csv).digest('hex')).toBe(edition.dataSha256)
  expect(csv.length).toBe(edition.dataBytes)
  expect(csv.toString()).toMatch(/^name,areas,hectares,missions,missionsBefore,photos,/)
  const pdf = await aerie.app.inject({ method: 'GET', url: `${url}pdf`, headers: { cookie: root } })
  expect(pdf.rawPayload.toString('latin1').slice(0, 5)).toBe('%PDF-')
  expect((await call<Saved>('GET', `/report/saved/get/${saved._id}`)).data).toMatchObject({
    editions: 1,
    latestAt: edition.madeAt,
  })
})

test('made again, the same data has the same bytes, and a new photo is named', async () => {
  const { data: saved } = await save()
  const edition = await make(saved._id)
  expect(await compare(edition)).toMatchObject({ sameBytes: true, dataSha256: edition.dataSha256, changes: [] })
  expect((await make(saved._id)).dataSha256).toBe(edition.dataSha256)
  const photoId = await addPhoto('Second.jpg')
  const added = await compare(edition)
  expect(added.sameBytes).toBe(false)
  expect(added.changes).toEqual([
    {
      kind: 'photo',
      name: null,
      added: 1,
      removed: 0,
      changed: 0,
      examples: [{ _id: photoId, change: 'added', name: 'Second.jpg' }],
    },
  ])
  const later = await make(saved._id)
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`update mission_file set deleted_at = now() where id = ${photoId}`.execute(tx),
  )
  expect((await compare(edition)).sameBytes).toBe(true)
  expect((await compare(later)).changes).toMatchObject([
    { kind: 'photo', removed: 1, examples: [{ name: 'Second.jpg' }] },
  ])
})

test('made again, a moved polygon is a change of its layer, and a deleted base layer is a problem', async () => {
  const other = (await call<{ _id: string }>('POST', '/baselayer/create-base-vector-layer', { name: 'Moved' })).data._id
  await addPlot(aerie, aerie.demo, other, 'B-1')
  const edition = await make((await save({ baseLayerId: other })).data._id)
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`update feature set geom = replace(geom::text, '4.01', '4.02')::json
         where layer_id in (select id from layer where base_layer_id = ${other})`.execute(tx),
  )
  const moved = await compare(edition)
  expect(moved.changes).toMatchObject([{ kind: 'layer', changed: 1 }])
  expect(moved.sameBytes).toBe(false)
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`update base_layer set deleted_at = now() where id = ${other}`.execute(tx),
  )
  expect(await compare(edition)).toMatchObject({
    sameBytes: false,
    dataSha256: null,
    problem: 'Moved is in the trash',
  })
})

test('readers who may not list all that an edition counts see neither its inputs nor its numbers', async () => {
  const edition = await make((await save()).data._id)
  await grant(['data_page', 'layer_list', 'feature_list'])
  const seen = (await call<Edition>('GET', `/report/edition/get/${edition._id}`, undefined, viewer)).data
  expect(seen).toMatchObject({ readable: false, inputs: [] })
  expect((await call('GET', `/report/edition/compare/${edition._id}`, undefined, viewer)).code).toBe(409)
  expect((await call('GET', `/report/edition/download/${edition._id}?format=csv`, undefined, viewer)).code).toBe(409)
  const own = await make((await save({ measures: ['photos'] })).data._id)
  expect((await call<Edition>('GET', `/report/edition/get/${own._id}`, undefined, viewer)).data.readable).toBe(true)
  expect((await call<Comparison>('GET', `/report/edition/compare/${own._id}`, undefined, viewer)).data.sameBytes).toBe(
    true,
  )
})

test('the latest 60 editions are kept', async () => {
  const { data: saved } = await save({ measures: ['photos'] })
  const first = await make(saved._id)
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`update saved_report set edition_count = 60 where id = ${saved._id}`.execute(tx),
  )
  const last = await make(saved._id)
  expect(last.number).toBe(61)
  expect((await call('GET', `/report/edition/get/${first._id}`)).code).toBe(404)
})
