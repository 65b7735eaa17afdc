import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'

type User = components['schemas']['User']
type Action = 'disable-users' | 'enable-users' | 'resend-invitations'

let aerie: TestApp
let root: string
let foreignRoot: string

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  foreignRoot = await aerie.cookieOf(aerie.other.root)
})
afterAll(() => aerie.close())

let created = 0
const create = async (fields: object = {}, cookie = root): Promise<User> => {
  const email = `bulk${created++}@demo.test`
  const body = { name: 'Pat Pilot', email, userType: 'tenant-user', ...fields }
  return (await aerie.call<User>(cookie, 'POST', '/tenant/user/create-tenant-user', body)).data
}
/** Creates a user and waits for the invitation mail, which is sent in the background and changes `invitedAt`. */
const createInvited = async (): Promise<User> => {
  const { _id } = await create()
  return until(async () => {
    const user = await get(_id)
    return user.invitedAt !== null && user
  })
}
const get = async (id: string) => (await aerie.call<User>(root, 'GET', `/tenant/user/fetch-user-by-id/${id}`)).data
const bulk = (action: Action, userIds: string[], cookie = root) =>
  aerie.call(cookie, 'POST', `/tenant/user/${action}`, { userIds })
const addToGroup = (groupId: string, userIds: string[], cookie = root) =>
  aerie.call(cookie, 'POST', `/tenant/user/add-users-to-group/${groupId}`, { userIds })
const createGroup = async (permissions: string[] = [], cookie = root) => {
  const body = { name: `Group ${created++}`, permissions }
  return (await aerie.call<{ _id: string }>(cookie, 'POST', '/tenant/usergroup/tenant-usergroup-create', body)).data._id
}
const auditOf = async (action: string, target: string) => {
  const found = await aerie.call<{ items: { target: string; details: object }[] }>(
    root,
    'GET',
    `/audit/list?action=${action}&pageSize=200`,
  )
  return found.data.items.filter((entry) => entry.target === target)
}

/** Lets a user sign in. */
const join = ({ _id, email, userType }: User): Promise<string> =>
  asPlatform(aerie.db, async (tx) => {
    const columns = tx.selectFrom('app_user').select('password_hash')
    const row = await columns.where('id', '=', aerie.demo.staff.id).executeTakeFirstOrThrow()
    const change = { ...row, terms_accepted_at: new Date() }
    await tx.updateTable('app_user').set(change).where('id', '=', _id).execute()
  }).then(() => aerie.cookieOf({ id: _id, email, userType, tenantId: aerie.demo.id }))

const ageInvitations = () =>
  asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('invitation')
      .set({ requested_at: new Date(Date.now() - 120_000) })
      .execute(),
  )

test('counts what users leave behind, of all together and of no others', async () => {
  const one = await create({ customPermissions: ['mission_list', 'layer_list', 'public_map_create'] })
  const two = await create()
  const cookie = await join(one)
  const { _id: targetId } = (await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Harbour' }))
    .data
  const link = { kind: 'mission', targetId, shows: ['layers'] }
  for (const author of [cookie, cookie, root]) {
    expect((await aerie.call(author, 'POST', '/share/create', link)).code).toBe(201)
  }
  const token = { name: 'QGIS', scopes: ['missions:read'], days: 30 }
  expect((await aerie.call(cookie, 'POST', '/api-token/create', token)).code).toBe(201)
  const count = (userIds: string[], caller = root) =>
    aerie.call(caller, 'POST', '/tenant/user/access-of-users', { userIds })
  expect(await count([one._id, two._id])).toMatchObject({ code: 200, data: { tokens: 1, phones: 0, links: 2 } })
  expect(await count([two._id])).toMatchObject({ data: { tokens: 0, phones: 0, links: 0 } })
  expect((await count([one._id], foreignRoot)).code).toBe(404)
})

describe('disableUsers and enableUsers', () => {
  test('disable all users, sign them out, record each in the audit log, and enable them again', async () => {
    const one = await create()
    const two = await create()
    const cookie = await join(one)
    expect(await bulk('disable-users', [one._id, two._id])).toMatchObject({ code: 200, message: '2 users disabled' })
    expect((await get(one._id)).state).toBe('disabled')
    expect(await get(two._id)).toMatchObject({ state: 'disabled', version: 2 })
    expect((await aerie.call(cookie, 'GET', '/auth/userdetails')).code).toBe(401)
    expect(await auditOf('user.edit', two.email)).toMatchObject([
      { details: { 'state.before': 'invited', 'state.after': 'disabled' } },
    ])

    expect((await bulk('enable-users', [one._id, two._id])).code).toBe(200)
    expect((await get(one._id)).state).toBe('active')
    expect((await get(two._id)).state).toBe('invited')
  })

  test('keep the version of users who already are in the state', async () => {
    const one = await create()
    const two = await create()
    await bulk('disable-users', [one._id])
    expect((await bulk('disable-users', [one._id, two._id])).code).toBe(200)
    expect([(await get(one._id)).version, (await get(two._id)).version]).toEqual([2, 2])
  })

  test('accept 200 users and reject 201, none and duplicates with 400', async () => {
    const ids = Array.from({ length: 200 }, () => uuidv7())
    await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx
        .insertInto('app_user')
        .values(
          ids.map((id) => {
            const email = `${id}@many.test`
            return { id, email, tenant_id: aerie.demo.id, name: 'Many', user_type: 'tenant-user' }
          }),
        )
        .execute(),
    )
    expect((await bulk('disable-users', ids)).code).toBe(200)
    for (const wrong of [[...ids, uuidv7()], [], [ids[0] ?? '', ids[0] ?? '']]) {
      expect(await bulk('disable-users', wrong)).toMatchObject({ code: 400, errors: [{ field: 'userIds' }] })
    }
  })

  test('reject oneself and change nothing', async () => {
    const other = await create()
    expect(await bulk('disable-users', [other._id, aerie.demo.root.id])).toMatchObject({
      code: 409,
      message: 'You cannot change your own access. Remove yourself from the selection.',
    })
    expect(await get(other._id)).toEqual(other)
  })

  test('keep one of two tenant roots who disable each other concurrently', async () => {
    const second = await create({ userType: 'tenant-root' })
    const cookie = await join(second)
    const replies = await Promise.all([
      bulk('disable-users', [second._id], root),
      bulk('disable-users', [aerie.demo.root.id], cookie),
    ])
    // The second request fails: its session has ended (401) or the other is the last tenant root (409).
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 401 || code === 409)).toHaveLength(1)
    await asPlatform(aerie.db, (tx) =>
      tx.updateTable('app_user').set({ disabled_at: null }).where('id', '=', aerie.demo.root.id).execute(),
    )
    await asPlatform(aerie.db, (tx) =>
      tx.updateTable('app_user').set({ disabled_at: new Date() }).where('id', '=', second._id).execute(),
    )
    root = await aerie.cookieOf(aerie.demo.root)
  })

  test('reject a user with more permissions than the caller and change nothing', async () => {
    const cookie = await join(await create({ customPermissions: ['user_update'] }))
    const plain = await create()
    const above = await create({ customPermissions: ['mission_delete'] })
    expect((await bulk('disable-users', [plain._id, above._id], cookie)).code).toBe(403)
    expect(await get(plain._id)).toEqual(plain)
    expect((await bulk('disable-users', [plain._id], cookie)).code).toBe(200)
  })
})

