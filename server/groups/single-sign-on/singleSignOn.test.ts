import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { PASSWORD, startTestApp, type TestApp } from '../../testing/testApp'
import { requireOwnIssuer } from './provider'
import { startLyingProvider, type Lie, type LyingProvider } from './testing/lyingProvider'
import { proveDomains } from './testing/proveDomains'
import { startProvider, type Account, type TestProvider } from './testing/startProvider'

const PUBLIC_URL = 'http://aerie.test'
const CALLBACK = `${PUBLIC_URL}/sso/callback`
const SETTINGS = '/single-sign-on/settings'

interface Shown {
  settings: { version: number; hasSecret: boolean; enabled: boolean } | null
  signInUrl: string | null
}

let aerie: TestApp
let provider: TestProvider
let liar: LyingProvider
let root: string

beforeAll(async () => {
  ;[provider, liar] = await Promise.all([startProvider(CALLBACK), startLyingProvider()])
  aerie = await startTestApp({ PUBLIC_URL, OIDC_ORIGINS: `${provider.address},${liar.address}` })
  root = await aerie.cookieOf(aerie.demo.root)
})
afterAll(async () => {
  await aerie.close()
  await Promise.all([provider.stop(), liar.close()])
})

const settings = async () => (await aerie.call<Shown>(root, 'GET', SETTINGS)).data

/** Replaces the settings. Their domains are proven. */
async function configure(change: { domains?: string[] } & Record<string, unknown> = {}) {
  const domains = change.domains ?? ['demo.test']
  const stored = (await settings()).settings
  const off = { issuer: provider.address, application: 'aerie', domains, enabled: false, passwordsDisabled: false }
  const before = await aerie.call<Shown>(root, 'PATCH', SETTINGS, {
    ...off,
    ...(stored && { version: stored.version }),
  })
  await proveDomains(aerie.db, aerie.demo.id, domains)
  const edit = {
    issuer: provider.address,
    application: 'aerie',
    clientSecret: 'a secret',
    domains,
    groups: [],
    enabled: true,
    passwordsDisabled: false,
    createsUsers: false,
    trustsUnverifiedEmail: false,
    version: before.data.settings?.version,
    ...change,
  }
  const reply = await aerie.call<Shown>(root, 'PATCH', SETTINGS, edit)
  expect(reply).toMatchObject({ code: 200 })
  return reply.data.signInUrl?.split('/').at(-1) ?? ''
}

const post = (url: string, payload: object, cookie = '') =>
  aerie.app.inject({ method: 'POST', url: `/apis/v1/single-sign-on/${url}`, payload, headers: { cookie } })

const cookieFrom = (reply: { headers: Record<string, unknown> }, name: string): string =>
  [reply.headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';')[0] ?? '')
    .find((line) => line.startsWith(`${name}=`)) ?? ''

async function start(code: string) {
  const reply = await post('start', { code })
  expect(reply.statusCode).toBe(200)
  return { url: reply.json<{ data: { url: string } }>().data.url, cookie: cookieFrom(reply, 'aerie_sso') }
}

async function signIn(code: string, account: Account) {
  const { url, cookie } = await start(code)
  return post('finish', await provider.signIn(url, account), cookie)
}

const details = async (reply: Awaited<ReturnType<typeof signIn>>) =>
  (
    await aerie.call<{ email: string; permissions: string[] }>(
      cookieFrom(reply, 'aerie_session'),
      'GET',
      '/auth/userdetails',
    )
  ).data

const auditOf = async (action: string) =>
  (
    await aerie.call<{ items: { target: string; address: string; details: Record<string, unknown> }[] }>(
      root,
      'GET',
      `/audit/list?action=${action}`,
    )
  ).data.items

const login = (email: string) => aerie.call(undefined, 'POST', '/auth/login', { email, password: PASSWORD })

