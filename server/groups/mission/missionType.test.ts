import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'

type Mission = components['schemas']['Mission']
type MissionList = components['schemas']['MissionListReply']['data']
type Types = components['schemas']['MissionTypesReply']['data']
type Counts = components['schemas']['MissionTypeCountsReply']['data']
type MissionType = components['schemas']['MissionType']

let aerie: TestApp
let root: string
let staff: string
let viewer: string
let otherRoot: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  staff = await aerie.cookieOf(aerie.demo.staff)
  viewer = await aerie.cookieOf(aerie.demo.viewer)
  otherRoot = await aerie.cookieOf(aerie.other.root)
})
afterAll(() => aerie.close())

const create = async (body: object): Promise<Mission> =>
  (await aerie.call<Mission>(root, 'POST', '/mission/create', body)).data
const types = async (cookie: string): Promise<MissionType[]> =>
  (await aerie.call<Types>(cookie, 'GET', '/common/missiontype/getall')).data.types

test('a tenant has the default mission types and can create, rename and delete its own', async () => {
  expect((await types(staff)).map(({ name }) => name)).toContain('Survey')
  expect((await aerie.call(staff, 'POST', '/common/missiontype/create', { name: 'Roofs' })).code).toBe(403)
  const made = await aerie.call<MissionType>(root, 'POST', '/common/missiontype/create', { name: ' Roofs ' })
  expect(made).toMatchObject({ code: 201, data: { name: 'Roofs', version: 1 } })
  expect(await aerie.call(root, 'POST', '/common/missiontype/create', { name: 'ROOFS' })).toMatchObject({
    code: 409,
    errors: [{ field: 'name' }],
  })
  expect((await types(otherRoot)).map(({ name }) => name)).not.toContain('Roofs')

  const edit = `/common/missiontype/edit/${made.data._id}`
  expect((await aerie.call(root, 'PATCH', edit, { version: 1, name: 'Roof check' })).data).toMatchObject({ version: 2 })
  expect((await aerie.call(root, 'PATCH', edit, { version: 1, name: 'Late' })).code).toBe(409)
  expect((await aerie.call(otherRoot, 'PATCH', edit, { version: 2, name: 'Mine' })).code).toBe(404)

  const mission = await create({ name: 'With a type', missionTypeId: made.data._id })
  expect(mission.missionType).toEqual({ _id: made.data._id, name: 'Roof check' })
  const list = `/mission/get/tenant/${aerie.demo.id}?missionTypeId=${made.data._id}`
  expect((await aerie.call<MissionList>(root, 'GET', list)).data).toMatchObject({
    total: 1,
    items: [{ _id: mission._id }],
  })
  const counts = await aerie.call<Counts>(staff, 'GET', '/common/missiontype/counts')
  expect(counts.data.types.map(({ name, missions }) => [name, missions])).toContainEqual(['Roof check', 1])
  expect((await aerie.call(viewer, 'GET', '/common/missiontype/counts')).code).toBe(403)
  expect((await aerie.call(root, 'DELETE', `/common/missiontype/delete/${made.data._id}`)).code).toBe(200)
  const after = await aerie.call<Mission>(root, 'GET', `/mission/get/${mission._id}`)
  expect(after.data).not.toHaveProperty('missionType')
})

test('rejects a mission type of another tenant, and null removes the type', async () => {
  const [foreign] = await types(otherRoot)
  const [own] = await types(root)
  expect(await aerie.call(root, 'POST', '/mission/create', { name: 'X', missionTypeId: foreign?._id })).toMatchObject({
    code: 400,
    errors: [{ field: 'missionTypeId' }],
  })
  const { _id, version } = await create({ name: 'Typed', missionTypeId: own?._id })
  const edited = await aerie.call(root, 'PATCH', `/mission/edit/${_id}`, { version, missionTypeId: null })
  expect(edited.data).not.toHaveProperty('missionType')
})

test('allows 200 types of a tenant, also when several are created at once', async () => {
  const tenant = await aerie.addTenant('many-types')
  const cookie = await aerie.cookieOf(tenant.root)
  await inTenant(aerie.db, tenant.id, async (tx) => {
    const { count } = await tx
      .selectFrom('mission_type')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
    await sql`
      insert into mission_type (id, tenant_id, name)
      select gen_random_uuid(), ${tenant.id}, 'Type ' || number from generate_series(1, ${199 - count}::int) number`.execute(
      tx,
    )
  })
  const names = ['A', 'B', 'C', 'D', 'E']
  const answers = await Promise.all(
    names.map((name) => aerie.call(cookie, 'POST', '/common/missiontype/create', { name })),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([201, 409, 409, 409, 409])
  expect(await types(cookie)).toHaveLength(200)
})
