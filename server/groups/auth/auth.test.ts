import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform } from '../../platform/db/tenancy'
import { PASSWORD, startTestApp, type TestApp, type TestUser } from '../../testing/testApp'
import { withdrawTerms } from '../../testing/withdrawTerms'
import { until } from '../../testing/until'

type UserDetails = components['schemas']['UserDetails']

const NEW_PASSWORD = 'quite another password'

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp()
})
afterAll(() => aerie.close())
afterEach(() => asPlatform(aerie.db, (tx) => tx.deleteFrom('login_attempt').execute()))

const login = (email: string, password = PASSWORD, extra: { cookie?: string; address?: string } = {}) =>
  aerie.app.inject({
    method: 'POST',
    url: '/apis/v1/auth/login',
    payload: { email, password },
    remoteAddress: extra.address ?? '10.0.0.1',
    headers: extra.cookie === undefined ? {} : { cookie: extra.cookie },
  })

async function isWaitingForRow(): Promise<boolean> {
  const { rows } = await aerie.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

const links = ({ sideBar }: UserDetails): (string | undefined)[] =>
  sideBar.flatMap((entry) => entry.sub_menu?.map(({ link }) => link) ?? [entry.link])

describe('login', () => {
  test('returns the user details and a cookie that scripts cannot read', async () => {
    const response = await login('Staff@Demo.test')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      status: true,
      data: { _id: aerie.demo.staff.id, userType: 'tenant-staff', tenantId: { _id: aerie.demo.id, name: 'demo' } },
    })
    for (const cookie of [response.headers['set-cookie']].flat()) expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/)
    expect(response.body).not.toContain('argon2')
  })

  test('sets a Secure cookie bound to the host over TLS', async () => {
    const secure = await startTestApp({ PUBLIC_URL: 'https://aerie.test' })
    const cookie = await secure.signIn(secure.demo.staff)
    expect(cookie).toMatch(/^__Host-aerie_session=/)
    await secure.close()
  })

  test('replies a wrong password and an unknown e-mail with the same text, and not with 401', async () => {
    const replies = [await login('staff@demo.test', 'wrong'), await login('nobody@demo.test', 'wrong')]
    for (const reply of replies) {
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toEqual({
        status: false,
        message: 'Wrong e-mail or password.',
        code: 'auth.wrongCredentials',
        values: {},
      })
      expect(reply.headers['set-cookie']).toBeUndefined()
    }
  })

  test('tells only who knows the password that a user is disabled, and rejects users of a suspended tenant', async () => {
    await asPlatform(aerie.db, async (tx) => {
      await tx.updateTable('app_user').set({ disabled_at: new Date() }).where('id', '=', aerie.other.staff.id).execute()
    })
    const disabled = 'This user is disabled. Ask an administrator of your organisation.'
    expect((await login('staff@other.test')).json()).toMatchObject({ message: disabled })
    expect((await login('staff@other.test', 'wrong')).json()).toMatchObject({ message: 'Wrong e-mail or password.' })
    const { data } = await aerie.call<{ items: { details: unknown }[] }>(
      await aerie.cookieOf(aerie.other.root),
      'GET',
      '/audit/list?action=session.reject',
    )
    expect(data.items.map(({ details }) => details)).toMatchObject([{ wrong: 'password' }, { reason: 'disabled' }])
    const cookie = await aerie.cookieOf(aerie.other.viewer)
    const setStatus = (status: string) =>
      asPlatform(aerie.db, (tx) => tx.updateTable('tenant').set({ status }).where('id', '=', aerie.other.id).execute())
    await setStatus('suspended')
    expect((await login('root@other.test')).json()).toMatchObject({ message: 'This account is suspended.' })
    expect((await aerie.call(cookie, 'GET', '/auth/userdetails')).code).toBe(401)
    await setStatus('active')
    expect((await aerie.call(cookie, 'GET', '/auth/userdetails')).code).toBe(200)
  })

  test('ends the previous session of the browser', async () => {
    const first = await aerie.signIn(aerie.demo.viewer)
    const second = await login('viewer@demo.test', PASSWORD, { cookie: first })
    expect(second.statusCode).toBe(200)
    expect((await aerie.call(first, 'GET', '/auth/userdetails')).code).toBe(401)
  })

  test.each([
    ['the password changes', 'password_hash', 'another', 'auth.wrongCredentials'],
    ['the account is disabled', 'disabled_at', '2026-01-01T00:00:00Z', 'auth.disabled'],
  ])('makes no session when %s while the password is being checked', async (_, column, value, code) => {
    const { root } = await aerie.addTenant(`late-${code.split('.')[1]?.toLowerCase()}`)
    const change = await aerie.pool.connect()
    try {
      await change.query(`begin; set local role aerie_platform`)
      await change.query(`update app_user set ${column} = $1 where id = $2`, [value, root.id])
      await change.query('delete from session where user_id = $1', [root.id])
      let isAnswered = false
      const answer = login(root.email).finally(() => (isAnswered = true))
      // The sign-in has read what was true before, and waits for what is changed.
      await until(async () => isAnswered || (await isWaitingForRow()))
      await change.query('commit')
      const reply = await answer
      expect(reply.json()).toMatchObject({ status: false, code })
      const sessions = await asPlatform(aerie.db, (tx) =>
        tx.selectFrom('session').select('id').where('user_id', '=', root.id).execute(),
      )
      expect(sessions).toEqual([])
    } finally {
      change.release(true)
    }
  })

  test('throttles an address after ten wrong passwords and still lets the owner sign in from another address', async () => {
    for (let guess = 0; guess < 10; guess++) expect((await login('root@demo.test', 'wrong')).statusCode).toBe(400)
    const throttled = await login('root@demo.test')
    expect(throttled.statusCode).toBe(429)
    expect(throttled.json()).toEqual({
      status: false,
      message: 'Too many attempts. Try again in 15 minutes.',
      code: 'identity.tooManyAttempts',
      values: {},
    })
    expect((await login('root@demo.test', PASSWORD, { address: '10.0.0.2' })).statusCode).toBe(200)
  })

  test('throttles distributed attempts except from addresses that the owner has used', async () => {
    expect((await login('root@demo.test', PASSWORD, { address: '10.1.0.1' })).statusCode).toBe(200)
    await asPlatform(aerie.db, async (tx) => {
      for (let address = 0; address < 100; address++) {
        await tx
          .insertInto('login_attempt')
          .values({ account: 'root@demo.test', address: `10.2.0.${address}` })
          .execute()
      }
    })
    expect((await login('root@demo.test', PASSWORD, { address: '10.3.0.1' })).statusCode).toBe(429)
    expect((await login('root@demo.test', PASSWORD, { address: '10.1.0.1' })).statusCode).toBe(200)
  })
})

