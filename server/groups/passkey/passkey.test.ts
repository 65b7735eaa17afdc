import { TOTP } from 'otpauth'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { PASSWORD, startTestApp, type TestApp, type TestUser } from '../../testing/testApp'
import type { SoftPasskey } from './testing/authenticator'
import { TestBrowser } from './testing/browser'
import { storePasskey } from './testing/storePasskey'
import { relyingPartyOf } from './relyingParty'
import { MAX_PASSKEYS } from './service'

interface Listed {
  passkeys: { _id: string; name: string; lastUsedAt: string | null }[]
  proof: string
}

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp()
})
afterEach(() => asPlatform(aerie.db, (tx) => tx.deleteFrom('login_attempt').execute()))
afterAll(() => aerie.close())

let tenants = 0
/** Of a tenant of its own, because a passkey outlives the test. */
const newTenant = () => aerie.addTenant(`passkey${tenants++}`)

const browserOf = async (user: TestUser) => new TestBrowser(aerie, await aerie.cookieOf(user))
const visitor = () => new TestBrowser(aerie)
const list = async (cookie: string) => (await aerie.call<Listed>(cookie, 'GET', '/passkey/list')).data
const me = (browser: TestBrowser) => aerie.call<{ _id: string }>(browser.cookie, 'GET', '/auth/userdetails')
const login = (user: TestUser, code?: string) =>
  aerie.call(undefined, 'POST', '/auth/login', { email: user.email, password: PASSWORD, code })
const history = async (cookie: string) =>
  (await aerie.call<{ items: { method: string; result: string }[] }>(cookie, 'GET', '/profile/sign-ins')).data.items

/** A person with one passkey. */
async function withPasskey(): Promise<{ user: TestUser; browser: TestBrowser; passkey: SoftPasskey; codes: string[] }> {
  const { staff: user } = await newTenant()
  const browser = await browserOf(user)
  const { passkey, added } = await browser.add()
  expect(added).toMatchObject({ code: 201, message: 'Passkey added' })
  return { user, browser, passkey, codes: added.data.recoveryCodes ?? [] }
}

const requireSecondFactor = (user: TestUser) =>
  asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('tenant')
      .set({ require_second_factor: true })
      .where('id', '=', user.tenantId ?? '')
      .execute(),
  )

