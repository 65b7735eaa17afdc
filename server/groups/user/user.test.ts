import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { PASSWORD, startTestApp, type TestApp, type TestUser } from '../../testing/testApp'

type User = components['schemas']['User']
type UserList = components['schemas']['UserListReply']['data']
type Explanation = components['schemas']['PermissionExplanation']

let aerie: TestApp
let root: string
let staff: string
let foreignRoot: string

beforeAll(async () => {
  aerie = await startTestApp()
  ;[root, staff, foreignRoot] = await Promise.all([
    aerie.cookieOf(aerie.demo.root),
    aerie.cookieOf(aerie.demo.staff),
    aerie.cookieOf(aerie.other.root),
  ])
})
afterAll(() => aerie.close())

let created = 0
const create = (fields: object = {}, cookie = root) =>
  aerie.call<User>(cookie, 'POST', '/tenant/user/create-tenant-user', {
    name: 'Pat Pilot',
    email: `pat${created++}@demo.test`,
    userType: 'tenant-user',
    ...fields,
  })
const get = (id: string, cookie = root) => aerie.call<User>(cookie, 'GET', `/tenant/user/fetch-user-by-id/${id}`)
const edit = (id: string, change: object, cookie = root) =>
  aerie.call<User>(cookie, 'PATCH', `/tenant/user/edit-user/${id}`, change)
const remove = (id: string, cookie = root) => aerie.call(cookie, 'DELETE', `/tenant/user/delete-user/${id}`)
const list = (query = '', cookie = root) => aerie.call<UserList>(cookie, 'GET', `/tenant/user/fetch-all-user${query}`)
const names = ({ data }: { data: UserList }) => data.items.map(({ name }) => name)

const remainingRoot = (tenantId: string): Promise<TestUser> =>
  asPlatform(aerie.db, async (tx) => {
    const { id, email } = await tx
      .selectFrom('app_user')
      .select(['id', 'email'])
      .where('tenant_id', '=', tenantId)
      .where('user_type', '=', 'tenant-root')
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    return { id, email, userType: 'tenant-root', tenantId }
  })

/** Creates a user with a password and these permissions, and signs in. */
const signedIn = async (...customPermissions: string[]): Promise<{ user: User; cookie: string }> => {
  const { data } = await create({ customPermissions })
  const { password_hash } = await asPlatform(aerie.db, async (tx) => {
    const columns = tx.selectFrom('app_user').select('password_hash')
    const row = await columns.where('id', '=', aerie.demo.staff.id).executeTakeFirstOrThrow()
    await tx
      .updateTable('app_user')
      .set({ ...row, terms_accepted_at: new Date() })
      .where('id', '=', data._id)
      .execute()
    return row
  })
  expect(password_hash).toBeTruthy()
  const user: TestUser = { id: data._id, email: data.email, userType: 'tenant-user', tenantId: aerie.demo.id }
  return { user: data, cookie: await aerie.cookieOf(user) }
}

describe('createUser', () => {
  test('creates an invited user with exactly the granted permissions', async () => {
    const reply = await create({ email: 'New.Person@Demo.test', customPermissions: ['mission_list'] })
    expect(reply).toMatchObject({ code: 201, message: expect.stringContaining('new.person@demo.test') as string })
    expect(reply.data).toMatchObject({
      email: 'new.person@demo.test',
      userType: 'tenant-user',
      state: 'invited',
      customPermissions: ['mission_list'],
      groups: [],
      secondFactor: false,
      version: 1,
    })
  })

  test.each(['root@demo.test', 'ROOT@Demo.Test', 'root@other.test', 'admin@aerie.test'])(
    'rejects the taken e-mail %s at its field',
    async (email) => {
      expect(await create({ email })).toMatchObject({
        code: 409,
        errors: [{ field: 'email', message: 'This e-mail already has an account. Use another one.' }],
      })
    },
  )

  test.each([
    [{ userType: 'super-admin' }, 'userType'],
    [{ userType: 'tenant-client' }, 'userType'],
    [{ customPermissions: ['tenant_create'] }, 'customPermissions'],
    [{ customPermissions: ['user_delete'] }, 'customPermissions'],
    [{ name: ' ' }, 'name'],
    [{ email: 'no mail' }, 'email'],
    [{ tenantId: '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301' }, 'tenantId'],
    [{ isTermsAccepted: true }, 'isTermsAccepted'],
    [{ groups: ['01938f6e-7a3b-7c21-9b1e-2f64c1d2a301'] }, 'groups'],
  ])('rejects %j', async (fields, field) => {
    expect(await create(fields)).toMatchObject({ code: 400, errors: [{ field }] })
  })
})

