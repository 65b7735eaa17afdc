import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform } from '../../platform/db/tenancy'
import { invitationToken, mailTo } from '../../testing/outbox'
import { subscribe } from '../../testing/subscribe'
import { PASSWORD, startTestApp, type TestApp } from '../../testing/testApp'
import { fixtures } from '../payment/testing/fixtures'

type People = components['schemas']['TenantPersonListReply']['data']
type Tenant = components['schemas']['Tenant']
type Audit = components['schemas']['AuditListReply']['data']
type Invoices = components['schemas']['InvoiceListReply']['data']
type Package = components['schemas']['Package']

const DAY_MS = 86_400_000

let aerie: TestApp
let admin: string
let packageId: string

beforeAll(async () => {
  aerie = await startTestApp()
  admin = await aerie.cookieOf(aerie.admin)
  const limits = { users: 5, clients: 100, storageBytes: 1_000_000, streamMinutes: 60, aiRuns: 10 }
  const body = { name: 'Team', price: 199_900, period: 'month', limits }
  packageId = (await aerie.call<Package>(admin, 'POST', '/admin/package/create', body)).data._id
})
afterAll(() => aerie.close())

const people = async (id: string, query = '') =>
  (await aerie.call<People>(admin, 'GET', `/admin/tenant/people/${id}${query}`)).data
const changeEmail = (id: string, userId: string, email: string, cookie = admin) =>
  aerie.call(cookie, 'PATCH', `/admin/tenant/change-root-email/${id}/${userId}`, { email })
const confirm = (token: string) => aerie.call(undefined, 'POST', '/admin/tenant/confirm-root-email', { token })
const tokenIn = (mail: string) => /\/confirm-email#([\w-]{43})/.exec(mail)?.[1] ?? ''
const login = (email: string, password = PASSWORD) => aerie.call(undefined, 'POST', '/auth/login', { email, password })
const actionsOf = async (cookie: string, query: string) =>
  (await aerie.call<Audit>(cookie, 'GET', `/audit/list?${query}`)).data.items

async function invitedTenant(name: string): Promise<{ id: string; rootId: string; email: string }> {
  const email = `${name.toLowerCase()}@mistyped.test`
  const body = { name, packageId, root: { name: 'Robin Root', email } }
  const { _id: id } = (await aerie.call<Tenant>(admin, 'POST', '/admin/tenant/create', body)).data
  const [root] = (await people(id)).items
  return { id, rootId: root?._id ?? '', email }
}

describe('listTenantPeople', () => {
  test('lists users and clients with role, state and last activity, tenant roots first', async () => {
    await aerie.cookieOf(aerie.demo.staff)
    const { items, total } = await people(aerie.demo.id)
    expect(total).toBe(4)
    expect(items[0]).toMatchObject({ email: aerie.demo.root.email, userType: 'tenant-root', state: 'active' })
    const staff = items.find(({ userType }) => userType === 'tenant-staff')
    expect(Date.now() - Date.parse(staff?.lastSeenAt ?? '')).toBeLessThan(60_000)
    expect(items.some(({ userType }) => userType === 'tenant-client')).toBe(true)
    expect((await people(aerie.demo.id, '?search=STAFF')).items).toHaveLength(1)
    expect(await people(aerie.demo.id, '?pageSize=1&page=2')).toMatchObject({ total: 4, items: [{}] })
  })

  test('shows when an invitation expires', async () => {
    const { id, email } = await invitedTenant('Waiting')
    await mailTo(aerie, email)
    const [root] = (await people(id)).items
    expect(root).toMatchObject({ state: 'invited', lastSeenAt: null })
    expect(Date.parse(root?.invitation?.expiresAt ?? '')).toBeGreaterThan(Date.now() + 6 * DAY_MS)
  })

  test('answers 404 for an unknown tenant', async () => {
    expect((await aerie.call(admin, 'GET', `/admin/tenant/people/${uuidv7()}`)).code).toBe(404)
    expect((await aerie.call(admin, 'GET', `/admin/tenant/invoices/${uuidv7()}`)).code).toBe(404)
  })
})