describe('own passkeys', () => {
  test('are added with the password, renamed and removed', async () => {
    const { user, browser, passkey, codes } = await withPasskey()
    expect(codes).toHaveLength(10)
    const { passkeys, proof } = await list(browser.cookie)
    expect(passkeys).toMatchObject([{ name: 'Chrome on Linux', lastUsedAt: null }])
    expect(proof).toBe('password')
    const { _id: id = '' } = passkeys[0] ?? {}
    expect(await aerie.call(browser.cookie, 'PATCH', `/passkey/edit/${id}`, { name: ' Desk ' })).toMatchObject({
      code: 200,
    })
    expect((await list(browser.cookie)).passkeys).toMatchObject([{ name: 'Desk' }])

    expect(await browser.post(`/passkey/revoke/${id}`, {})).toMatchObject({
      code: 400,
      errors: [{ field: 'password' }],
    })
    expect(await browser.post(`/passkey/revoke/${id}`, { password: 'wrong' })).toMatchObject({ code: 400 })
    expect(await browser.post(`/passkey/revoke/${id}`, { password: PASSWORD })).toMatchObject({ code: 200 })
    expect((await list(browser.cookie)).passkeys).toEqual([])
    expect(await visitor().signIn(passkey)).toMatchObject({ code: 400, messageCode: 'passkey.refused' })
    // Neither a passkey nor recovery codes are left.
    expect(await login(user)).toMatchObject({ code: 200 })
    expect((await aerie.call(browser.cookie, 'GET', '/profile')).data).toMatchObject({ recoveryCodesLeft: 0 })
  })

  test('need the password to begin', async () => {
    const { staff } = await newTenant()
    const browser = await browserOf(staff)
    expect(await browser.post('/passkey/add/start', {})).toMatchObject({ code: 400, errors: [{ field: 'password' }] })
    expect(await browser.post('/passkey/add/start', { password: 'wrong' })).toMatchObject({ code: 400 })
    expect(browser.cookies.has('aerie_passkey')).toBe(false)
  })

  test('of another person are not found', async () => {
    const { browser } = await withPasskey()
    const { staff } = await newTenant()
    const foreign = await storePasskey(aerie, staff, 'Foreign')
    expect(await aerie.call(browser.cookie, 'PATCH', `/passkey/edit/${foreign}`, { name: 'Mine' })).toMatchObject({
      code: 404,
    })
    expect(await browser.post(`/passkey/revoke/${foreign}`, { password: PASSWORD })).toMatchObject({ code: 404 })
    expect((await list(await aerie.cookieOf(staff))).passkeys).toMatchObject([{ name: 'Foreign' }])
  })

  test('are limited, also when several are added at once', async () => {
    const { staff } = await newTenant()
    for (let number = 1; number < MAX_PASSKEYS; number++) await storePasskey(aerie, staff, `Key ${number}`)
    const browsers = await Promise.all([1, 2, 3].map(() => browserOf(staff)))
    const created = await Promise.all(browsers.map((browser) => browser.create()))
    const added = await Promise.all(
      browsers.map((browser, at) => browser.post('/passkey/add/finish', created[at]?.body)),
    )
    expect(added.map(({ code }) => code).sort()).toEqual([201, 409, 409])
    const [browser = visitor()] = browsers
    expect((await list(browser.cookie)).passkeys).toHaveLength(MAX_PASSKEYS)
    expect(await browser.post('/passkey/add/start', { password: PASSWORD })).toMatchObject({
      code: 409,
      messageCode: 'passkey.tooMany',
    })
  })

  test('keep the recovery codes that exist', async () => {
    const { browser } = await withPasskey()
    const { added } = await browser.add()
    expect(added).toMatchObject({ code: 201 })
    expect(added.data.recoveryCodes).toBeUndefined()
  })

  test.each([
    ['another origin', { origin: 'https://evil.example' }, 'passkey.otherAddress'],
    ['another page around it', { crossOrigin: true }, 'passkey.embedded'],
    ['another relying party', { rpId: 'evil.example' }, 'passkey.notCreated'],
    ['another challenge', { challenge: 'bm90IHRoZSBjaGFsbGVuZ2U' }, 'passkey.notCreated'],
    ['an answer of a sign-in', { type: 'webauthn.get' }, 'passkey.notCreated'],
  ])('are refused with %s', async (_name, lies, messageCode) => {
    const { staff } = await newTenant()
    const browser = await browserOf(staff)
    expect((await browser.add(lies)).added).toMatchObject({ code: 400, messageCode })
    expect((await list(browser.cookie)).passkeys).toEqual([])
  })

  test.each([
    ['attestationObject', 'AAAA', 'passkey.notCreated'],
    ['attestationObject', 'o2NmbXRkbm9uZQ', 'passkey.notCreated'],
    ['attestationObject', '////', 'validation.pattern'],
    ['clientDataJSON', 'AAAA', 'passkey.notReadable'],
    ['clientDataJSON', 'bnVsbA', 'passkey.notReadable'],
    ['id', 'b3RoZXI', 'passkey.notCreated'],
  ])('are refused with a malformed %s (%s)', async (field, value, messageCode) => {
    const { staff } = await newTenant()
    const browser = await browserOf(staff)
    const { body } = await browser.create()
    const refused = await browser.post('/passkey/add/finish', { ...body, [field]: value })
    expect(refused).toMatchObject({ code: 400, messageCode })
    expect((await list(browser.cookie)).passkeys).toEqual([])
  })

  test('are refused when somebody has the credential', async () => {
    const { staff, root } = await newTenant()
    const browser = await browserOf(staff)
    const { passkey, added } = await browser.add()
    expect(added.code).toBe(201)
    const other = await browserOf(root)
    const { body } = await other.create()
    const credential = Buffer.from(passkey.id, 'base64url')
    const stolen = Buffer.from(body.attestationObject, 'base64url')
    credential.copy(stolen, stolen.indexOf(Buffer.from(body.id, 'base64url')))
    const refused = await other.post('/passkey/add/finish', {
      ...body,
      id: passkey.id,
      attestationObject: stolen.toString('base64url'),
    })
    expect(refused).toMatchObject({ code: 409, messageCode: 'passkey.existsAlready' })
    expect(await visitor().signIn(passkey)).toMatchObject({ code: 200 })
  })

  test('cannot be added twice with one challenge', async () => {
    const { staff, root } = await newTenant()
    const browser = await browserOf(staff)
    const { body } = await browser.create()
    const { cookie } = browser
    const send = (header: string) => aerie.call(header, 'POST', '/passkey/add/finish', body)
    const other = `${await aerie.cookieOf(root)}; aerie_passkey=${browser.cookies.get('aerie_passkey')}`
    expect((await send(cookie)).code).toBe(201)
    expect(await send(cookie)).toMatchObject({ code: 400, messageCode: 'passkey.startAgain' })
    expect(await send(other)).toMatchObject({ code: 400, messageCode: 'passkey.startAgain' })
  })

  test('cannot be added with the challenge of another person', async () => {
    const { staff, root } = await newTenant()
    const browser = await browserOf(staff)
    const { body } = await browser.create()
    const other = `${await aerie.cookieOf(root)}; aerie_passkey=${browser.cookies.get('aerie_passkey')}`
    expect(await aerie.call(other, 'POST', '/passkey/add/finish', body)).toMatchObject({
      code: 400,
      messageCode: 'passkey.startAgain',
    })
    expect((await list(await aerie.cookieOf(root))).passkeys).toEqual([])
  })

  test('of people without a password need a recent sign-in', async () => {
    const { staff } = await newTenant()
    const browser = await browserOf(staff)
    await asPlatform(aerie.db, (tx) =>
      tx.updateTable('app_user').set({ password_hash: null }).where('id', '=', staff.id).execute(),
    )
    expect((await list(browser.cookie)).proof).toBe('recent-sign-in')
    expect((await browser.add()).added.code).toBe(201)
    await asPlatform(aerie.db, (tx) =>
      tx
        .updateTable('session')
        .set({ created_at: new Date(Date.now() - 11 * 60_000) })
        .where('user_id', '=', staff.id)
        .execute(),
    )
    expect(await browser.post('/passkey/add/start', {})).toMatchObject({
      code: 409,
      messageCode: 'passkey.signInAgain',
    })
  })

  test('go with the person who is deleted', async () => {
    const { root, staff } = await newTenant()
    await storePasskey(aerie, staff, 'Key')
    const cookie = await aerie.cookieOf(root)
    expect((await aerie.call(cookie, 'DELETE', `/tenant/user/delete-user/${staff.id}`)).code).toBe(200)
    const left = await asPlatform(aerie.db, (tx) =>
      tx.selectFrom('passkey').select('id').where('user_id', '=', staff.id).execute(),
    )
    expect(left).toEqual([])
  })
})

