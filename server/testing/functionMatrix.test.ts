// Every operation as every type of user, with exactly the permission that it needs and with all others, against the reviewed table
// in testing/permissions/. A new operation fails here until the table has a line for it.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { components } from '../platform/contract/contract.gen'
import { PERMISSIONS, type UserType } from '../platform/identity/permissions'
import type { SpecPermission } from '../platform/contract/spec'
import { asPlatform, inTenant } from '../platform/db/tenancy'
import { holds, mayCall, type Caller } from './permissions/callers'
import { permissionDifferences } from './permissions/expectedPermissions'
import { GROUP_PERMISSIONS } from './permissions/groupPermissions.gen'
import { startTestApp, type TestApp, type TestUser } from './testApp'

type UserDetails = components['schemas']['UserDetails']

interface Row {
  name: string
  method: string
  url: string
  declared: SpecPermission
}

/** Read from the files themselves, not through the server's loader. */
const TABLE: Row[] = readdirSync(path.join(__dirname, '../../api-spec')).flatMap((file) => {
  const { paths } = parse(readFileSync(path.join(__dirname, '../../api-spec', file), 'utf8')) as {
    paths?: Record<string, Record<string, { operationId: string; 'x-permission': SpecPermission }>>
  }
  return Object.entries(paths ?? {}).flatMap(([url, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: operation.operationId,
      method: method.toUpperCase(),
      url: `/apis/v1${url.replace(/{\w+}/g, '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301')}`,
      declared: operation['x-permission'],
    })),
  )
})

const OUTCOMES: Record<number, string> = { 400: 'may', 401: 'unknown', 403: 'may not' }

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp()
})
afterAll(() => aerie.close())

/** Calls at the same time; a caller has a limited number of places to wait. */
const CALLS_AT_ONCE = 200

/**
 * Calls operations with an unknown query parameter. A caller with permission gets 400 and nothing is changed.
 * @returns the answer of the permission check by operationId
 */
const callAll = async (cookie?: string, operations = TABLE): Promise<Record<string, string>> => {
  const answers: (readonly [name: string, outcome: string])[] = []
  for (let from = 0; from < operations.length; from += CALLS_AT_ONCE) {
    const calls = operations.slice(from, from + CALLS_AT_ONCE).map((operation) => outcomeOf(operation, cookie))
    answers.push(...(await Promise.all(calls)))
  }
  return Object.fromEntries(answers)
}

async function outcomeOf({ name, method, url }: (typeof TABLE)[number], cookie: string | undefined) {
  const { statusCode, json } = await aerie.app.inject({
    method: method as 'GET',
    url: `${url}?noSuchParameter=1`,
    headers: cookie === undefined ? {} : { cookie },
  })
  // Not `expect`, which takes longer than a request.
  const { status } = json<{ status: boolean | string }>()
  // Errors of SCIM have the form of the standard.
  const isError = status === false || status === String(statusCode)
  return [name, (isError && OUTCOMES[statusCode]) || `answered ${statusCode}`] as const
}

const expected = (caller: Caller, granted: string[] = []): Record<string, string> =>
  Object.fromEntries(
    TABLE.map(({ name }) => {
      const needed = GROUP_PERMISSIONS[name]
      if (needed !== undefined && mayCall(needed, caller, granted)) return [name, 'may']
      return [name, caller === 'anonymous' ? 'unknown' : 'may not']
    }),
  )

const userOf = (type: UserType): TestUser =>
  ({
    'super-admin': aerie.admin,
    'tenant-root': aerie.demo.root,
    'tenant-staff': aerie.demo.staff,
    'tenant-client': aerie.demo.client,
    'tenant-user': aerie.demo.viewer,
  })[type]

const setCustom = (user: TestUser, custom_permissions: string[]) =>
  asPlatform(aerie.db, (tx) =>
    tx.updateTable('app_user').set({ custom_permissions }).where('id', '=', user.id).execute(),
  )

const permissionsOf = async (cookie: string): Promise<string[]> =>
  (await aerie.call<UserDetails>(cookie, 'GET', '/auth/userdetails')).data.permissions

test('the contract declares the expected permission of every operation', () => {
  expect(permissionDifferences(Object.fromEntries(TABLE.map(({ name, declared }) => [name, declared])))).toEqual([])
})

