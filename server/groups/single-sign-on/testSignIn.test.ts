import { asPlatform } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { startLyingProvider, type LyingProvider } from './testing/lyingProvider'
import { cookieFrom, relyingParty, type RelyingParty } from './testing/relyingParty'

const PUBLIC_URL = 'http://aerie.test'

let aerie: TestApp
let liar: LyingProvider
let party: RelyingParty
let root: string

beforeAll(async () => {
  liar = await startLyingProvider()
  aerie = await startTestApp({ PUBLIC_URL, OIDC_ORIGINS: liar.address })
  root = await aerie.cookieOf(aerie.demo.root)
  party = relyingParty(aerie, root)
})
afterAll(async () => {
  await aerie.close()
  await liar.close()
})

const both = (cookie: string, session = root): string => `${cookie}; ${session}`

/** Tests the settings with these claims. */
async function tryOut(claims: object) {
  const begun = await party.beginTest()
  liar.tell({ claims: { ...claims } }, begun.nonce)
  return party.post('test/finish', { state: begun.state, code: 'x' }, both(begun.cookie))
}

const rows = async (): Promise<unknown> =>
  asPlatform(aerie.db, async (tx) => ({
    users: await tx.selectFrom('app_user').select('id').orderBy('id').execute(),
    sessions: await tx.selectFrom('session').select('id').orderBy('id').execute(),
    identities: await tx.selectFrom('single_sign_on_identity').select('subject').execute(),
  }))

describe('a test of the settings', () => {
  test('shows what arrives while single sign-on is off, and changes nothing', async () => {
    const made = { name: 'Pilots', permissions: ['mission_list'], members: [] }
    const group = await aerie.call<{ _id: string }>(root, 'POST', '/tenant/usergroup/tenant-usergroup-create', made)
    const groups = [{ value: 'pilots', groupId: group.data._id }]
    await party.configure({ issuer: liar.address, enabled: false, createsUsers: true, groups })
    const before = await rows()
    const reply = await tryOut({ email: 'new@demo.test', email_verified: true, name: 'Nia', groups: ['pilots', 'all'] })
    expect(reply.json<{ data: object }>().data).toEqual({
      subject: 'liar',
      email: 'new@demo.test',
      isEmailVerified: true,
      name: 'Nia',
      groups: ['pilots', 'all'],
      unknownGroups: null,
      isDomainProven: true,
      userGroups: ['Pilots'],
      outcome: 'creates',
      reason: null,
    })
    expect(cookieFrom(reply, 'aerie_session')).toBe('')
    expect(await rows()).toEqual(before)
    const staff = await tryOut({ email: 'staff@demo.test', email_verified: true })
    expect(staff.json()).toMatchObject({ data: { outcome: 'opens', userGroups: [] } })
    const stranger = await tryOut({ email: 'root@other.test', email_verified: true })
    expect(stranger.json()).toMatchObject({
      data: { outcome: 'refused', isDomainProven: false, reason: expect.stringContaining('domains') as string },
    })
    expect(await rows()).toEqual(before)
  })

  test('says what was wrong with the answer', async () => {
    await party.configure({ issuer: liar.address, enabled: false })
    const wrong = await tryOut({ aud: 'somebody' })
    expect(wrong.json()).toMatchObject({ code: 'singleSignOn.testFailed' })
    expect(wrong.json<{ message: string }>().message).toMatch(/aud/)
    const begun = await party.beginTest()
    const refused = await party.post('test/finish', { state: begun.state, error: 'invalid_scope' }, both(begun.cookie))
    expect(refused.json<{ message: string }>().message).toBe('The sign-in failed: invalid_scope')
  })

  test('signs nobody in, and belongs to the tenant root who began it', async () => {
    const code = await party.configure({ issuer: liar.address })
    const begun = await party.beginTest()
    liar.tell({ claims: { email: 'staff@demo.test', email_verified: true } }, begun.nonce)
    const answer = { state: begun.state, code: 'x' }
    const misused = await party.post('finish', answer, begun.cookie)
    expect(misused.json()).toMatchObject({ code: 'singleSignOn.startAgain' })
    const otherRoot = await aerie.cookieOf(aerie.other.root)
    expect((await party.post('test/finish', answer, both(begun.cookie, otherRoot))).statusCode).toBe(400)
    expect((await party.post('test/finish', answer, begun.cookie)).statusCode).toBe(401)
    const plain = await party.begin(code)
    const wrongWay = await party.post('test/finish', { state: plain.state, code: 'x' }, both(plain.cookie))
    expect(wrongWay.json()).toMatchObject({ code: 'singleSignOn.startAgain' })
  })

  test('needs settings', async () => {
    const otherRoot = await aerie.cookieOf(aerie.other.root)
    expect((await party.post('test', {}, otherRoot)).statusCode).toBe(404)
  })
})

describe('the way in for a domain', () => {
  const find = async (domain: string) => {
    const reply = await aerie.call<object>(undefined, 'POST', '/single-sign-on/find', { domain })
    return reply.data
  }

  test('is single sign-on where it is on and the domain is proven', async () => {
    const code = await party.configure({ issuer: liar.address, passwordsDisabled: true })
    expect(await find('demo.test')).toEqual({ code, passwordsDisabled: true })
    expect(await find('other.test')).toEqual({ code: null, passwordsDisabled: false })
    await asPlatform(aerie.db, (tx) =>
      tx.updateTable('tenant').set({ status: 'suspended' }).where('id', '=', aerie.demo.id).execute(),
    )
    expect(await find('demo.test')).toEqual({ code: null, passwordsDisabled: false })
    await asPlatform(aerie.db, (tx) =>
      tx.updateTable('tenant').set({ status: 'active' }).where('id', '=', aerie.demo.id).execute(),
    )
    await party.configure({ issuer: liar.address, enabled: false })
    expect(await find('demo.test')).toEqual({ code: null, passwordsDisabled: false })
  })

  test('is told 300 times in 15 minutes, without a limit for sign-ins', async () => {
    const all = await Promise.all(
      Array.from({ length: 310 }, () => aerie.call(undefined, 'POST', '/single-sign-on/find', { domain: 'x.test' })),
    )
    expect(all.filter(({ code }) => code === 429).length).toBeGreaterThan(0)
    expect(await aerie.signIn(aerie.demo.staff)).not.toBe('')
  })
})
