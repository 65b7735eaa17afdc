import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'

type Mission = components['schemas']['Mission']
type Types = components['schemas']['MissionTypesReply']['data']
type MissionType = components['schemas']['MissionType']

let aerie: TestApp
let root: string
let staff: string
let otherRoot: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  staff = await aerie.cookieOf(aerie.demo.staff)
  otherRoot = await aerie.cookieOf(aerie.other.root)
})
afterAll(() => aerie.close())

const create = async (body: object): Promise<Mission> =>
  (await aerie.call<Mission>(root, 'POST', '/mission/create', body)).data
const types = async (cookie: string): Promise<MissionType[]> =>
  (await aerie.call<Types>(cookie, 'GET', '/common/missiontype/getall')).data.types

test('duplicateMission copies the description, type and layer groups, but no layers', async () => {
  const [type] = await types(root)
  const original = await create({ name: 'Original', description: 'Every month', missionTypeId: type?._id })
  await aerie.call(root, 'POST', '/layergroup/create', { missionId: original._id, name: 'Before' })
  await aerie.call(root, 'POST', '/layer/create-vector-layer', { missionId: original._id, name: 'Notes' })
  const copy = await aerie.call<Mission>(staff, 'POST', `/mission/duplicate/${original._id}`, { name: 'April' })
  expect(copy).toMatchObject({
    code: 201,
    data: { name: 'April', description: 'Every month', status: 'draft', missionType: { _id: type?._id } },
  })
  const panel = await aerie.call(root, 'GET', `/layer/all-layers-for-mission/${copy.data._id}`)
  expect(panel.data).toMatchObject({ groups: [{ name: 'Before' }], layers: [] })
  expect((await aerie.call(otherRoot, 'POST', `/mission/duplicate/${original._id}`, { name: 'Mine' })).code).toBe(404)
})

test('restores a deleted mission with its layers within 30 days', async () => {
  const { _id } = await create({ name: 'Lost and found' })
  await aerie.call(root, 'POST', '/layer/create-vector-layer', { missionId: _id, name: 'Notes' })
  const count = `/mission/get-mission-doc-count/${_id}`
  expect((await aerie.call(root, 'GET', count)).data).toMatchObject({ layers: 1, vectors: 1, rasters: 0, documents: 0 })
  await aerie.call(root, 'DELETE', `/mission/delete/${_id}`)
  expect((await aerie.call(root, 'GET', count)).code).toBe(404)
  const deleted = await aerie.call<{ items: { _id: string }[] }>(root, 'GET', '/mission/deleted')
  expect(deleted.data.items.map((mission) => mission._id)).toEqual([_id])
  expect((await aerie.call(otherRoot, 'POST', `/mission/restore/${_id}`)).code).toBe(404)
  expect((await aerie.call(root, 'POST', `/mission/restore/${_id}`)).data).toMatchObject({ name: 'Lost and found' })
  expect((await aerie.call(root, 'GET', count)).data).toMatchObject({ layers: 1 })
  expect((await aerie.call(root, 'POST', `/mission/restore/${_id}`)).code).toBe(404)

  await aerie.call(root, 'DELETE', `/mission/delete/${_id}`)
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`update mission set deleted_at = now() - interval '31 days' where id = ${_id}`.execute(tx),
  )
  expect(await aerie.call(root, 'GET', '/mission/deleted')).toMatchObject({ data: { items: [], total: 0 } })
  expect((await aerie.call(root, 'POST', `/mission/restore/${_id}`)).code).toBe(404)
})