describe('settings', () => {
  test('never contain the secret, and need the current version', async () => {
    await configure()
    const shown = await aerie.call<Shown>(root, 'GET', SETTINGS)
    expect(JSON.stringify(shown)).not.toContain('a secret')
    expect(shown.data.settings).toMatchObject({ hasSecret: true, enabled: true })
    expect(await aerie.call(root, 'PATCH', SETTINGS, { version: 99, enabled: false })).toMatchObject({ code: 409 })
  })

  test('reject a provider that the installation does not permit, and one that does not answer', async () => {
    const { version } = (await settings()).settings ?? {}
    const edit = (change: object) => aerie.call(root, 'PATCH', SETTINGS, { version, ...change })
    for (const issuer of ['http://169.254.169.254', 'https://provider.example', `${provider.address}/nothing`]) {
      expect(await edit({ issuer })).toMatchObject({ code: 400, errors: [{ field: 'issuer' }] })
    }
    expect(await edit({ domains: [] })).toMatchObject({ code: 400, errors: [{ field: 'domains' }] })
    expect(await edit({ enabled: false, passwordsDisabled: true })).toMatchObject({ code: 400 })
    expect((await settings()).settings).toMatchObject({ version })
  })

  test('are not turned on before a domain is proven, and unproven domains do not count', async () => {
    const code = await configure()
    const { version } = (await settings()).settings ?? {}
    const edit = { version, domains: ['unproven.test'] }
    const refused = await aerie.call(root, 'PATCH', SETTINGS, edit)
    expect(refused).toMatchObject({ code: 400, errors: [{ field: 'domains' }] })
    expect(refused.errors?.[0]?.message).toMatch(/^Prove at least one/)
    const both = { version, domains: ['demo.test', 'unproven.test'], createsUsers: true }
    expect((await aerie.call(root, 'PATCH', SETTINGS, both)).code).toBe(200)
    const reply = await signIn(code, { sub: 'u', email: 'somebody@unproven.test', email_verified: true })
    expect(reply.json()).toMatchObject({ code: 'singleSignOn.otherDomain' })
  })

  test('can be changed by tenant roots only', async () => {
    const staff = await aerie.cookieOf(aerie.demo.staff)
    expect((await aerie.call(staff, 'GET', SETTINGS)).code).toBe(403)
    const other = await aerie.cookieOf(aerie.other.root)
    expect((await aerie.call<Shown>(other, 'GET', SETTINGS)).data.settings).toBeNull()
    expect((await aerie.call(other, 'DELETE', SETTINGS)).code).toBe(404)
  })
})

