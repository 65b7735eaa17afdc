// Erasure of one person: what is about the person goes, what belongs to the organisation stays without the name.
import { sql } from 'kysely'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { databaseOn } from '../../platform/db/database'
import { createPool } from '../../platform/db/pool'
import { recordEvent } from '../../platform/realtime/sql'
import { seedRecords } from '../../testing/idFixtures'
import { startTestApp, type TestApp, type TestTenant } from '../../testing/testApp'
import { until } from '../../testing/until'

/** Has a number beside the ID of the user. */
const KEPT = ['event_read']

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp()
})
afterAll(() => aerie.close())

interface PersonalTable {
  table: string
  column: string
  isErased: boolean
}

/** Tables with rows about a person, read from the schema. */
async function personalTables(): Promise<PersonalTable[]> {
  const { rows } = await asPlatform(aerie.db, (tx) =>
    sql<PersonalTable>`
      select t.relname as table, a.attname as column,
             has_table_privilege('aerie_tenant', t.oid, 'delete') or has_table_privilege('aerie_platform', t.oid, 'delete')
               as "isErased"
        from pg_constraint c
        join pg_class t on t.oid = c.conrelid
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_length(c.conkey, 1)]
       where c.contype = 'f' and c.confrelid = 'app_user'::regclass and c.confdeltype = 'c' and a.attname <> 'created_by'
       order by t.relname`.execute(tx),
  )
  return rows
}

