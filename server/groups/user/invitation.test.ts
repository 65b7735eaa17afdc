import type { components } from '../../platform/contract/contract.gen'
import { asPlatform } from '../../platform/db/tenancy'
import { listOutbox } from '../../platform/mail/outbox'
import { invitationToken, mailTo } from '../../testing/outbox'
import { startTestApp, type TestApp } from '../../testing/testApp'

type User = components['schemas']['User']

const CHOSEN = 'correct horse battery'

let aerie: TestApp
let root: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
})
afterAll(() => aerie.close())

const invite = async (email: string, name = 'Ida Invited'): Promise<User> =>
  (await aerie.call<User>(root, 'POST', '/tenant/user/create-tenant-user', { name, email, userType: 'tenant-staff' }))
    .data
const check = (token: string) => aerie.call(undefined, 'POST', '/tenant/user/check-invitation', { token })
const accept = (token: string, password = CHOSEN) =>
  aerie.call(undefined, 'POST', '/tenant/user/accept-invitation', { token, password })
const login = (email: string, password = CHOSEN) => aerie.call(undefined, 'POST', '/auth/login', { email, password })
const resend = (user: User) => aerie.call(root, 'POST', `/tenant/user/resend-invitation/${user._id}`)
/** Makes the last invitation two minutes old. */
const ageInvitation = (user: User) =>
  asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('invitation')
      .set({ requested_at: new Date(Date.now() - 120_000) })
      .where('user_id', '=', user._id)
      .execute(),
  )

test('lets the invited user choose a password with the mailed link, once', async () => {
  const user = await invite('ida@demo.test')
  expect((await login('ida@demo.test')).code).toBe(400)
  const mail = await mailTo(aerie, 'ida@demo.test')
  expect(mail).toContain('demo invites you to Aerie')
  const token = invitationToken(mail)
  expect(await check(token)).toMatchObject({
    code: 200,
    data: { name: 'Ida Invited', email: 'ida@demo.test', tenantName: 'demo' },
  })
  const both = await Promise.all([accept(token), accept(token, 'another password altogether')])
  expect(both.map(({ code }) => code).sort()).toEqual([200, 404])
  expect((await accept(token)).code).toBe(404)
  expect((await check(token)).code).toBe(404)
  const now = await aerie.call<User>(root, 'GET', `/tenant/user/fetch-user-by-id/${user._id}`)
  expect(now.data).toMatchObject({ state: 'active', invitedAt: null })
})

test('stores only a hash of the token and rejects unknown tokens', async () => {
  await invite('hash@demo.test')
  const token = invitationToken(await mailTo(aerie, 'hash@demo.test'))
  const rows = await asPlatform(aerie.db, (tx) => tx.selectFrom('invitation').selectAll().execute())
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows.some(({ token_hash }) => token_hash?.length === 32)).toBe(true)
  expect(await check('x'.repeat(43))).toMatchObject({ code: 404, status: false })
  expect((await check('short')).code).toBe(400)
})

test.each([
  ['too short', 'short'],
  ['common', 'Password1'],
  ['common', 'qwertyuiop'],
  ['the e-mail', 'WEAK@demo.test'],
  ['the name', 'weak person'],
])('rejects a password that is %s', async (_reason, password) => {
  const existing = await aerie.call<{ items: User[] }>(root, 'GET', '/tenant/user/fetch-all-user?search=weak@demo.test')
  if (existing.data.items.length === 0) await invite('weak@demo.test', 'Weak Person')
  const token = invitationToken(await mailTo(aerie, 'weak@demo.test'))
  expect(await accept(token, password)).toMatchObject({ code: 400, errors: [{ field: 'password' }] })
  expect((await check(token)).code).toBe(200)
})

test('replaces an older invitation, and sends at most one a minute', async () => {
  const user = await invite('twice@demo.test')
  const first = invitationToken(await mailTo(aerie, 'twice@demo.test'))
  expect((await resend(user)).code).toBe(429)
  await ageInvitation(user)
  expect((await resend(user)).code).toBe(200)
  const second = invitationToken(await mailTo(aerie, 'twice@demo.test', 2))
  expect(second).not.toBe(first)
  expect((await accept(first)).code).toBe(404)
  expect((await accept(second)).code).toBe(200)
  expect(await login('twice@demo.test')).toMatchObject({ code: 200 })
  expect((await resend(user)).code).toBe(409)
})

test('rejects an invitation after seven days, for a disabled user and for a suspended tenant', async () => {
  const user = await invite('late@demo.test')
  const token = invitationToken(await mailTo(aerie, 'late@demo.test'))
  const open = async () => (await check(token)).code
  const set = (change: object) =>
    asPlatform(aerie.db, (tx) => tx.updateTable('app_user').set(change).where('id', '=', user._id).execute())
  const until = (expires_at: Date) =>
    asPlatform(aerie.db, (tx) =>
      tx.updateTable('invitation').set({ expires_at }).where('user_id', '=', user._id).execute(),
    )
  const tenant = (status: string) =>
    asPlatform(aerie.db, (tx) => tx.updateTable('tenant').set({ status }).where('id', '=', aerie.demo.id).execute())
  expect(await open()).toBe(200)
  await set({ disabled_at: new Date() })
  expect(await open()).toBe(404)
  await set({ disabled_at: null })
  await tenant('suspended')
  expect(await open()).toBe(404)
  await tenant('active')
  await until(new Date(Date.now() - 1000))
  expect(await open()).toBe(404)
  expect((await accept(token)).code).toBe(404)
})

test('mails the invitation in the language of the request that created the user', async () => {
  const local = await startTestApp({ ENVIRONMENT: 'development' })
  const response = await local.app.inject({
    method: 'POST',
    url: '/apis/v1/tenant/user/create-tenant-user',
    headers: { cookie: await local.cookieOf(local.demo.root), 'accept-language': 'en-XA' },
    payload: { name: 'Xena', email: 'xena@demo.test', userType: 'tenant-user' },
  })
  expect(response.statusCode).toBe(201)
  await mailTo(local, 'xena@demo.test')
  const { items } = await listOutbox(local.config, 'xena@demo.test', { page: 1, pageSize: 1 })
  await local.close()
  expect(invitationToken(items[0]?.text ?? '')).not.toBe('')
  // The pseudo-locale encloses every text in brackets.
  expect(items[0]?.text).toMatch(/^\[/)
})
