import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { RETENTION_DAYS } from '../../platform/db/trash'
import type { Tx } from '../../platform/db/tenancy'
import { subjectKey, type Subject } from './subject'

export interface CommentRow {
  id: string
  threadId: string
  text: string
  momentMs: number | null
  version: number
  authorId: string | null
  author: string
  createdAt: Date
  editedAt: Date | null
  mentions: { _id: string; name: string }[]
  isUnread: boolean
}

const COMMENT = sql`
  c.id, c.thread_id as "threadId", c.text, c.moment_ms as "momentMs", c.version, c.created_by as "authorId",
  coalesce(a.name, '') as author, c.created_at as "createdAt", c.edited_at as "editedAt",
  coalesce((select json_agg(json_build_object('_id', u.id, 'name', u.name) order by u.name)
              from thread_mention m join app_user u on u.id = m.user_id where m.comment_id = c.id), '[]') as mentions`

/** Comments of others after the user's read mark. */
export const unreadFor = (userId: string) => sql`
  (c.created_by is distinct from ${userId} and c.id > coalesce(
    (select up_to from thread_read where thread_id = c.thread_id and user_id = ${userId}),
    '00000000-0000-0000-0000-000000000000'))`

export async function selectThreadId(tenantId: string, tx: Tx, subject: Subject): Promise<string | undefined> {
  const row = await tx
    .selectFrom('thread')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('subject', '=', subjectKey(subject))
    .executeTakeFirst()
  return row?.id
}

/** The thread of the subject, created if necessary and locked until the transaction ends. */
export async function lockThread(tenantId: string, tx: Tx, subject: Subject): Promise<string> {
  const { id } = await tx
    .insertInto('thread')
    .values({
      id: uuidv7(),
      tenant_id: tenantId,
      entity: subject.entity,
      subject: subjectKey(subject),
      mission_id: subject.missionId,
      layer_id: subject.layerId,
      feature_index: subject.featureIndex,
      alert_id: subject.alertId,
      file_id: subject.fileId,
      lat: subject.lat,
      long: subject.long,
    })
    // A recording or layer may have moved to another mission since the first comment.
    .onConflict((oc) => oc.columns(['tenant_id', 'subject']).doUpdateSet({ mission_id: subject.missionId }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What the thread of a comment belongs to, also of a deleted comment. */
export async function selectThreadOf(tenantId: string, tx: Tx, commentId: string) {
  return tx
    .selectFrom('thread_comment')
    .innerJoin('thread', 'thread.id', 'thread_comment.thread_id')
    .leftJoin('mission', 'mission.id', 'thread.mission_id')
    .select([
      'thread.id as threadId',
      'thread.entity',
      'thread.mission_id as missionId',
      'mission.name as mission',
      'thread.layer_id as layerId',
      'thread.feature_index as featureIndex',
      'thread.alert_id as alertId',
      'thread.file_id as fileId',
      'thread.lat',
      'thread.long',
      'thread_comment.deleted_at as deletedAt',
    ])
    .where('thread_comment.tenant_id', '=', tenantId)
    .where('thread_comment.id', '=', commentId)
    .executeTakeFirst()
}

/** The newest comments, sorted by time, and how many there are. */
export async function selectComments(
  tenantId: string,
  tx: Tx,
  { threadId, userId, count }: { threadId: string; userId: string; count: number },
): Promise<{ comments: CommentRow[]; total: number; unread: number }> {
  const { rows } = await sql<CommentRow>`
    select ${COMMENT}, ${unreadFor(userId)} as "isUnread"
      from thread_comment c left join app_user a on a.id = c.created_by
     where c.tenant_id = ${tenantId} and c.thread_id = ${threadId} and c.deleted_at is null
     order by c.id desc limit ${count}`.execute(tx)
  const counted = await sql<{ total: number; unread: number }>`
    select count(*)::int as total, (count(*) filter (where ${unreadFor(userId)}))::int as unread
      from thread_comment c
     where c.tenant_id = ${tenantId} and c.thread_id = ${threadId} and c.deleted_at is null`.execute(tx)
  const { total = 0, unread = 0 } = counted.rows[0] ?? {}
  return { comments: rows.reverse(), total, unread }
}

/** A comment that is not deleted. */
export async function selectComment(
  tenantId: string,
  tx: Tx,
  commentId: string,
  userId: string,
): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    select ${COMMENT}, ${unreadFor(userId)} as "isUnread"
      from thread_comment c left join app_user a on a.id = c.created_by
     where c.tenant_id = ${tenantId} and c.id = ${commentId} and c.deleted_at is null`.execute(tx)
  return rows[0]
}

export async function insertComment(
  tenantId: string,
  tx: Tx,
  comment: { threadId: string; text: string; momentMs: number | null; createdBy: string },
): Promise<string> {
  const id = uuidv7()
  await tx
    .insertInto('thread_comment')
    .values({
      id,
      tenant_id: tenantId,
      thread_id: comment.threadId,
      text: comment.text,
      moment_ms: comment.momentMs,
      created_by: comment.createdBy,
    })
    .execute()
  return id
}

/** Keeps the earlier text. @returns false when the comment does not exist at this version */
export async function updateComment(
  tenantId: string,
  tx: Tx,
  { commentId, version, text }: { commentId: string; version: number; text: string },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with before as (
      select c.id, c.version, c.text, coalesce(c.edited_at, c.created_at) as at from thread_comment c
       where c.tenant_id = ${tenantId} and c.id = ${commentId} and c.version = ${version} and c.deleted_at is null
         for update),
    kept as (
      insert into thread_comment_text (tenant_id, comment_id, version, text, created_at)
      select ${tenantId}::uuid, id, version, text, at from before)
    update thread_comment c set text = ${text}, version = c.version + 1 from before where c.id = before.id
    returning c.id`.execute(tx)
  return rows.length > 0
}

/** @returns false when nothing changed */
export async function setCommentDeleted(
  tenantId: string,
  tx: Tx,
  commentId: string,
  isDeleted: boolean,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update thread_comment set deleted_at = ${isDeleted ? sql`now()` : null}
     where tenant_id = ${tenantId} and id = ${commentId} and (deleted_at is null) = ${isDeleted}
    returning id`.execute(tx)
  return rows.length > 0
}

export async function selectEarlierTexts(tenantId: string, tx: Tx, commentId: string, limit: number) {
  return tx
    .selectFrom('thread_comment_text')
    .select(['version', 'text', 'created_at as at'])
    .where('tenant_id', '=', tenantId)
    .where('comment_id', '=', commentId)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()
}

/** Moves the user's mark forward, never back. */
export async function raiseThreadMark(
  tenantId: string,
  tx: Tx,
  { threadId, userId, commentId }: { threadId: string; userId: string; commentId: string },
): Promise<void> {
  await tx
    .insertInto('thread_read')
    .values({ tenant_id: tenantId, thread_id: threadId, user_id: userId, up_to: commentId })
    .onConflict((oc) =>
      oc
        .columns(['thread_id', 'user_id'])
        .doUpdateSet({ up_to: sql<string>`greatest(thread_read.up_to, excluded.up_to)` }),
    )
    .execute()
}

/** Removes comments of all tenants that were deleted long ago. */
export async function deleteOldComments(tx: Tx): Promise<void> {
  await sql`delete from thread_comment where deleted_at < now() - make_interval(days => ${RETENTION_DAYS})`.execute(tx)
}