describe('sign-in', () => {
  test('opens the account with the e-mail address, and later goes by the identity', async () => {
    const code = await configure()
    const first = await signIn(code, { sub: 'sam', email: 'staff@demo.test', email_verified: true })
    expect(first.statusCode).toBe(200)
    expect((await details(first)).email).toBe('staff@demo.test')
    const renamed = await signIn(code, { sub: 'sam', email: 'sam@elsewhere.test', email_verified: true })
    expect((await details(renamed)).email).toBe('staff@demo.test')
    const recycled = await signIn(code, { sub: 'sam-2', email: 'staff@demo.test', email_verified: true })
    expect(recycled.json()).toMatchObject({ code: 'singleSignOn.otherIdentity' })
  })

  test('finishes once, in the browser that began it', async () => {
    const code = await configure()
    const { url, cookie } = await start(code)
    const answer = await provider.signIn(url, { sub: 'sam', email: 'staff@demo.test' })
    const elsewhere = [await post('finish', answer), await post('finish', answer, (await start(code)).cookie)]
    for (const reply of elsewhere) expect(reply.json()).toMatchObject({ code: 'singleSignOn.startAgain' })
    const all = await Promise.all(Array.from({ length: 5 }, () => post('finish', answer, cookie)))
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const forged = cookie.slice(0, -3) + 'AAA'
    expect((await post('finish', answer, forged)).statusCode).toBe(400)
    expect((await post('finish', answer, 'aerie_sso=x')).statusCode).toBe(400)
  })

  test.each([
    ['an unverified e-mail address', { sub: 'a', email: 'viewer@demo.test', email_verified: false }, 'noEmail'],
    ['no e-mail address', { sub: 'b' }, 'noEmail'],
    ['another domain', { sub: 'c', email: 'root@other.test', email_verified: true }, 'otherDomain'],
    ['nobody', { sub: 'd', email: 'new@demo.test', email_verified: true }, 'noAccount'],
  ])('is rejected for %s', async (_name, account, reason) => {
    const reply = await signIn(await configure(), account)
    expect(reply.json()).toMatchObject({ code: `singleSignOn.${reason}` })
    expect(cookieFrom(reply, 'aerie_session')).toBe('')
  })

  test('never opens an account of another tenant', async () => {
    const code = await configure({ domains: ['demo.test', 'other.test'], createsUsers: true })
    const reply = await signIn(code, { sub: 'thief', email: 'root@other.test', email_verified: true })
    expect(reply.json()).toMatchObject({ code: 'singleSignOn.noAccount' })
    const { data } = await aerie.call<{ items: object[] }>(root, 'GET', '/audit/list?action=session.reject')
    expect(data.items[0]).toMatchObject({ target: 'root@other.test' })
  })

  test('creates one account for parallel first sign-ins, with the groups of the provider', async () => {
    const permissions = ['mission_list', 'dashboard']
    const made = { name: 'Pilots', permissions, members: [] }
    const group = await aerie.call<{ _id: string }>(root, 'POST', '/tenant/usergroup/tenant-usergroup-create', made)
    const groups = [{ value: 'pilots', groupId: group.data._id }]
    const code = await configure({ createsUsers: true, groups })
    const pia = {
      sub: 'pia',
      email: 'pia@demo.test',
      email_verified: true,
      name: 'Pia Pilot',
      groups: ['pilots', 'all'],
    }
    const begun = await Promise.all([start(code), start(code), start(code)])
    const answers = await Promise.all(
      begun.map(async ({ url, cookie }) => ({ cookie, answer: await provider.signIn(url, pia) })),
    )
    const replies = await Promise.all(answers.map(({ answer, cookie }) => post('finish', answer, cookie)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await details(replies[0] as never)).permissions).toEqual(expect.arrayContaining(permissions))
    const users = await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.selectFrom('app_user').select(['name', 'has_joined']).where('email', '=', 'pia@demo.test').execute(),
    )
    expect(users).toEqual([{ name: 'Pia Pilot', has_joined: true }])
    const later = await signIn(code, { ...pia, groups: [] })
    expect((await details(later)).permissions).not.toContain('mission_list')
  })

  test('records the account that it creates and the identity that it connects, once', async () => {
    const code = await configure({ createsUsers: true })
    const una = { sub: 'una', email: 'una@demo.test', email_verified: true, name: 'Una' }
    expect((await signIn(code, una)).statusCode).toBe(200)
    expect((await signIn(code, una)).statusCode).toBe(200)
    const of = (action: string) => auditOf(action).then((all) => all.filter(({ target }) => target === una.email))
    const common = { address: '127.0.0.1', actor: { name: 'Una' } }
    expect(await of('user.create')).toMatchObject([{ ...common, details: { provider: provider.address } }])
    expect(await of('single-sign-on.connect')).toMatchObject([
      { ...common, details: { provider: provider.address, subject: 'una', verified: 'yes' } },
    ])
  })

  test('opens an account for one of two identities with the same e-mail address that sign in together', async () => {
    const code = await configure({ createsUsers: true })
    const accounts = ['tom', 'other-tom'].map((sub) => ({ sub, email: 'tom@demo.test', email_verified: true }))
    const begun = await Promise.all(accounts.map(() => start(code)))
    const answers: object[] = []
    for (const [index, account] of accounts.entries()) {
      answers.push(await provider.signIn(begun[index]?.url ?? '', account))
    }
    const replies = await Promise.all(answers.map((answer, index) => post('finish', answer, begun[index]?.cookie)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    const refused = replies.find(({ statusCode }) => statusCode === 400)
    expect(refused?.json()).toMatchObject({ code: 'singleSignOn.otherIdentity' })
  })

  test('is refused for a disabled person and for a suspended tenant', async () => {
    const code = await configure()
    const disable = (at: Date | null) =>
      asPlatform(aerie.db, (tx) =>
        tx.updateTable('app_user').set({ disabled_at: at }).where('id', '=', aerie.demo.staff.id).execute(),
      )
    await disable(new Date())
    const reply = await signIn(code, { sub: 'sam', email: 'staff@demo.test' })
    expect(reply.json()).toMatchObject({ code: 'singleSignOn.accountDisabled' })
    await disable(null)
    const setStatus = (status: string) =>
      asPlatform(aerie.db, (tx) => tx.updateTable('tenant').set({ status }).where('id', '=', aerie.demo.id).execute())
    await setStatus('suspended')
    expect((await post('start', { code })).statusCode).toBe(400)
    await setStatus('active')
  })

  test('is refused after the person was deleted, and the identity can return with a new account', async () => {
    const code = await configure({ createsUsers: true })
    const rob = { sub: 'rob', email: 'rob@demo.test', email_verified: true, name: 'Rob' }
    const first = await details(await signIn(code, rob))
    const { data } = await aerie.call<{ items: { _id: string; email: string }[] }>(
      root,
      'GET',
      '/tenant/user/fetch-all-user',
    )
    const id = data.items.find(({ email }) => email === first.email)?._id ?? ''
    expect((await aerie.call(root, 'DELETE', `/tenant/user/delete-user/${id}`)).code).toBe(200)
    await configure({ createsUsers: false })
    expect((await signIn(code, rob)).json()).toMatchObject({ code: 'singleSignOn.noAccount' })
    await configure({ createsUsers: true })
    expect((await signIn(code, rob)).statusCode).toBe(200)
  })
})

describe('shared issuers', () => {
  const shared = [
    'https://login.microsoftonline.com/common/v2.0',
    'https://login.microsoftonline.com/Organizations/v2.0',
    'https://login.microsoftonline.com//consumers/v2.0',
    'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0',
    'https://login.microsoftonline.com/{tenantid}/v2.0',
    'https://login.microsoftonline.com/%7Btenantid%7D/v2.0',
    'https://login.microsoftonline.us/common/v2.0',
    'https://login.partner.microsoftonline.cn/common/v2.0',
    'https://sts.windows.net/common',
  ]

  test('are refused when they are saved, with what to enter instead', async () => {
    await configure()
    const { version } = (await settings()).settings ?? {}
    for (const issuer of shared) {
      const reply = await aerie.call(root, 'PATCH', SETTINGS, { version, issuer, enabled: false })
      expect(reply).toMatchObject({
        code: 400,
        messageCode: 'singleSignOn.sharedIssuer',
        errors: [{ field: 'issuer' }],
      })
      expect(reply.message).toContain('Enter the address of your own directory')
    }
  })

  test('are refused at sign-in, where they were saved before', async () => {
    const code = await configure()
    const store = (issuer: string) =>
      inTenant(aerie.db, aerie.demo.id, (tx) => tx.updateTable('single_sign_on').set({ issuer }).execute())
    await store(shared[0] ?? '')
    const reply = await post('start', { code })
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 'singleSignOn.sharedIssuer' }])
    await store(provider.address)
  })

  test('are not those of one directory, nor of other providers', () => {
    const own = [
      'https://login.microsoftonline.com/01234567-89ab-cdef-0123-456789abcdef/v2.0',
      'https://login.microsoftonline.com/common.example/v2.0',
      'https://keys.example/common',
      'https://accounts.google.com',
    ]
    for (const issuer of own) expect(() => requireOwnIssuer(new URL(issuer))).not.toThrow()
  })
})

