import type { components } from '../../platform/contract/contract.gen'
import {
  ALLOWED_FOR_TENANT,
  DEFAULT_TENANT,
  effectivePermissions,
  PERMISSIONS,
} from '../../platform/identity/permissions'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { render } from '../../platform/core/messages'
import { AREAS, labelOf } from './areas'

type AdminPermissions = components['schemas']['AdminPermissionsReply']['data']
type TenantPermissions = components['schemas']['TenantPermissionsReply']['data']
type PermissionSet = components['schemas']['PermissionSet']

let aerie: TestApp
let admin: string
let root: string
let viewer: string

beforeAll(async () => {
  aerie = await startTestApp()
  ;[admin, root, viewer] = await Promise.all([
    aerie.cookieOf(aerie.admin),
    aerie.cookieOf(aerie.demo.root),
    aerie.cookieOf(aerie.demo.viewer),
  ])
})
afterAll(() => aerie.close())

const create = (name: string, permissions: string[], cookie = admin) =>
  aerie.call<PermissionSet>(cookie, 'POST', '/admin/permission/create', { name, permissions })

test('lists every permission once, each with its own label', () => {
  const names = AREAS.flatMap(({ permissions }) => permissions)
  expect(names.toSorted()).toEqual(PERMISSIONS.toSorted())
  const labels = names.map((name) => render(labelOf(name), 'en'))
  expect(new Set(labels).size).toBe(labels.length)
})

test('grants the default permissions and withholds those that the specification names', () => {
  const defaults =
    'asset_list asset_class_list dashboard layer_list mission_list vod_list client_list list_document alert_list feature_list'
  for (const name of defaults.split(' ')) expect(DEFAULT_TENANT).toContain(name)
  const omitted = PERMISSIONS.filter((name) =>
    /^(asset_class_|tenant_|package_|user_delete$|user_group_(create|delete|update)$|(location|mission_type)_(create|update)$)/.test(
      name,
    ),
  )
  expect(omitted.length).toBe(22)
  for (const name of omitted) expect(ALLOWED_FOR_TENANT).not.toContain(name)
})

test('ignores stored grants that a tenant cannot give', () => {
  expect(effectivePermissions('tenant-user', ['tenant_create', 'user_delete', 'mission_list'])).toEqual(
    new Set(['mission_list']),
  )
  expect(effectivePermissions('tenant-client', ['mission_create']).has('mission_create')).toBe(false)
  expect(effectivePermissions('super-admin', ['mission_list']).has('mission_list')).toBe(false)
})

test('getAdminPermissions shows which user types have a permission and whether tenants can grant it', async () => {
  const { data } = await aerie.call<AdminPermissions>(admin, 'GET', '/admin/permission/admin-permission-list')
  const all = data.areas.flatMap(({ permissions }) => permissions)
  expect(all).toHaveLength(PERMISSIONS.length)
  expect(all.find(({ name }) => name === 'mission_list')).toEqual({
    name: 'mission_list',
    label: 'See missions',
    allowedForTenant: true,
    defaultFor: ['tenant-root', 'tenant-staff', 'tenant-client'],
  })
  expect(all.find(({ name }) => name === 'tenant_create')).toMatchObject({
    allowedForTenant: false,
    defaultFor: ['super-admin'],
  })
})

test('getTenantPermissions marks the permissions that the caller can grant', async () => {
  const grantable = async (cookie: string) => {
    const { data } = await aerie.call<TenantPermissions>(cookie, 'GET', '/tenantroot/permission/tenant-permission-list')
    return data.areas.flatMap(({ permissions }) => permissions).filter((permission) => permission.grantable)
  }
  expect((await grantable(root)).map(({ name }) => name).sort()).toEqual(ALLOWED_FOR_TENANT.toSorted())
  expect((await grantable(viewer)).map(({ name }) => name)).toEqual(['dashboard', 'data_page', 'mission_list'])
})

describe('permission sets', () => {
  test('are created, edited and deleted by super-admins and listed to tenants', async () => {
    const created = await create(' Pilot ', ['mission_list', 'flight_create'])
    expect(created).toMatchObject({ code: 201, data: { name: 'Pilot', description: '', version: 1 } })
    const path = `/admin/permission/edit/${created.data._id}`
    expect(await aerie.call(admin, 'PATCH', path, { version: 1, permissions: ['flight_list'] })).toMatchObject({
      code: 200,
      data: { name: 'Pilot', permissions: ['flight_list'], version: 2 },
    })
    expect((await aerie.call(admin, 'PATCH', path, { version: 1, name: 'Late' })).code).toBe(409)
    const seen = await aerie.call<TenantPermissions>(root, 'GET', '/tenantroot/permission/tenant-permission-list')
    expect(seen.data.sets).toMatchObject([{ name: 'Pilot', permissions: ['flight_list'] }])
    const deletion = `/admin/permission/delete/${created.data._id}`
    expect((await aerie.call(admin, 'DELETE', deletion)).code).toBe(200)
    expect((await aerie.call(admin, 'DELETE', deletion)).code).toBe(404)
  })

  test('have unique names regardless of case and contain only permissions that tenants can grant', async () => {
    await create('Watcher', ['stream_list'])
    expect(await create('WATCHER', ['stream_list'])).toMatchObject({ code: 409, errors: [{ field: 'name' }] })
    for (const name of ['tenant_create', 'no_such_thing', '__proto__']) {
      expect(await create(`With ${name}`, [name])).toMatchObject({ code: 400 })
    }
    expect((await create('Not mine', ['stream_list'], root)).code).toBe(403)
  })
})
