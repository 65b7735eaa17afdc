import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { deleteOrphanPublicFiles } from '../../records/pictures/publicFiles'
import { asPlatform } from '../../platform/db/tenancy'
import { subscribe } from '../../testing/subscribe'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { upload as uploadFile } from '../../testing/upload'

type Package = components['schemas']['Package']
type List = components['schemas']['PackageListReply']['data']

const LIMITS = { users: 5, clients: 100, storageBytes: 1_000_000, streamMinutes: 60, aiRuns: 10 }
const TEAM = { name: 'Team', price: 199_900, period: 'month', limits: LIMITS }

let aerie: TestApp
let admin: string
let root: string

beforeAll(async () => {
  aerie = await startTestApp()
  admin = await aerie.cookieOf(aerie.admin)
  root = await aerie.cookieOf(aerie.demo.root)
})
afterAll(() => aerie.close())
afterEach(() => asPlatform(aerie.db, (tx) => tx.deleteFrom('package').execute()))

const create = (fields: object = {}) =>
  aerie.call<Package>(admin, 'POST', '/admin/package/create', { ...TEAM, ...fields })
const edit = (packageId: string, fields: object) =>
  aerie.call<Package>(admin, 'PATCH', `/admin/package/edit-package-for-Id/${packageId}`, fields)
const remove = (packageId: string) => aerie.call(admin, 'DELETE', `/admin/package/delete-package-for-Id/${packageId}`)

const upload = (bytes: Buffer | string, cookie = admin) =>
  uploadFile(aerie, cookie, '/admin/package/upload-poster', bytes)

const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#0958d9' } })

const filesOnDisk = () => readdir(path.join(aerie.config.DATA_DIR, 'files/public')).catch((): string[] => [])

describe('createPackage', () => {
  test('stores price and limits, and defaults for omitted fields', async () => {
    const { code, data } = await create()
    expect(code).toBe(201)
    expect(data).toMatchObject({ ...TEAM, currency: 'INR', active: true, public: true, tenants: 0, poster: null })
  })

  test.each([
    [{ price: -1 }, 'price'],
    [{ price: 1e308 }, 'price'],
    [{ price: 10_000_000_001 }, 'price'],
    [{ price: 0.5 }, 'price'],
    [{ price: '10' }, 'price'],
    [{ currency: 'inr' }, 'currency'],
    [{ currency: 'XQZ' }, 'currency'],
    [{ period: 'week' }, 'period'],
    [{ limits: { ...LIMITS, users: 0 } }, 'limits.users'],
    [{ limits: { ...LIMITS, drones: 1 } }, 'limits.drones'],
    [{ posterId: uuidv7() }, 'posterId'],
  ])('rejects %j at the field', async (wrong, field) => {
    const reply = await create(wrong)
    expect(reply.code).toBe(400)
    expect(reply.errors?.[0]?.field).toBe(field)
  })

  test('rejects a taken name regardless of case', async () => {
    await create()
    expect(await create({ name: 'TEAM' })).toMatchObject({ code: 409, errors: [{ field: 'name' }] })
  })

  test('replies 403 to everyone but super-admins', async () => {
    expect((await aerie.call(root, 'POST', '/admin/package/create', TEAM)).code).toBe(403)
    expect((await aerie.call(undefined, 'POST', '/admin/package/create', TEAM)).code).toBe(401)
    expect((await aerie.call(root, 'GET', '/admin/package/fetchall')).code).toBe(403)
  })
})

test('listPackages searches, filters, sorts and pages; listActivePackages leaves out inactive packages', async () => {
  for (const [name, price] of [
    ['Solo', 100],
    ['Team 1', 200],
    ['Team 2', 300],
  ] as const)
    await create({ name, price })
  await create({ name: 'Old', price: 50, active: false })
  const names = async (url: string) => {
    const { data } = await aerie.call<List>(admin, 'GET', url)
    return [data.items.map(({ name }) => name), data.total]
  }
  expect(await names('/admin/package/fetchall?search=team&sort=-price')).toEqual([['Team 2', 'Team 1'], 2])
  expect(await names('/admin/package/fetchall?sort=name&page=2&pageSize=3')).toEqual([['Team 2'], 4])
  expect(await names('/admin/package/fetchall?active=false')).toEqual([['Old'], 1])
  expect(await names('/admin/package/fetchactive')).toEqual([['Solo', 'Team 1', 'Team 2'], 3])
})

test('rejects a stale version with 409', async () => {
  const { data } = await create()
  const replies = await Promise.all([
    edit(data._id, { version: 1, price: 1 }),
    edit(data._id, { version: 1, price: 2 }),
  ])
  expect(replies.map(({ code }) => code).sort()).toEqual([200, 409])
  const { data: now } = await aerie.call<Package>(admin, 'GET', `/admin/package/fetch-by-id/${data._id}`)
  expect(now).toMatchObject({ version: 2, price: replies[0].code === 200 ? 1 : 2 })
  expect((await edit(uuidv7(), { version: 1 })).code).toBe(404)
})

test.each([-1, 1e308, 0.5])('rejects a price of %d at the field and changes nothing', async (price) => {
  const { data } = await create()
  const reply = await edit(data._id, { version: 1, name: 'Other', price })
  expect(reply).toMatchObject({ code: 400, errors: [{ field: 'price' }] })
  const { data: now } = await aerie.call<Package>(admin, 'GET', `/admin/package/fetch-by-id/${data._id}`)
  expect(now).toEqual(data)
})

