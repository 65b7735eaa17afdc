import type { AddressInfo } from 'node:net'
import { asPlatform } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { startLyingProvider, type Lie, type LyingProvider } from './testing/lyingProvider'
import { cookieFrom, relyingParty, type RelyingParty } from './testing/relyingParty'
import { startProvider, type TestProvider } from './testing/startProvider'

const PUBLIC_URL = 'http://aerie.test'
const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} }
const SAM = { sub: 'sam', email: 'staff@demo.test', email_verified: true }

let aerie: TestApp
let liar: LyingProvider
let provider: TestProvider
let party: RelyingParty
let listening: string

beforeAll(async () => {
  liar = await startLyingProvider()
  provider = await startProvider(`${PUBLIC_URL}/sso/callback`)
  aerie = await startTestApp({ PUBLIC_URL, OIDC_ORIGINS: `${liar.address},${provider.address}` })
  party = relyingParty(aerie, await aerie.cookieOf(aerie.demo.root))
  await aerie.app.listen({ port: 0, host: '127.0.0.1' })
  listening = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await aerie.close()
  await liar.close()
  await provider.stop()
})

const addressOf = (code: string): string => `${listening}/apis/v1/single-sign-on/logout/${code}`

/** @returns the cookie of the session */
async function signIn(code: string): Promise<string> {
  const begun = await party.begin(code)
  const reply = await party.post('finish', await provider.signIn(begun.url, SAM), begun.cookie)
  return cookieFrom(reply, 'aerie_session')
}

const statusOf = async (cookie: string) => (await aerie.call(cookie, 'GET', '/auth/userdetails')).code

describe('at a provider', () => {
  test('ends the sessions that were started there, and no other ones', async () => {
    const code = await party.configure({ issuer: provider.address })
    const sessions = [await signIn(code), await signIn(code)]
    const byPassword = await aerie.cookieOf(aerie.demo.staff)
    await provider.signOut({ sub: 'sam', address: addressOf(code) })
    expect(await Promise.all(sessions.map(statusOf))).toEqual([401, 401])
    expect(await statusOf(byPassword)).toBe(200)
    const root = await aerie.cookieOf(aerie.demo.root)
    const { data } = await aerie.call<{ items: object[] }>(root, 'GET', '/audit/list?action=session.revoke')
    expect(data.items[0]).toMatchObject({ target: 'staff@demo.test', details: { ended: 2 } })
  })

  test('ends one session by the name that the provider gave it', async () => {
    const code = await party.configure({ issuer: provider.address })
    const first = await signIn(code)
    const second = await signIn(code)
    const names = await asPlatform(aerie.db, (tx) =>
      tx
        .selectFrom('session')
        .select('provider_session')
        .where('provider_issuer', '=', provider.address)
        .orderBy('id')
        .execute(),
    )
    expect(new Set(names.map((row) => row.provider_session)).size).toBe(2)
    await provider.signOut({ sub: 'sam', sid: names[0]?.provider_session ?? '', address: addressOf(code) })
    expect(await Promise.all([first, second].map(statusOf))).toEqual([401, 200])
  })
})