describe('addUsersToGroup', () => {
  test('adds users, keeps members and rejects a stale edit of their groups', async () => {
    const groupId = await createGroup(['mission_list'])
    const member = await create({ groups: [groupId] })
    const other = await create()
    expect((await addToGroup(groupId, [member._id, other._id])).code).toBe(200)
    expect((await get(other._id)).groups).toMatchObject([{ _id: groupId }])
    expect((await get(member._id)).version).toBe(1)
    const stale = await aerie.call(root, 'PATCH', `/tenant/user/edit-user/${other._id}`, { version: 1, groups: [] })
    expect(stale.code).toBe(409)
    expect(await auditOf('user.edit', other.email)).toHaveLength(1)
  })

  test('rejects a role with fixed permissions, oneself, and a group above the caller, and changes nothing', async () => {
    const groupId = await createGroup(['mission_delete'])
    const plain = await createInvited()
    const second = await create({ userType: 'tenant-root' })
    expect((await addToGroup(groupId, [plain._id, second._id])).code).toBe(409)
    const caller = await create({ customPermissions: ['user_update'] })
    const cookie = await join(caller)
    expect((await addToGroup(groupId, [plain._id], cookie)).code).toBe(403)
    expect((await addToGroup(await createGroup(), [plain._id, caller._id], cookie)).code).toBe(409)
    expect(await get(plain._id)).toEqual(plain)
  })

  test('answers 404 for a group of another tenant', async () => {
    const user = await create()
    expect((await addToGroup(await createGroup([], foreignRoot), [user._id])).code).toBe(404)
    expect(await get(user._id)).toEqual(user)
  })
})

describe('resendInvitations', () => {
  test('sends new invitations and records each in the audit log', async () => {
    const one = await create()
    const two = await create()
    await ageInvitations()
    expect(await bulk('resend-invitations', [one._id, two._id])).toMatchObject({ code: 200 })
    expect(await auditOf('user.invite', one.email)).toHaveLength(1)
    expect(await auditOf('user.invite', two.email)).toHaveLength(1)
  })

  test('sends none when one user has joined or was invited less than a minute ago', async () => {
    const waiting = await create()
    const joined = await create()
    await join(joined)
    await ageInvitations()
    expect((await bulk('resend-invitations', [waiting._id, joined._id])).code).toBe(409)
    const recent = await create()
    expect((await bulk('resend-invitations', [waiting._id, recent._id])).code).toBe(429)
    expect(await auditOf('user.invite', waiting.email)).toEqual([])
    expect((await bulk('resend-invitations', [waiting._id])).code).toBe(200)
  })
})

test('answers 404 for a selection with a user of another tenant or a client, and changes nothing', async () => {
  const own = await createInvited()
  const groupId = await createGroup()
  const foreign = await create({}, foreignRoot)
  await ageInvitations()
  for (const stranger of [foreign._id, aerie.demo.client.id, uuidv7()]) {
    const ids = [own._id, stranger]
    const replies = [
      await bulk('disable-users', ids),
      await bulk('enable-users', ids),
      await bulk('resend-invitations', ids),
      await addToGroup(groupId, ids),
    ]
    expect(replies.map(({ code }) => code)).toEqual([404, 404, 404, 404])
  }
  expect(await get(own._id)).toEqual(own)
  expect(await auditOf('user.invite', own.email)).toEqual([])
})

test('requires user_update and otp_email_send', async () => {
  const own = await create()
  const cookie = await join(await create({ customPermissions: ['user_list'] }))
  expect((await bulk('disable-users', [own._id], cookie)).code).toBe(403)
  expect((await bulk('resend-invitations', [own._id], cookie)).code).toBe(403)
})
