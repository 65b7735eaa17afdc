// Reads the list and the board of a fleet of 10,000 assets with 5 rules, and compares them with a fleet of 20 in the same run.
import { sql } from 'kysely'
import { startBenchApp, type BenchApp } from './benchApp'
import { median, percentile, type Bench, type Row } from './table'
import { sized } from './size'

const LARGE = sized(10_000, 50)
const SMALL = 20
const CALLS = sized(12, 2)
const ROUNDS = sized(3, 1)
const PAGE = 'pageSize=50'

const READS: Record<string, string> = {
  'list by name': `/asset/get-all-asset?${PAGE}`,
  'list by due': `/asset/get-all-asset?${PAGE}&sort=-due`,
  'list of grounded': `/asset/get-all-asset?${PAGE}&status=grounded`,
  'column of the board': `/asset/get-all-asset?${PAGE}&status=available`,
  'counts of the board': '/asset/counts',
}

export const fleet: Bench = {
  title: `Fleet of ${LARGE} assets and 5 rules, p95 of ${CALLS} calls, median of ${ROUNDS} rounds, and relative to ${SMALL} assets`,
  async run() {
    const app = await startBenchApp()
    try {
      await fill(app, 'Demo', LARGE)
      await fill(app, 'Other', SMALL)
      await sql`vacuum analyze`.execute(app.superuser)
      const large = await app.signIn('root@demo.test')
      const small = await app.signIn('root@other.test')
      const rows: Row[] = []
      for (const [what, url] of Object.entries(READS)) rows.push(await compared(app, what, url, large, small))
      rows.push(await afterFlight(app, large))
      return rows
    } finally {
      await app.stop()
    }
  },
}

async function compared(app: BenchApp, what: string, url: string, large: string, small: string): Promise<Row> {
  const times: { large: number; small: number }[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const time = { large: await slowest(app, url, large), small: await slowest(app, url, small) }
    // The first round warms up.
    if (round > 0) times.push(time)
  }
  const long = median(times.map((time) => time.large))
  const short = median(times.map((time) => time.small))
  return { what, figure: `${long.toFixed(1)} ms`, ratio: `${(long / short).toFixed(1)} x`, budget: '<= 10 x or 300 ms' }
}

async function slowest(app: BenchApp, url: string, cookie: string): Promise<number> {
  const times: number[] = []
  for (let call = 0; call < CALLS; call++) times.push(await timeOf(() => app.get(url, cookie)))
  return percentile(times, 0.95)
}

/** Ends a flight, which counts the hours of its assets, and reads the list again. */
async function afterFlight(app: BenchApp, cookie: string): Promise<Row> {
  const { rows } = await sql<{ id: string }>`
    select f.id from flight f join flight_asset fa on fa.flight_id = f.id join tenant t on t.id = f.tenant_id
     where t.name = 'Demo' and f.status = 'landed' order by f.id limit ${CALLS}`.execute(app.superuser)
  const counting: number[] = []
  const all: number[] = []
  for (const { id } of rows) {
    const end = () =>
      sql`update flight set ended_at = ended_at + interval '1 minute' where id = ${id}`.execute(app.superuser)
    const counted = await timeOf(end)
    counting.push(counted)
    all.push(counted + (await timeOf(() => app.get(READS['list by due'] ?? '', cookie))))
  }
  const figure = `${median(all).toFixed(1)} ms, of it counting ${median(counting).toFixed(1)} ms`
  return { what: 'flight ends, list by due', figure }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** Drones and batteries, half each, with flights of one in ten and a service record of one in two. */
async function fill({ superuser }: BenchApp, tenant: string, assets: number): Promise<void> {
  const run = (query: ReturnType<typeof sql>) => query.execute(superuser)
  const ofTenant = sql`(select id from tenant where name = ${tenant})`
  const classOf = (kind: string) => sql`(
    select id from asset_class where tenant_id = ${ofTenant} and kind = ${kind} order by id limit 1)`
  const makerId = crypto.randomUUID()
  const modelId = crypto.randomUUID()
  const missionId = crypto.randomUUID()
  await run(
    sql`insert into manufacturer (id, tenant_id, name) values (${makerId}, ${ofTenant}, 'Bench ' || ${tenant}::text)`,
  )
  await run(sql`
    insert into asset_model (id, tenant_id, manufacturer_id, class_id, name)
    values (${modelId}, ${ofTenant}, ${makerId}, ${classOf('drone')}, 'Bench model')`)
  await run(sql`
    insert into maintenance_rule (id, tenant_id, name, class_id, model_id, every_days, every_hours, every_cycles)
    select gen_random_uuid(), ${ofTenant}, 'Bench rule ' || r.n,
           case when r.n <= 3 then ${classOf('drone')} else ${classOf('battery')} end,
           case when r.n = 3 then ${modelId}::uuid end, 200 + r.n, case when r.n <= 3 then 40 + r.n end,
           case when r.n > 3 then 100 + r.n end
      from generate_series(1, 5) r (n)`)
  await run(sql`
    insert into asset (id, tenant_id, name, serial, class_id, model_id, in_service_on, entered_hours, entered_cycles)
    select gen_random_uuid(), ${ofTenant}, 'Bench asset ' || n, 'BENCH-' || n,
           case when n % 2 = 0 then ${classOf('drone')} else ${classOf('battery')} end,
           case when n % 2 = 0 then ${modelId}::uuid end, current_date - n % 220, n % 45, n % 110
      from generate_series(1, ${assets}::int) n`)
  await run(sql`
    insert into mission (id, tenant_id, name, status) values (${missionId}, ${ofTenant}, 'Bench mission', 'draft')`)
  await run(sql`
    with flown as (
      insert into flight (id, tenant_id, mission_id, name, status, started_at, ended_at)
      select gen_random_uuid(), a.tenant_id, ${missionId}, a.serial, 'landed', now() - interval '3 hours', now() - interval '2 hours'
        from asset a where a.tenant_id = ${ofTenant} and a.serial like 'BENCH-%0'
      returning id, tenant_id, name)
    insert into flight_asset (tenant_id, flight_id, asset_id, role)
    select f.tenant_id, f.id, a.id, 'drone'
      from flown f join asset a on a.tenant_id = f.tenant_id and a.serial = f.name`)
  await run(sql`
    with done as (
      insert into maintenance_record (id, tenant_id, asset_id, name, person, done_on, hours, flights, cycles)
      select gen_random_uuid(), a.tenant_id, a.id, 'Service', 'Bench', current_date - 20, 0, 0, 0
        from asset a where a.tenant_id = ${ofTenant} and a.serial ~ '^BENCH-.*[02468]$'
      returning id, tenant_id)
    insert into maintenance_record_rule (tenant_id, record_id, rule_id)
    select d.tenant_id, d.id, r.id from done d join maintenance_rule r on r.tenant_id = d.tenant_id and r.name = 'Bench rule 1'`)
}
