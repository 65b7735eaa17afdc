import pg from 'pg'
import type { components } from '../../platform/contract/contract.gen'
import { CHANNEL, type Notice } from '../../platform/realtime/notice'
import { eventsPublished } from '../../testing/eventsPublished'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'

type UserGroup = components['schemas']['UserGroup']
type UserGroupList = components['schemas']['UserGroupListReply']['data']
type UserDetails = components['schemas']['UserDetails']

let aerie: TestApp
let root: string
let viewer: string
let foreignRoot: string

beforeAll(async () => {
  aerie = await startTestApp()
  ;[root, viewer, foreignRoot] = await Promise.all([
    aerie.cookieOf(aerie.demo.root),
    aerie.cookieOf(aerie.demo.viewer),
    aerie.cookieOf(aerie.other.root),
  ])
})
afterAll(() => aerie.close())

const create = (name: string, fields: object = {}, cookie = root) =>
  aerie.call<UserGroup>(cookie, 'POST', '/tenant/usergroup/tenant-usergroup-create', {
    name,
    permissions: ['mission_create'],
    ...fields,
  })
const edit = (group: UserGroup, change: object, cookie = root) =>
  aerie.call<UserGroup>(cookie, 'PATCH', `/tenant/usergroup/tenant-usergroup-edit/${group._id}`, {
    version: group.version,
    ...change,
  })
const remove = (group: UserGroup, cookie = root) =>
  aerie.call(cookie, 'DELETE', `/tenant/usergroup/tenant-usergroup-delete/${group._id}`)
const list = (cookie = root, query = '') =>
  aerie.call<UserGroupList>(cookie, 'GET', `/tenant/usergroup/tenant-usergroup-list${query}`)

const detailsOf = async (cookie: string) => (await aerie.call<UserDetails>(cookie, 'GET', '/auth/userdetails')).data

test('applies a change of a group to the next request of a signed-in member, menu included', async () => {
  const menu = async () => (await detailsOf(viewer)).sideBar.map(({ link }) => link)
  const mayCreate = async () => (await aerie.call(viewer, 'POST', '/mission/create', { name: 'By group' })).code
  expect(await mayCreate()).toBe(403)

  const { data: group } = await create('Planners', { members: [aerie.demo.viewer.id] })
  expect(group).toMatchObject({ name: 'Planners', memberCount: 1, version: 1 })
  expect(await mayCreate()).toBe(201)
  expect(await menu()).toContain('/dashboard/missions/create')
  expect((await detailsOf(viewer)).customPermissions).not.toContain('mission_create')

  const { data: emptied } = await edit(group, { permissions: ['asset_list'] })
  expect(await mayCreate()).toBe(403)
  expect(await menu()).toContain('/dashboard/assets')

  const { data: withoutMembers } = await edit(emptied, { removeMembers: [aerie.demo.viewer.id] })
  expect(withoutMembers.memberCount).toBe(0)
  expect(await menu()).not.toContain('/dashboard/assets')

  await edit(withoutMembers, { addMembers: [aerie.demo.viewer.id] })
  expect(await menu()).toContain('/dashboard/assets')
  await remove(group)
  expect(await menu()).not.toContain('/dashboard/assets')
})

test('announces a change, so that browsers reload the permissions of their user', async () => {
  const { data: group } = await create('Announced')
  await eventsPublished(aerie.db)
  const client = new pg.Client(aerie.pool.options)
  await client.connect()
  const notices: Notice[] = []
  client.on('notification', ({ payload }) => notices.push(JSON.parse(payload ?? '') as Notice))
  await client.query(`listen ${CHANNEL}`)
  await edit(group, { addMembers: [aerie.demo.viewer.id] })
  await until(() => notices.length >= 3)
  await client.end()
  expect(notices.sort((one, other) => one.changed?.entity.localeCompare(other.changed?.entity ?? '') ?? 0)).toEqual([
    { tenantId: aerie.demo.id, changed: { entity: 'Session', ids: [group._id] } },
    { tenantId: aerie.demo.id, changed: { entity: 'User' } },
    { tenantId: aerie.demo.id, changed: { entity: 'UserGroup', ids: [group._id] } },
  ])
})

test('searches, sorts and pages the list; names are unique regardless of case', async () => {
  for (const name of ['Q beta', 'Q alpha', 'Q gamma']) await create(name)
  const first = await list(root, '?search=q%20&sort=-name&pageSize=2')
  expect(first.data).toMatchObject({ total: 3, page: 1, pageSize: 2 })
  expect(first.data.items.map(({ name }) => name)).toEqual(['Q gamma', 'Q beta'])
  expect(await create('q ALPHA')).toMatchObject({ code: 409, errors: [{ field: 'name' }] })
})

test('rejects a stale version with 409', async () => {
  const { data: group } = await create('Contested')
  const replies = await Promise.all([edit(group, { name: 'One' }), edit(group, { name: 'Two' })])
  expect(replies.map(({ code }) => code).sort()).toEqual([200, 409])
})

test.each([
  ['a platform permission', { permissions: ['tenant_create'] }, 'permissions'],
  ['a permission reserved for tenant roots', { permissions: ['user_delete'] }, 'permissions'],
  ['an unknown permission', { permissions: ['fly_away'] }, 'permissions'],
  ['a repeated permission', { permissions: ['mission_list', 'mission_list'] }, 'permissions'],
  ['a tenant ID', { tenantId: 'x' }, 'tenantId'],
])('rejects %s', async (_case, fields, field) => {
  expect(await create('Rejected', fields)).toMatchObject({ code: 400, errors: [{ field }] })
  expect((await list(root, '?search=Rejected')).data.total).toBe(0)
})

test("rejects a client, a tenant root and another tenant's user as members, and stores nothing", async () => {
  for (const member of [aerie.demo.client, aerie.demo.root, aerie.other.viewer]) {
    expect(await create('Strangers', { members: [aerie.demo.viewer.id, member.id] })).toMatchObject({
      code: 400,
      errors: [{ field: 'members' }],
    })
  }
  expect((await list(root, '?search=Strangers')).data.total).toBe(0)
})

test('answers 404 for a group of another tenant', async () => {
  const { data: group } = await create('Ours')
  const replies = [
    await aerie.call(foreignRoot, 'GET', `/tenant/usergroup/get/${group._id}`),
    await edit(group, { name: 'Theirs' }, foreignRoot),
    await remove(group, foreignRoot),
  ]
  expect(replies.map(({ code }) => code)).toEqual([404, 404, 404])
  expect((await list(foreignRoot)).data.total).toBe(0)
  expect((await aerie.call(root, 'GET', `/tenant/usergroup/get/${group._id}`)).data).toEqual(group)
})