describe('logout', () => {
  test('ends the session, not only the cookie', async () => {
    const cookie = await aerie.cookieOf(aerie.demo.staff)
    expect((await aerie.call(cookie, 'POST', '/auth/logout')).code).toBe(200)
    expect((await aerie.call(cookie, 'GET', '/auth/userdetails')).code).toBe(401)
    expect((await aerie.call(undefined, 'POST', '/auth/logout')).code).toBe(200)
  })
})

describe('getUserDetails', () => {
  const menuOf = async (user: TestUser) => {
    const { data } = await aerie.call<UserDetails>(await aerie.cookieOf(user), 'GET', '/auth/userdetails')
    return links(data)
  }

  test('returns the menu of a super-admin', async () => {
    expect(await menuOf(aerie.admin)).toEqual([
      '/dashboard/admin/tenant/list',
      '/dashboard/admin/tenant/create',
      '/dashboard/admin/package/list',
      '/dashboard/admin/package/create',
      '/dashboard/admin/permission/create',
    ])
  })

  test('returns the menu of a tenant root', async () => {
    expect(await menuOf(aerie.demo.root)).toEqual([
      '/dashboard',
      '/dashboard/tenant/organisation',
      '/dashboard/missions',
      '/dashboard/tenant/user/list',
      '/dashboard/tenant/user/create',
      '/dashboard/tenant/client/list',
      '/dashboard/tenant/client/create',
      '/dashboard/tenant/client/missions',
      '/dashboard/tenant/user-group/create',
      '/dashboard/tenant/user-group/list',
      '/dashboard/data',
      '/dashboard/basemap',
      '/dashboard/control-center',
      '/dashboard/assets',
    ])
  })

  test('returns the menu of a client', async () => {
    expect(await menuOf(aerie.demo.client)).toEqual(['/dashboard/client/missions'])
  })

  test('returns one menu entry for each permission of a user with custom permissions', async () => {
    expect(await menuOf(aerie.demo.viewer)).toEqual(['/dashboard', '/dashboard/missions', '/dashboard/data'])
  })

  test('replies 401 without a session, with a forged one and with one signed by another secret', async () => {
    for (const cookie of [undefined, 'aerie_session=x', 'aerie_session=abc.def', 'aerie_session=%E0%A4%A']) {
      expect(await aerie.call(cookie, 'GET', '/auth/userdetails')).toEqual({
        code: 401,
        status: false,
        message: 'Un-Authorized! Please re-login to continue.',
        messageCode: 'error.unauthorized',
        values: {},
      })
    }
  })
})