describe('tokens', () => {
  let code: string

  /** Signs the viewer in at the liar. */
  async function open(): Promise<string> {
    code = await party.configure({ issuer: liar.address })
    const begun = await party.begin(code)
    liar.tell({ claims: { email: 'viewer@demo.test', email_verified: true, sid: 'session 1' } }, begun.nonce)
    return cookieFrom(await party.post('finish', { state: begun.state, code: 'x' }, begun.cookie), 'aerie_session')
  }

  const report = (payload: string, type = 'application/x-www-form-urlencoded', to = code) =>
    aerie.app.inject({
      method: 'POST',
      url: `/apis/v1/single-sign-on/logout/${to}`,
      payload,
      headers: { 'content-type': type },
    })

  const tokenOf = (lie: Lie = {}): string =>
    liar.sign({
      ...lie,
      header: { typ: 'logout+jwt', ...lie.header },
      claims: { jti: crypto.randomUUID(), events: EVENTS, ...lie.claims },
    })

  const send = (token: string, to = code) =>
    report(new URLSearchParams({ logout_token: token }).toString(), undefined, to)

  test.each<[string, () => Lie]>([
    ['another audience', () => ({ claims: { aud: 'somebody' } })],
    ['another issuer', () => ({ claims: { iss: 'https://accounts.google.com' } })],
    ['a nonce, as ID tokens have', () => ({ claims: { nonce: 'x' } })],
    ['no event', () => ({ claims: { events: undefined } })],
    ['another event', () => ({ claims: { events: { 'http://schemas.openid.net/event/other': {} } } })],
    ['neither a person nor a session', () => ({ claims: { sub: undefined } })],
    ['no ID of its own', () => ({ claims: { jti: undefined } })],
    ['no signature', () => ({ header: { alg: 'none' } })],
    ['a signature by the client secret', () => ({ header: { alg: 'HS256' }, secret: 'a secret' })],
    ['a signature by the public key', () => ({ header: { alg: 'HS256' }, secret: liar.publicKey() })],
    ['a key that is not published', () => ({ foreignKey: true })],
    ['an age of an hour', () => ({ claims: { iat: Math.floor(Date.now() / 1000) - 3600 } })],
    ['another type', () => ({ header: { typ: 'at+jwt' } })],
  ])('with %s are refused', async (_name, lie) => {
    const session = await open()
    const reply = await send(tokenOf(lie()))
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ error: 'invalid_request' })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(await statusOf(session)).toBe(200)
  })

  test('for another client are refused before the provider is asked', async () => {
    await open()
    // What the provider has said before is forgotten.
    code = await party.configure({ issuer: liar.address })
    liar.trouble('discovery', 'fails')
    const replies = [await send(tokenOf({ claims: { aud: 'somebody' } })), await send('x'), await send(tokenOf())]
    const reasons = replies.map((reply) => reply.json<{ error_description: string }>().error_description)
    liar.trouble('discovery')
    expect(reasons[0]).toBe('The token is for another client')
    expect(reasons[1]).not.toMatch(/provider/)
    expect(reasons[2]).toMatch(/provider/)
  })

  test('and sign-ins that anybody begins do not ask the provider each time', async () => {
    const session = await open()
    expect((await send(tokenOf({ claims: { sub: 'nobody' } }))).statusCode).toBe(200)
    const before = liar.asked()
    for (let index = 0; index < 5; index++) {
      expect((await party.post('start', { code })).statusCode).toBe(200)
      expect((await send(tokenOf({ foreignKey: true }))).statusCode).toBe(400)
    }
    expect(liar.asked()).toEqual(before)
    liar.rotate()
    expect((await send(tokenOf())).statusCode).toBe(400)
    const tokens = [tokenOf(), tokenOf({ foreignKey: true })]
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000)
    const replies = []
    for (const token of tokens) replies.push(await send(token))
    later.mockRestore()
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 400])
    expect(liar.asked()).toEqual({ ...before, jwks: before.jwks + 1 })
    expect(await statusOf(session)).toBe(401)
  })

  test('count once, by person or by session alone', async () => {
    const first = await open()
    const token = tokenOf({ claims: { sub: undefined, sid: 'session 1' } })
    const replies = await Promise.all([send(token), send(token), send(token)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
    expect(replies.find(({ statusCode }) => statusCode === 200)?.headers['cache-control']).toBe('no-store')
    expect(await statusOf(first)).toBe(401)
    const second = await open()
    expect((await send(token)).statusCode).toBe(400)
    expect(await statusOf(second)).toBe(200)
    expect((await send(tokenOf({ claims: { sid: 'another session' } }))).statusCode).toBe(200)
    expect(await statusOf(second)).toBe(200)
    expect((await send(tokenOf())).statusCode).toBe(200)
    expect(await statusOf(second)).toBe(401)
  })

  test('are read from a form only, at the address of the organisation', async () => {
    await open()
    expect((await report('')).statusCode).toBe(400)
    expect((await report('logout_token=x')).statusCode).toBe(400)
    expect((await report(JSON.stringify({ logout_token: tokenOf() }), 'application/json')).statusCode).toBe(415)
    expect((await send(tokenOf(), 'aaaaaaaaaaaa')).statusCode).toBe(400)
    expect((await send('x'.repeat(40_000))).statusCode).toBe(413)
  })

  test('are refused for 15 minutes after many that were wrong', async () => {
    await open()
    const many = Array.from({ length: 65 }, () => send('x'))
    const replies = await Promise.all(many)
    expect(replies.some(({ statusCode }) => statusCode === 429)).toBe(true)
  })
})
