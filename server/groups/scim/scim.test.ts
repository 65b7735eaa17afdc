// Requests as Entra ID and Okta send them. Sources:
// Entra ID: https://learn.microsoft.com/entra/identity/app-provisioning/use-scim-to-provision-users-and-groups
// Okta: https://developer.okta.com/docs/api/openapi/okta-scim/guides/scim-20/
import fc from 'fast-check'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { subscribe } from '../../testing/subscribe'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { openProvider, type Provider } from './testing/provider'

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error'

interface Resource {
  id: string
  userName: string
  displayName: string
  active: boolean
  externalId?: string
  name: { formatted: string; givenName?: string; familyName?: string }
  emails: { value: string }[]
  groups: { value: string; display: string }[]
  members?: { value: string; display: string }[]
  meta: { location: string }
}
interface List {
  totalResults: number
  startIndex: number
  itemsPerPage: number
  Resources: Resource[]
}

let aerie: TestApp
let entra: Provider
let foreign: Provider

beforeAll(async () => {
  aerie = await startTestApp()
  entra = await openProvider(aerie, aerie.demo)
  foreign = await openProvider(aerie, aerie.other, 'Okta')
})
afterAll(() => aerie.close())

let made = 0
const newEmail = (): string => `person${made++}@scim.test`

async function create(fields: object = {}, provider = entra): Promise<Resource> {
  const reply = await provider.send('POST', '/Users', {
    schemas: [USER],
    userName: newEmail(),
    active: true,
    ...fields,
  })
  expect(reply.statusCode).toBe(201)
  return reply.json<Resource>()
}

async function createGroup(fields: object = {}, provider = entra): Promise<Resource> {
  const displayName = `Group ${made++}`
  const reply = await provider.send('POST', '/Groups', { schemas: [GROUP], displayName, ...fields })
  expect(reply.statusCode).toBe(201)
  return reply.json<Resource>()
}

const patch = (url: string, ...Operations: object[]) => entra.send('PATCH', url, { schemas: [PATCH], Operations })
const get = async (url: string, provider = entra) => (await provider.send('GET', url)).json<Resource>()
const list = async (url: string, provider = entra) => (await provider.send('GET', url)).json<List>()
const filtered = (filter: string, kind = 'Users') => list(`/${kind}?filter=${encodeURIComponent(filter)}`)
const userNames = ({ Resources }: List) => Resources.map(({ userName }) => userName)

const expectError = (reply: Awaited<ReturnType<Provider['send']>>, status: number, scimType?: string) => {
  expect({ status: reply.statusCode, body: reply.json<object>() }).toEqual({
    status,
    body: {
      schemas: [ERROR],
      status: String(status),
      ...(scimType && { scimType }),
      detail: expect.any(String) as string,
    },
  })
  expect(reply.headers['content-type']).toMatch(/^application\/scim\+json/)
}

describe('the token', () => {
  test('opens nothing but SCIM, and nothing else opens SCIM', async () => {
    const { authorization } = entra
    const ofUsers = await aerie.app.inject({
      url: '/apis/v1/tenant/user/fetch-all-user',
      headers: { authorization },
    })
    expect(ofUsers.statusCode).toBe(401)
    const root = await aerie.cookieOf(aerie.demo.root)
    const token = { name: 'QGIS', scopes: ['missions:read'], days: 1 }
    const { data } = await aerie.call<{ secret: string }>(root, 'POST', '/api-token/create', token)
    for (const value of [undefined, 'Bearer x', `Bearer ${data.secret}`, `${authorization}x`]) {
      const reply = await aerie.app.inject({
        url: '/apis/v1/scim/v2/Users',
        headers: value === undefined ? {} : { authorization: value },
      })
      expectError(reply, 401)
      expect(reply.headers['www-authenticate']).toBe('Bearer realm="SCIM"')
    }
    expectError(await aerie.app.inject({ url: '/apis/v1/scim/v2/Users', headers: { cookie: root } }), 403)
  })

  test('ends when it is revoked and while the tenant is suspended; two exist at most', async () => {
    const tenant = await aerie.addTenant('rotating')
    const root = await aerie.cookieOf(tenant.root)
    const first = await openProvider(aerie, tenant, 'First')
    const second = await openProvider(aerie, tenant, 'Second')
    const third = await aerie.call(root, 'POST', '/scim-token/create', { name: 'Third' })
    expect(third).toMatchObject({ code: 409 })
    expect((await first.send('GET', '/Users')).statusCode).toBe(200)
    const tokens = await aerie.call<{ items: { _id: string; name: string; lastUsedAt: string | null }[] }>(
      root,
      'GET',
      '/scim-token/list',
    )
    expect(tokens.data).toMatchObject({
      items: [
        { name: 'Second', lastUsedAt: null },
        { name: 'First', lastUsedAt: expect.any(String) as string },
      ],
      baseUrl: expect.stringMatching(/\/apis\/v1\/scim\/v2$/) as string,
    })
    await aerie.call(root, 'DELETE', `/scim-token/revoke/${tokens.data.items[1]?._id ?? ''}`)
    expectError(await first.send('GET', '/Users'), 401)
    await asPlatform(aerie.db, (tx) =>
      tx.updateTable('tenant').set({ status: 'suspended' }).where('id', '=', tenant.id).execute(),
    )
    expectError(await second.send('GET', '/Users'), 401)
  })

  test('keeps the limit of tokens under concurrent requests', async () => {
    const tenant = await aerie.addTenant('racing-tokens')
    const root = await aerie.cookieOf(tenant.root)
    const names = ['a', 'b', 'c', 'd', 'e']
    const replies = await Promise.all(names.map((name) => aerie.call(root, 'POST', '/scim-token/create', { name })))
    expect(replies.filter(({ code }) => code === 201)).toHaveLength(2)
  })
})