test('resends an invitation and records it for the tenant and the platform', async () => {
  const { id, rootId, email } = await invitedTenant('Again')
  const url = `/admin/tenant/resend-invitation/${id}/${rootId}`
  await mailTo(aerie, email)
  expect((await aerie.call(admin, 'POST', url)).code).toBe(429)
  await asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('invitation')
      .set({ requested_at: new Date(Date.now() - 120_000) })
      .where('user_id', '=', rootId)
      .execute(),
  )
  expect((await aerie.call(admin, 'POST', url)).code).toBe(200)
  const token = invitationToken(await mailTo(aerie, email, 2))
  await aerie.call(undefined, 'POST', '/tenant/user/accept-invitation', { token, password: PASSWORD })
  expect((await aerie.call(admin, 'POST', url)).code).toBe(409)
  const root = await aerie.signIn({ id: rootId, email, userType: 'tenant-root', tenantId: id })
  await aerie.call(root, 'PATCH', '/tenant/user/terms-conditions-check?terms=true')
  expect(await actionsOf(root, 'action=user.invite')).toMatchObject([{ target: email }])
  expect(await actionsOf(admin, `action=user.invite&tenantId=${id}`)).toMatchObject([{ target: email }])
})

describe('changeRootEmail', () => {
  test('corrects the e-mail of an invited tenant root at once; the earlier invitation stops working', async () => {
    const { id, rootId, email } = await invitedTenant('Mistyped')
    const old = invitationToken(await mailTo(aerie, email))
    expect((await changeEmail(id, rootId, 'Correct@Right.test')).code).toBe(200)
    const password = 'a fresh long password'
    expect((await aerie.call(undefined, 'POST', '/tenant/user/accept-invitation', { token: old, password })).code).toBe(
      404,
    )
    const token = invitationToken(await mailTo(aerie, 'correct@right.test'))
    expect((await aerie.call(undefined, 'POST', '/tenant/user/accept-invitation', { token, password })).code).toBe(200)
    expect((await login('correct@right.test', password)).code).toBe(200)
  })

  test('changes the e-mail of a joined tenant root after confirmation and ends the sessions', async () => {
    const tenant = await aerie.addTenant('moves')
    const { id, email } = tenant.root
    const cookie = await aerie.cookieOf(tenant.root)
    expect((await changeEmail(tenant.id, id, 'new@moves.test')).code).toBe(200)
    expect((await people(tenant.id)).items[0]).toMatchObject({ email, newEmail: 'new@moves.test' })
    expect(await mailTo(aerie, email)).toContain('new@moves.test')
    expect((await aerie.call(cookie, 'GET', '/auth/userdetails')).code).toBe(200)

    const token = tokenIn(await mailTo(aerie, 'new@moves.test'))
    expect((await confirm(token)).code).toBe(200)
    expect((await confirm(token)).code).toBe(404)
    expect((await aerie.call(cookie, 'GET', '/auth/userdetails')).code).toBe(401)
    expect((await login(email)).code).toBe(400)
    expect((await login('new@moves.test')).code).toBe(200)
    const details = { 'email.before': email, 'email.after': 'new@moves.test' }
    expect(await actionsOf(admin, `tenantId=${tenant.id}&action=user`)).toMatchObject([
      { action: 'user.change-email', details, actor: { _id: id } },
      { action: 'user.request-email-change', details, actor: { _id: aerie.admin.id } },
    ])
  })

  test('invalidates the link of an earlier request', async () => {
    const tenant = await aerie.addTenant('twice')
    await changeEmail(tenant.id, tenant.root.id, 'first@twice.test')
    const first = tokenIn(await mailTo(aerie, 'first@twice.test'))
    await changeEmail(tenant.id, tenant.root.id, 'second@twice.test')
    expect((await confirm(first)).code).toBe(404)
  })

  test('rejects a taken and an unchanged e-mail, other users and users of another tenant', async () => {
    const { demo, other } = aerie
    expect(await changeEmail(demo.id, demo.root.id, other.root.email.toUpperCase())).toMatchObject({
      code: 409,
      errors: [{ field: 'email' }],
    })
    expect(await changeEmail(demo.id, demo.root.id, demo.root.email)).toMatchObject({ code: 400 })
    expect((await changeEmail(demo.id, demo.staff.id, 'staff@new.test')).code).toBe(404)
    expect((await changeEmail(demo.id, other.root.id, 'root@new.test')).code).toBe(404)
    expect((await changeEmail(demo.id, demo.root.id, 'x@new.test', await aerie.cookieOf(demo.root))).code).toBe(403)
  })

  test('answers 409 when the e-mail was taken before the confirmation', async () => {
    const tenant = await aerie.addTenant('late')
    await changeEmail(tenant.id, tenant.root.id, 'wanted@late.test')
    const token = tokenIn(await mailTo(aerie, 'wanted@late.test'))
    const root = await aerie.cookieOf(aerie.demo.root)
    const user = { name: 'Faster', email: 'wanted@late.test', userType: 'tenant-user' }
    await aerie.call(root, 'POST', '/tenant/user/create-tenant-user', user)
    expect((await confirm(token)).code).toBe(409)
    expect((await login(tenant.root.email)).code).toBe(200)
  })
})