describe('password reset', () => {
  const outbox = () => path.join(aerie.config.DATA_DIR, 'outbox')
  const mails = () => readdir(outbox()).catch((): string[] => [])

  const codeFor = async (email: string): Promise<string> => {
    const before = await mails()
    await aerie.call(undefined, 'POST', '/auth/forgot-password', { email })
    const isNew = (name: string) => name.endsWith('.eml') && !before.includes(name)
    const file = await until(async () => (await mails()).find(isNew))
    return /(\d{12})/.exec(await readFile(path.join(outbox(), file), 'utf8'))?.[1] ?? ''
  }
  const reset = (email: string, code: string, password = NEW_PASSWORD) =>
    aerie.call(undefined, 'POST', '/auth/reset-password', { email, code, password })

  test('sets a new password with the mailed code, once, and ends every session', async () => {
    const cookie = await aerie.cookieOf(aerie.other.client)
    const code = await codeFor('client@other.test')
    expect(await reset('client@other.test', code)).toMatchObject({ code: 200, status: true })
    expect((await aerie.call(cookie, 'GET', '/auth/userdetails')).code).toBe(401)
    expect((await login('client@other.test')).statusCode).toBe(400)
    expect((await login('client@other.test', NEW_PASSWORD)).statusCode).toBe(200)
    expect(await reset('client@other.test', code)).toMatchObject({ code: 400, errors: [{ field: 'code' }] })
  })

  test('replies known and unknown e-mails alike and mails only the known one', async () => {
    const before = (await mails()).length
    const unknown = await aerie.call(undefined, 'POST', '/auth/forgot-password', { email: 'nobody@x.test' })
    expect((await mails()).length).toBe(before)
    await codeFor('viewer@demo.test')
    const known = await aerie.call(undefined, 'POST', '/auth/forgot-password', { email: 'viewer@demo.test' })
    expect(known).toEqual(unknown)
  })

  test('mails a code of twelve digits, which 2160 guesses a day do not find', async () => {
    const code = await codeFor('root@other.test')
    expect(code).toMatch(/^\d{12}$/)
    expect((await reset('root@other.test', code.slice(0, 6))).code).toBe(400)
  })

  test('rejects the code after five wrong attempts', async () => {
    const code = await codeFor('root@other.test')
    const wrong = code === '000000000000' ? '000000000001' : '000000000000'
    for (let guess = 0; guess < 5; guess++) expect((await reset('root@other.test', wrong)).code).toBe(400)
    expect((await reset('root@other.test', code)).code).toBe(400)
    expect((await login('root@other.test', PASSWORD, { address: '10.0.0.9' })).statusCode).toBe(200)
  })

  test('rejects a code after ten minutes and when a newer one was sent', async () => {
    const first = await codeFor('staff@demo.test')
    const second = await codeFor('staff@demo.test')
    if (first !== second) expect((await reset('staff@demo.test', first)).code).toBe(400)
    await asPlatform(aerie.db, (tx) =>
      tx
        .updateTable('password_reset')
        .set({ expires_at: new Date(Date.now() - 1000) })
        .execute(),
    )
    expect((await reset('staff@demo.test', second)).code).toBe(400)
  })
})

describe('acceptTerms', () => {
  test('stores the acceptance and rejects any value but true', async () => {
    const cookie = await aerie.cookieOf(aerie.demo.client)
    await withdrawTerms(aerie, aerie.demo.client)
    const details = () => aerie.call<UserDetails>(cookie, 'GET', '/auth/userdetails')
    expect((await details()).data.isTermsAccepted).toBe(false)
    expect((await aerie.call(cookie, 'PATCH', '/tenant/user/terms-conditions-check?terms=false')).code).toBe(400)
    expect((await aerie.call(cookie, 'PATCH', '/tenant/user/terms-conditions-check?terms=true')).code).toBe(200)
    expect((await details()).data.isTermsAccepted).toBe(true)
  })
})

describe('cross-site requests', () => {
  const post = (headers: Record<string, string>, payload: string | object = {}) =>
    aerie.app.inject({
      method: 'POST',
      url: '/apis/v1/auth/logout',
      headers: { host: 'aerie.test', ...headers },
      payload,
    })

  test('are rejected with 403', async () => {
    expect((await post({ origin: 'http://evil.test' })).statusCode).toBe(403)
    expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await post({ origin: 'null' })).statusCode).toBe(403)
    expect((await post({ origin: 'http://aerie.test' })).statusCode).toBe(200)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json\t; charset=x, text/plain', 'a'])(
    'are rejected with a body of type %s',
    async (type) => {
      const response = await aerie.app.inject({
        method: 'POST',
        url: '/apis/v1/auth/login',
        headers: { 'content-type': type },
        payload: JSON.stringify({ email: 'staff@demo.test', password: PASSWORD, extra: 1 }),
      })
      expect([400, 415]).toContain(response.statusCode)
      expect(response.json()).toMatchObject({ status: false })
    },
  )

  test('every reply has a request ID and a content security policy', async () => {
    const response = await aerie.app.inject({ url: '/apis/v1/nothing' })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ status: false, message: 'This address does not exist' })
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
    const policy = String(response.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
  })
})