describe('permission checks', () => {
  test('reject granting permissions that the caller lacks, directly, by user type or through a group', async () => {
    const { cookie } = await signedIn('user_create', 'mission_list')
    const group = await aerie.call<{ _id: string }>(root, 'POST', '/tenant/usergroup/tenant-usergroup-create', {
      name: 'Deleters',
      permissions: ['mission_delete'],
    })
    expect(await create({ customPermissions: ['mission_list'] }, cookie)).toMatchObject({ code: 201 })
    expect(await create({ customPermissions: ['mission_list', 'mission_delete'] }, cookie)).toMatchObject({
      code: 400,
      message: expect.stringContaining('Delete missions') as string,
    })
    expect(await create({ userType: 'tenant-staff' }, cookie)).toMatchObject({
      code: 400,
      errors: [{ field: 'userType' }],
    })
    expect(await create({ userType: 'tenant-root' }, cookie)).toMatchObject({
      code: 400,
      errors: [{ field: 'userType' }],
    })
    expect(await create({ groups: [group.data._id] }, cookie)).toMatchObject({
      code: 400,
      errors: [{ field: 'groups' }],
    })
  })

  test('reject editing a user with more permissions, because a changed e-mail would take over the account', async () => {
    const { cookie } = await signedIn('user_update', 'user_list', 'user_create')
    const { data: target } = await get(aerie.demo.root.id)
    expect(await edit(target._id, { version: target.version, email: 'mine@demo.test' }, cookie)).toMatchObject({
      code: 403,
      message: 'This user has permissions that you do not have. Ask someone who has all of them.',
    })
    expect((await get(target._id)).data).toEqual(target)
  })

  test("reject a change to one's own permissions", async () => {
    const { user, cookie } = await signedIn('user_update', 'mission_list')
    for (const change of [{ customPermissions: ['user_update'] }, { userType: 'tenant-staff' }, { groups: [] }]) {
      expect(await edit(user._id, { version: 1, ...change }, cookie)).toMatchObject({
        code: 400,
        errors: [{ field: Object.keys(change)[0] }],
      })
    }
    expect(await edit(user._id, { version: 1, name: 'New name' }, cookie)).toMatchObject({ code: 200 })
  })
})

describe('listUsers', () => {
  beforeAll(async () => {
    await create({ name: 'Zoe Zander', email: 'zoe@list.test', userType: 'tenant-staff' })
    await create({ name: 'Abe Zander', email: 'abe@list.test' })
    await create({ name: 'Bob Other', email: 'zander@list.test' })
  })

  test('searches name and e-mail, filters, sorts and pages', async () => {
    expect(names(await list('?search=ZANDER&sort=name'))).toEqual(['Abe Zander', 'Bob Other', 'Zoe Zander'])
    expect(names(await list('?search=zander&sort=-name&pageSize=2'))).toEqual(['Zoe Zander', 'Bob Other'])
    expect(names(await list('?search=zander&userType=tenant-staff'))).toEqual(['Zoe Zander'])
    expect((await list('?search=zander&state=active')).data.total).toBe(0)
    expect((await list('?search=zander&state=active&state=invited')).data.total).toBe(3)
    expect((await list('?search=z_nder')).data.total).toBe(0)
  })

  test('lists neither clients nor users of another tenant', async () => {
    const { data } = await list('?pageSize=200')
    const ids = data.items.map(({ _id }) => _id)
    expect(ids).toContain(aerie.demo.root.id)
    expect(ids).not.toContain(aerie.demo.client.id)
    expect(data.items.some(({ email }) => email.endsWith('@other.test'))).toBe(false)
    expect((await get(aerie.demo.client.id)).code).toBe(404)
  })

  test('finds the members of a group', async () => {
    const { data: member } = await create({ name: 'Mem Ber' })
    const group = await aerie.call<{ _id: string }>(root, 'POST', '/tenant/usergroup/tenant-usergroup-create', {
      name: 'Members',
      permissions: [],
      members: [member._id],
    })
    expect(names(await list(`?groupId=${group.data._id}`))).toEqual(['Mem Ber'])
    expect((await get(member._id)).data.groups).toEqual([{ _id: group.data._id, name: 'Members' }])
  })

  test.each(['?sort=password_hash', '?state=deleted', '?userType=super-admin', '?pageSize=201'])(
    'rejects %s',
    async (query) => expect((await list(query)).code).toBe(400),
  )

  test('escapes formulas in the CSV export', async () => {
    await create({ name: '=cmd()', email: 'formula@list.test' })
    const response = await aerie.app.inject({
      url: '/apis/v1/tenant/user/export?search=formula',
      headers: { cookie: root },
    })
    const [header, row] = response.body.split('\n')
    expect(header).toContain('name,email,userType,state,groups,permissions,createdAt')
    expect(row).toMatch(/^'=cmd\(\),formula@list.test,tenant-user,invited/)
  })
})

describe('editUser', () => {
  test('changes the given fields only and applies permissions to the next request', async () => {
    const { user, cookie } = await signedIn('mission_list')
    const createMission = async () => (await aerie.call(cookie, 'POST', '/mission/create', { name: 'x' })).code
    expect(await createMission()).toBe(403)
    const reply = await edit(user._id, { version: 1, customPermissions: ['mission_create'] })
    expect(reply).toMatchObject({ code: 200, data: { name: user.name, version: 2, state: 'active' } })
    expect(await createMission()).toBe(201)
  })

  test('signs a disabled user out at once and allows sign-in again when enabled', async () => {
    const { user, cookie } = await signedIn('mission_list')
    await edit(user._id, { version: 1, disabled: true })
    expect((await aerie.call(cookie, 'GET', '/auth/userdetails')).code).toBe(401)
    expect((await get(user._id)).data.state).toBe('disabled')
    await edit(user._id, { version: 2, disabled: false })
    expect((await aerie.call(cookie, 'GET', '/auth/userdetails')).code).toBe(401)
    const again = await aerie.call(undefined, 'POST', '/auth/login', { email: user.email, password: PASSWORD })
    expect(again.code).toBe(200)
  })

  test('rejects a stale version with 409', async () => {
    const { data: user } = await create()
    const replies = await Promise.all(['One', 'Two', 'Three'].map((name) => edit(user._id, { version: 1, name })))
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 409, 409])
  })

  test('rejects a taken e-mail regardless of case and changes nothing', async () => {
    const { data: user } = await create()
    expect(await edit(user._id, { version: 1, name: 'Renamed', email: 'STAFF@demo.test' })).toMatchObject({
      code: 409,
      errors: [{ field: 'email' }],
    })
    expect((await get(user._id)).data).toEqual(user)
  })
})