test('limits the sign-ins of an address before the provider is asked', async () => {
  const code = await configure({ issuer: liar.address })
  const { cookie, url } = await start(code)
  const state = new URL(url).searchParams.get('state')
  liar.trouble('discovery', 'fails')
  const used = ['starts', 'answers'].flatMap((kind) =>
    Array.from({ length: 300 }, () => ({ account: `${kind} of single sign-on`, address: `${kind} 127.0.0.1` })),
  )
  await asPlatform(aerie.db, (tx) => tx.insertInto('login_attempt').values(used).execute())
  const replies = [await post('start', { code }), await post('finish', { state, code: 'x' }, cookie)]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([429, 429])
  await asPlatform(aerie.db, (tx) => tx.deleteFrom('login_attempt').execute())
  liar.trouble('discovery')
})

test('sign-ins ask the provider for what it says of itself once, and do not count as attempts', async () => {
  const code = await configure({ issuer: liar.address, application: 'aerie' })
  await asPlatform(aerie.db, (tx) => tx.deleteFrom('login_attempt').execute())
  const honest = { sub: 'counted', email: 'viewer@demo.test', email_verified: true }
  const before = liar.asked().discovery
  for (let count = 0; count < 3; count++) {
    const { url, cookie } = await start(code)
    const query = new URL(url).searchParams
    liar.tell({ claims: honest }, query.get('nonce') ?? '')
    const reply = await post('finish', { state: query.get('state') ?? '', code: 'x' }, cookie)
    expect(reply.statusCode).toBe(200)
  }
  expect(liar.asked().discovery - before).toBeLessThanOrEqual(1)
  const left = await asPlatform(aerie.db, (tx) => tx.selectFrom('login_attempt').selectAll().execute())
  expect(left).toEqual([])
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.deleteFrom('single_sign_on_identity').where('subject', '=', 'counted').execute(),
  )
})

