// The data page of a tenant with a million items: the list with its counts, with and without filters.
import { sql } from 'kysely'
import { mergeCounts } from '../../server/groups/data/mergeCounts'
import { startBenchApp, type BenchApp } from './benchApp'
import { percentile, type Bench, type Row } from './table'
import { sized } from './size'

const ITEMS = sized(1_000_000, 20000)
const MISSIONS = sized(2_000, 20)
/** Items of one statement that fills the tables. */
const STEP = 20_000
const CALLS = sized(30, 2)

export const dataPage: Bench = {
  title: `Data page of ${ITEMS.toLocaleString('en')} items in ${MISSIONS.toLocaleString('en')} missions, ${CALLS} calls each`,
  async run() {
    const app = await startBenchApp()
    try {
      const missionId = await fill(app)
      const cookie = await app.signIn('root@demo.test')
      const reads = {
        'all, with counts': '/data/search?page=1&pageSize=50',
        'page 10,000': '/data/search?page=10000&pageSize=50',
        photos: '/data/search?page=1&pageSize=50&kinds=photo',
        'a mission': `/data/search?page=1&pageSize=50&missionIds=${missionId}`,
        'words of a name': '/data/search?page=1&pageSize=50&search=DJI_0001234',
        'one day': '/data/search?page=1&pageSize=50&from=2026-02-01&until=2026-02-01',
        'parts of months': '/data/search?page=1&pageSize=50&from=2026-01-15&until=2026-04-10',
      }
      const rows: Row[] = []
      for (const [what, url] of Object.entries(reads)) rows.push(await timesOf(app, what, url, cookie))
      return rows
    } finally {
      await app.stop()
    }
  },
}

async function timesOf(app: BenchApp, what: string, url: string, cookie: string): Promise<Row> {
  const times: number[] = []
  // The first calls warm up.
  for (let call = -3; call < CALLS; call++) {
    const start = performance.now()
    await app.get(url, cookie)
    if (call >= 0) times.push(performance.now() - start)
  }
  const figure = `p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`
  return { what, figure, budget: 'p95 <= 150 ms' }
}

/** @returns a mission */
async function fill({ superuser }: BenchApp): Promise<string> {
  const tenant = await superuser.selectFrom('tenant').select('id').where('name', '=', 'Demo').executeTakeFirstOrThrow()
  const { rows } = await sql<{ id: string }>`
    insert into mission (id, tenant_id, name, status)
    select gen_random_uuid(), ${tenant.id}, 'Mission ' || n, 'draft' from generate_series(1, ${MISSIONS}::int) n
    returning id`.execute(superuser)
  const missions = rows.map(({ id }) => id)
  const kinds = ['photo', 'photo', 'photo', 'photo', 'photo', 'photo', 'document', 'document']
  // In steps, each of which stays below the time limit of a statement.
  for (let from = 1; from <= ITEMS; from += STEP) {
    await sql`
      with stored as (
        insert into stored_file (id, tenant_id, key, name, size, media_type, sha256)
        values (gen_random_uuid(), ${tenant.id}, 'bench-' || ${from}::int, 'bench.jpg', 1, 'image/jpeg', repeat('0', 64))
        returning id
      ), file as (
        insert into mission_file (id, tenant_id, stored_file_id, mission_id, kind, name, created_at, lat, long, taken_at)
        select gen_random_uuid(), ${tenant.id}, stored.id, (${missions}::uuid[])[1 + n % ${MISSIONS}::int],
               (${kinds}::text[])[1 + n % ${kinds.length}::int], 'DJI_' || lpad(n::text, 7, '0'),
               '2026-01-01Z'::timestamptz + make_interval(secs => n * 10),
               47 + (n % 1000) * 0.001, 8 + (n / 1000) * 0.001, '2026-01-01Z'::timestamptz + make_interval(secs => n * 10)
          from stored, generate_series(${from}::int, ${from + STEP - 1}::int) n
        returning id, kind
      )
      insert into mission_photo (file_id, tenant_id, sha256, state, imported_at)
      select id, ${tenant.id}, md5(id::text) || md5(id::text), 'staged', now() from file where kind = 'photo'`.execute(
      superuser,
    )
  }
  // As the server does within half a minute.
  await mergeCounts(superuser)
  const tables = [
    'mission_file',
    'mission_photo',
    'mission',
    'data_item',
    'data_change',
    'data_count',
    'data_month_count',
  ]
  for (const table of tables) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(superuser)
  }
  return missions[0] ?? ''
}
