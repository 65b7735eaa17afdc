// People who can be mentioned, and mentions that are not read yet.
import { sql } from 'kysely'
import { containing } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'
import type { Subject } from './subject'

/** People of clients do not take part in threads. */
const TEAM = ['tenant-root', 'tenant-staff', 'tenant-user']

export interface MentionedPerson {
  id: string
  name: string
}

const team = (tenantId: string, tx: Tx) =>
  tx
    .selectFrom('app_user')
    .where('tenant_id', '=', tenantId)
    .where('user_type', 'in', TEAM)
    .where('disabled_at', 'is', null)

export const selectPeople = (tenantId: string, tx: Tx, search: string, limit: number) =>
  team(tenantId, tx)
    .select(['id as _id', 'name'])
    .where('name', 'ilike', containing(search))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(limit)
    .execute()

/** The people of the tenant among these. */
export async function selectMentioned(tenantId: string, tx: Tx, ids: readonly string[]): Promise<MentionedPerson[]> {
  if (ids.length === 0) return []
  return team(tenantId, tx).select(['id', 'name']).where('id', 'in', ids).execute()
}

/** Replaces the mentions of a comment. @returns the IDs of those who were not mentioned before */
export async function replaceMentions(
  tenantId: string,
  tx: Tx,
  commentId: string,
  userIds: readonly string[],
): Promise<string[]> {
  await sql`
    delete from thread_mention
     where tenant_id = ${tenantId} and comment_id = ${commentId} and not (user_id = any(${userIds}::uuid[]))`.execute(
    tx,
  )
  const { rows } = await sql<{ id: string }>`
    insert into thread_mention (tenant_id, comment_id, user_id)
    select ${tenantId}::uuid, ${commentId}::uuid, id from unnest(${userIds}::uuid[]) id
        on conflict do nothing returning user_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

export type MentionRow = Subject & { id: string; momentMs: number | null; author: string; createdAt: Date }

/** Comments that mention the user and that they have not read, newest first; none for users who do not want to see them. */
export async function selectUnreadMentions(
  tenantId: string,
  tx: Tx,
  userId: string,
  limit: number,
): Promise<MentionRow[]> {
  const { rows } = await sql<MentionRow>`
    select c.id, c.moment_ms as "momentMs", coalesce(a.name, '') as author, c.created_at as "createdAt", t.entity,
           mi.id as "missionId", mi.name as mission, t.layer_id as "layerId", t.feature_index as "featureIndex",
           t.alert_id as "alertId", t.file_id as "fileId", t.lat, t.long
      from thread_mention m
      join thread_comment c on c.id = m.comment_id and c.deleted_at is null
      join thread t on t.id = c.thread_id
      join mission mi on mi.id = t.mission_id and mi.deleted_at is null
      left join alert al on al.id = t.alert_id
      left join mission_file f on f.id = t.file_id
      left join thread_read r on r.thread_id = t.id and r.user_id = m.user_id
      left join app_user a on a.id = c.created_by
     where m.tenant_id = ${tenantId} and m.user_id = ${userId} and (r.up_to is null or c.id > r.up_to)
       and al.deleted_at is null and f.deleted_at is null
       and not exists (
         select from notification_choice n where n.user_id = m.user_id and n.kind = 'mention' and not n.in_app)
     order by c.id desc limit ${limit}`.execute(tx)
  return rows
}
