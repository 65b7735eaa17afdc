// Groups at the provider that a token does not name: they are unknown, which is not the same as none.
import { inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { startLyingProvider, type LyingProvider } from './testing/lyingProvider'
import { cookieFrom, relyingParty, type RelyingParty } from './testing/relyingParty'

let aerie: TestApp
let liar: LyingProvider
let party: RelyingParty
let root: string
let code: string

beforeAll(async () => {
  liar = await startLyingProvider()
  aerie = await startTestApp({ PUBLIC_URL: 'http://aerie.test', OIDC_ORIGINS: liar.address })
  root = await aerie.cookieOf(aerie.demo.root)
  party = relyingParty(aerie, root)
  const made = { name: 'Pilots', permissions: ['mission_list'], members: [] }
  const group = await aerie.call<{ _id: string }>(root, 'POST', '/tenant/usergroup/tenant-usergroup-create', made)
  const groups = [{ value: 'pilots', groupId: group.data._id }]
  code = await party.configure({ issuer: liar.address, groups })
})
afterAll(async () => {
  await aerie.close()
  await liar.close()
})

const PERSON = { sub: 'staff', email: 'staff@demo.test', email_verified: true }

/** As Entra ID sends them for a person in more than 200 groups, in the flows with and without a code. */
const OVERAGE = {
  _claim_names: { groups: 'src1' },
  _claim_sources: { src1: { endpoint: 'https://graph.microsoft.com/v1.0/users/1/getMemberObjects' } },
}
const OVERAGE_IN_SHORT = { hasgroups: true }

async function signIn(claims: object): Promise<void> {
  const begun = await party.begin(code)
  liar.tell({ claims: { ...PERSON, ...claims } }, begun.nonce)
  const reply = await party.post('finish', { state: begun.state, code: 'x' }, begun.cookie)
  expect(reply.statusCode).toBe(200)
  expect(cookieFrom(reply, 'aerie_session')).not.toBe('')
}

async function tryOut(claims: object): Promise<object> {
  const begun = await party.beginTest()
  liar.tell({ claims: { ...PERSON, ...claims } }, begun.nonce)
  const reply = await party.post('test/finish', { state: begun.state, code: 'x' }, `${begun.cookie}; ${root}`)
  return reply.json<{ data: object }>().data
}

const groupsOfPerson = () =>
  inTenant(aerie.db, aerie.demo.id, async (tx) => {
    const rows = await tx
      .selectFrom('user_group_member as m')
      .innerJoin('user_group as g', 'g.id', 'm.group_id')
      .select('g.name')
      .where('m.user_id', '=', aerie.demo.staff.id)
      .where('g.name', '=', 'Pilots')
      .execute()
    return rows.map(({ name }) => name)
  })

async function latestSignIn(): Promise<object | undefined> {
  const { data } = await aerie.call<{ items: { details: object }[] }>(
    root,
    'GET',
    '/audit/list?action=session.start&search=staff@demo.test',
  )
  return data.items[0]?.details
}

test.each([
  ['more than 200 groups at Entra ID', OVERAGE, 'elsewhere'],
  ['the short form of it', OVERAGE_IN_SHORT, 'elsewhere'],
  ['a claim that is no list of texts', { groups: { pilots: {} } }, 'unreadable'],
  ['a list with something else', { groups: ['all', { name: 'pilots' }] }, 'unreadable'],
])('with %s, memberships stay and the audit log says why', async (_name, claims, reason) => {
  await signIn({ groups: ['pilots'] })
  expect(await groupsOfPerson()).toEqual(['Pilots'])
  expect(await latestSignIn()).not.toHaveProperty('unknownGroups')
  await signIn(claims)
  expect(await groupsOfPerson()).toEqual(['Pilots'])
  expect(await latestSignIn()).toMatchObject({ unknownGroups: reason })
  expect(await tryOut(claims)).toMatchObject({ groups: [], unknownGroups: reason, userGroups: ['Pilots'] })
})

test.each([
  ['an empty list', { groups: [] }],
  ['no claim', {}],
  ['claims that are elsewhere, but not those of groups', { _claim_names: { address: 'src1' } }],
])('with %s, a person is in no group', async (_name, claims) => {
  await signIn({ groups: 'pilots' })
  expect(await groupsOfPerson()).toEqual(['Pilots'])
  await signIn(claims)
  expect(await groupsOfPerson()).toEqual([])
  expect(await tryOut(claims)).toMatchObject({ unknownGroups: null, userGroups: [] })
})
