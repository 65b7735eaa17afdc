/** Searches through trigram indexes: found by the index, and the same rows as ilike finds. */
import { sql } from 'kysely'
import { containing, type Page } from '../core/paging'
import { selectAuditEntries } from '../../groups/audit/sql'
import { selectBaseLayers } from '../../groups/base-layer/sql'
import { selectLocations } from '../../groups/location/sql'
import { selectMissions } from '../../groups/mission/listSql'
import { selectUsers } from '../../groups/user/sql'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { asPlatform, inTenant, type Tx } from './tenancy'

const MANY = 5_000
/** All rows. */
const PAGE: Page = { page: 1, pageSize: 2 * MANY }

interface Found {
  items: { _id: string }[]
  total: number
}

interface Searched {
  index: string
  find: (tenantId: string, tx: Tx, search: string) => Promise<Found>
  /** Adds the rows of `names`, a query with the columns n and name. */
  fill: (tenantId: string, names: ReturnType<typeof sql>) => ReturnType<typeof sql>
  /** Selects the IDs of rows with text like $pattern. */
  plain: (pattern: string) => ReturnType<typeof sql<{ id: string }>>
}

const SEARCHES: Record<string, Searched> = {
  missions: {
    index: 'mission_by_name',
    find: (tenantId, tx, search) => selectMissions(tenantId, tx, { search }, 'name', PAGE),
    fill: (tenantId, names) => sql`insert into mission (id, tenant_id, name, status)
      select gen_random_uuid(), ${tenantId}, name, 'draft' from (${names}) named`,
    plain: (pattern) => sql`select id from mission where deleted_at is null and not archived and name ilike ${pattern}`,
  },
  users: {
    index: 'user_by_text',
    find: (tenantId, tx, search) => selectUsers(tenantId, tx, { search }, 'name', PAGE),
    fill: (tenantId, names) => sql`insert into app_user (id, tenant_id, name, email, user_type)
      select gen_random_uuid(), ${tenantId}::uuid, case when n % 2 = 0 then name else 'Someone' end,
             lower(case when n % 2 = 1 then name else 'someone' end || gen_random_uuid()), 'tenant-user' from (${names}) named`,
    plain: (pattern) => sql`select id from app_user where deleted_at is null and user_type <> 'tenant-client'
      and (name ilike ${pattern} or email ilike ${pattern})`,
  },
  locations: {
    index: 'location_by_name',
    find: (tenantId, tx, search) => selectLocations(tenantId, tx, search, 'name', PAGE),
    fill: (tenantId, names) => sql`insert into location (id, tenant_id, name, lat, long)
      select gen_random_uuid(), ${tenantId}, name || n, 47, 8 from (${names}) named`,
    plain: (pattern) => sql`select id from location where deleted_at is null and name ilike ${pattern}`,
  },
  'base layers': {
    index: 'base_layer_by_name',
    find: async (tenantId, tx, search) => withIds(await selectBaseLayers(tenantId, tx, { search }, PAGE)),
    fill: (tenantId, names) => sql`insert into base_layer (id, tenant_id, name)
      select gen_random_uuid(), ${tenantId}, name from (${names}) named`,
    plain: (pattern) => sql`select id from base_layer where deleted_at is null and name ilike ${pattern}`,
  },
  audit: {
    index: 'audit_by_text',
    find: (tenantId, tx, search) => selectAuditEntries(tenantId, tx, { search }, PAGE),
    fill: (tenantId, names) => sql`insert into audit_entry (id, tenant_id, actor_name, action, target, address)
      select gen_random_uuid(), ${tenantId}, case n % 3 when 0 then name else 'Someone' end, 'mission.delete',
             case n % 3 when 1 then name else 'A mission' end, case n % 3 when 2 then name else '10.0.0.' || n end
        from (${names}) named`,
    plain: (pattern) => sql`select id from audit_entry
      where actor_name ilike ${pattern} or target ilike ${pattern} or address ilike ${pattern}`,
  },
}

const withIds = ({ items, total }: { items: { id: string }[]; total: number }): Found => ({
  items: items.map(({ id }) => ({ _id: id })),
  total,
})

let aerie: TestApp

beforeAll(async () => (aerie = await startTestApp()))
afterAll(() => aerie.close())

/** Letters whose case is special in some language, wildcards of like, and characters of several bytes. */
const LETTERS = [...'aAbBzZ019  %_\\.-\'"éÉßẞİıſΣσςŁłÅåДд日本語한🛩']

/** Numbers that look random and are the same in every run. */
let seed = 20_260_101
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}
const randomText = (most: number): string =>
  Array.from({ length: 1 + random(most) }, () => LETTERS[random(LETTERS.length)]).join('')

