// Searches 200,000 missions of one tenant by name: a word that one mission has, one that all have, and one without three
// characters. Compares the whole request with the condition alone, which reads all missions under row-level security.
import { sql } from 'kysely'
import { databaseOn } from '../../server/db/database'
import { createPool } from '../../server/db/pool'
import { inTenant } from '../../server/db/tenancy'
import { startBenchApp } from './benchApp'
import { median, type Bench, type Row } from './table'

const MISSIONS = 200_000
const ROUNDS = 7

const WORDS = { 'a word of one mission': '123456', 'a word of all': 'flight', 'two characters': 'fl' }

export const missionSearch: Bench = {
  title: `Search by name among ${MISSIONS.toLocaleString('en')} missions of a tenant, median of ${ROUNDS}`,
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
      await inTenant(db, id, (tx) =>
        sql`insert into mission (id, tenant_id, name, status)
            select gen_random_uuid(), ${id}::uuid, 'Survey flight ' || n, 'draft' from generate_series(1, ${MISSIONS}::int) n`.execute(
          tx,
        ),
      )
      await sql`vacuum analyze mission`.execute(app.superuser)
      const cookie = await app.signIn('staff@demo.test')
      const rows: Row[] = []
      for (const [what, word] of Object.entries(WORDS)) {
        const list = () => app.get(`/mission/get/tenant/${id}?pageSize=20&search=${word}`, cookie)
        const condition = () =>
          inTenant(db, id, (tx) =>
            sql`select count(*) from mission where deleted_at is null and name ilike ${`%${word}%`}`.execute(tx),
          )
        const [ours, plain] = await interleaved(list, condition)
        rows.push({
          what,
          figure: `${ours.toFixed(1)} ms, condition alone ${plain.toFixed(1)} ms`,
          ratio: `${(ours / plain).toFixed(2)} x`,
        })
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
