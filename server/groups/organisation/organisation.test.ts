import sharp from 'sharp'
import type { components } from '../../platform/contract/contract.gen'
import { subscribe } from '../../testing/subscribe'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { upload } from '../../testing/upload'

type Organisation = components['schemas']['Organisation']

let aerie: TestApp
let root: string
let foreignRoot: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  foreignRoot = await aerie.cookieOf(aerie.other.root)
})
afterAll(() => aerie.close())

const read = (cookie = root) => aerie.call<Organisation>(cookie, 'GET', '/tenantroot/fetch-organisation-details')
const edit = (fields: object, cookie = root) =>
  aerie.call<Organisation>(cookie, 'PATCH', '/tenantroot/update-organisation-details', fields)
const uploadLogo = async (cookie: string) => {
  const picture = sharp({ create: { width: 900, height: 300, channels: 3, background: 'teal' } })
  return upload(aerie, cookie, '/tenantroot/upload-logo', await picture.png().toBuffer())
}

test('getOrganisationDetails returns the package with current usage, and no limits without a package', async () => {
  const { data: without } = await read(foreignRoot)
  expect(without.package).toBeUndefined()
  expect(without.usage).toContainEqual({ resource: 'users', used: 3, limit: null, level: 'ok', graceUntil: null })
  await subscribe(aerie.db, aerie.demo.id, { limits: { users: 3 } })
  const { code, data } = await read()
  expect(code).toBe(200)
  expect(data).toMatchObject({
    name: 'demo',
    package: { name: 'Team', price: 199_900, limits: { users: 3 }, endsAt: null },
    invoices: { total: 0, lastAt: null },
  })
  // Root, staff and viewer. Clients occupy no seats.
  expect(data.usage[0]).toEqual({ resource: 'users', used: 3, limit: 3, level: 'warning', graceUntil: null })
})

test('updateOrganisationDetails saves the given fields and rejects a stale version with 409', async () => {
  const { data } = await read()
  const fields = {
    address: '12 Harbour Road\n400001 Mumbai',
    contactEmail: 'office@harbour.test',
    taxId: '27AAAPL1234C1ZV',
  }
  const saved = await edit({ version: data.version, name: ' Harbour Ltd ', ...fields })
  expect(saved.data).toMatchObject({ ...fields, name: 'Harbour Ltd', version: data.version + 1 })
  const both = await Promise.all([1, 2].map((n) => edit({ version: data.version + 1, contactPhone: `+91 ${n}` })))
  expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
  expect((await read(foreignRoot)).data.name).toBe('other')
})

test.each([
  [{ contactEmail: 'nobody' }, 'contactEmail'],
  [{ contactPhone: '<script>' }, 'contactPhone'],
  [{ name: '  ' }, 'name'],
  [{ status: 'active' }, 'status'],
  [{ logoId: '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301' }, 'logoId'],
])('updateOrganisationDetails rejects %j at the field', async (wrong, field) => {
  const { data } = await read()
  const reply = await edit({ version: data.version, ...wrong })
  expect(reply.code).toBe(400)
  expect(reply.errors?.[0]?.field).toBe(field)
})

test('counts a logo as storage and rejects the logo of another tenant', async () => {
  const { data: logo } = await uploadLogo(root)
  const foreign = await edit({ version: (await read(foreignRoot)).data.version, logoId: logo.fileId }, foreignRoot)
  expect(foreign).toMatchObject({ code: 400, errors: [{ field: 'logoId' }] })
  const { data } = await edit({ version: (await read()).data.version, logoId: logo.fileId })
  expect(data.logo).toBe(logo.url)
  const storageOf = ({ usage }: Organisation) => usage.find(({ resource }) => resource === 'storageBytes')?.used
  expect(storageOf(data)).toBeGreaterThan(0)
  expect(storageOf((await read(foreignRoot)).data)).toBe(0)
  await edit({ version: data.version, logoId: null })
  expect((await aerie.app.inject(logo.url)).statusCode).toBe(404)
})

test('answers 403 to everyone but the tenant root', async () => {
  for (const user of [aerie.admin, aerie.demo.staff, aerie.demo.client, aerie.demo.viewer]) {
    const cookie = await aerie.cookieOf(user)
    expect((await read(cookie)).code).toBe(403)
    expect((await edit({ version: 1 }, cookie)).code).toBe(403)
    expect((await uploadLogo(cookie)).code).toBe(403)
  }
})