test.each([
  [
    'a missing line',
    { getMission: 'mission_list' },
    {},
    'getMission is not in testing/permissions.ts of its group: look up',
  ],
  [
    'a line without an operation',
    {},
    { getMission: 'mission_list' },
    'getMission is in testing/permissions.ts of a group but not',
  ],
  [
    'another permission',
    { deleteMission: 'mission_list' },
    { deleteMission: 'mission_delete' },
    'deleteMission has x-permission "mission_list", expected "mission_delete"',
  ],
])('permissionDifferences reports %s', (_what, declared, table, sentence) => {
  const differences = permissionDifferences(declared, table)
  expect(differences).toEqual([expect.stringContaining(sentence)])
})

test('reads every operation once, and rejects the unknown query parameter', async () => {
  expect(TABLE.length).toBeGreaterThan(60)
  expect(new Set(TABLE.map(({ name }) => name)).size).toBe(TABLE.length)
  const { message } = await aerie.call(undefined, 'POST', '/auth/logout?noSuchParameter=1')
  expect(message).toBe('Remove this value. It is not accepted here.')
})

test('an anonymous caller may call public operations only', async () => {
  expect(await callAll()).toEqual(expected('anonymous'))
})

describe.each(['super-admin', 'tenant-root', 'tenant-staff', 'tenant-client', 'tenant-user'] as const)(
  'a %s',
  (type) => {
    test('without grants may call exactly what the table allows for the type', async () => {
      await setCustom(userOf(type), [])
      expect(await callAll(await aerie.cookieOf(userOf(type)))).toEqual(expected(type))
    })

    test('with a single grant holds exactly the permissions the rules give it', async () => {
      const cookie = await aerie.cookieOf(userOf(type))
      for (const permission of PERMISSIONS) {
        await setCustom(userOf(type), [permission])
        const expectedPermissions = PERMISSIONS.filter((name) => holds(type, name, [permission]))
        expect({ permission, has: await permissionsOf(cookie) }).toEqual({
          permission,
          has: expectedPermissions.sort(),
        })
      }
      await setCustom(userOf(type), [])
    })
  },
)

test.each(['tenant-root', 'tenant-staff', 'tenant-client', 'tenant-user'] as const)(
  'a %s holds the same permissions by a group as by its own grant',
  async (type) => {
    const user = userOf(type)
    const tenantId = aerie.demo.id
    const cookie = await aerie.cookieOf(user)
    const id = crypto.randomUUID()
    await inTenant(aerie.db, tenantId, async (tx) => {
      await tx
        .insertInto('user_group')
        .values({ id, tenant_id: tenantId, name: `One of ${type}` })
        .execute()
      const member = { tenant_id: tenantId, group_id: id, user_id: user.id }
      await tx.insertInto('user_group_member').values(member).execute()
    })
    for (const permission of PERMISSIONS) {
      await inTenant(aerie.db, tenantId, (tx) =>
        tx
          .updateTable('user_group')
          .set({ permissions: [permission] })
          .where('id', '=', id)
          .execute(),
      )
      const expectedPermissions = PERMISSIONS.filter((name) => holds(type, name, [permission]))
      expect({ permission, has: await permissionsOf(cookie) }).toEqual({ permission, has: expectedPermissions.sort() })
    }
    await inTenant(aerie.db, tenantId, (tx) => tx.deleteFrom('user_group').where('id', '=', id).execute())
  },
)

/** Operations that need a permission, by the reviewed table. */
const operationsThatNeed = (permission: string) => TABLE.filter(({ name }) => GROUP_PERMISSIONS[name] === permission)

describe.each(PERMISSIONS.filter((permission) => operationsThatNeed(permission).length > 0))('%s', (permission) => {
  const operations = operationsThatNeed(permission)
  const all = (outcome: string) => Object.fromEntries(operations.map(({ name }) => [name, outcome]))

  test('alone lets a tenant-user call its operations, unless only a root holds it', async () => {
    const cookie = await aerie.cookieOf(aerie.demo.viewer)
    await setCustom(aerie.demo.viewer, [permission])
    expect(await callAll(cookie, operations)).toEqual(
      all(holds('tenant-user', permission, [permission]) ? 'may' : 'may not'),
    )
  })

  test('is not replaced by all others together', async () => {
    const cookie = await aerie.cookieOf(aerie.demo.viewer)
    const others = PERMISSIONS.filter((other) => other !== permission)
    await setCustom(aerie.demo.viewer, others)
    expect(await callAll(cookie, operations)).toEqual(all('may not'))
  })
})

test('a tenant-user with every permission may call exactly what the table allows', async () => {
  const cookie = await aerie.cookieOf(aerie.demo.viewer)
  await setCustom(aerie.demo.viewer, [...PERMISSIONS])
  expect(await callAll(cookie)).toEqual(expected('tenant-user', [...PERMISSIONS]))
})
