// The threads of a mission, without those of deleted records and those without comments.
import { sql } from 'kysely'
import { selectPageOf } from '../../platform/db/pageSql'
import type { Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'
import { unreadFor } from './sql'
import type { Subject } from './subject'

/** Characters of the newest comment. */
const MAX_TEXT = 200

export interface ThreadRow extends Subject {
  id: string
  /** Name of the record; empty for a place. */
  name: string
  comments: number
  unread: number
  author: string
  text: string
  /** Of the newest comment. */
  momentMs: number | null
  commentedAt: Date
}

interface Wanted {
  missionId: string
  entities: readonly Subject['entity'][]
  userId: string
}

/** One page, sorted by the newest comment, and how many comments of all threads the user has not read. */
export async function selectThreads(
  tenantId: string,
  tx: Tx,
  { missionId, entities, userId }: Wanted,
  page: Page,
): Promise<{ items: ThreadRow[]; total: number; unread: number }> {
  // A recording or a layer may have moved to another mission since its first comment.
  const from = sql`
      from thread t
      join mission mi on mi.id = ${missionId} and mi.tenant_id = ${tenantId} and mi.deleted_at is null
      left join layer l on l.id = t.layer_id
      left join alert al on al.id = t.alert_id
      left join mission_file f on f.id = t.file_id
      join lateral (
        select count(*)::int as comments, (count(*) filter (where ${unreadFor(userId)}))::int as unread
          from thread_comment c where c.thread_id = t.id and c.deleted_at is null) counted on counted.comments > 0
      join lateral (
        select c.id, coalesce(a.name, '') as author, left(c.text, ${MAX_TEXT}) as text, c.moment_ms, c.created_at
          from thread_comment c left join app_user a on a.id = c.created_by
         where c.thread_id = t.id and c.deleted_at is null order by c.id desc limit 1) newest on true
     where t.tenant_id = ${tenantId} and t.entity = any(${[...entities]}::text[])
       and (t.mission_id = ${missionId} or f.mission_id = ${missionId} or l.mission_id = ${missionId})
       and coalesce(al.mission_id, f.mission_id, l.mission_id, t.mission_id) = ${missionId}
       and al.deleted_at is null and f.deleted_at is null and l.deleted_at is null
       and (t.layer_id is null
            or exists (select from feature where layer_id = t.layer_id and index = t.feature_index))`
  const columns = sql`
    t.id, t.entity, mi.id as "missionId", mi.name as mission, t.layer_id as "layerId", t.feature_index as "featureIndex",
    t.alert_id as "alertId", t.file_id as "fileId", t.lat, t.long,
    case t.entity when 'mission' then mi.name when 'place' then '' else coalesce(al.name, f.name, l.name) end as name,
    counted.comments, counted.unread, newest.author, newest.text, newest.moment_ms as "momentMs",
    newest.created_at as "commentedAt"`
  const found = await selectPageOf<ThreadRow>(tx, { columns, from, order: sql`newest.id desc` }, page)
  const { rows } = await sql<{ unread: number }>`
    select coalesce(sum(counted.unread), 0)::int as unread ${from}`.execute(tx)
  return { ...found, unread: rows[0]?.unread ?? 0 }
}