/** Rows about a person by table, past all policies. */
async function rowsAbout(userId: string): Promise<Record<string, number>> {
  const pool = createPool({ ...aerie.pool.options, user: 'postgres', max: 1 })
  const db = databaseOn(pool)
  const counts: Record<string, number> = {}
  for (const { table, column } of await personalTables()) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.id(table)} where ${sql.ref(column)} = ${userId}`.execute(db)
    const count = rows[0]?.count ?? 0
    if (count > 0) counts[table] = count
  }
  await pool.end()
  return counts
}

/** Makes the first tenant root an ordinary one beside a second root, who calls. */
async function secondRoot(tenant: TestTenant): Promise<string> {
  await asPlatform(aerie.db, (tx) =>
    tx.updateTable('app_user').set({ user_type: 'tenant-root' }).where('id', '=', tenant.staff.id).execute(),
  )
  return aerie.cookieOf({ ...tenant.staff, userType: 'tenant-root' })
}

const erase = (cookie: string, userId: string) => aerie.call(cookie, 'POST', `/tenant/user/erase-user/${userId}`)

test('the roles of the server may erase every table with rows about a person', async () => {
  const tables = await personalTables()
  expect(tables.filter(({ isErased }) => !isErased).map(({ table }) => table)).toEqual(KEPT)
  expect(tables.map(({ table }) => table)).toEqual(expect.arrayContaining(['api_token', 'data_export', 'sign_in']))
})

test('erases what is about the person and keeps records without the name', async () => {
  const tenant = await aerie.addTenant('erased-person')
  const caller = await secondRoot(tenant)
  await seedRecords(aerie, tenant, 'person')
  const own = await aerie.cookieOf(tenant.root)
  const mission = await aerie.call<{ _id: string }>(own, 'POST', '/mission/create', { name: 'Kept' })
  await aerie.call(own, 'PATCH', '/profile/theme', { theme: 'dark' })
  const before = await rowsAbout(tenant.root.id)
  expect(Object.keys(before).length).toBeGreaterThan(4)
  const others = await rowsAbout(tenant.staff.id)

  expect(await erase(caller, tenant.root.id)).toMatchObject({ code: 200 })
  expect((await aerie.call(own, 'GET', '/auth/userdetails')).code).toBe(401)
  const job = await until(async () => {
    const { data } = await aerie.call<{ items: { kind: string; status: string; title: string }[] }>(
      caller,
      'GET',
      '/job/list',
    )
    return data.items.find(({ kind, status }) => kind === 'person-erasure' && status === 'completed')
  })
  expect(job.title).toBe('Personal data of a deleted account')
  const left = await rowsAbout(tenant.root.id)
  expect(Object.keys(left).filter((table) => !KEPT.includes(table))).toEqual([])
  expect(await rowsAbout(tenant.staff.id)).toEqual(others)
  const row = await asPlatform(aerie.db, (tx) =>
    tx.selectFrom('app_user').selectAll().where('id', '=', tenant.root.id).executeTakeFirstOrThrow(),
  )
  expect(row).toMatchObject({
    name: 'Erased person',
    email: `${tenant.root.id}@deleted.invalid`,
    password_hash: null,
    avatar: null,
    language: null,
    theme: null,
  })
  const read = await aerie.call(caller, 'GET', `/mission/get/${mission.data._id}`)
  expect(read).toMatchObject({ data: { createdBy: { name: 'Erased person' } } })
  const entries = await asPlatform(aerie.db, (tx) =>
    tx
      .selectFrom('audit_entry')
      .select(['target', 'details'])
      .where('tenant_id', '=', tenant.id)
      .where('action', '=', 'user.erase')
      .execute(),
  )
  expect(entries).toEqual([{ target: tenant.root.id, details: { userId: tenant.root.id } }])
})

test('empties notifications, deletes private walls, and erases the entry as a pilot only if asked', async () => {
  const tenant = await aerie.addTenant('erased-pilot')
  const caller = await secondRoot(tenant)
  const { id: userId } = tenant.root
  const own = await aerie.cookieOf(tenant.root)
  const mission = (await aerie.call<{ _id: string }>(own, 'POST', '/mission/create', { name: 'Harbour' })).data._id
  const pilot = (await aerie.call<{ _id: string }>(caller, 'POST', '/pilot/create', { userId })).data._id
  await inTenant(aerie.db, tenant.id, async (tx) => {
    const wall = { tenant_id: tenant.id, tile_count: 1, tiles: '[]', shows_map: false, created_by: userId }
    await tx
      .insertInto('wall')
      .values([
        { ...wall, id: crypto.randomUUID(), name: 'Mine', is_shared: false },
        { ...wall, id: crypto.randomUUID(), name: 'Ours', is_shared: true },
      ])
      .execute()
    const alert = { mission: 'Harbour', missionID: mission, alertID: crypto.randomUUID(), severity: 'low' } as const
    await recordEvent(tenant.id, tx, 'ALERT_ASSIGNED', { ...alert, title: 'For the erased' }, userId)
    await recordEvent(tenant.id, tx, 'ALERT_ASSIGNED', { ...alert, title: 'For another' }, tenant.staff.id)
    const asked = { name: 'Rita Root', userID: userId, permission: 'alert_list' } as const
    await recordEvent(tenant.id, tx, 'ACCESS_ASKED', asked, tenant.staff.id)
  })
  const events = () =>
    inTenant(aerie.db, tenant.id, (tx) =>
      tx
        .selectFrom('event')
        .select(['payload', 'recipient_id as to'])
        .where('tenant_id', '=', tenant.id)
        .where('recipient_id', 'is not', null)
        .orderBy('seq')
        .execute(),
    )
  await until(async () => (await events()).length === 3)
  const pilotNames = async () => JSON.stringify((await aerie.call(caller, 'GET', '/pilot/get-all-pilots')).data)
  const erased = async (asksPilot: string) => {
    expect((await erase(caller, `${userId}${asksPilot}`)).code).toBe(200)
    await until(async () => {
      const { data } = await aerie.call<{ items: { status: string }[] }>(caller, 'GET', '/job/list')
      return data.items.every(({ status }) => status === 'completed')
    })
  }

  await erased('')
  const [toErased, toAnother, asked] = await events()
  expect(toErased).toEqual({ to: userId, payload: {} })
  expect(toAnother?.payload).toMatchObject({ title: 'For another' })
  expect(asked?.payload).toMatchObject({ name: 'Erased person', permission: 'alert_list' })
  const walls = await inTenant(aerie.db, tenant.id, (tx) => tx.selectFrom('wall').select('name').execute())
  expect(walls).toEqual([{ name: 'Ours' }])
  expect(await pilotNames()).not.toContain('Erased person')

  await erased('?erasesPilot=true')
  expect(await pilotNames()).toContain('Erased person')
  const row = await inTenant(aerie.db, tenant.id, (tx) =>
    tx.selectFrom('pilot').select(['name', 'email', 'phone', 'deleted_at']).where('id', '=', pilot).executeTakeFirst(),
  )
  expect(row).toEqual({ name: 'Erased person', email: null, phone: '', deleted_at: null })
})

test('refuses oneself, the last tenant root, a foreign and an unknown user', async () => {
  const root = await aerie.cookieOf(aerie.demo.root)
  expect(await erase(root, aerie.demo.root.id)).toMatchObject({ code: 409 })
  expect(await erase(root, aerie.other.staff.id)).toMatchObject({ code: 404 })
  expect(await erase(root, crypto.randomUUID())).toMatchObject({ code: 404 })
  expect(await erase(await aerie.cookieOf(aerie.demo.viewer), aerie.demo.staff.id)).toMatchObject({ code: 403 })
})

test('erases somebody whose account was deleted before, once at a time, and again after the job was cancelled', async () => {
  const tenant = await aerie.addTenant('deleted-before')
  const caller = await secondRoot(tenant)
  await aerie.call(await aerie.cookieOf(tenant.root), 'PATCH', '/profile/theme', { theme: 'dark' })
  expect((await aerie.call(caller, 'DELETE', `/tenant/user/delete-user/${tenant.root.id}`)).code).toBe(200)
  expect((await erase(await aerie.cookieOf(aerie.other.root), tenant.root.id)).code).toBe(404)
  const answers = await Promise.all([erase(caller, tenant.root.id), erase(caller, tenant.root.id)])
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409])
  const jobs = async () => {
    const { data } = await aerie.call<{ items: { _id: string; status: string }[] }>(caller, 'GET', '/job/list')
    return data.items
  }
  const untilDone = async () => until(async () => (await jobs()).every(({ status }) => status === 'completed'))
  await untilDone()
  expect(Object.keys(await rowsAbout(tenant.root.id)).filter((table) => !KEPT.includes(table))).toEqual([])

  const [job] = await jobs()
  await inTenant(aerie.db, tenant.id, (tx) =>
    tx.updateTable('job').set({ status: 'cancelled' }).where('tenant_id', '=', tenant.id).execute(),
  )
  expect((await aerie.call(caller, 'PATCH', `/job/retry/${job?._id}`)).code).toBe(200)
  await untilDone()
})

test('erases a person of a client', async () => {
  const root = await aerie.cookieOf(aerie.demo.root)
  const client = await aerie.call<{ _id: string }>(root, 'POST', '/client/create', { name: 'Harbour office' })
  const clientId = client.data._id
  const person = { name: 'Casey Quay', email: 'casey@harbour.test' }
  const invited = await aerie.call<{ people: { _id: string }[] }>(
    root,
    'POST',
    `/client/invite-person/${clientId}`,
    person,
  )
  const personId = invited.data.people[0]?._id ?? ''
  const foreign = await aerie.cookieOf(aerie.other.root)
  expect(await aerie.call(foreign, 'POST', `/client/erase-person/${clientId}/${personId}`)).toMatchObject({ code: 404 })
  const erased = await aerie.call(root, 'POST', `/client/erase-person/${clientId}/${personId}`)
  expect(erased).toMatchObject({ code: 200, data: { people: [] } })
  const name = await until(async () => {
    const row = await asPlatform(aerie.db, (tx) =>
      tx.selectFrom('app_user').select(['name', 'email']).where('id', '=', personId).executeTakeFirstOrThrow(),
    )
    return row.name !== 'Casey Quay' && row
  })
  expect(name).toEqual({ name: 'Erased person', email: `${personId}@deleted.invalid` })
})