function partOf(text: string): string {
  const letters = [...text]
  const from = random(letters.length)
  const part = letters.slice(from, from + 1 + random(5)).join('')
  return random(2) === 0 ? part.toLowerCase() : part.toUpperCase()
}

const scansOf = async (index: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select idx_scan as count from pg_stat_user_indexes where indexrelname = ${index}`.execute(aerie.db)
  return rows[0]?.count ?? 0
}

/** As autovacuum does: counts rows, and moves new ones from the pending list of an index to its tree. */
const vacuum = () => sql`vacuum analyze`.execute(aerie.db)

const sortedIds = (items: { _id: string }[]): string[] => items.map(({ _id }) => _id).sort()

describe.each(Object.entries(SEARCHES))('%s', (_, { index, find, fill, plain }) => {
  const inDemo = <T>(work: (tx: Tx) => Promise<T>) => inTenant(aerie.db, aerie.demo.id, work)

  /** Runs `work` and waits until at least `least` of its statements have read the index. */
  async function usingIndex(least: number, work: (tx: Tx) => Promise<void>): Promise<void> {
    const before = await scansOf(index)
    await inDemo(async (tx) => {
      await work(tx)
      await sql`select pg_stat_force_next_flush()`.execute(tx)
    })
    await until(async () => (await scansOf(index)) >= before + least || undefined)
  }

  beforeAll(async () => {
    const names = sql`select n, 'Survey of field ' || n as name from generate_series(1, ${MANY}::int) n`
    await inDemo((tx) => fill(aerie.demo.id, names).execute(tx))
    await vacuum()
  })

  test('reads the index instead of all rows', () =>
    usingIndex(1, async (tx) => {
      expect(await find(aerie.demo.id, tx, 'FIELD 4321')).toMatchObject({ total: 1 })
    }))

  test('finds capital letters whose small letter is ASCII', async () => {
    await inDemo(async (tx) => {
      const named = sql`select 1::bigint * n as n, 'İskele K9' as name from generate_series(1, 6) n`
      await fill(aerie.demo.id, named).execute(tx)
      for (const search of ['iskele', 'İSKELE', 'k9']) {
        const { rows } = await plain(containing(search)).execute(tx)
        expect(rows.length).toBeGreaterThan(0)
        expect(await find(aerie.demo.id, tx, search)).toMatchObject({ total: rows.length })
      }
    })
  })

  test('finds the rows that ilike finds, whatever the characters', async () => {
    const names = Array.from({ length: 100 }, () => `x${randomText(12)}x`)
    for (const { id } of [aerie.demo, aerie.other]) {
      const named = sql`select n, name from unnest(${names}::text[]) with ordinality as each(name, n)`
      await inTenant(aerie.db, id, (tx) => fill(id, named).execute(tx))
    }
    await vacuum()
    const searches = [...names.map(partOf), ...Array.from({ length: 20 }, () => randomText(3))]
    await usingIndex(1, async (tx) => {
      for (const search of searches) {
        const { rows } = await plain(containing(search)).execute(tx)
        const found = await find(aerie.demo.id, tx, search)
        expect({ search, total: found.total, ids: sortedIds(found.items) }).toEqual({
          search,
          total: rows.length,
          ids: rows.map(({ id }) => id).sort(),
        })
      }
    })
  })
})

test('super-admins find entries of all tenants and of the platform, or those of one tenant', async () => {
  await asPlatform(aerie.db, (tx) =>
    sql`insert into audit_entry (id, tenant_id, actor_name, action, target, address)
        select gen_random_uuid(), tenant, 'Ada', 'tenant.edit', 'Harbour office', ''
          from unnest(${[aerie.demo.id, aerie.other.id, null]}::uuid[]) tenant`.execute(tx),
  )
  const found = (tenantId?: string) =>
    asPlatform(aerie.db, (tx) => selectAuditEntries(undefined, tx, { search: 'harbour', tenantId }, PAGE))
  expect((await found()).items.map(({ tenant }) => tenant._id).sort()).toEqual(
    [aerie.demo.id, aerie.other.id, null].sort(),
  )
  expect((await found(aerie.other.id)).items).toMatchObject([{ tenant: { _id: aerie.other.id } }])
})

test.each([
  ['users_matching', asPlatform],
  ['locations_named', asPlatform],
  ['base_layers_named', asPlatform],
  ['audit_entries_matching', asPlatform],
  [
    'all_audit_entries_matching',
    (db: TestApp['db'], work: (tx: Tx) => Promise<unknown>) => inTenant(db, aerie.demo.id, work),
  ],
] as const)('%s is not for others', async (name, scope) => {
  await expect(scope(aerie.db, (tx) => sql`select ${sql.ref(name)}('%', 10)`.execute(tx))).rejects.toThrow(
    'permission denied',
  )
})
