import { sql } from 'kysely'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { asPlatform, inTenant } from './tenancy'

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp()
})
afterAll(() => aerie.close())

/** Tables without a tenant, each with its reason. */
const PLATFORM_TABLES = {
  migration: 'what was applied to this database',
  package: 'what the platform sells, the same for everybody',
  evidence_key: 'the installation signs the evidence of all tenants; public keys are published',
  erasure: 'certificates of the erasure of tenants, which outlive them',
  seller: 'who sells it, as invoices name it',
  sign_up_attempt: 'sign-ups by address, also rejected ones that made no tenant',
  invoice_counter: 'the last number given to an invoice',
  passkey_challenge: 'challenges that were answered, also those of visitors',
  login_attempt: 'guesses, which may be at accounts that do not exist',
  call_count: 'calls of networks and tenants, also of people who are not signed in',
  disk_warning: 'disks of the server, which all tenants share',
  live_receiver: 'processes of the server, which receive streams of many tenants',
  media_server_lease: 'which process looks after the media server, which serves all tenants',
  permission_set: 'what the platform offers every tenant to start its groups from',
}

test('every table has forced row-level security and a policy, or a documented exception', async () => {
  const { rows } = await sql<{ name: string; forced: boolean; policies: number; hasTenant: boolean; owner: string }>`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced, pg_get_userbyid(c.relowner) as owner,
           (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
           exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') as "hasTenant"
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p')`.execute(aerie.db)
  expect(rows.length).toBeGreaterThan(8)
  const open = rows.filter(({ forced, policies }) => !forced || policies === 0).map(({ name }) => name)
  expect(open).toEqual(['migration'])
  const ofNoTenant = rows.filter(({ hasTenant, name }) => !hasTenant && name !== 'tenant').map(({ name }) => name)
  expect(ofNoTenant.sort()).toEqual(Object.keys(PLATFORM_TABLES).sort())
})

test('the query roles own no tables, are not superusers and cannot bypass policies', async () => {
  const { rows } = await sql<{ name: string; powers: boolean; owns: number }>`
    select rolname as name, rolsuper or rolbypassrls or rolcreaterole or rolcanlogin as powers,
           (select count(*)::int from pg_class c where c.relowner = r.oid and c.relkind in ('r', 'p')) as owns
      from pg_roles r where rolname in ('aerie_tenant', 'aerie_platform') order by rolname`.execute(aerie.db)
  expect(rows).toEqual([
    { name: 'aerie_platform', powers: false, owns: 0 },
    { name: 'aerie_tenant', powers: false, owns: 0 },
  ])
  const me = await sql<{ rolsuper: boolean; rolbypassrls: boolean }>`
    select rolsuper, rolbypassrls from pg_roles where rolname = current_user`.execute(aerie.db)
  expect(me.rows).toEqual([{ rolsuper: false, rolbypassrls: false }])
})

test('a query without a role can neither read nor write', async () => {
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .insertInto('location')
      .values({ id: crypto.randomUUID(), tenant_id: aerie.demo.id, name: 'Here', lat: 1, long: 2 })
      .execute(),
  )
  for (const table of ['tenant', 'app_user', 'session', 'location', 'mission', 'event'] as const) {
    expect(await aerie.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
  await expect(
    aerie.db.insertInto('tenant').values({ id: crypto.randomUUID(), name: 'Sneaked in' }).execute(),
  ).rejects.toThrow('row-level security')
})

test('limits a tenant to its own rows, even when a query names another tenant', async () => {
  await inTenant(aerie.db, aerie.other.id, async (tx) => {
    expect(await tx.selectFrom('location').select('id').execute()).toEqual([])
    expect(await tx.selectFrom('app_user').select('id').where('tenant_id', '=', aerie.demo.id).execute()).toEqual([])
    const changed = await tx
      .updateTable('location')
      .set({ name: 'Theirs' })
      .where('tenant_id', '=', aerie.demo.id)
      .executeTakeFirst()
    expect(Number(changed.numUpdatedRows)).toBe(0)
  })
  const foreign = { id: crypto.randomUUID(), tenant_id: aerie.demo.id, name: 'Planted', lat: 1, long: 2 }
  await expect(
    inTenant(aerie.db, aerie.other.id, (tx) => tx.insertInto('location').values(foreign).execute()),
  ).rejects.toThrow('row-level security')
})

test('denies a tenant access to password hashes', async () => {
  await expect(
    inTenant(aerie.db, aerie.demo.id, (tx) => tx.selectFrom('app_user').select('password_hash').execute()),
  ).rejects.toThrow('permission denied')
})

test('fails a transaction whose failed statement was ignored', async () => {
  const careless = inTenant(aerie.db, aerie.demo.id, async (tx) => {
    await sql`select 1 / 0`.execute(tx).catch(() => undefined)
  })
  await expect(careless).rejects.toThrow('The transaction was rolled back')
})

test('resets role and tenant of a connection, also after a failure', async () => {
  await expect(inTenant(aerie.db, aerie.demo.id, () => Promise.reject(new Error('half way')))).rejects.toThrow(
    'half way',
  )
  await asPlatform(aerie.db, (tx) => tx.selectFrom('tenant').select('id').execute())
  const seen = await Promise.all(
    Array.from({ length: 40 }, () => sql<{ role: string }>`select current_setting('role') as role`.execute(aerie.db)),
  )
  expect(new Set(seen.map(({ rows }) => rows[0]?.role))).toEqual(new Set(['none']))
})

test('isolates forty concurrent transactions of two tenants', async () => {
  await inTenant(aerie.db, aerie.other.id, (tx) =>
    tx
      .insertInto('location')
      .values({ id: crypto.randomUUID(), tenant_id: aerie.other.id, name: 'There', lat: 1, long: 2 })
      .execute(),
  )
  const names = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      inTenant(aerie.db, index % 2 ? aerie.demo.id : aerie.other.id, async (tx) => {
        await sql`select pg_sleep(0.01)`.execute(tx)
        return (await tx.selectFrom('location').select('name').execute()).map(({ name }) => name).join()
      }),
    ),
  )
  expect(names).toEqual(Array.from({ length: 40 }, (_, index) => (index % 2 ? 'Here' : 'There')))
})