test('limits refused answers of one organisation from all networks, except from those of its people', async () => {
  const code = await configure({ issuer: liar.address })
  const { cookie, url } = await start(code)
  const state = new URL(url).searchParams.get('state')
  const from = `answers of ${aerie.demo.id}`
  const used = Array.from({ length: 600 }, () => ({ account: `answers to ${aerie.demo.id}`, address: from }))
  const known = { user_id: aerie.demo.root.id, tenant_id: aerie.demo.id, address: '127.0.0.1' }
  await asPlatform(aerie.db, async (tx) => {
    await tx.insertInto('login_attempt').values(used).execute()
    await tx.deleteFrom('known_address').execute()
  })
  const asked = liar.asked().token
  expect((await post('finish', { state, code: 'x' }, cookie)).statusCode).toBe(429)
  expect(liar.asked().token).toBe(asked)
  await asPlatform(aerie.db, (tx) => tx.insertInto('known_address').values(known).execute())
  expect((await post('finish', { state, code: 'x' }, cookie)).statusCode).toBe(400)
  await asPlatform(aerie.db, (tx) => tx.deleteFrom('login_attempt').execute())
})

test('limits tests of the settings for each organisation', async () => {
  await configure()
  const from = `sign-in tests of ${aerie.demo.id}`
  const used = Array.from({ length: 60 }, () => ({ account: from, address: from }))
  await asPlatform(aerie.db, (tx) => tx.insertInto('login_attempt').values(used).execute())
  expect((await aerie.call(root, 'POST', '/single-sign-on/test')).code).toBe(429)
  await asPlatform(aerie.db, (tx) => tx.deleteFrom('login_attempt').execute())
  expect((await aerie.call(root, 'POST', '/single-sign-on/test')).code).toBe(200)
})

