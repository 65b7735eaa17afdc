// Providers that are slow, broken or malicious.
import { asPlatform } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { startLyingProvider, type Lie, type LyingProvider } from './testing/lyingProvider'
import { cookieFrom, relyingParty, type RelyingParty } from './testing/relyingParty'
import { startProvider, type TestProvider } from './testing/startProvider'

const PUBLIC_URL = 'http://aerie.test'

let aerie: TestApp
let liar: LyingProvider
let provider: TestProvider
let party: RelyingParty
let code: string

beforeAll(async () => {
  liar = await startLyingProvider()
  provider = await startProvider(`${PUBLIC_URL}/sso/callback`)
  aerie = await startTestApp({ PUBLIC_URL, OIDC_ORIGINS: `${liar.address},${provider.address}` })
  party = relyingParty(aerie, await aerie.cookieOf(aerie.demo.root))
})
afterAll(async () => {
  await aerie.close()
  await liar.close()
  await provider.stop()
})

const countUsers = async (): Promise<number> => {
  const { count } = await asPlatform(aerie.db, (tx) =>
    tx
      .selectFrom('app_user')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  )
  return Number(count)
}

/** A first sign-in with this ID token. */
async function answer(lie: Lie) {
  const begun = await party.begin(code)
  const claims = { sub: 'new', email: 'new@demo.test', email_verified: true, ...lie.claims }
  liar.tell({ ...lie, claims }, begun.nonce)
  return () => party.post('finish', { state: begun.state, code: 'x' }, begun.cookie)
}

describe('a provider that lies', () => {
  beforeEach(async () => {
    liar.trouble('token')
    code = await party.configure({ issuer: liar.address, createsUsers: true })
  })

  test.each<[string, () => Lie]>([
    ['signed with the public key as a secret', () => ({ header: { alg: 'HS256' }, secret: liar.publicKey() })],
    ['that is not a token', () => ({ token: 'x' })],
    ['without a subject', () => ({ claims: { sub: undefined } })],
    ['from the future', () => ({ claims: { iat: Date.now(), nbf: Date.now() } })],
  ])('is refused with an ID token %s', async (_name, lie) => {
    const before = await countUsers()
    const reply = await (await answer(lie()))()
    expect(reply.json()).toMatchObject({ code: 'singleSignOn.answerRejected' })
    expect(cookieFrom(reply, 'aerie_session')).toBe('')
    expect(await countUsers()).toBe(before)
  })

  test('is refused with a key that it publishes no more, and accepted with its new key', async () => {
    const signBefore = liar.rotate()
    const begun = await party.begin(code)
    const claims = { sub: 'r', email: 'viewer@demo.test', email_verified: true, nonce: begun.nonce }
    liar.tell({ token: signBefore({ claims }) }, begun.nonce)
    const refused = await party.post('finish', { state: begun.state, code: 'x' }, begun.cookie)
    expect(refused.json()).toMatchObject({ code: 'singleSignOn.answerRejected' })
    const accepted = await (await answer({ claims: { sub: 'r', email: 'viewer@demo.test' } }))()
    expect(accepted.statusCode).toBe(200)
  })

  test.each(['hangs', 'is too large', 'redirects', 'fails'] as const)('changes nothing when it %s', async (trouble) => {
    const inTime = AbortSignal.timeout.bind(AbortSignal)
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => inTime(300))
    try {
      const before = await countUsers()
      for (const step of ['token', 'jwks'] as const) {
        liar.trouble('token')
        const finish = await answer({})
        liar.trouble(step, trouble)
        const reply = await finish()
        expect(reply.json()).toMatchObject({ code: 'singleSignOn.answerRejected' })
      }
      liar.trouble('token')
      // What the provider has said before is forgotten.
      code = await party.configure({ issuer: liar.address, createsUsers: true })
      liar.trouble('discovery', trouble)
      const begun = await party.post('start', { code })
      expect(begun.statusCode).toBe(400)
      expect(begun.json<{ errors: object[] }>().errors).toMatchObject([{ field: 'issuer' }])
      expect(begun.body).toContain('does not answer')
      expect(await countUsers()).toBe(before)
    } finally {
      jest.restoreAllMocks()
    }
  })
})

test('a code of the provider counts once', async () => {
  const own = await party.configure({ issuer: provider.address })
  const first = await party.begin(own)
  const sam = { sub: 'sam', email: 'staff@demo.test', email_verified: true }
  const arrived = await provider.signIn(first.url, sam)
  expect((await party.post('finish', arrived, first.cookie)).statusCode).toBe(200)
  const second = await party.begin(own)
  const replayed = await party.post('finish', { ...arrived, state: second.state }, second.cookie)
  expect(replayed.json()).toMatchObject({ code: 'singleSignOn.answerRejected' })
})
