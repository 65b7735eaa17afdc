// Finds and deletes one step of what is due, and counts what is stored, among many recordings of a tenant and among few.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { deleteStep } from '../../server/groups/retention/job'
import { databaseOn } from '../../server/platform/db/database'
import { createPool } from '../../server/platform/db/pool'
import { inTenant } from '../../server/platform/db/tenancy'
import { startBenchApp, type BenchApp } from './benchApp'
import { sized } from './size'
import { median, type Bench, type Row } from './table'

const FEW = sized(1_000, 100)
const MANY = sized(100_000, 1_000)
const ROUNDS = sized(5, 1)

export const retention: Bench = {
  title: `Retention among ${MANY.toLocaleString('en')} recordings, all of them due, median of ${ROUNDS}`,
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
      await sql`
        insert into retention_rule (tenant_id, kind, days, starts_on)
        values (${id}::uuid, 'stream_recordings', 30, current_date - 1)
        on conflict (tenant_id, kind) do update set days = excluded.days, starts_on = excluded.starts_on`.execute(
        app.superuser,
      )
      const measure = async () => {
        const steps: number[] = []
        const counts: number[] = []
        for (let round = 0; round < ROUNDS; round++) {
          steps.push(await timeOf(() => inTenant(db, id, (tx) => deleteStep(id, tx, uuidv7(), 'stream_recordings'))))
          counts.push(await timeOf(() => app.get('/retention/get', cookie)))
        }
        return { 'a step': median(steps), 'the page': median(counts) }
      }
      await fill(app, id, FEW)
      const few = await measure()
      await fill(app, id, MANY - FEW)
      const many = await measure()
      return Object.entries(many).map(([what, time]): Row => ({
        what,
        figure: `${time.toFixed(1)} ms`,
        ratio: `${(time / few[what as keyof typeof few]).toFixed(2)} x of ${FEW.toLocaleString('en')}`,
      }))
    } finally {
      await pool.end()
      await app.stop()
    }
  },
}

/** Triggers make one statement of many rows longer than its limit. */
const CHUNK = 5_000

async function fill(app: BenchApp, tenantId: string, count: number): Promise<void> {
  for (let added = 0; added < count; added += CHUNK) await insert(app, tenantId, Math.min(CHUNK, count - added))
  await sql`vacuum analyze mission_file, recording`.execute(app.superuser)
}

async function insert({ superuser }: BenchApp, tenantId: string, count: number): Promise<void> {
  await sql`
    with added as (
      insert into mission_file (id, tenant_id, mission_id, kind, name, created_at)
      select gen_random_uuid(), ${tenantId}::uuid, (select id from mission where tenant_id = ${tenantId}::uuid limit 1),
             'recording', 'r' || n, now() - interval '40 days'
        from generate_series(1, ${count}::int) n
      returning id)
    insert into recording (id, tenant_id, source, state)
    select id, ${tenantId}::uuid, 'stream', 'ready' from added`.execute(superuser)
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