describe('sign-in with a passkey alone', () => {
  test('needs neither a password nor a code', async () => {
    const { user, passkey, browser } = await withPasskey()
    const guest = visitor()
    expect(await guest.signIn(passkey)).toMatchObject({ code: 200, message: 'Welcome back' })
    expect(await me(guest)).toMatchObject({ code: 200, data: { _id: user.id } })
    expect(await history(guest.cookie)).toMatchObject([{ method: 'passkey', result: 'signed-in' }])
    expect((await list(browser.cookie)).passkeys[0]?.lastUsedAt).not.toBeNull()
  })

  test.each([
    ['another origin', { origin: 'https://evil.example' }, 'passkey.otherAddress'],
    ['another page around it', { crossOrigin: true }, 'passkey.embedded'],
    ['a person whom the device did not verify', { isUserVerified: false }, 'passkey.notConfirmed'],
    ['another relying party', { rpId: 'evil.example' }, 'passkey.refused'],
    ['another challenge', { challenge: 'bm90IHRoZSBjaGFsbGVuZ2U' }, 'passkey.refused'],
    ['an answer of a creation', { type: 'webauthn.create' }, 'passkey.refused'],
    ['a signature of another key', { isForged: true }, 'passkey.refused'],
    ['the handle of another user', { userHandle: 'AZOPbno7fCGbHi9kwdKjAQ' }, 'passkey.refused'],
  ])('is refused with %s', async (_name, lies, messageCode) => {
    const { passkey } = await withPasskey()
    const guest = visitor()
    expect(await guest.signIn(passkey, lies)).toMatchObject({ code: 400, messageCode })
    expect((await me(guest)).code).toBe(401)
  })

  test('does not tell an unknown passkey from a wrong answer', async () => {
    const { passkey, browser } = await withPasskey()
    const { passkey: unknown } = await browser.create()
    const first = await visitor().signIn(unknown)
    const second = await visitor().signIn(passkey, { isForged: true })
    expect(first).toMatchObject({ code: 400 })
    expect(second.message).toBe(first.message)
  })

  test('is recorded when it is refused', async () => {
    const { passkey, browser } = await withPasskey()
    await visitor().signIn(passkey, { isForged: true })
    expect(await history(browser.cookie)).toMatchObject([{ method: 'passkey', result: 'wrong-passkey' }])
  })

  test('is refused when the counter has not grown', async () => {
    const { passkey } = await withPasskey()
    expect(await visitor().signIn(passkey, { counter: 7 })).toMatchObject({ code: 200 })
    expect(await visitor().signIn(passkey, { counter: 7 })).toMatchObject({ code: 400, messageCode: 'passkey.refused' })
    expect(await visitor().signIn(passkey, { counter: 3 })).toMatchObject({ code: 400 })
    expect(await visitor().signIn(passkey, { counter: 8 })).toMatchObject({ code: 200 })
  })

  test('accepts an authenticator that does not count', async () => {
    const { passkey } = await withPasskey()
    expect(await visitor().signIn(passkey, { counter: 0 })).toMatchObject({ code: 200 })
    expect(await visitor().signIn(passkey, { counter: 0 })).toMatchObject({ code: 200 })
  })

  test('accepts an answer once, also in concurrent requests', async () => {
    const { passkey } = await withPasskey()
    const guest = visitor()
    const answer = await guest.answer(passkey)
    const { cookie } = guest
    const send = () => aerie.call(cookie, 'POST', '/passkey/sign-in/finish', answer)
    const codes = (await Promise.all([send(), send(), send()])).map(({ code }) => code)
    expect(codes.sort()).toEqual([200, 400, 400])
    expect(await send()).toMatchObject({ code: 400, messageCode: 'passkey.startAgain' })
  })

  test('needs the challenge of the same browser and purpose', async () => {
    const { passkey, browser } = await withPasskey()
    const answer = await visitor().answer(passkey)
    expect(await visitor().post('/passkey/sign-in/finish', answer)).toMatchObject({
      code: 400,
      messageCode: 'passkey.startAgain',
    })
    const forged = visitor()
    forged.cookies.set('aerie_passkey', 'Zm9yZ2Vk')
    expect(await forged.post('/passkey/sign-in/finish', answer)).toMatchObject({ code: 400 })
    // That of a passkey to be added.
    await browser.create()
    expect(await browser.post('/passkey/sign-in/finish', answer)).toMatchObject({
      code: 400,
      messageCode: 'passkey.startAgain',
    })
  })

  test('expires after 5 minutes', async () => {
    const { passkey } = await withPasskey()
    const guest = visitor()
    const answer = await guest.answer(passkey)
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 5 * 60_000 + 1)
    const late = await guest.post('/passkey/sign-in/finish', answer)
    clock.mockRestore()
    expect(late).toMatchObject({ code: 400, messageCode: 'passkey.startAgain' })
  })

  test('is refused for a disabled user', async () => {
    const { user, passkey } = await withPasskey()
    await asPlatform(aerie.db, (tx) =>
      tx.updateTable('app_user').set({ disabled_at: new Date() }).where('id', '=', user.id).execute(),
    )
    expect(await visitor().signIn(passkey)).toMatchObject({ code: 400, messageCode: 'auth.disabled' })
  })

  test.each([
    ['pending', 'auth.notActive'],
    ['suspended', 'auth.suspended'],
  ])('is refused in a %s tenant', async (status, messageCode) => {
    const { user, passkey } = await withPasskey()
    await asPlatform(aerie.db, (tx) =>
      tx
        .updateTable('tenant')
        .set({ status })
        .where('id', '=', user.tenantId ?? '')
        .execute(),
    )
    expect(await visitor().signIn(passkey)).toMatchObject({ code: 400, messageCode })
  })

  test('is refused where single sign-on is the only way in, but for tenant roots', async () => {
    const tenant = await newTenant()
    const { passkey } = await (await browserOf(tenant.staff)).add()
    const { passkey: ofRoot } = await (await browserOf(tenant.root)).add()
    await inTenant(aerie.db, tenant.id, (tx) =>
      tx
        .insertInto('single_sign_on')
        .values({
          tenant_id: tenant.id,
          code: 'k7m2p9xw4hqz',
          issuer: 'https://accounts.example',
          application: 'aerie',
          domains: ['demo.test'],
          groups_claim: 'groups',
          is_enabled: true,
          passwords_disabled: true,
          creates_users: false,
        })
        .execute(),
    )
    expect(await visitor().signIn(passkey)).toMatchObject({ code: 400, messageCode: 'auth.singleSignOnOnly' })
    expect(await visitor().signIn(ofRoot)).toMatchObject({ code: 200 })
  })

  test('is throttled as passwords are', async () => {
    const { user, passkey } = await withPasskey()
    for (let attempt = 0; attempt < 10; attempt++) await visitor().signIn(passkey, { isForged: true })
    expect(await visitor().signIn(passkey)).toMatchObject({ code: 429 })
    expect(await login(user)).toMatchObject({ code: 429 })
  })
})

