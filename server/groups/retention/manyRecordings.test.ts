import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { fillTables } from '../../testing/fillTables'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { deleteStep } from './job'

type Rule = components['schemas']['RetentionRule']

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp()
})
afterAll(() => aerie.close())

test('finds what is due among 100,000 recordings', async () => {
  const root = await aerie.cookieOf(aerie.demo.root)
  const { data: mission } = await aerie.call<{ _id: string }>(root, 'POST', '/mission/create', { name: 'Harbour' })
  await fillTables(aerie, async (db) => {
    await sql`
      with added as (
        insert into mission_file (id, tenant_id, mission_id, kind, name, created_at)
        select gen_random_uuid(), ${aerie.demo.id}, ${mission._id}, 'recording', 'r' || n, now() - n * interval '1 minute'
          from generate_series(1, 100000) n
        returning id)
      insert into recording (id, tenant_id, source, state)
      select id, ${aerie.demo.id}, 'stream', 'ready' from added`.execute(db)
    await sql`analyze mission_file, recording`.execute(db)
  })
  await aerie.call(root, 'PATCH', '/retention/edit', { kind: 'stream_recordings', days: 30, version: 1 })
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    sql`update retention_rule set starts_on = current_date - 1`.execute(tx),
  )
  const count = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    deleteStep(aerie.demo.id, tx, uuidv7(), 'stream_recordings'),
  )
  expect(count).toBe(50)
  const { data } = await aerie.call<{ rules: Rule[] }>(root, 'GET', '/retention/get')
  expect(data.rules[0]?.stored.count).toBe(99_950)
})
