// Searches lists of 200,000 rows of one tenant: for a text that one row has, one that all have, and one without three
// characters. Compares the whole request with the condition alone, which reads all rows under row-level security.
import { sql, type RawBuilder } from 'kysely'
import { databaseOn } from '../../server/platform/db/database'
import { createPool } from '../../server/platform/db/pool'
import { inTenant } from '../../server/platform/db/tenancy'
import { startBenchApp } from './benchApp'
import { median, type Bench, type Row } from './table'
import { sized } from './size'

const RECORDS = sized(200_000, 500)
const ROUNDS = sized(5, 1)

const WORDS = { 'one row': '123456', 'all rows': 'flight', 'two characters': 'fl' }

interface Searched {
  address: string
  table: string
  texts: string[]
  /** Adds the records of a tenant. */
  fill: (tenantId: string, numbers: RawBuilder<unknown>) => RawBuilder<unknown>
}

const SEARCHES: Record<string, Searched> = {
  missions: {
    address: '/mission/get/tenant/{tenantId}',
    table: 'mission',
    texts: ['name'],
    fill: (id, numbers) => sql`insert into mission (id, tenant_id, name, status)
      select gen_random_uuid(), ${id}::uuid, 'Survey flight ' || n, 'draft' ${numbers}`,
  },
  users: {
    address: '/tenant/user/fetch-all-user',
    table: 'app_user',
    texts: ['name', 'email'],
    fill: (id, numbers) => sql`insert into app_user (id, tenant_id, name, email, user_type)
      select gen_random_uuid(), ${id}::uuid, 'Flight pilot', 'pilot' || n || '@flight.test', 'tenant-user' ${numbers}`,
  },
  locations: {
    address: '/location/get',
    table: 'location',
    texts: ['name'],
    fill: (id, numbers) => sql`insert into location (id, tenant_id, name, lat, long)
      select gen_random_uuid(), ${id}::uuid, 'Flight area ' || n, 47, 8 ${numbers}`,
  },
  'base layers': {
    address: '/baselayer/fetch/All',
    table: 'base_layer',
    texts: ['name'],
    fill: (id, numbers) => sql`insert into base_layer (id, tenant_id, name)
      select gen_random_uuid(), ${id}::uuid, 'Map of flight ' || n ${numbers}`,
  },
  audit: {
    address: '/audit/list',
    table: 'audit_entry',
    texts: ['actor_name', 'target', 'address'],
    fill: (id, numbers) => sql`insert into audit_entry (id, tenant_id, actor_name, action, target, address)
      select gen_random_uuid(), ${id}::uuid, 'Rosa Root', 'mission.delete', 'Survey flight ' || n, '10.0.0.' || n % 256
             ${numbers}`,
  },
}

export const searches: Bench = {
  title: `Searches among ${RECORDS.toLocaleString('en')} rows of a tenant, median of ${ROUNDS}`,
  async run() {
    const app = await startBenchApp()
    const pool = createPool(app.connection)
    const db = databaseOn(pool)
    try {
      const { id } = await app.superuser
        .selectFrom('tenant')
        .select('id')
        .where('name', '=', 'Demo')
        .executeTakeFirstOrThrow()
      const cookie = await app.signIn('root@demo.test')
      const rows: Row[] = []
      for (const [what, { address, table, texts, fill }] of Object.entries(SEARCHES)) {
        await fill(id, sql`from generate_series(1, ${RECORDS}::int) n`).execute(app.superuser)
        await sql`vacuum analyze ${sql.table(table)}`.execute(app.superuser)
        for (const [matched, word] of Object.entries(WORDS)) {
          const url = `${address.replace('{tenantId}', id)}?pageSize=50&search=${word}`
          const conditions = texts.map((text) => sql`${sql.ref(text)} ilike ${`%${word}%`}`)
          const condition = () =>
            inTenant(db, id, (tx) =>
              sql`select count(*) from ${sql.table(table)} where ${sql.join(conditions, sql` or `)}`.execute(tx),
            )
          const [ours, plain] = await interleaved(() => app.get(url, cookie), condition)
          rows.push({
            what: `${what}: ${matched}`,
            figure: `${ours.toFixed(1)} ms, condition alone ${plain.toFixed(1)} ms`,
            ratio: `${(ours / plain).toFixed(2)} x`,
          })
        }
      }
      return rows
    } finally {
      await pool.end()
      await app.stop()
    }
  },
}

async function interleaved(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, run] of [one, other].entries()) {
      const startedAt = performance.now()
      await run()
      // The first round warms up.
      if (round > 0) times[index]?.push(performance.now() - startedAt)
    }
  }
  return [median(times[0]), median(times[1])]
}
