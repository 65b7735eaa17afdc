import { sql } from 'kysely'
import { lockTexts } from '../../platform/db/lockTexts'
import { asPlatform, type Db, type Tx } from '../../platform/db/tenancy'

/** Changes that one transaction adds, so that it ends soon. */
const MOST_CHANGES = 100_000

/** Adds changes of the number of items to the sums by day and by month, which are what the data page reads fast. */
export async function mergeCounts(db: Db): Promise<void> {
  while ((await asPlatform(db, mergeSome)) === MOST_CHANGES);
}

interface Merged {
  changes: number
  /** Missions with a sum that is now 0, and their tenants. */
  missions: string[]
  tenants: string[]
}

/** @returns how many changes were added */
async function mergeSome(tx: Tx): Promise<number> {
  await lockTexts(tx, ['counts of the data page'])
  // The permanent deletion of a mission locks the same rows in another order. This work gives way, because it is repeated.
  await sql`set local lock_timeout = '300ms'`.execute(tx)
  const { rows } = await sql<Merged>`
    with gone as (
      delete from data_change where id in (select id from data_change order by id limit ${MOST_CHANGES}) returning *),
    day_sum as (
      insert into data_count as stored (tenant_id, mission_id, kind, day, count)
        select tenant_id, mission_id, kind, day, sum(count) from gone group by 1, 2, 3, 4 having sum(count) <> 0
      on conflict (tenant_id, mission_id, kind, day) do update set count = stored.count + excluded.count
      returning stored.*),
    month_sum as (
      insert into data_month_count as stored (tenant_id, mission_id, kind, month, count)
        select tenant_id, mission_id, kind, date_trunc('month', day)::date, sum(count) from gone
         group by 1, 2, 3, 4 having sum(count) <> 0
      on conflict (tenant_id, mission_id, kind, month) do update set count = stored.count + excluded.count
      returning stored.*),
    empty as (
      select tenant_id, mission_id from day_sum where count = 0 union
      select tenant_id, mission_id from month_sum where count = 0)
    select (select count(*)::int from gone) as changes, array(select mission_id from empty) as missions,
           array(select tenant_id from empty) as tenants`.execute(tx)
  const { changes = 0, missions = [], tenants = [] } = rows[0] ?? {}
  for (const table of missions.length > 0 ? ['data_count', 'data_month_count'] : []) {
    await sql`
      delete from ${sql.table(table)} where count = 0 and (tenant_id, mission_id) in (
        select * from unnest(${tenants}::uuid[], ${missions}::uuid[]))`.execute(tx)
  }
  return changes
}
