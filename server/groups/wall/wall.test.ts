import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { MAX_WALLS } from './sql'

type Wall = components['schemas']['Wall']

let aerie: TestApp
let staff: string
let root: string
beforeAll(async () => {
  aerie = await startTestApp()
  staff = await aerie.cookieOf(aerie.demo.staff)
  root = await aerie.cookieOf(aerie.demo.root)
})
afterAll(() => aerie.close())

const layout = { name: 'Night shift', isShared: false, tileCount: 4, tiles: [], showsMap: true }
const create = (body: object, cookie = staff) =>
  aerie.call<Wall>(cookie, 'POST', '/wall/create', { ...layout, ...body })
const edit = ({ _id, version }: Wall, body: object, cookie = staff) =>
  aerie.call<Wall>(cookie, 'PATCH', `/wall/edit/${_id}`, { version, ...body })
const remove = ({ _id }: Wall, cookie = staff) => aerie.call(cookie, 'DELETE', `/wall/delete/${_id}`)
const listed = async (cookie: string) =>
  (await aerie.call<{ walls: Wall[] }>(cookie, 'GET', '/wall/getall')).data.walls.map(({ name, canEdit }) => [
    name,
    canEdit,
  ])

async function flightOf(cookie: string): Promise<string> {
  const { data: mission } = await aerie.call<{ _id: string }>(cookie, 'POST', '/mission/create', { name: 'Harbour' })
  const flight = { missionId: mission._id, name: 'Flight 1' }
  return (await aerie.call<{ _id: string }>(cookie, 'POST', '/flight/create', flight)).data._id
}

test('shows a layout to its author only, until it is shared', async () => {
  const tiles = [{ flightId: await flightOf(staff), name: 'Controller', isLarge: true }]
  const { code, data: wall } = await create({ name: 'Mine', tiles })
  expect(code).toBe(201)
  expect(wall).toMatchObject({ name: 'Mine', canEdit: true, tileCount: 4, tiles, version: 1 })
  expect(await listed(root)).toEqual([])
  expect((await edit(wall, { name: 'Stolen' }, root)).code).toBe(404)

  const shared = (await edit(wall, { isShared: true })).data
  expect(await listed(root)).toEqual([['Mine', true]])
  expect((await edit(shared, { name: 'Ours' }, root)).data).toMatchObject({ name: 'Ours', version: 3 })
  expect((await edit(shared, { name: 'Late' })).code).toBe(409)
  expect((await remove(wall)).code).toBe(200)
  expect((await remove(wall)).code).toBe(404)
})

test('rejects changes of a shared layout by another user, who is told whose it is', async () => {
  const { data: wall } = await create({ name: 'Of the root', isShared: true }, root)
  const reply = await edit(wall, { name: 'Taken over' })
  expect(reply).toMatchObject({ code: 403 })
  expect(reply.message).toContain('can change this layout')
  expect((await remove(wall)).code).toBe(403)
  expect(await listed(staff)).toEqual([['Of the root', false]])
  await remove(wall, root)
})

test('rejects a taken name, too many tiles and flights of another tenant', async () => {
  const { data: wall } = await create({ name: 'Day shift' })
  expect((await create({ name: 'day SHIFT' })).code).toBe(409)
  expect((await create({ name: 'Day shift' }, root)).code).toBe(201)
  const automatic = { flightId: null, name: '', isLarge: false }
  expect((await create({ name: 'Full', tileCount: 1, tiles: [automatic, automatic] })).code).toBe(400)
  const foreign = await flightOf(await aerie.cookieOf(aerie.other.root))
  const tiles = [{ flightId: foreign, name: 'Theirs', isLarge: false }]
  expect((await create({ name: 'Theirs', tiles })).code).toBe(400)
  expect((await edit(wall, { tiles })).code).toBe(400)
  const otherRoot = await aerie.cookieOf(aerie.other.root)
  expect((await edit(wall, { name: 'Theirs' }, otherRoot)).code).toBe(404)
})

test('accepts no layout above the limit when several are saved at once', async () => {
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    await tx.deleteFrom('wall').execute()
    const { id: created_by } = await tx
      .selectFrom('app_user')
      .select('id')
      .where('tenant_id', '=', aerie.demo.id)
      .limit(1)
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: MAX_WALLS - 1 }, (_, index) => ({
      id: crypto.randomUUID(),
      tenant_id: aerie.demo.id,
      name: `Layout ${index}`,
      created_by,
      is_shared: false,
      tile_count: 1,
      tiles: '[]',
      shows_map: true,
    }))
    await tx.insertInto('wall').values(rows).execute()
  })
  const codes = (await Promise.all(['A', 'B', 'C'].map((name) => create({ name })))).map(({ code }) => code)
  expect(codes.sort()).toEqual([201, 409, 409])
})