test('describes what it supports', async () => {
  const config = await entra.send('GET', '/ServiceProviderConfig')
  expect(config.json()).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    etag: { supported: false },
  })
  expect(config.headers['content-type']).toMatch(/^application\/scim\+json/)
  const schemas = await list('/Schemas')
  expect(schemas.Resources.map(({ id }) => id)).toEqual([USER, GROUP])
  const types = await list('/ResourceTypes')
  expect(types.Resources.map(({ id }) => id)).toEqual(['User', 'Group'])
  expect(await get('/ResourceTypes/User')).toMatchObject({ endpoint: '/Users', schema: USER })
  expect(await get(`/Schemas/${USER}`)).toMatchObject({ id: USER, name: 'User' })
  expectError(await entra.send('GET', '/Schemas/urn:none'), 404)
  expectError(await entra.send('GET', '/Nothing'), 404)
  expectError(await entra.send('POST', '/Bulk', { Operations: [] }), 404)
})

describe('people', () => {
  test('whose address changes are not opened by what was mailed to the earlier one', async () => {
    const root = await aerie.cookieOf(aerie.demo.root)
    const email = newEmail()
    const person = { name: 'Ines', email, userType: 'tenant-user', customPermissions: [], groups: [] }
    const made = await aerie.call<{ _id: string }>(root, 'POST', '/tenant/user/create-tenant-user', person)
    const id = made.data._id
    const mailed = () =>
      asPlatform(aerie.db, async (tx) => [
        await tx.selectFrom('invitation').select('user_id').where('user_id', '=', id).execute(),
        await tx.selectFrom('password_reset').select('user_id').where('user_id', '=', id).execute(),
      ])
    expect((await mailed())[0]).toHaveLength(1)
    const change = { op: 'replace', path: 'displayName', value: 'Ines Ito' }
    expect((await patch(`/Users/${id}`, change)).statusCode).toBe(200)
    expect((await mailed())[0]).toHaveLength(1)
    await asPlatform(aerie.db, (tx) =>
      tx
        .insertInto('password_reset')
        .values({
          id: uuidv7(),
          tenant_id: aerie.demo.id,
          user_id: id,
          code_hash: 'x',
          expires_at: new Date(),
        })
        .execute(),
    )
    const address = { op: 'replace', path: 'userName', value: newEmail() }
    expect((await patch(`/Users/${id}`, address)).statusCode).toBe(200)
    expect(await mailed()).toEqual([[], []])
  })

  test('are created as Entra ID sends them, without password, invitation and permissions', async () => {
    const userName = newEmail()
    const reply = await entra.send('POST', '/Users', {
      schemas: [USER, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      userName: userName.toUpperCase(),
      active: true,
      addresses: null,
      displayName: 'Robin Reed',
      emails: [{ type: 'work', value: userName, primary: true }],
      meta: { resourceType: 'User' },
      name: { formatted: 'givenName familyName', familyName: 'Reed', givenName: 'Robin' },
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Survey' },
      roles: [],
      constructor: 'x',
    })
    expect(reply.statusCode).toBe(201)
    const user = reply.json<Resource>()
    expect(reply.headers.location).toBe(user.meta.location)
    expect(user).toMatchObject({
      userName,
      displayName: 'Robin Reed',
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      name: { formatted: 'Robin Reed', givenName: 'Robin', familyName: 'Reed' },
      emails: [{ value: userName, type: 'work', primary: true }],
      active: true,
      groups: [],
    })
    const root = await aerie.cookieOf(aerie.demo.root)
    const seen = await aerie.call<object>(root, 'GET', `/tenant/user/fetch-user-by-id/${user.id}`)
    expect(seen.data).toMatchObject({
      userType: 'tenant-user',
      customPermissions: [],
      invitedAt: null,
      state: 'invited',
      provisioned: true,
    })
  })

  test('are found by Entra ID and Okta before they are created', async () => {
    const user = await create({ externalId: 'ext"1', displayName: 'Ümit O\'Neill "Ace"' })
    expect(userNames(await filtered(`userName eq "${user.userName.toUpperCase()}"`))).toEqual([user.userName])
    expect(userNames(await filtered('externalId eq "ext\\"1"'))).toEqual([user.userName])
    expect(userNames(await filtered('externalId eq "EXT\\"1"'))).toEqual([])
    expect(userNames(await filtered(`emails[type eq "work" and value eq "${user.userName}"]`))).toEqual([user.userName])
    expect(userNames(await filtered(`emails.value eq "${user.userName}" and active eq true`))).toEqual([user.userName])
    expect(userNames(await filtered('displayName co "o\'neill \\"ace"'))).toEqual([user.userName])
    expect(userNames(await filtered('displayName sw "ümit" and not (active eq false)'))).toEqual([user.userName])
    expect(userNames(await filtered(`id eq "${user.id}" or userName eq "none"`))).toEqual([user.userName])
    expect(userNames(await filtered(`${USER}:userName EQ "${user.userName}"`))).toEqual([user.userName])
    expect(userNames(await filtered('userName eq "nobody@scim.test"'))).toEqual([])
    expect(userNames(await filtered('meta.created lt "2020-01-01T00:00:00Z"'))).toEqual([])
  })

  test.each([
    ['userName eq'],
    ['userName'],
    ['eq "a"'],
    ['userName zz "a"'],
    ['(userName eq "a"'],
    ['userName eq "a" and'],
    ['userName eq "a"]'],
    ['not userName eq "a"'],
    ['nickName eq "a"'],
    ['password eq "a"'],
    ['constructor eq "a"'],
    ['active co "a"'],
    ['userName gt 5'],
    [`userName eq "${'\n'.repeat(40)}x`],
    [`userName eq "${'\\\\'.repeat(200)}`],
    [Array.from({ length: 60 }, () => 'id pr').join(' or ')],
  ])('rejects the filter %p', async (filter) => {
    expectError(await entra.send('GET', `/Users?filter=${encodeURIComponent(filter)}`), 400, 'invalidFilter')
  })

  test('are listed in pages, sorted, with chosen attributes', async () => {
    const tenant = await aerie.addTenant('pages')
    const provider = await openProvider(aerie, tenant)
    for (const name of ['c', 'a', 'b']) await create({ displayName: `Page ${name}` }, provider)
    const all = await list('/Users?sortBy=displayName&filter=displayName%20sw%20%22Page%22', provider)
    expect(all).toMatchObject({ totalResults: 3, startIndex: 1, itemsPerPage: 3 })
    expect(all.Resources.map(({ displayName }) => displayName)).toEqual(['Page a', 'Page b', 'Page c'])
    const second = await list(
      '/Users?sortBy=displayName&sortOrder=descending&startIndex=2&count=1&filter=displayName%20sw%20%22Page%22',
      provider,
    )
    expect(second).toMatchObject({ totalResults: 3, startIndex: 2, itemsPerPage: 1 })
    expect(second.Resources.map(({ displayName }) => displayName)).toEqual(['Page b'])
    expect(await list('/Users?count=0', provider)).toMatchObject({ itemsPerPage: 0, Resources: [] })
    expect(await list('/Users?count=-1&startIndex=-5', provider)).toMatchObject({ startIndex: 1, Resources: [] })
    const [only] = (await list('/Users?attributes=userName,name.familyName&count=1', provider)).Resources
    expect(Object.keys(only ?? {})).toEqual(['schemas', 'id', 'userName', 'name'])
    const [without] = (await list('/Users?excludedAttributes=groups,emails&count=1', provider)).Resources
    expect(without).not.toHaveProperty('groups')
    expect(without).toHaveProperty('userName')
    expectError(await provider.send('GET', '/Users?sortBy=password'), 400, 'invalidValue')
    expectError(await provider.send('GET', '/Users?count=many'), 400, 'invalidValue')
  })

  test('are changed as Entra ID patches them', async () => {
    const { id } = await create({ displayName: 'Old', name: { givenName: 'Old', familyName: 'Name' } })
    const renamed = await patch(
      `/Users/${id}`,
      { op: 'Replace', path: 'displayName', value: 'New Name' },
      { op: 'Add', path: 'name.familyName', value: 'Newname' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'other@scim.test' },
      { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+49' },
      { op: 'Add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'Survey' },
    )
    expect(renamed.statusCode).toBe(200)
    expect(renamed.json()).toMatchObject({ displayName: 'New Name', name: { familyName: 'Newname' } })
    const disabled = await patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' })
    expect(disabled.json()).toMatchObject({ active: false })
    const moved = newEmail()
    const email = await patch(`/Users/${id}`, { op: 'replace', value: { userName: moved, active: 'True' } })
    expect(email.json()).toMatchObject({ userName: moved, active: true, emails: [{ value: moved }] })
    const family = await patch(`/Users/${id}`, {
      op: 'replace',
      path: 'name',
      value: { givenName: 'Gil', familyName: 'G' },
    })
    expect(family.json()).toMatchObject({ displayName: 'Gil G' })
    const linked = await patch(`/Users/${id}`, { op: 'add', path: 'externalId', value: `link-${id}` })
    expect(linked.json()).toMatchObject({ externalId: `link-${id}` })
    const unlinked = await patch(`/Users/${id}`, { op: 'remove', path: 'externalId' })
    expect(unlinked.json()).not.toHaveProperty('externalId')
  })

  test('are changed and deactivated as Okta does it', async () => {
    const userName = newEmail()
    const { id } = await create({
      userName,
      name: { givenName: 'Test', familyName: 'User' },
      locale: 'en-US',
      groups: [],
    })
    expect((await get(`/Users/${id}`)).displayName).toBe('Test User')
    const replaced = await entra.send('PUT', `/Users/${id}`, {
      schemas: [USER],
      id,
      userName,
      name: { givenName: 'Another', middleName: 'Excited', familyName: 'User' },
      emails: [{ primary: true, value: userName, type: 'work' }],
      active: true,
      groups: [],
      meta: { resourceType: 'User' },
    })
    expect(replaced.json()).toMatchObject({ displayName: 'Another User', active: true })
    const off = await patch(`/Users/${id}`, { op: 'replace', value: { active: false } })
    expect(off.json()).toMatchObject({ active: false })
    const on = await entra.send('PUT', `/Users/${id}`, { schemas: [USER], id, userName, active: true })
    expect(on.json()).toMatchObject({ displayName: 'Another User', active: true })
  })

  test.each([
    [{ op: 'replace', path: 'nonsense', value: 1 }, 'invalidPath'],
    [{ op: 'replace', path: 'constructor', value: 1 }, 'invalidPath'],
    [{ op: 'replace', path: 'emails[type eq "work"].nonsense', value: 1 }, 'invalidPath'],
    [{ op: 'replace', path: 'emails[type eq ].value', value: 1 }, 'invalidFilter'],
    [{ op: 'replace', path: 'emails[', value: 1 }, 'invalidPath'],
    [{ op: 'replace', path: 'id', value: 'x' }, 'mutability'],
    [{ op: 'add', path: 'groups', value: [] }, 'mutability'],
    [{ op: 'replace', value: { nonsense: 1 } }, 'invalidPath'],
    [{ op: 'replace', value: { id: 'x' } }, 'mutability'],
    [{ op: 'remove' }, 'noTarget'],
    [{ op: 'remove', path: 'userName' }, 'invalidValue'],
    [{ op: 'replace', path: 'userName', value: 'no e-mail' }, 'invalidValue'],
    [{ op: 'replace', path: 'active', value: 'maybe' }, 'invalidValue'],
    [{ op: 'replace', path: 'displayName', value: { a: 1 } }, 'invalidValue'],
    [{ op: 'replace', path: 'displayName', value: 'x'.repeat(121) }, 'invalidValue'],
    [{ op: 'replace', path: 'displayName' }, 'invalidSyntax'],
    [{ op: 'move', path: 'displayName', value: 'a' }, 'invalidSyntax'],
    [null, 'invalidValue'],
  ])('reject the operation %j and change nothing', async (operation, scimType) => {
    const before = await create({ displayName: 'Stays' })
    const reply = await entra.send('PATCH', `/Users/${before.id}`, {
      schemas: [PATCH],
      Operations: [{ op: 'replace', path: 'displayName', value: 'Changed' }, operation],
    })
    expectError(reply, 400, scimType)
    expect(await get(`/Users/${before.id}`)).toEqual(before)
  })

  test('reject bodies that are not SCIM', async () => {
    const { id } = await create()
    expectError(await entra.send('PATCH', `/Users/${id}`, { Operations: [] }), 400, 'invalidSyntax')
    expectError(await entra.send('POST', '/Users', { schemas: [USER] }), 400, 'invalidValue')
    expectError(await entra.send('POST', '/Users', { userName: 'Bjensen' }), 400, 'invalidValue')
    const send = (payload: string, type = 'application/scim+json') =>
      aerie.app.inject({
        method: 'POST',
        url: '/apis/v1/scim/v2/Users',
        headers: { authorization: entra.authorization, 'content-type': type },
        payload,
      })
    expectError(await send('{"a":'), 400, 'invalidSyntax')
    expectError(await send('[]'), 400, 'invalidValue')
    expectError(await send('<a/>', 'application/xml'), 415)
    expectError(await send(`{"a":"${'x'.repeat(2_000_000)}"}`), 413)
    expectError(await entra.send('GET', '/Users/not-an-id'), 400, 'invalidValue')
  })

  test('keep their e-mail address and external ID unique, and reveal nothing of other tenants', async () => {
    const own = await create({ externalId: 'unique-1' })
    const ofOther = await create({ externalId: 'unique-1' }, foreign)
    const sameTenant = await entra.send('POST', '/Users', { schemas: [USER], userName: own.userName })
    const otherTenant = await entra.send('POST', '/Users', { schemas: [USER], userName: ofOther.userName })
    expectError(sameTenant, 409, 'uniqueness')
    expectError(otherTenant, 409, 'uniqueness')
    expect(otherTenant.body).toBe(sameTenant.body)
    const sameId = await entra.send('POST', '/Users', { schemas: [USER], userName: newEmail(), externalId: 'unique-1' })
    expectError(sameId, 409, 'uniqueness')
    const { id } = await create()
    const taken = await patch(`/Users/${id}`, { op: 'replace', path: 'userName', value: ofOther.userName })
    expectError(taken, 409, 'uniqueness')
  })

  test('are created once by concurrent requests', async () => {
    const body = { schemas: [USER], userName: newEmail(), externalId: `race-${made}` }
    const replies = await Promise.all(Array.from({ length: 6 }, () => entra.send('POST', '/Users', body)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })

  test('are invisible to other tenants, and tenant roots and clients to the provider', async () => {
    const { id } = await create()
    const members = await createGroup()
    const body = { schemas: [USER], userName: newEmail() }
    for (const url of [`/Users/${id}`, `/Groups/${members.id}`]) {
      expectError(await foreign.send('GET', url), 404)
      expectError(await foreign.send('PUT', url, { ...body, displayName: 'x' }), 404)
      const Operations = [{ op: 'replace', path: 'displayName', value: 'x' }]
      expectError(await foreign.send('PATCH', url, { schemas: [PATCH], Operations }), 404)
      expectError(await foreign.send('DELETE', url), 404)
    }
    for (const { id: hidden } of [aerie.demo.root, aerie.demo.client, aerie.admin]) {
      expectError(await entra.send('GET', `/Users/${hidden}`), 404)
      expectError(await patch(`/Users/${hidden}`, { op: 'replace', path: 'active', value: false }), 404)
      expectError(await entra.send('DELETE', `/Users/${hidden}`), 404)
      const added = { op: 'add', path: 'members', value: [{ value: hidden }] }
      expectError(await patch(`/Groups/${members.id}`, added), 400, 'invalidValue')
    }
    expect(userNames(await filtered(`userName eq "${aerie.demo.root.email}"`))).toEqual([])
    expect(userNames(await filtered(`userName eq "${aerie.demo.client.email}"`))).toEqual([])
    expect(userNames(await filtered(`userName eq "${aerie.demo.staff.email}"`))).toEqual([aerie.demo.staff.email])
  })

  test('lose their sessions and API tokens with active false, and their account with a deletion', async () => {
    const tenant = await aerie.addTenant('leaving')
    const provider = await openProvider(aerie, tenant)
    const { staff, viewer } = tenant
    const sessions = { staff: await aerie.cookieOf(staff), viewer: await aerie.cookieOf(viewer) }
    const token = { name: 'QGIS', scopes: ['missions:read'], days: 1 }
    const { data } = await aerie.call<{ secret: string }>(sessions.staff, 'POST', '/api-token/create', token)
    const Operations = [{ op: 'replace', path: 'active', value: false }]
    await provider.send('PATCH', `/Users/${staff.id}`, { schemas: [PATCH], Operations })
    expect((await aerie.call(sessions.staff, 'GET', '/auth/userdetails')).code).toBe(401)
    const withToken = await aerie.app.inject({
      url: '/apis/v1/ogc/collections',
      headers: { authorization: `Bearer ${data.secret}` },
    })
    expect(withToken.statusCode).toBe(401)
    expect((await provider.send('DELETE', `/Users/${viewer.id}`)).statusCode).toBe(204)
    expect((await aerie.call(sessions.viewer, 'GET', '/auth/userdetails')).code).toBe(401)
    expectError(await provider.send('GET', `/Users/${viewer.id}`), 404)
    const again = { schemas: [USER], userName: viewer.email }
    expect((await provider.send('POST', '/Users', again)).statusCode).toBe(201)
  })

  test('can be created again with the external ID of a person who was deleted', async () => {
    const body = { userName: newEmail(), externalId: 'again-1' }
    const { id } = await create(body)
    const root = await aerie.cookieOf(aerie.demo.root)
    await aerie.call(root, 'DELETE', `/tenant/user/delete-user/${id}`)
    expect((await create(body)).id).not.toBe(id)
  })
})

describe('seats', () => {
  test('are not exceeded, also by concurrent requests', async () => {
    const tenant = await aerie.addTenant('seats')
    const provider = await openProvider(aerie, tenant)
    await subscribe(aerie.db, tenant.id, { limits: { users: 4 } })
    const replies = await Promise.all(
      Array.from({ length: 9 }, () => provider.send('POST', '/Users', { schemas: [USER], userName: newEmail() })),
    )
    // Three seats are taken, and a grace period allows twice the limit.
    const created = replies.filter(({ statusCode }) => statusCode === 201)
    expect(created).toHaveLength(5)
    for (const reply of replies.filter((each) => !created.includes(each))) {
      expectError(reply, 403)
      expect(reply.json<{ detail: string }>().detail).toMatch(/seats|users/i)
    }
    const inactive = { schemas: [USER], userName: newEmail(), active: false }
    const off = await provider.send('POST', '/Users', inactive)
    expect(off.statusCode).toBe(201)
    const Operations = [{ op: 'replace', path: 'active', value: true }]
    const { id } = off.json<Resource>()
    expectError(await provider.send('PATCH', `/Users/${id}`, { schemas: [PATCH], Operations }), 403)
    expect((await list(`/Users?filter=active%20eq%20false`, provider)).totalResults).toBe(1)
  })
})

describe('groups', () => {
  test('are created without permissions, and patched as Entra ID does it', async () => {
    const first = await create()
    const second = await create()
    const third = await create()
    const group = await createGroup({ externalId: 'group-1', members: [{ value: first.id, display: 'x' }] })
    expect(group.members).toMatchObject([{ value: first.id }])
    const root = await aerie.cookieOf(aerie.demo.root)
    const seen = await aerie.call<object>(root, 'GET', `/tenant/usergroup/get/${group.id}`)
    expect(seen.data).toMatchObject({ permissions: [], memberCount: 1 })
    const added = await patch(`/Groups/${group.id}`, {
      op: 'Add',
      path: 'members',
      value: [{ value: second.id }, { value: third.id }, { value: second.id }],
    })
    expect(added.statusCode).toBe(204)
    const removed = await patch(`/Groups/${group.id}`, {
      op: 'Remove',
      path: 'members',
      value: [{ value: first.id }],
    })
    expect(removed.statusCode).toBe(204)
    await patch(`/Groups/${group.id}`, { op: 'remove', path: `members[value eq "${third.id}"]` })
    const after = await get(`/Groups/${group.id}`)
    expect(after.members?.map(({ value }) => value)).toEqual([second.id])
    expect((await get(`/Users/${second.id}`)).groups).toMatchObject([{ value: group.id }])
    const without = await list(`/Groups?excludedAttributes=members&filter=externalId%20eq%20%22group-1%22`)
    expect(without.Resources).toMatchObject([{ id: group.id }])
    expect(without.Resources[0]).not.toHaveProperty('members')
    expect((await filtered(`id eq "${group.id}" and members eq "${second.id}"`, 'Groups')).totalResults).toBe(1)
    expect((await filtered(`id eq "${group.id}" and members[value eq "${first.id}"]`, 'Groups')).totalResults).toBe(0)
  })

  test('are renamed and replaced as Okta does it, and deleted', async () => {
    const user = await create()
    const { id } = await createGroup()
    const displayName = `Renamed ${id}`
    const renamed = await patch(`/Groups/${id}`, { op: 'replace', value: { id, displayName } })
    expect(renamed.statusCode).toBe(204)
    await patch(`/Groups/${id}`, { op: 'replace', path: 'members', value: [{ value: user.id }] })
    expect(await get(`/Groups/${id}`)).toMatchObject({ displayName, members: [{ value: user.id }] })
    // Members that are not sent are unknown, not none.
    const unsaid = await entra.send('PUT', `/Groups/${id}`, { schemas: [GROUP], id, displayName })
    expect(unsaid.json()).toMatchObject({ displayName, members: [{ value: user.id }] })
    const replaced = await entra.send('PUT', `/Groups/${id}`, { schemas: [GROUP], id, displayName, members: [] })
    expect(replaced.json()).toMatchObject({ displayName, members: [] })
    await patch(`/Groups/${id}`, { op: 'add', path: 'members', value: { value: user.id } })
    await patch(`/Groups/${id}`, { op: 'remove', path: 'members' })
    expect((await get(`/Groups/${id}`)).members).toEqual([])
    expect((await entra.send('DELETE', `/Groups/${id}`)).statusCode).toBe(204)
    expectError(await entra.send('GET', `/Groups/${id}`), 404)
    expect((await entra.send('GET', `/Users/${user.id}`)).statusCode).toBe(200)
  })

  test('keep their permissions, and reject foreign members, taken names and unknown paths', async () => {
    const root = await aerie.cookieOf(aerie.demo.root)
    const { data: stored } = await aerie.call<{ _id: string }>(
      root,
      'POST',
      '/tenant/usergroup/tenant-usergroup-create',
      {
        name: 'Night shift',
        permissions: ['mission_list'],
        members: [],
      },
    )
    const user = await create()
    const ofOther = await create({}, foreign)
    const url = `/Groups/${stored._id}`
    expectError(await patch(url, { op: 'add', path: 'members', value: [{ value: ofOther.id }] }), 400, 'invalidValue')
    expectError(await patch(url, { op: 'add', path: 'members', value: [{ value: 'x' }] }), 400, 'invalidValue')
    expectError(await patch(url, { op: 'replace', path: 'permissions', value: [] }), 400, 'invalidPath')
    expectError(await patch(url, { op: 'remove', path: 'members[display eq "x"]' }), 400, 'invalidFilter')
    expectError(await patch(url, { op: 'remove', path: 'members[value ne "x"]' }), 400, 'invalidFilter')
    const taken = await createGroup()
    expectError(await patch(url, { op: 'replace', path: 'displayName', value: taken.displayName }), 409, 'uniqueness')
    expectError(
      await entra.send('POST', '/Groups', { schemas: [GROUP], displayName: taken.displayName.toUpperCase() }),
      409,
      'uniqueness',
    )
    await patch(url, { op: 'add', path: 'members', value: [{ value: user.id }] })
    const seen = await aerie.call<object>(root, 'GET', `/tenant/usergroup/get/${stored._id}`)
    expect(seen.data).toMatchObject({ name: 'Night shift', permissions: ['mission_list'], memberCount: 1 })
  })
})

test('records who changed what, with the name of the token', async () => {
  const { id, userName } = await create()
  await patch(`/Users/${id}`, { op: 'replace', path: 'displayName', value: 'Audited' })
  await entra.send('DELETE', `/Users/${id}`)
  const rows = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .selectFrom('audit_entry')
      .select(['action', 'actor_id', 'actor_name', 'details'])
      .where('target', '=', userName)
      .orderBy('id')
      .execute(),
  )
  expect(rows.map(({ action }) => action)).toEqual(['user.create', 'user.edit', 'user.delete'])
  for (const row of rows) {
    expect(row).toMatchObject({ actor_id: null, actor_name: 'Provisioning (SCIM)', details: { token: 'Entra ID' } })
  }
})

test('pages of thousands of people take as many queries as those of one', async () => {
  const tenant = await aerie.addTenant('thousands')
  const provider = await openProvider(aerie, tenant)
  await inTenant(aerie.db, tenant.id, (tx) =>
    sql`insert into app_user (id, tenant_id, email, name, user_type)
        select gen_random_uuid(), ${tenant.id}, 'many' || n || '@scim.test', 'Many ' || n, 'tenant-user'
          from generate_series(1, 2500) n`.execute(tx),
  )
  const { id } = await createGroup({}, provider)
  await inTenant(aerie.db, tenant.id, (tx) =>
    sql`insert into user_group_member (tenant_id, group_id, user_id)
        select tenant_id, ${id}, id from app_user where tenant_id = ${tenant.id} and user_type = 'tenant-user'`.execute(
      tx,
    ),
  )
  await provider.send('GET', '/Users?count=1')
  const read = (count: number) => provider.send('GET', `/Users?count=${count}`)
  expect(await queriesOf(() => read(10_000))).toBe(await queriesOf(() => read(1)))
  const page = await list('/Users?count=10000&startIndex=2401', provider)
  expect(page).toMatchObject({ startIndex: 2401, itemsPerPage: 102, totalResults: 2502 })
  expect(await list('/Users?count=10000', provider)).toMatchObject({ itemsPerPage: 200 })
  const groups = await list('/Groups', provider)
  expect(groups.Resources[0]?.members).toHaveLength(2501)
  const [first, second, third] = groups.Resources[0]?.members ?? []
  const members = [first, second, third].values()
  const removeNext = () => {
    const Operations = [{ op: 'remove', path: `members[value eq "${members.next().value?.value}"]` }]
    return provider.send('PATCH', `/Groups/${id}`, { schemas: [PATCH], Operations })
  }
  expect(await queriesOf(removeNext)).toBeLessThan(30)
})

const ROUNDS = 12

/** The least number of queries that the server sends in some rounds, because its work in the background sends some too. */
async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const client = await aerie.pool.connect()
  const prototype = Object.getPrototypeOf(client) as { query: (...args: unknown[]) => unknown }
  client.release()
  const counts: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const spy = jest.spyOn(prototype, 'query')
    await work()
    counts.push(spy.mock.calls.length)
    spy.mockRestore()
  }
  return Math.min(...counts)
}

test('rejects any input with a readable error', async () => {
  const { id } = await create()
  const group = await createGroup()
  const name = fc.constantFrom(
    'userName',
    'name',
    'active',
    'emails',
    'members',
    'displayName',
    'externalId',
    '__proto__',
  )
  const text = fc.oneof(
    fc.constantFrom('\u0000', '"', 'x'.repeat(3000), '\ud800', 'a[b', 'a]b[', 'members[', ''),
    fc.string(),
  )
  const value = fc.oneof(text, fc.boolean(), fc.integer(), fc.constant(null), fc.object({ maxDepth: 2 }))
  const operation = fc.record(
    { op: fc.constantFrom('add', 'remove', 'replace', 'x'), path: fc.oneof(name, text), value },
    { requiredKeys: ['op'] },
  )
  const body = fc.oneof(
    fc.dictionary(name, value),
    fc.record({ schemas: fc.constant([PATCH]), Operations: fc.oneof(fc.array(operation, { maxLength: 3 }), value) }),
  )
  const call = fc.constantFrom(
    ['POST', '/Users'] as const,
    ['PUT', `/Users/${id}`] as const,
    ['PATCH', `/Users/${id}`] as const,
    ['POST', '/Groups'] as const,
    ['PUT', `/Groups/${group.id}`] as const,
    ['PATCH', `/Groups/${group.id}`] as const,
  )
  const check = async ({ statusCode, json, body: sent }: Awaited<ReturnType<Provider['send']>>): Promise<void> => {
    if (statusCode < 300) return
    const detail = String(json<{ detail?: unknown }>().detail)
    if (statusCode >= 500 || !/^[^]{3,1000}$/.test(detail) || /select |kysely|undefined/.test(detail))
      throw new Error(sent)
  }
  await fc.assert(
    fc.asyncProperty(call, body, async ([method, url], sent) => check(await entra.send(method, url, sent))),
    { numRuns: 400, seed: 20261127 },
  )
  await fc.assert(
    fc.asyncProperty(fc.oneof(text, fc.string({ unit: fc.constantFrom(...'ab."\\()[] eqnot\n') })), async (filter) => {
      const safe = encodeURIComponent(filter.replace(/[\ud800-\udfff]/g, '?'))
      await check(await entra.send('GET', `/Users?filter=${safe}`))
    }),
    { numRuns: 400, seed: 20261127 },
  )
})
