// The sweeps of the groups remove every record that is past its retention or expired. The tables come from the database, so
// that a new one with such a column fails here until it has a case.
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asPlatform, inTenant, type Tx } from '../platform/db/tenancy'
import { groups } from '../groups/groups.gen'
import { servicesOf } from '../groups/services'
import { seedRecords, type Records } from './idFixtures'
import { startTestApp, type TestApp, type TestTenant } from './testApp'

/** The fixtures of the records of a table that can be in the trash, by the name of the table. */
type Trash = Record<string, string[]>

/** Records that stay when others of these are removed. Their cases share a tenant. */
const PARTS: Trash = {
  alert: ['alert'],
  asset_file: ['assetFile'],
  base_layer: ['baseLayer'],
  flight: ['flight'],
  layer: ['layer'],
  maintenance_record: ['maintenanceRecord'],
  mission_file: ['document', 'photo', 'recording', 'outcome'],
  pilot: ['pilot'],
  thread_comment: ['comment'],
}

/** Records that are removed while their parts exist, in another tenant. */
const WHOLES: Trash = {
  asset: ['asset'],
  client: ['client'],
  layer_group: ['layerGroup'],
  location: ['location'],
  mission: ['mission'],
}

/** A case holds its mission and its items, so that they have no case in the other tenants. */
const CASES: Trash = { evidence_case: ['evidenceCase'] }

const TRASH: Trash = { ...PARTS, ...WHOLES, ...CASES }

/** Makes the records of a table expire, and one of them at least. */
const EXPIRY: Record<string, (tx: Tx, tenant: TestTenant, records: Records) => Promise<unknown>> = {
  data_export: (tx, { id }) =>
    sql`insert into data_export (id, tenant_id, job_id, requested_name, expires_at)
        values (${randomUUID()}, ${id}, ${randomUUID()}, 'Robin Root', ${LONG_AGO})`.execute(tx),
  email_change: (tx, { id, staff }) =>
    sql`insert into email_change (tenant_id, user_id, email, token_hash, expires_at)
        values (${id}, ${staff.id}, 'new@aerie.test', ${randomBytes(32)}, ${LONG_AGO})`.execute(tx),
  password_reset: (tx, { id, staff }) =>
    sql`insert into password_reset (id, tenant_id, user_id, code_hash, expires_at)
        values (${randomUUID()}, ${id}, ${staff.id}, 'hash', ${LONG_AGO})`.execute(tx),
  phone_pairing: (tx, { id, client }) =>
    sql`insert into phone_pairing (id, tenant_id, user_id, code_hash, created_at, expires_at)
        values (${randomUUID()}, ${id}, ${client.id}, ${randomBytes(32)}, ${LONG_AGO}, ${LONG_AGO})`.execute(tx),
  play_ticket: (tx, { id }, { stream, session }) =>
    sql`insert into play_ticket (tenant_id, stream_id, session_id, hash, expires_at)
        values (${id}, ${stream}, ${session}, ${randomBytes(32)}, ${LONG_AGO})`.execute(tx),
  share: (tx, { id }) =>
    sql`update share set expires_at = now() - interval '91 days' where tenant_id = ${id}`.execute(tx),
  session: (tx, { id }) => sql`update session set expires_at = ${LONG_AGO} where tenant_id = ${id}`.execute(tx),
  async sign_up(tx, { id }) {
    await sql`update tenant set status = 'pending' where id = ${id}`.execute(tx)
    await sql`insert into sign_up (tenant_id, expires_at) values (${id}, ${LONG_AGO})`.execute(tx)
  },
  single_sign_on_logout: (tx, { id }) =>
    sql`insert into single_sign_on_logout (tenant_id, token_hash, expires_at)
        values (${id}, ${randomBytes(32)}, ${LONG_AGO})`.execute(tx),
  upload: (tx, { id }) => sql`update upload set expires_at = ${LONG_AGO} where tenant_id = ${id}`.execute(tx),
}

/** Tables with such a column whose rows are kept, with the reason. */
const KEPT: Record<string, string> = {
  app_user: 'the audit log and the records name their people',
  tenant: 'its receipts are kept for the tax office',
  api_token: 'the list of tokens shows the expired ones until they are deleted',
  phone: 'kept for 30 days, as API tokens are',
  invitation: 'the list of users shows that an invitation has expired, and it can be sent again',
  stream_key: 'the list of keys shows the expired ones, and their streams refer to them',
  support_access: 'the organisation sees who had access, and when',
}

const LONG_AGO = sql`now() - interval '31 days'`

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp()
})
afterAll(() => aerie.close())

const inPlatform = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => asPlatform(aerie.db, work)

