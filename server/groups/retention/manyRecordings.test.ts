import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { deleteStep } from './job'

type Rule = components['schemas']['RetentionRule']

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp()
})
afterAll(() => aerie.close())

const inOwnTenant = <T>(work: Parameters<typeof inTenant<T>>[2]): Promise<T> => inTenant(aerie.db, aerie.demo.id, work)

test('finds what is due among 100,000 recordings within seconds', async () => {
  const root = await aerie.cookieOf(aerie.demo.root)
  const { data: mission } = await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Harbour' })
  const insert = (from: number, until: number) =>
    inOwnTenant((tx) =>
      sql`
        with added as (
          insert into mission_file (id, tenant_id, mission_id, kind, name, created_at)
          select gen_random_uuid(), ${aerie.demo.id}, ${mission._id}, 'recording', 'r' || n, now() - n * interval '1 minute'
            from generate_series(${from}::int, ${until}::int) n
          returning id)
        insert into recording (id, tenant_id, source, state)
        select id, ${aerie.demo.id}, 'stream', 'ready' from added`.execute(tx),
    )
  await insert(1, 1000)
  await sql`analyze mission_file, recording`.execute(aerie.db)
  await insert(1001, 50_000)
  await insert(50_001, 100_000)
  await sql`analyze mission_file, recording`.execute(aerie.db)
  await aerie.call(root, 'PATCH', '/retention/edit', { kind: 'stream_recordings', days: 30, version: 1 })
  await inOwnTenant((tx) => sql`update retention_rule set starts_on = current_date - 1`.execute(tx))
  const started = Date.now()
  const count = await inOwnTenant((tx) => deleteStep(aerie.demo.id, tx, uuidv7(), 'stream_recordings'))
  expect(count).toBe(50)
  const { data } = await aerie.call<{ rules: Rule[] }>(root, 'GET', '/retention/get')
  expect(data.rules[0]?.stored.count).toBe(99_950)
  expect(Date.now() - started).toBeLessThan(15_000)
})
