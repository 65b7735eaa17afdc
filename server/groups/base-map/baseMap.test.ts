import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import helmet from '@fastify/helmet'
import fastify from 'fastify'
import type { components } from '../../platform/contract/contract.gen'
import { helmetOptions } from '../../platform/http/contentSecurity'
import { inTenant } from '../../platform/db/tenancy'
import { registerPages } from '../../platform/http/pages'
import { readPrincipal } from '../../platform/identity/session'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { pageOrigins } from './pageOrigins'
import { offeredBaseMaps } from './service'

type Setting = components['schemas']['BaseMapSetting']
type BaseMaps = components['schemas']['BaseMapsReply']['data']
type Settings = components['schemas']['BaseMapSettingsReply']['data']

const TILES = {
  kind: 'raster',
  url: 'https://tiles.example.com/{z}/{x}/{y}.png',
  attribution: '© City of Example',
}

let aerie: TestApp
let admin: string
let root: string
let staff: string
let foreignRoot: string

beforeAll(async () => {
  aerie = await startTestApp()
  admin = await aerie.cookieOf(aerie.admin)
  root = await aerie.cookieOf(aerie.demo.root)
  staff = await aerie.cookieOf(aerie.demo.staff)
  foreignRoot = await aerie.cookieOf(aerie.other.root)
})
afterAll(() => aerie.close())

const create = (fields: object, cookie = root) =>
  aerie.call<Setting>(cookie, 'POST', '/base-map/create', { ...TILES, ...fields })
const edit = (id: string, fields: object, cookie = root) =>
  aerie.call<Setting>(cookie, 'PATCH', `/base-map/edit/${id}`, fields)
const remove = (id: string, cookie = root) => aerie.call(cookie, 'DELETE', `/base-map/delete/${id}`)
const settings = async (cookie = root) =>
  (await aerie.call<Settings>(cookie, 'GET', '/base-map/get-settings')).data.maps
const offered = async (cookie = staff) => (await aerie.call<BaseMaps>(cookie, 'GET', '/base-map/get-for-map')).data.maps
const namesOf = (maps: { name: string }[]) => maps.map(({ name }) => name)

test('offers nothing until somebody turns a base map on', async () => {
  expect(await offered()).toEqual([])
  expect(await settings()).toEqual([])
  const presets = await settings(admin)
  expect(presets).toHaveLength(3)
  for (const preset of presets) {
    expect(preset).toMatchObject({ enabled: false, isDefault: false, isPreset: true })
    expect(preset.termsUrl).toMatch(/^https:/)
  }
  // What the operators of the presets ask to be shown.
  expect(presets.map(({ attribution }) => attribution.replace(/<[^>]*>/g, ''))).toEqual([
    '© OpenStreetMap contributors',
    'Powered by Esri. Source: Esri, Maxar, Earthstar Geographics, and the GIS User Community',
    'Sentinel-2 cloudless by EOX IT Services GmbH (Contains modified Copernicus Sentinel data 2016 & 2017), CC BY 4.0',
  ])
})

test('offers a base map of the installation to every tenant, and that of a tenant to the tenant only', async () => {
  const [preset] = await settings(admin)
  if (!preset) throw new Error('There are no presets')
  const { data: on } = await edit(preset._id, { version: preset.version, enabled: true }, admin)
  const { code, data: own } = await create({ name: ' Aerial photos ', enabled: true })
  expect(code).toBe(201)
  expect(own).toMatchObject({ name: 'Aerial photos', enabled: true, isPreset: false, maxZoom: 19 })
  expect(await offered()).toMatchObject([
    { name: 'Aerial photos', isOfTenant: true, origins: ['https://tiles.example.com'] },
    { name: preset.name, isOfTenant: false },
  ])
  expect(namesOf(await offered(foreignRoot))).toEqual([preset.name])
  // Neither tenant sees or changes the settings of the other, or of the installation.
  for (const id of [own._id, preset._id]) {
    expect((await edit(id, { version: 1, name: 'Mine' }, foreignRoot)).code).toBe(404)
    expect((await remove(id, foreignRoot)).code).toBe(404)
  }
  expect(await remove(preset._id, admin)).toMatchObject({ code: 409, messageCode: 'baseMap.presetStays' })
  await edit(preset._id, { version: on.version, enabled: false }, admin)
  expect((await remove(own._id)).code).toBe(200)
  expect(await offered()).toEqual([])
})