test('lists the invoices of a tenant and downloads one, recorded for the tenant', async () => {
  const tenant = await aerie.addTenant('invoiced')
  const _id = await fixtures.records['invoice']?.({ aerie, tenant, marker: 'TI' } as never)
  const reply = await aerie.call<Invoices>(admin, 'GET', `/admin/tenant/invoices/${tenant.id}`)
  expect(reply.data).toMatchObject({ total: 1, items: [{ _id, number: 'TI-1' }] })
  const download = (tenantId: string) =>
    aerie.app.inject({ url: `/apis/v1/admin/tenant/invoice/${tenantId}/${_id}`, headers: { cookie: admin } })
  const pdf = await download(tenant.id)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.body.startsWith('%PDF')).toBe(true)
  expect((await download(aerie.demo.id)).statusCode).toBe(404)
  const root = await aerie.cookieOf(tenant.root)
  expect(await actionsOf(root, 'action=invoice.download')).toMatchObject([
    { target: 'TI-1', actor: { _id: aerie.admin.id } },
  ])
})

describe('extendTenantTerm', () => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  const read = async (id: string) =>
    (await aerie.call<Tenant>(admin, 'GET', `/admin/tenant/fetch-tenant-details/${id}`)).data
  const extend = (id: string, body: object) =>
    aerie.call<Tenant>(admin, 'PATCH', `/admin/tenant/extend-term/${id}`, { reason: 'Outage', ...body })

  test('moves the end to a later time and records before, after and reason', async () => {
    const tenant = await aerie.addTenant('extended')
    await subscribe(aerie.db, tenant.id, { endsAt: new Date(inDays(-1)) })
    const { version, endsAt: before } = await read(tenant.id)
    const after = inDays(14)
    const { data } = await extend(tenant.id, { version, endsAt: after })
    expect(data).toMatchObject({ endsAt: after, version: version + 1 })
    const root = await aerie.cookieOf(tenant.root)
    expect(await actionsOf(root, 'action=tenant.extend')).toMatchObject([
      { actor: { _id: aerie.admin.id }, details: { 'endsAt.before': before, 'endsAt.after': after, reason: 'Outage' } },
    ])
    expect((await extend(tenant.id, { version, endsAt: inDays(15) })).code).toBe(409)
  })

  test('rejects an earlier end, a far end, and a package without an end', async () => {
    const tenant = await aerie.addTenant('bounded')
    await subscribe(aerie.db, tenant.id, { endsAt: new Date(inDays(10)) })
    const { version } = await read(tenant.id)
    for (const days of [9, 10 * 365]) {
      const reply = await extend(tenant.id, { version, endsAt: inDays(days) })
      expect(reply).toMatchObject({ code: 400, errors: [{ field: 'endsAt' }] })
    }
    await subscribe(aerie.db, tenant.id)
    expect((await extend(tenant.id, { version, endsAt: inDays(20) })).code).toBe(409)
  })
})
