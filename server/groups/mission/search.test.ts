/** Search by name among many missions. */
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp, type TestTenant } from '../../testing/testApp'
import { until } from '../../testing/until'
import { selectMissions } from './listSql'

type MissionList = components['schemas']['MissionListReply']['data']

const MANY = 5_000

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp()
  await addMissions(aerie.demo, 'Survey')
  await addMissions(aerie.other, 'Inspection')
  // New names wait in a list beside the index, which would make reading the index look expensive.
  await sql`vacuum analyze mission`.execute(aerie.db)
})
afterAll(() => aerie.close())

async function addMissions({ id }: TestTenant, name: string): Promise<void> {
  await inTenant(aerie.db, id, (tx) =>
    sql`insert into mission (id, tenant_id, name, status)
        select gen_random_uuid(), ${id}, ${name} || ' of field ' || n, 'draft' from generate_series(1, ${MANY}::int) n`.execute(
      tx,
    ),
  )
}

const search = async (tenant: TestTenant, text: string) => {
  const path = `/mission/get/tenant/${tenant.id}?search=${encodeURIComponent(text)}`
  return (await aerie.call<MissionList>(await aerie.cookieOf(tenant.root), 'GET', path)).data
}

test('finds missions of the tenant only', async () => {
  expect(await search(aerie.demo, 'FIELD 4321')).toMatchObject({ total: 1, items: [{ name: 'Survey of field 4321' }] })
  expect(await search(aerie.demo, 'inspection')).toMatchObject({ total: 0, items: [] })
  expect(await search(aerie.other, 'field 4321')).toMatchObject({
    total: 1,
    items: [{ name: 'Inspection of field 4321' }],
  })
})

test.each(['of', 'field'])('finds "%s", which most missions have', async (word) => {
  const found = await search(aerie.demo, word)
  expect(found.total).toBe(MANY)
  expect(found.items.map(({ name }) => name)).toEqual(found.items.map(() => expect.stringContaining(word) as string))
})

test('does not find missions in the trash', async () => {
  const deleted = await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .updateTable('mission')
      .set({ deleted_at: new Date() })
      .where('name', 'in', ['Survey of field 4000', 'Survey of field 4001'])
      .returning('id')
      .execute(),
  )
  expect((await search(aerie.demo, 'field 400')).total).toBe(9)
  await inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx
      .updateTable('mission')
      .set({ deleted_at: null })
      .where(
        'id',
        'in',
        deleted.map(({ id }) => id),
      )
      .execute(),
  )
})

test('reads the index of names instead of all missions', async () => {
  const scans = async () => {
    const { rows } = await sql<{ count: number }>`
      select idx_scan as count from pg_stat_user_indexes where indexrelname = 'mission_by_name'`.execute(aerie.db)
    return rows[0]?.count ?? 0
  }
  const before = await scans()
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    await selectMissions(aerie.demo.id, tx, { search: 'field 4321' }, '-createdAt', { page: 1, pageSize: 20 })
    await sql`select pg_stat_force_next_flush()`.execute(tx)
  })
  await until(async () => (await scans()) > before || undefined)
})

test('the search function shows nothing outside a tenant, and nobody can take its role', async () => {
  await expect(sql`set role aerie_search`.execute(aerie.db)).rejects.toThrow('permission denied')
  await expect(asPlatform(aerie.db, (tx) => sql`select missions_named('%', 10)`.execute(tx))).rejects.toThrow(
    'permission denied',
  )
})