test('has one default at most, which ends when it is turned off', async () => {
  const { data: first } = await create({ name: 'First', enabled: true, isDefault: true })
  const { data: second } = await create({ name: 'Second', enabled: true, isDefault: true })
  expect((await offered()).map(({ isDefault }) => isDefault)).toEqual([false, true])
  expect((await edit(first._id, { version: first.version, enabled: false })).code).toBe(409)
  await edit(second._id, { version: second.version, enabled: false })
  expect((await settings()).map(({ isDefault }) => isDefault)).toEqual([false, false])
  expect(await create({ name: 'Off', isDefault: true })).toMatchObject({ code: 400, errors: [{ field: 'isDefault' }] })
  await Promise.all([remove(first._id), remove(second._id)])
})

test.each([
  [{ url: 'http://tiles.example.com/{z}/{x}/{y}.png' }, 'url'],
  [{ url: 'https://tiles.example.com/tile.png' }, 'url'],
  [{ url: 'http://127.0.0.1:8081/{z}/{x}/{y}.png' }, 'url'],
  [{ url: 'https://tiles.lan/{z}/{x}/{y}.png' }, 'url'],
  [{ hosts: ['https://192.168.0.9'] }, 'hosts'],
  [{ attribution: ' ' }, 'attribution'],
  [{ name: '' }, 'name'],
  [{ minZoom: 12, maxZoom: 4 }, 'maxZoom'],
  [{ hosts: ['*'] }, 'hosts'],
  [{ kind: 'video' }, 'kind'],
])('rejects %j at the field', async (wrong, field) => {
  expect(await create({ name: 'Wrong', ...wrong })).toMatchObject({ code: 400, errors: [{ field }] })
})

test('rejects a taken name, a stale version and more than 20 base maps', async () => {
  const { data } = await create({ name: 'Map 0' })
  expect(await create({ name: 'MAP 0' })).toMatchObject({ code: 400, errors: [{ field: 'name' }] })
  const both = await Promise.all([1, 2].map((n) => edit(data._id, { version: data.version, name: `Edited ${n}` })))
  expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
  // The same check rejects edits that would make the stored address wrong.
  expect(await edit(data._id, { version: data.version + 1, kind: 'style' })).toMatchObject({ code: 400 })
  const codes = await Promise.all(Array.from({ length: 20 }, (_, n) => create({ name: `More ${n}` })))
  expect(codes.filter(({ code }) => code === 409)).toHaveLength(1)
  for (const { _id } of await settings()) await remove(_id)
})

test('answers 403 to everyone but the tenant root and super-admins', async () => {
  for (const user of [aerie.demo.staff, aerie.demo.client, aerie.demo.viewer]) {
    const cookie = await aerie.cookieOf(user)
    expect((await aerie.call(cookie, 'GET', '/base-map/get-settings')).code).toBe(403)
    expect((await create({ name: 'Mine' }, cookie)).code).toBe(403)
  }
})

test('a style in MAP_SERVICE_KEY is a base map of the installation', async () => {
  const config = { ...aerie.config, MAP_SERVICE_KEY: 'https://maps.example.com/streets/style.json?key=abc' }
  expect(await offeredBaseMaps({ db: aerie.db, config }, null)).toMatchObject([
    { kind: 'style', url: config.MAP_SERVICE_KEY, isDefault: true, origins: ['https://maps.example.com'] },
  ])
})

