import { uuidv7 } from 'uuidv7'
import { deleteStoredFile, insertStoredFile } from '../../platform/storage/sql'
import { inTenant, asPlatform } from '../../platform/db/tenancy'
import { subscribe } from '../../testing/subscribe'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { readUsage, requireQuota } from './usage'

const DAY_MS = 24 * 3_600_000

let aerie: TestApp
let tenantId: string

beforeAll(async () => {
  aerie = await startTestApp()
  tenantId = aerie.demo.id
})
afterAll(() => aerie.close())
afterEach(() =>
  asPlatform(aerie.db, async (tx) => {
    await tx.deleteFrom('quota_overrun').execute()
    await tx.deleteFrom('subscription').execute()
    await tx.deleteFrom('app_user').where('name', '=', 'New').execute()
  }),
)

/** Adds a user as the user group does: checks the quota in the same transaction. The demo tenant uses three seats. */
const addUser = () =>
  inTenant(aerie.db, tenantId, async (tx) => {
    await requireQuota(tenantId, tx, 'users', 1)
    const id = uuidv7()
    const row = { id, tenant_id: tenantId, email: `${id}@demo.test`, name: 'New', user_type: 'tenant-staff' }
    await tx.insertInto('app_user').values(row).execute()
  })

const users = async () => (await inTenant(aerie.db, tenantId, (tx) => readUsage(tenantId, tx)))[0]

const storage = async () =>
  (await inTenant(aerie.db, tenantId, (tx) => readUsage(tenantId, tx))).find(
    ({ resource }) => resource === 'storageBytes',
  )

/** A file as the upload stores it. */
const storeFile = (size: number) =>
  inTenant(aerie.db, tenantId, (tx) =>
    insertStoredFile(
      tenantId,
      tx,
      {
        key: `tenant/${tenantId}/${uuidv7()}`,
        size,
        sha256: '0'.repeat(64),
        mediaType: 'image/tiff',
        name: 'ortho.tif',
      },
      null,
    ),
  )

const overSince = (days: number) =>
  asPlatform(aerie.db, (tx) =>
    tx
      .updateTable('quota_overrun')
      .set({ since: new Date(Date.now() - days * DAY_MS) })
      .execute(),
  )

test('sets no limits for a tenant without a package', async () => {
  for (let more = 0; more < 5; more++) await addUser()
  expect(await users()).toMatchObject({ used: 8, limit: null, level: 'ok' })
})

test('warns from 80 %, allows seven days over the limit, then blocks without deleting', async () => {
  await subscribe(aerie.db, tenantId, { limits: { users: 5 } })
  expect(await users()).toMatchObject({ used: 3, level: 'ok' })
  await addUser()
  expect(await users()).toMatchObject({ used: 4, level: 'warning', graceUntil: null })
  await addUser()
  await addUser()
  const over = await users()
  expect(over).toMatchObject({ used: 6, limit: 5, level: 'over' })
  expect(new Date(over?.graceUntil ?? 0).getTime() - Date.now()).toBeGreaterThan(6.9 * DAY_MS)
  await overSince(6.9)
  await addUser()
  await overSince(7.1)
  await expect(addUser()).rejects.toThrow('Your package allows 5 users, and 7 are in use.')
  expect(await users()).toMatchObject({ used: 7, level: 'blocked' })
})

test('restarts the grace period after the tenant was under its limit', async () => {
  await subscribe(aerie.db, tenantId, { limits: { users: 3 } })
  await addUser()
  await overSince(30)
  await expect(addUser()).rejects.toThrow('allows 3 users')
  await asPlatform(aerie.db, (tx) => tx.deleteFrom('app_user').where('name', '=', 'New').execute())
  await addUser()
  expect(await users()).toMatchObject({ used: 4, level: 'over' })
})

test('limits the grace period to twice the limit and rejects resources the package excludes', async () => {
  await subscribe(aerie.db, tenantId, { limits: { users: 2, aiRuns: 0 } })
  await addUser()
  await expect(addUser()).rejects.toThrow('allows 2 users')
  await expect(inTenant(aerie.db, tenantId, (tx) => requireQuota(tenantId, tx, 'aiRuns', 1))).rejects.toThrow(
    'allows 0 AI runs',
  )
})

test('enforces the ceiling of seats for a hundred concurrent requests', async () => {
  await subscribe(aerie.db, tenantId, { limits: { users: 4 } })
  const tries = await Promise.allSettled(Array.from({ length: 100 }, addUser))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await users()).toMatchObject({ used: 8, level: 'blocked' })
})

test('enforces the ceiling of storage for a hundred concurrent uploads', async () => {
  await subscribe(aerie.db, tenantId, { limits: { storageBytes: 1000 } })
  const staff = await aerie.cookieOf(aerie.demo.staff)
  const open = () =>
    aerie.app.inject({
      method: 'POST',
      url: '/apis/v1/upload/tus',
      headers: { cookie: staff, 'tus-resumable': '1.0.0', 'upload-length': '100' },
    })
  const replies = await Promise.all(Array.from({ length: 100 }, open))
  const codes = new Set(replies.map(({ statusCode }) => statusCode))
  expect([...codes].sort()).toEqual([201, 413])
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20)
  expect(await storage()).toMatchObject({ used: 2000, level: 'blocked' })
  for (const { headers } of replies) {
    if (headers.location === undefined) continue
    await aerie.app.inject({
      method: 'DELETE',
      url: headers.location,
      headers: { cookie: staff, 'tus-resumable': '1.0.0' },
    })
  }
})

test('allows additions for seven days after the package ends, then rejects them', async () => {
  await subscribe(aerie.db, tenantId, { endsAt: new Date(Date.now() - 6.9 * DAY_MS) })
  await addUser()
  await subscribe(aerie.db, tenantId, { endsAt: new Date(Date.now() - 7.1 * DAY_MS) })
  await expect(addUser()).rejects.toThrow('Your package has ended')
})

test('counts stored files and the declared size of open uploads, and frees it with them', async () => {
  await subscribe(aerie.db, tenantId, { limits: { storageBytes: 1000 } })
  const file = await storeFile(600)
  expect(await storage()).toMatchObject({ used: 600, limit: 1000, level: 'ok' })

  const staff = await aerie.cookieOf(aerie.demo.staff)
  const opened = await aerie.app.inject({
    method: 'POST',
    url: '/apis/v1/upload/tus',
    headers: { cookie: staff, 'tus-resumable': '1.0.0', 'upload-length': '300' },
  })
  expect(opened.statusCode).toBe(201)
  expect(await storage()).toMatchObject({ used: 900, level: 'warning' })
  await storeFile(200)
  expect(await storage()).toMatchObject({ used: 1100, level: 'over' })

  await aerie.app.inject({
    method: 'DELETE',
    url: opened.headers.location ?? '',
    headers: { cookie: staff, 'tus-resumable': '1.0.0' },
  })
  await inTenant(aerie.db, tenantId, (tx) => deleteStoredFile(tenantId, tx, file.id))
  expect(await storage()).toMatchObject({ used: 200, level: 'ok' })
})
