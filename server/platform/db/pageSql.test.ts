/** Pages of lists: totals, round trips and kept plans, the same in every group. */
import { sql } from 'kysely'
import type { Page } from '../core/paging'
import { selectAuditEntries } from '../../groups/audit/sql'
import { selectBaseLayers } from '../../groups/base-layer/sql'
import { selectJobs } from '../../groups/job/sql'
import { selectLocations } from '../../groups/location/sql'
import { selectMissions } from '../../groups/mission/listSql'
import { selectNotifications } from '../../groups/notification/sql'
import { selectTenants } from '../../groups/tenant/sql'
import { selectUsers } from '../../groups/user/sql'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { readPage, readPlatformPage } from './pageSql'
import { asPlatform, inTenant, type Tx } from './tenancy'

type List = (tenantId: string, tx: Tx, page: Page) => Promise<{ items: unknown[]; total: number }>

const LISTS: Record<string, List> = {
  missions: (tenantId, tx, page) => selectMissions(tenantId, tx, {}, '-createdAt', page),
  users: (tenantId, tx, page) => selectUsers(tenantId, tx, {}, 'name', page),
  locations: (tenantId, tx, page) => selectLocations(tenantId, tx, undefined, 'name', page),
  'base layers': (tenantId, tx, page) => selectBaseLayers(tenantId, tx, {}, page),
  audit: (tenantId, tx, page) => selectAuditEntries(tenantId, tx, {}, page),
  jobs: (tenantId, tx, page) => selectJobs(tenantId, tx, {}, page),
  notifications: (tenantId, tx, page) => selectNotifications(tenantId, tx, tenantId, false, page),
}

const ROWS = 60

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp()
  const { id } = aerie.demo
  const many = sql`from generate_series(1, ${ROWS}::int) n`
  await inTenant(aerie.db, id, async (tx) => {
    await sql`insert into mission (id, tenant_id, name, status)
      select gen_random_uuid(), ${id}, 'Mission ' || n, 'draft' ${many}`.execute(tx)
    await sql`insert into app_user (id, tenant_id, name, email, user_type)
      select gen_random_uuid(), ${id}, 'Pilot ' || n, 'pilot' || n || '@page.test', 'tenant-user' ${many}`.execute(tx)
    await sql`insert into location (id, tenant_id, name, lat, long)
      select gen_random_uuid(), ${id}, 'Field ' || n, 47, 8 ${many}`.execute(tx)
    await sql`insert into base_layer (id, tenant_id, name)
      select gen_random_uuid(), ${id}, 'Map ' || n ${many}`.execute(tx)
    await sql`insert into audit_entry (id, tenant_id, actor_name, action, target, address)
      select gen_random_uuid(), ${id}, 'Rosa', 'mission.delete', 'Mission', '' ${many}`.execute(tx)
    await sql`insert into job (id, tenant_id, kind, title, input)
      select gen_random_uuid(), ${id}, 'import', 'Import ' || n, '{}' ${many}`.execute(tx)
    await sql`insert into event (tenant_id, seq, name, payload)
      select ${id}, n, 'mission:created', '{}' ${many}`.execute(tx)
    await sql`insert into event_counter (tenant_id, last_seq) values (${id}, ${ROWS})`.execute(tx)
  })
})
afterAll(() => aerie.close())

describe.each(Object.entries(LISTS))('%s', (_, list) => {
  const read = (page: Page, tenantId = aerie.demo.id) =>
    readPage(aerie.db, tenantId, page, (tx) => list(tenantId, tx, page))

  test('every page has the same total, also one after the last', async () => {
    const first = await read({ page: 1, pageSize: 50 })
    expect(first.items).toHaveLength(50)
    expect(first.total).toBeGreaterThanOrEqual(ROWS)
    const second = await read({ page: 2, pageSize: 50 })
    expect(second).toMatchObject({ total: first.total })
    expect(second.items).toHaveLength(Math.min(50, first.total - 50))
    expect(await read({ page: 99, pageSize: 50 })).toMatchObject({ items: [], total: first.total })
  })

  test('a tenant without records has an empty first page', async () => {
    expect(await read({ page: 1, pageSize: 50 }, crypto.randomUUID())).toMatchObject({ items: [], total: 0 })
  })

  test('PostgreSQL keeps the plan of a first page', async () => {
    await inTenant(aerie.db, aerie.demo.id, async (tx) => {
      const kept = async () => {
        const { rows } = await sql<{ count: number }>`
          select coalesce(sum(generic_plans), 0)::int as count from pg_prepared_statements
           where statement like '%limit 50%' and 1 = ${1}`.execute(tx)
        return rows[0]?.count ?? 0
      }
      const before = await kept()
      // The first five executions are planned with their parameters.
      for (let call = 0; call < 8; call++) await list(aerie.demo.id, tx, { page: 1, pageSize: 50 })
      expect(await kept()).toBeGreaterThan(before)
    })
  })
})

test('the first page of tenants takes one statement, and a page after the last has the total', async () => {
  const read = (page: Page) => readPlatformPage(aerie.db, page, (tx) => selectTenants(tx, {}, 'name', page))
  const { total } = await read({ page: 1, pageSize: 20 })
  expect(total).toBeGreaterThanOrEqual(2)
  expect(await read({ page: 9, pageSize: 20 })).toEqual({ items: [], total })
  const none = (tx: Tx) => selectTenants(tx, { search: 'no such tenant' }, 'name', { page: 1, pageSize: 20 })
  expect(await asPlatform(aerie.db, none)).toEqual({ items: [], total: 0 })
})