describe('a passkey as second factor', () => {
  test('is asked for after the password', async () => {
    const { user, passkey } = await withPasskey()
    expect(await login(user)).toMatchObject({
      code: 400,
      messageCode: 'auth.passkeyNeeded',
      errors: [{ field: 'code' }, { field: 'passkey' }],
    })
    const guest = visitor()
    // The password proves who it is, so that the device need not.
    expect(await guest.signInWithPassword(user, passkey, { isUserVerified: false })).toMatchObject({ code: 200 })
    expect(await me(guest)).toMatchObject({ data: { _id: user.id } })
    expect(await history(guest.cookie)).toMatchObject([{ method: 'second-factor', result: 'signed-in' }])
  })

  test('is not offered to a wrong password, nor to a person without one', async () => {
    const { user } = await withPasskey()
    const { staff } = await newTenant()
    const start = (email: string, password: string) =>
      visitor().post('/passkey/second-factor/start', { email, password })
    expect(await start(user.email, 'wrong')).toMatchObject({ code: 400, messageCode: 'auth.wrongCredentials' })
    expect(await start('nobody@demo.test', PASSWORD)).toMatchObject({ code: 400, messageCode: 'auth.wrongCredentials' })
    expect(await start(staff.email, PASSWORD)).toMatchObject({ code: 400, messageCode: 'passkey.noPasskey' })
  })

  test('has to be one of the same person', async () => {
    const { user } = await withPasskey()
    const other = await withPasskey()
    expect(await visitor().signInWithPassword(user, other.passkey)).toMatchObject({
      code: 400,
      messageCode: 'passkey.refused',
    })
  })

  test('can be replaced by each recovery code once', async () => {
    const { user, codes } = await withPasskey()
    const [code = ''] = codes
    expect(await login(user, code)).toMatchObject({ code: 200 })
    expect(await login(user, code)).toMatchObject({ code: 400 })
  })

  test('is not replaced by a code of an app that was never confirmed', async () => {
    const { user, browser } = await withPasskey()
    const { data } = await browser.post<{ secret: string }>('/profile/second-factor/start', { password: PASSWORD })
    expect(await login(user, new TOTP({ secret: data.secret }).generate())).toMatchObject({ code: 400 })
  })

  test('keeps the recovery codes when the authenticator app is turned off', async () => {
    const { browser, user } = await withPasskey()
    const { data } = await browser.post<{ secret: string }>('/profile/second-factor/start', { password: PASSWORD })
    const confirmed = await browser.post<{ recoveryCodes: string[] }>('/profile/second-factor/confirm', {
      code: new TOTP({ secret: data.secret }).generate(),
    })
    const [first = '', second = ''] = confirmed.data.recoveryCodes
    const off = await browser.post('/profile/second-factor/disable', { password: PASSWORD, code: first })
    expect(off).toMatchObject({ code: 200 })
    expect(await login(user, second)).toMatchObject({ code: 200 })
  })

  test('counts where the organisation requires one, and the last one stays', async () => {
    const { user, browser } = await withPasskey()
    await requireSecondFactor(user)
    expect((await aerie.call(browser.cookie, 'GET', '/profile')).code).toBe(200)
    const id = (await list(browser.cookie)).passkeys[0]?._id ?? ''
    expect(await browser.post(`/passkey/revoke/${id}`, { password: PASSWORD })).toMatchObject({
      code: 409,
      messageCode: 'passkey.secondFactorRequired',
    })
    expect((await list(browser.cookie)).passkeys).toHaveLength(1)
  })

  test('can be set up by a person who has to have one', async () => {
    const { staff } = await newTenant()
    const browser = await browserOf(staff)
    await requireSecondFactor(staff)
    expect((await aerie.call(browser.cookie, 'GET', '/profile')).code).toBe(403)
    expect((await browser.add()).added.code).toBe(201)
    expect((await aerie.call(browser.cookie, 'GET', '/profile')).code).toBe(200)
  })

  test('is shown to administrators, who can reset it', async () => {
    const tenant = await newTenant()
    const { passkey } = await (await browserOf(tenant.staff)).add()
    const root = await aerie.cookieOf(tenant.root)
    const users = await aerie.call<{ items: { _id: string; secondFactor: boolean }[] }>(
      root,
      'GET',
      '/tenant/user/fetch-all-user?secondFactor=true',
    )
    expect(users.data.items).toMatchObject([{ _id: tenant.staff.id, secondFactor: true }])
    expect(await aerie.call(root, 'POST', `/tenant/user/reset-second-factor/${tenant.staff.id}`)).toMatchObject({
      code: 200,
    })
    expect(await visitor().signIn(passkey)).toMatchObject({ code: 400, messageCode: 'passkey.refused' })
    expect(await login(tenant.staff)).toMatchObject({ code: 200 })
  })
})

test.each(['https://192.0.2.7', 'https://[2001:db8::1]:8443'])(
  '%s has no host name to bind passkeys to',
  (PUBLIC_URL) => {
    expect(() => relyingPartyOf({ ...aerie.config, PUBLIC_URL })).toThrow(
      'Passkeys need an installation with a host name',
    )
  },
)

test('binds passkeys to the host of the public address', () => {
  expect(relyingPartyOf({ ...aerie.config, PUBLIC_URL: 'https://aerie.example:8443' })).toEqual({
    id: 'aerie.example',
    origin: 'https://aerie.example:8443',
  })
})