describe('ID tokens', () => {
  const tell = async (lie: Lie, claims: object = {}, change: object = {}) => {
    const code = await configure({ issuer: liar.address, ...change })
    const { url, cookie } = await start(code)
    const query = new URL(url).searchParams
    const honest = { email: 'viewer@demo.test', email_verified: true }
    liar.tell({ ...lie, claims: { ...honest, ...lie.claims, ...claims } }, query.get('nonce') ?? '')
    return post('finish', { state: query.get('state') ?? '', code: 'x' }, cookie)
  }

  test.each<[string, Lie]>([
    ['another audience', { claims: { aud: 'somebody' } }],
    ['another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['another nonce', { claims: { nonce: 'x' } }],
    ['no signature', { header: { alg: 'none' } }],
    ['a signature by the client secret', { header: { alg: 'HS256' }, secret: 'a secret' }],
    ['a key that is not published', { foreignKey: true }],
    ['an end in the past', { claims: { exp: 1, iat: 0 } }],
  ])('with %s are rejected', async (_name, lie) => {
    const reply = await tell(lie)
    expect(reply.json()).toMatchObject({ code: 'singleSignOn.answerRejected' })
    expect(cookieFrom(reply, 'aerie_session')).toBe('')
  })

  const stranger = { sub: 'stranger', email: 'root@demo.test' }

  test.each([
    ['without email_verified', undefined, 'verificationUnknown'],
    ['with email_verified null', null, 'verificationUnknown'],
    ['with email_verified as the text "false"', 'false', 'noEmail'],
    ['with email_verified as the text "true"', 'true', 'noEmail'],
    ['with email_verified 1', 1, 'noEmail'],
  ])('%s open no account by its e-mail address', async (_name, email_verified, reason) => {
    const reply = await tell({}, { ...stranger, email_verified })
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: `singleSignOn.${reason}` }])
    expect(cookieFrom(reply, 'aerie_session')).toBe('')
  })

  test('without email_verified open an account where the settings permit it, which is in the audit log', async () => {
    const change = { trustsUnverifiedEmail: true }
    const refused = await tell({}, { ...stranger, email_verified: false }, change)
    expect(refused.json()).toMatchObject({ code: 'singleSignOn.noEmail' })
    const claims = { sub: 'vic', email: 'viewer@demo.test', email_verified: undefined }
    expect((await tell({}, claims, change)).statusCode).toBe(200)
    const edits = (await auditOf('single-sign-on.edit')).map(({ details: changed }) => changed)
    expect(edits).toContainEqual(
      expect.objectContaining({ 'trustsUnverifiedEmail.before': false, 'trustsUnverifiedEmail.after': true }),
    )
    expect((await auditOf('single-sign-on.connect'))[0]).toMatchObject({
      target: 'viewer@demo.test',
      details: { provider: liar.address, subject: 'vic', verified: 'unknown' },
    })
    // Another identity for the same address, below.
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.deleteFrom('single_sign_on_identity').where('subject', '=', 'vic').execute(),
    )
  })

  test('without a fault are accepted', async () => {
    expect((await tell({})).statusCode).toBe(200)
  })
})

test('passwords can be turned off for everybody but tenant roots', async () => {
  await configure({ passwordsDisabled: true })
  expect(await login('staff@demo.test')).toMatchObject({
    code: 400,
    messageCode: 'auth.singleSignOnOnly',
    message: `Your organisation signs in with single sign-on. Open ${(await settings()).signInUrl}.`,
  })
  expect((await login('root@demo.test')).code).toBe(200)
  expect((await login('staff@other.test')).code).toBe(200)
  expect((await aerie.call(root, 'DELETE', SETTINGS)).code).toBe(200)
  expect((await login('staff@demo.test')).code).toBe(200)
  const { data } = await aerie.call<{ items: { action: string }[] }>(root, 'GET', '/audit/list?action=single-sign-on')
  expect(data.items[0]).toMatchObject({ action: 'single-sign-on.delete' })
})