/** A tenant with a record of each kind. */
async function seed(name: string): Promise<{ tenant: TestTenant; records: Records }> {
  const tenant = await aerie.addTenant(name)
  return { tenant, records: await seedRecords(aerie, tenant, name) }
}

/** A sign-up with a payment stays. */
const withoutOrder = async () => ({ tenant: await aerie.addTenant('expiry-sign-up'), records: {} })

/** Uploads, exports and shares belong to their tenant alone; the other tables that expire are read before it is known who calls. */
const inScopeOf =
  (table: string) =>
  <T>(tenant: TestTenant, work: (tx: Tx) => Promise<T>): Promise<T> =>
    ['data_export', 'share', 'upload'].includes(table) ? inTenant(aerie.db, tenant.id, work) : inPlatform(work)

const tablesWith = (column: string): Promise<string[]> =>
  inPlatform(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select c.table_name as name from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and c.column_name = ${column} and t.table_type = 'BASE TABLE'`.execute(tx)
    return rows.map(({ name }) => name)
  })

const exists = (tenant: TestTenant, table: string, id: string): Promise<boolean> =>
  inTenant(aerie.db, tenant.id, async (tx) => {
    const { rows } = await sql`select from ${sql.table(table)} where id = ${id}`.execute(tx)
    return rows.length > 0
  })

const countExpired = (tenant: TestTenant, table: string): Promise<number> =>
  inScopeOf(table)(tenant, async (tx) => {
    const expired = sql`select from ${sql.table(table)} where tenant_id = ${tenant.id} and expires_at < now()`
    return (await expired.execute(tx)).rows.length
  })

/** Runs all sweeps of all groups, as the server does. A record goes in the round after the last of its parts. */
async function sweep(): Promise<void> {
  const services = servicesOf(aerie.app)
  for (let round = 0; round < 3; round++) {
    for (const { run } of groups.flatMap((group) => group.sweeps ?? []))
      await run(services, new AbortController().signal)
  }
}

test('every table with records that can be deleted or can expire has a case or a reason to be kept', async () => {
  const tables = new Set([...(await tablesWith('deleted_at')), ...(await tablesWith('expires_at'))])
  expect([...tables].sort()).toEqual([TRASH, EXPIRY, KEPT].flatMap((each) => Object.keys(each)).sort())
})

describe.each([
  ['parts', PARTS],
  ['wholes', WHOLES],
  ['cases', CASES],
])('%s in the trash', (title, trash) => {
  let tenant: TestTenant
  let idsOf: (table: string) => string[]

  beforeAll(async () => {
    const seeded = await seed(`trash-${title}`)
    tenant = seeded.tenant
    idsOf = (table) => (trash[table] ?? []).map((name) => seeded.records[name] ?? '')
    if (trash === CASES) return
    await inTenant(aerie.db, tenant.id, (tx) =>
      sql`delete from evidence_case where tenant_id = ${tenant.id}`.execute(tx),
    )
  })

  const setDeleted = (table: string, days: number | null) =>
    inTenant(aerie.db, tenant.id, (tx) =>
      sql`update ${sql.table(table)} set deleted_at = now() - make_interval(days => ${days}) where id = any(${idsOf(table)})`.execute(
        tx,
      ),
    )

  /** Each record of a table, and whether it exists. */
  const found = async (table: string) => {
    const records = []
    for (const id of idsOf(table)) records.push({ table, id, exists: await exists(tenant, table, id) })
    return records
  }
  const all = (table: string, isThere: boolean) => idsOf(table).map((id) => ({ table, id, exists: isThere }))

  test('records are kept 29 days after their deletion', async () => {
    for (const table of Object.keys(trash)) await setDeleted(table, 29)
    await sweep()
    for (const table of Object.keys(trash)) {
      expect(await found(table)).toEqual(all(table, true))
      await setDeleted(table, null)
    }
  })

  test.each(Object.keys(trash))('records of %s are removed 31 days after their deletion', async (table) => {
    // Otherwise they went with those of an earlier case.
    expect(await found(table)).toEqual(all(table, true))
    await setDeleted(table, 31)
    await sweep()
    expect(await found(table)).toEqual(all(table, false))
  })
})

describe('expired records', () => {
  let shared: { tenant: TestTenant; records: Records }

  beforeAll(async () => {
    shared = await seed('expiry')
  })

  test.each(Object.entries(EXPIRY))('expired records of %s are removed', async (table, expire) => {
    const { tenant, records } = table === 'sign_up' ? await withoutOrder() : shared
    await inScopeOf(table)(tenant, (tx) => expire(tx, tenant, records))
    expect(await countExpired(tenant, table)).toBeGreaterThan(0)
    await sweep()
    expect(await countExpired(tenant, table)).toBe(0)
  })
})