describe('deleteUser', () => {
  test('keeps the name on created records, frees the e-mail and ends all access', async () => {
    const { user, cookie } = await signedIn('mission_create', 'mission_list')
    const mission = await aerie.call<{ _id: string }>(cookie, 'POST', '/mission/create', { name: 'Signed' })
    expect((await remove(user._id)).code).toBe(200)
    expect((await aerie.call(cookie, 'GET', '/auth/userdetails')).code).toBe(401)
    expect((await get(user._id)).code).toBe(404)
    expect((await list(`?search=${user.email}`)).data.total).toBe(0)
    const read = await aerie.call(root, 'GET', `/mission/get/${mission.data._id}`)
    expect(read).toMatchObject({ data: { createdBy: { name: 'Pat Pilot' } } })
    const row = await asPlatform(aerie.db, (tx) =>
      tx.selectFrom('app_user').selectAll().where('id', '=', user._id).executeTakeFirstOrThrow(),
    )
    expect(row).toMatchObject({ password_hash: null, custom_permissions: [], email: `${user._id}@deleted.invalid` })
    expect(await create({ email: user.email })).toMatchObject({ code: 201 })
  })

  test('rejects deleting oneself and disabling the last tenant root', async () => {
    expect((await remove(aerie.demo.root.id)).code).toBe(409)
    const { data: second } = await create({ userType: 'tenant-root', name: 'Not joined yet' })
    expect((await edit(aerie.demo.root.id, { version: 1, disabled: true }, root)).code).toBe(400)
    // A tenant root who has not joined cannot administer the tenant, so deleting them is allowed.
    expect((await remove(second._id)).code).toBe(200)
  })

  test('keeps one of two tenant roots who delete each other concurrently', async () => {
    const { user } = await signedIn()
    await edit(user._id, { version: 1, userType: 'tenant-root' })
    const cookie = await aerie.cookieOf({ id: user._id, email: user.email, userType: 'tenant-root', tenantId: null })
    const replies = await Promise.all([remove(user._id, root), remove(aerie.demo.root.id, cookie)])
    // The second request fails: its session has ended (401) or the other is the last tenant root (409).
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
    const roots = await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx
        .selectFrom('app_user')
        .select('id')
        .where('user_type', '=', 'tenant-root')
        .where('disabled_at', 'is', null)
        .execute(),
    )
    expect(roots).toHaveLength(1)
    root = await aerie.cookieOf(roots[0]?.id === user._id ? { ...aerie.demo.root, email: user.email } : aerie.demo.root)
  })

  test('keeps one of a hundred tenant roots who delete each other concurrently', async () => {
    const tenant = await aerie.addTenant('hundred-roots')
    const roots: TestUser[] = [tenant.root]
    for (let number = 1; number < 100; number++) {
      const id = uuidv7()
      roots.push({ id, email: `root${number}@hundred.test`, userType: 'tenant-root', tenantId: tenant.id })
    }
    await asPlatform(aerie.db, (tx) =>
      tx
        .insertInto('app_user')
        .values(
          roots.slice(1).map(({ id, email, userType, tenantId }) => ({
            id,
            email,
            tenant_id: tenantId,
            name: 'Root',
            user_type: userType,
            password_hash: 'joined',
            terms_accepted_at: new Date(),
          })),
        )
        .execute(),
    )
    const cookies = await Promise.all(roots.map((user) => aerie.cookieOf(user)))
    const replies = await Promise.all(
      cookies.map((cookie, at) => remove(roots[(at + 1) % roots.length]?.id ?? '', cookie)),
    )
    // A request fails when its session has ended (401) or the other is the last tenant root (409).
    const deleted = replies.filter(({ code }) => code === 200).length
    expect(replies.map(({ code }) => code).filter((code) => ![200, 401, 409].includes(code))).toEqual([])
    const { data } = await aerie.call<UserList>(
      await aerie.cookieOf(await remainingRoot(tenant.id)),
      'GET',
      '/tenant/user/fetch-all-user?userType=tenant-root&pageSize=200',
    )
    expect(data.total).toBe(roots.length - deleted)
    expect(data.total).toBeGreaterThan(0)
  })

  test('requires user_delete, which staff lacks', async () => {
    const { data: user } = await create()
    expect((await remove(user._id, staff)).code).toBe(403)
  })
})