describe('the content security policy of pages', () => {
  const foreign = /https?:/
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aerie-pages-'))
    await writeFile(path.join(folder, 'index.html'), '<html><head></head><body>__START_UP_VALUES__</body></html>')
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** The page and its policy for a user, or for a visitor. */
  async function pageOf(url: string, cookie?: string) {
    const app = fastify()
    await app.register(helmet, helmetOptions(aerie.config))
    const token = cookie && /=([^.]*)\./.exec(decodeURIComponent(cookie))?.[1]
    await registerPages(app, aerie.config, folder, {
      pageOrigins: async (_request, address) =>
        pageOrigins(aerie, token ? await readPrincipal(aerie.db, token) : undefined, address),
      isGuest: () => !token,
      sharedPage: () => Promise.resolve(undefined),
    })
    const { headers, body } = await app.inject(url)
    await app.close()
    return { policy: String(headers['content-security-policy']), body }
  }

  test('names no foreign host while no base map is enabled', async () => {
    await create({ name: 'Off' })
    for (const cookie of [undefined, root, admin]) {
      const { policy, body } = await pageOf('/dashboard/missions', cookie)
      expect(policy).not.toMatch(foreign)
      expect(body).not.toContain('map-origins')
    }
    for (const { _id } of await settings()) await remove(_id)
  })

  test("names the hosts of the user's tenant only", async () => {
    const { data } = await create({ name: 'On', enabled: true })
    const { policy, body } = await pageOf('/dashboard/missions', root)
    for (const directive of ['connect-src', 'img-src']) {
      expect(policy).toMatch(new RegExp(`${directive} [^;]*https://tiles.example.com`))
    }
    expect(policy.match(/tiles\.example\.com/g)).toHaveLength(2)
    expect(body).toContain('<meta name="map-origins" content="https://tiles.example.com">')
    for (const cookie of [undefined, foreignRoot, admin]) {
      expect((await pageOf('/dashboard/missions', cookie)).policy).not.toMatch(foreign)
    }
    await remove(data._id)
  })

  test('names the hosts of the publishing tenant on its public map', async () => {
    const { data: base } = await aerie.call<{ _id: string; version: number }>(
      root,
      'POST',
      '/baselayer/create-base-vector-layer',
      { name: 'Plots' },
    )
    const { data } = await create({ name: 'Public', enabled: true })
    const publicMaps = () => aerie.call<BaseMaps>(undefined, 'GET', `/base-map/get-for-public-map/${base._id}`)
    expect((await pageOf(`/map/${base._id}`)).policy).not.toMatch(foreign)
    expect((await publicMaps()).code).toBe(404)
    const publication = { version: base.version, published: true }
    expect((await aerie.call(root, 'PATCH', `/baselayer/publishBaseLayer/${base._id}`, publication)).code).toBe(200)
    expect((await pageOf(`/map/${base._id}`)).policy).toContain('https://tiles.example.com')
    expect(namesOf((await publicMaps()).data.maps)).toEqual(['Public'])
    await remove(data._id)
  })

  test('leaves out base maps on private networks that were stored before, unless the operator permits them', async () => {
    const { data } = await create({ name: 'On premise', enabled: true })
    const origin = 'http://127.0.0.1:8081'
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx
        .updateTable('base_map')
        .set({ url: `${origin}/{z}/{x}/{y}.png` })
        .where('id', '=', data._id)
        .execute(),
    )
    for (const url of ['/dashboard/missions', `/dashboard/base-maps?preview=${data._id}`])
      expect((await pageOf(url, root)).policy).not.toMatch(foreign)
    expect(await offered()).toEqual([])
    const [stored] = await settings()
    expect(stored).toMatchObject({ enabled: true, forbiddenOrigins: [origin], drawn: { origins: [] } })
    const config = { ...aerie.config, BASE_MAP_ORIGINS: [origin] }
    expect(await offeredBaseMaps({ db: aerie.db, config }, aerie.demo.id)).toMatchObject([{ origins: [origin] }])
    // It can be turned off, but not on again.
    const off = await edit(data._id, { version: data.version, enabled: false })
    expect(off.code).toBe(200)
    expect(await edit(data._id, { version: off.data.version, enabled: true })).toMatchObject({
      code: 400,
      errors: [{ field: 'url' }],
    })
    await remove(data._id)
  })

  test('names the host of a previewed base map to those who manage it only', async () => {
    const { data } = await create({ name: 'Preview' })
    const url = `/dashboard/base-maps?preview=${data._id}`
    expect((await pageOf(url, root)).policy).toContain('https://tiles.example.com')
    for (const cookie of [undefined, staff, foreignRoot, admin]) {
      expect((await pageOf(url, cookie)).policy).not.toMatch(foreign)
    }
    await remove(data._id)
  })
})
