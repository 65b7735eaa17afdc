import { sql } from 'kysely'
import { asPlatform, type Db } from '../../db/tenancy'

/** Adds up the changes of each number of items, so that counting stays fast. */
export async function mergeCounts(db: Db): Promise<void> {
  await asPlatform(db, (tx) =>
    sql`
      with several as (
        select mission_id, kind, day from data_count group by 1, 2, 3 having count(*) > 1 or sum(count) = 0),
      gone as (
        delete from data_count c using several s
         where c.mission_id = s.mission_id and c.kind = s.kind and c.day = s.day
        returning c.*)
      insert into data_count (tenant_id, mission_id, kind, day, count)
        select tenant_id, mission_id, kind, day, sum(count) from gone group by 1, 2, 3, 4 having sum(count) <> 0`.execute(
      tx,
    ),
  )
}