describe('getPermissionExplanation', () => {
  const explain = async (id: string, permission: string) =>
    (await aerie.call<Explanation>(root, 'GET', `/tenant/user/${id}/permissions/explain?permission=${permission}`)).data

  test('lists every source of a permission', async () => {
    const { data: user } = await create({ userType: 'tenant-staff', customPermissions: ['mission_list'] })
    await aerie.call(root, 'POST', '/tenant/usergroup/tenant-usergroup-create', {
      name: 'Readers',
      permissions: ['mission_list'],
      members: [user._id],
    })
    expect(await explain(user._id, 'mission_list')).toMatchObject({
      allowed: true,
      label: 'See missions',
      sources: [
        { kind: 'type', name: 'tenant-staff' },
        { kind: 'own', name: 'Pat Pilot' },
        { kind: 'group', name: 'Readers' },
      ],
    })
  })

  test('lists the users who can grant a missing permission', async () => {
    const { user } = await signedIn('user_update', 'alert_delete')
    const { data: target } = await create()
    const { grantableBy, allowed } = await explain(target._id, 'alert_delete')
    expect(allowed).toBe(false)
    expect(grantableBy.map(({ _id }) => _id)).toContain(user._id)
    const other = await explain(target._id, 'vod_delete')
    expect(other.grantableBy.map(({ _id }) => _id)).not.toContain(user._id)
    expect(other.grantableBy.length).toBeGreaterThan(0)
  })

  test('reports permissions that nobody can grant and rejects unknown ones', async () => {
    const { data: user } = await create()
    expect(await explain(user._id, 'package_create')).toMatchObject({ allowed: false, grantableBy: [] })
    const wrong = await aerie.call(root, 'GET', `/tenant/user/${user._id}/permissions/explain?permission=fly_away`)
    expect(wrong).toMatchObject({ code: 400, errors: [{ field: 'permission' }] })
  })
})

test('answers 404 to every operation on a user of another tenant', async () => {
  const { data: user } = await create({ name: 'Canary Demo' })
  const replies = [
    await get(user._id, foreignRoot),
    await edit(user._id, { version: 1, name: 'Theirs' }, foreignRoot),
    await remove(user._id, foreignRoot),
    await aerie.call(foreignRoot, 'POST', `/tenant/user/resend-invitation/${user._id}`),
    await aerie.call(foreignRoot, 'POST', `/tenant/user/reset-second-factor/${user._id}`),
    await aerie.call(foreignRoot, 'GET', `/tenant/user/${user._id}/permissions/explain?permission=mission_list`),
  ]
  expect(replies.map(({ code }) => code)).toEqual([404, 404, 404, 404, 404, 404])
  expect((await get(user._id)).data).toMatchObject({ name: 'Canary Demo', version: 1 })
  expect((await list('?search=Canary', foreignRoot)).data.total).toBe(0)
})
