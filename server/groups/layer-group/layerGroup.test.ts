import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { layerGroupTrash } from './trash'

type Group = components['schemas']['LayerGroup']
type Layer = components['schemas']['Layer']

let aerie: TestApp
let staff: string
let missionId: string
beforeAll(async () => {
  aerie = await startTestApp()
  staff = await aerie.cookieOf(aerie.demo.staff)
  missionId = await newMission('Site')
})
afterAll(() => aerie.close())

const call = <T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, cookie = staff) =>
  aerie.call<T>(cookie, method, url, body)
const newMission = async (name: string) => (await call<{ _id: string }>('POST', '/mission/create', { name })).data._id
const newGroup = async (name: string, mission = missionId) =>
  (await call<Group>('POST', '/layergroup/create', { missionId: mission, name })).data
const newLayer = async (name: string, mission = missionId) =>
  (await call<Layer>('POST', '/layer/create-vector-layer', { missionId: mission, name })).data
const edit = (group: Group, body: object, cookie = staff) =>
  call<Group>('PATCH', `/layergroup/edit/${group._id}`, { version: group.version, ...body }, cookie)
const panel = async () =>
  (await call<{ groups: Group[]; layers: Layer[] }>('GET', `/layer/all-layers-for-mission/${missionId}`)).data

test('edits the order and the layers of groups', async () => {
  const march = await newGroup('March')
  const april = await newGroup('April')
  const may = await newGroup('May')
  expect((await edit(may, { before: march._id })).code).toBe(200)
  expect((await panel()).groups.map(({ name }) => name)).toEqual(['May', 'March', 'April'])

  const a = await newLayer('A')
  const b = await newLayer('B')
  const c = await newLayer('C')
  const filled = await edit(march, { layerIds: [a._id, c._id, b._id] })
  const inMarch = async () =>
    (await panel()).layers.filter(({ groupId }) => groupId === march._id).map(({ name }) => name)
  expect(await inMarch()).toEqual(['A', 'C', 'B'])
  await edit(filled.data, { layerIds: [b._id, a._id] })
  expect(await inMarch()).toEqual(['B', 'A'])

  expect((await call('DELETE', `/layergroup/delete-layerId/${march._id}/${b._id}`)).code).toBe(200)
  expect((await call('DELETE', `/layergroup/delete-layerId/${march._id}/${b._id}`)).code).toBe(404)
  expect(await inMarch()).toEqual(['A'])
  expect((await call('DELETE', `/layergroup/delete/${march._id}`)).code).toBe(200)
  const after = await panel()
  expect(after.groups.map(({ _id }) => _id)).toEqual([may._id, april._id])
  expect(after.layers.map(({ groupId }) => groupId)).toEqual([null, null, null])
})

test('restores a deleted group with its layers, except those that moved to another group', async () => {
  const group = await newGroup('Flight 1')
  const other = await newGroup('Flight 2')
  const kept = await newLayer('Kept')
  const moved = await newLayer('Moved')
  await edit(group, { layerIds: [moved._id, kept._id] })
  expect((await call('DELETE', `/layergroup/delete/${group._id}`)).code).toBe(200)
  expect((await call('DELETE', `/layergroup/delete/${group._id}`)).code).toBe(404)
  expect((await edit({ ...group, version: 2 }, { name: 'Gone' })).code).toBe(404)
  await edit(other, { layerIds: [moved._id] })

  const restored = await call<Group>('POST', `/layergroup/restore/${group._id}`)
  expect(restored).toMatchObject({ code: 200, data: { _id: group._id, name: 'Flight 1' } })
  const { groups, layers } = await panel()
  expect(groups.slice(-2).map(({ name }) => name)).toEqual(['Flight 1', 'Flight 2'])
  const groupOf = (id: string) => layers.find(({ _id }) => _id === id)?.groupId
  expect([groupOf(kept._id), groupOf(moved._id)]).toEqual([group._id, other._id])
  expect((await call('POST', `/layergroup/restore/${group._id}`)).code).toBe(404)
})

test('purges a deleted group when its retention has ended', async () => {
  const group = await newGroup('Old flight')
  await call('DELETE', `/layergroup/delete/${group._id}`)
  expect(await layerGroupTrash.purge(aerie.db)).toBe(0)
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`update layer_group set deleted_at = now() - interval '31 days' where id = ${group._id}`.execute(tx),
  )
  expect(await layerGroupTrash.purge(aerie.db)).toBe(1)
})

test('rejects a stale version and layers or groups of another mission', async () => {
  const group = await newGroup('Unchanged')
  const elsewhere = await newMission('Elsewhere')
  const theirLayer = await newLayer('There', elsewhere)
  const theirGroup = await newGroup('There', elsewhere)
  expect(await edit(group, { name: 'No', layerIds: [theirLayer._id] })).toMatchObject({
    code: 400,
    errors: [{ field: 'layerIds' }],
  })
  expect(await edit(group, { name: 'No', before: theirGroup._id })).toMatchObject({
    code: 400,
    errors: [{ field: 'before' }],
  })
  expect((await panel()).groups.at(-1)).toEqual(group)
  expect((await edit(group, { name: 'Yes' })).data).toMatchObject({ name: 'Yes', version: 2 })
  expect((await edit(group, { name: 'Late' })).code).toBe(409)
  const wrong = await call('POST', '/layer/create-vector-layer', { missionId, name: 'X', groupId: theirGroup._id })
  expect(wrong).toMatchObject({ code: 400, errors: [{ field: 'groupId' }] })
})

test("answers 404 for another tenant's group", async () => {
  const group = await newGroup('Ours')
  const otherRoot = await aerie.cookieOf(aerie.other.root)
  const replies = [
    await edit(group, { name: 'Theirs' }, otherRoot),
    await call('DELETE', `/layergroup/delete/${group._id}`, undefined, otherRoot),
    await call('DELETE', `/layergroup/delete-layerId/${group._id}/${missionId}`, undefined, otherRoot),
    await call('POST', `/layergroup/restore/${group._id}`, undefined, otherRoot),
    await call('POST', '/layergroup/create', { missionId, name: 'Planted' }, otherRoot),
  ]
  expect(replies.map(({ code }) => code)).toEqual([404, 404, 404, 404, 404])
  expect((await panel()).groups).toContainEqual(group)
})
