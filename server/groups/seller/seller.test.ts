import type { components } from '../../platform/contract/contract.gen'
import { asPlatform } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'

type Seller = components['schemas']['Seller']

let aerie: TestApp
let admin: string

beforeAll(async () => {
  aerie = await startTestApp()
  admin = await aerie.cookieOf(aerie.admin)
})
afterAll(() => aerie.close())
// As before the first edit, for which there may be no row.
beforeEach(() =>
  asPlatform(aerie.db, (tx) =>
    tx.updateTable('seller').set({ name: '', address: '', tax_name: '', tax_rate: 0, version: 1 }).execute(),
  ),
)

const read = async () => (await aerie.call<Seller>(admin, 'GET', '/admin/seller')).data
const edit = (fields: object) => aerie.call<Seller>(admin, 'PATCH', '/admin/seller', fields)
const packages = () => aerie.call<{ tax?: object }>(undefined, 'GET', '/admin/tenant/fetch-active-package-public')

test('has no tax until one is set, then shows it with public packages', async () => {
  expect(await read()).toMatchObject({ name: '', taxRate: 0, invoicePrefix: 'AER', version: 1 })
  expect((await packages()).data.tax).toBeUndefined()
  const { data } = await edit({ version: 1, name: ' Aerie Ltd ', taxName: 'GST', taxRate: 1800 })
  expect(data).toMatchObject({ name: 'Aerie Ltd', taxName: 'GST', taxRate: 1800, version: 2 })
  expect(await read()).toEqual(data)
  expect((await packages()).data.tax).toEqual({ name: 'GST', rate: 1800, included: true })
})

test('rejects a stale version with 409, also when two are sent at once', async () => {
  const { version } = await read()
  const replies = await Promise.all(['One', 'Two'].map((name) => edit({ version, name })))
  expect(replies.map(({ code }) => code).sort()).toEqual([200, 409])
})

test('rejects a tax without a name, a rate above 100 percent and a prefix with other characters', async () => {
  const { version } = (await edit({ version: 1, taxName: 'GST', taxRate: 1800 })).data
  for (const [wrong, field] of [
    [{ taxName: ' ' }, 'taxName'],
    [{ taxRate: 10_001 }, 'taxRate'],
    [{ invoicePrefix: 'a"b' }, 'invoicePrefix'],
  ] as const) {
    expect(await edit({ version, ...wrong })).toMatchObject({ code: 400, errors: [{ field }] })
  }
  expect((await read()).version).toBe(version)
})

test('records before and after of changed fields', async () => {
  const { version } = (await edit({ version: 1, taxName: 'GST', taxRate: 1800 })).data
  expect((await edit({ version, address: '12 Harbour Road', taxRate: 1800 })).code).toBe(200)
  const { data } = await aerie.call<{ items: object[] }>(admin, 'GET', '/audit/list?action=seller.edit')
  expect(data.items[0]).toMatchObject({ details: { 'address.before': '', 'address.after': '12 Harbour Road' } })
  expect(JSON.stringify(data.items[0])).not.toContain('taxRate')
})