test('deletePackage rejects a package that tenants have and reports their number', async () => {
  const { data } = await create()
  for (const { id } of [aerie.demo, aerie.other]) await subscribe(aerie.db, id, { packageId: data._id })
  const rejection = await remove(data._id)
  expect(rejection).toMatchObject({
    code: 409,
    message: expect.stringContaining('2 tenants have this package') as string,
  })
  await asPlatform(aerie.db, (tx) => tx.deleteFrom('subscription').execute())
  expect((await remove(data._id)).code).toBe(200)
  expect((await remove(data._id)).code).toBe(404)
})

describe('uploadPackagePoster', () => {
  test('stores only the pixels as WebP and serves them publicly and immutable', async () => {
    const original = await picture(4000, 3000)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer()
    const { code, data } = await upload(original)
    expect(code).toBe(201)
    const { data: created } = await create({ posterId: data.fileId })
    expect(created).toMatchObject({ posterId: data.fileId, poster: data.url })
    const served = await aerie.app.inject(data.url)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1200 })
    expect(served.rawPayload.includes('secret place')).toBe(false)
  })

  test('deletes the file of a replaced poster and of a deleted package', async () => {
    const first = await upload(await picture().png().toBuffer())
    const second = await upload(await picture().webp().toBuffer())
    const { data } = await create({ posterId: first.data.fileId })
    await edit(data._id, { version: 1, posterId: second.data.fileId })
    expect((await aerie.app.inject(first.data.url)).statusCode).toBe(404)
    expect((await aerie.app.inject(second.data.url)).statusCode).toBe(200)
    await remove(data._id)
    expect((await aerie.app.inject(second.data.url)).statusCode).toBe(404)
  })

  test('deletes an unused poster after a day and keeps a used one', async () => {
    const unused = await upload(await picture().png().toBuffer())
    const used = await upload(await picture().png().toBuffer())
    await create({ posterId: used.data.fileId })
    await asPlatform(aerie.db, (tx) =>
      tx
        .updateTable('public_file')
        .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
        .execute(),
    )
    await deleteOrphanPublicFiles({ db: aerie.db, storage: aerie.app.storage })
    expect((await aerie.app.inject(unused.data.url)).statusCode).toBe(404)
    expect((await aerie.app.inject(used.data.url)).statusCode).toBe(200)
  })

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

  test.each<[input: string, bytes: () => Promise<Buffer> | Buffer | string, code: number, text: string]>([
    ['an SVG with a script', () => SVG, 415, 'is not a PNG, JPEG or WebP picture'],
    ['10 MB of SVG with a script', () => SVG.padEnd(10_000_000, ' '), 413, 'The file is too large'],
    ['5 MB of SVG with a script', () => SVG.padEnd(5_000_000, ' '), 415, 'is not a PNG, JPEG or WebP picture'],
    ['nothing', () => '', 400, 'is empty'],
    ['a page', () => '<html><script>alert(1)</script></html>', 415, 'is not a PNG, JPEG or WebP picture'],
    ['a GIF', () => picture().gif().toBuffer(), 415, 'is not a PNG, JPEG or WebP picture'],
    [
      'a JPEG that is also a page',
      async () => Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('<html><script>alert(1)</script>')]),
      400,
      'contains a script or a document',
    ],
    ['half a PNG', async () => (await picture(400, 400).png().toBuffer()).subarray(0, 300), 400, 'is damaged'],
    ['49 million pixels', () => picture(7000, 7000).png().toBuffer(), 400, 'million pixels'],
  ])('rejects %s', async (_case, bytes, code, text) => {
    const before = await filesOnDisk()
    const reply = await upload(await bytes())
    expect(reply).toMatchObject({ code, status: false })
    expect(reply.message).toContain(text)
    expect(await filesOnDisk()).toEqual(before)
  })

  test('rejects JSON, an incomplete body and everyone but super-admins', async () => {
    expect((await aerie.call(admin, 'POST', '/admin/package/upload-poster', { file: 'x' })).code).toBe(415)
    const broken = await aerie.app.inject({
      method: 'POST',
      url: '/apis/v1/admin/package/upload-poster',
      headers: { cookie: admin, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
    })
    expect(broken.statusCode).toBe(400)
    expect((await upload(await picture().png().toBuffer(), root)).code).toBe(403)
  })
})

test('getPublicFile accepts only IDs', async () => {
  expect((await aerie.app.inject(`/apis/v1/files/public/${uuidv7()}`)).statusCode).toBe(404)
  expect((await aerie.app.inject('/apis/v1/files/public/..%2F..%2Fsession-secret')).statusCode).toBe(400)
})

test('records every change of a package in the audit log', async () => {
  const { data } = await create()
  await edit(data._id, { version: 1, price: 1 })
  await remove(data._id)
  const rows = await asPlatform(aerie.db, (tx) =>
    tx.selectFrom('audit_entry').select(['action', 'actor_id']).orderBy('id', 'desc').limit(3).execute(),
  )
  expect(rows.map(({ action }) => action)).toEqual(['package.delete', 'package.edit', 'package.create'])
  expect(new Set(rows.map(({ actor_id }) => actor_id))).toEqual(new Set([aerie.admin.id]))
})
