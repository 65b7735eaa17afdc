import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { claimCheck } from '../../groups/alert-rule/checkSql'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { claimRows } from './claimRows'
import { asPlatform, type Tx } from './tenancy'

const SERVER = path.resolve(__dirname, '../..')

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp()
})
afterAll(() => aerie.close())

/** Plans joins as nested loops, which evaluate a subquery again for each row of the other side. */
async function forceNestedLoops(tx: Tx): Promise<void> {
  for (const setting of ['enable_hashjoin', 'enable_mergejoin', 'enable_material', 'enable_memoize'])
    await sql`select set_config(${setting}, 'off', true)`.execute(tx)
}

test('claims one of many due checks of alert rules, whatever the plan', async () => {
  const { id } = await aerie.addTenant('claims')
  await asPlatform(aerie.db, async (tx) => {
    await forceNestedLoops(tx)
    for (let count = 0; count < 20; count++)
      await sql`
        insert into alert_check (kind, subject_id, tenant_id, due_at, changes)
        values ('stream', ${uuidv7()}, ${id}, clock_timestamp() - make_interval(hours => ${20 - count}), 1)`.execute(tx)
    expect(await claimCheck(tx)).toBeDefined()
    const { rows } = await sql`select from alert_check where tenant_id = ${id} and leased_until is not null`.execute(tx)
    expect(rows).toHaveLength(1)
  })
})

test('claims at most the limit, whatever the plan', async () => {
  await asPlatform(aerie.db, async (tx) => {
    await forceNestedLoops(tx)
    await sql`create temporary table queue (id integer, is_claimed boolean not null default false) on commit drop`.execute(
      tx,
    )
    await sql`insert into queue (id) select generate_series(1, 50)`.execute(tx)
    const due = sql`select id from queue where not is_claimed order by id limit 3 for update skip locked`
    const update = sql`update queue q set is_claimed = true from due where q.id = due.id returning q.id`
    expect(await claimRows(tx, due, update)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
    const { rows } = await sql`select from queue where is_claimed`.execute(tx)
    expect(rows).toHaveLength(3)
  })
})

test('no statement claims rows by a subquery that a plan can evaluate again', () => {
  const claims = /\b(?:from|in|join|any)\s*\(\s*select\b[^`]*?\bskip locked/i
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  expect(files.filter((file) => claims.test(readFileSync(path.join(SERVER, file), 'utf8')))).toEqual([])
})
