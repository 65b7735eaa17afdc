// The rules of threads: who sees a record reads its thread, authors edit their comments, deleting others' needs a permission.
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { conflict, fieldError, forbidden, notFound } from '../../platform/core/errors'
import type { Page } from '../../platform/core/paging'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import { recordChanged } from '../../platform/realtime/sql'
import { requireMission } from '../mission/public'
import { selectThreads, type ThreadRow } from './listSql'
import { threadText } from './messages'
import { replaceMentions, selectMentioned, type MentionedPerson } from './mentionSql'
import { mailMentions } from './notify'
import {
  insertComment,
  lockThread,
  raiseThreadMark,
  selectComment,
  selectComments,
  selectEarlierTexts,
  selectThreadId,
  selectThreadOf,
  setCommentDeleted,
  updateComment,
  type CommentRow,
} from './sql'
import { refOf, requireSubject, threadLink, visibleEntities, type Subject, type SubjectRef } from './subject'

type Schemas = components['schemas']
type Comment = Schemas['Comment']
type User = Pick<Principal, 'userId' | 'name' | 'permissions'>

/** Comments of a thread. */
export const MAX_COMMENTS = 1000
const MAX_EARLIER_TEXTS = 100

/** @throws AppError 404 or 403 for a record that the caller does not see */
export const getThread = (db: Db, tenantId: string, ref: SubjectRef, count: number, user: User) =>
  inTenant(db, tenantId, async (tx): Promise<Schemas['ThreadReply']['data']> => {
    const threadId = await selectThreadId(tenantId, tx, await requireSubject(tenantId, tx, ref, user))
    if (threadId === undefined) return { _id: null, comments: [], total: 0, unread: 0 }
    const found = await selectComments(tenantId, tx, { threadId, userId: user.userId, count })
    return { _id: threadId, ...found, comments: found.comments.map((row) => asComment(row, user)) }
  })

/** @throws AppError 404 for an unknown mission */
export const getThreads = (
  db: Db,
  tenantId: string,
  { missionId, entity, page }: { missionId: string; entity: Subject['entity'] | undefined; page: Page },
  user: User,
): Promise<Schemas['ThreadListReply']['data']> =>
  inTenant(db, tenantId, async (tx) => {
    await requireMission(tenantId, tx, missionId)
    const entities = visibleEntities(user).filter((each) => entity === undefined || each === entity)
    const found = await selectThreads(tenantId, tx, { missionId, entities, userId: user.userId }, page)
    return { ...page, total: found.total, unread: found.unread, items: found.items.map(asSummary) }
  })

/** @throws AppError 404, 403, 400 for people who cannot be mentioned, 409 when the thread is full */
export const createComment = (
  db: Db,
  tenantId: string,
  { text, mentions, momentMs = null, ...ref }: Schemas['NewComment'],
  user: User,
): Promise<Comment> =>
  inTenant(db, tenantId, async (tx) => {
    const subject = await requireSubject(tenantId, tx, ref, user)
    requireMoment(ref.entity, momentMs)
    const people = await requirePeople(tenantId, tx, mentions)
    // The lock makes the limit hold, and the comments' IDs follow the order in which they appear.
    const threadId = await lockThread(tenantId, tx, subject)
    const { total } = await selectComments(tenantId, tx, { threadId, userId: user.userId, count: 1 })
    if (total >= MAX_COMMENTS) throw conflict(threadText('tooMany', { count: MAX_COMMENTS }))
    const commentId = await insertComment(tenantId, tx, { threadId, text, momentMs, createdBy: user.userId })
    await replaceMentions(tenantId, tx, commentId, mentions)
    await raiseThreadMark(tenantId, tx, { threadId, userId: user.userId, commentId })
    await recordChanged(tenantId, tx, 'Thread', threadId)
    await mailMentions(tenantId, tx, { commentId, momentMs, people, subject, by: user })
    return asComment(await requireComment(tenantId, tx, commentId, user), user)
  })

/** @throws AppError 404, 403 for a comment of another user, 409 for a stale version, 400 for people who cannot be mentioned */
export const editComment = (
  db: Db,
  tenantId: string,
  commentId: string,
  { version, text, mentions }: Schemas['CommentEdit'],
  user: User,
): Promise<Comment> =>
  inTenant(db, tenantId, async (tx) => {
    const { subject, threadId } = await requireThreadOf(tenantId, tx, commentId, user)
    const people = await requirePeople(tenantId, tx, mentions)
    const before = await requireComment(tenantId, tx, commentId, user)
    if (before.authorId !== user.userId) throw forbidden(threadText('notYours'))
    if (!(await updateComment(tenantId, tx, { commentId, version, text }))) {
      throw await staleVersion(tx, 'thread_comment', commentId, threadText('changedElsewhere'))
    }
    const added = await replaceMentions(tenantId, tx, commentId, mentions)
    await recordChanged(tenantId, tx, 'Thread', threadId)
    const comment = await requireComment(tenantId, tx, commentId, user)
    const newPeople = people.filter(({ id }) => added.includes(id))
    const { momentMs } = comment
    await mailMentions(tenantId, tx, { commentId, momentMs, people: newPeople, subject, by: user })
    return asComment(comment, user)
  })

/** Deletes a comment, or restores it. @throws AppError 404, 403 */
export const setDeleted = (
  db: Db,
  tenantId: string,
  { commentId, isDeleted }: { commentId: string; isDeleted: boolean },
  { user, actor }: { user: User; actor: Actor },
): Promise<void> =>
  inTenant(db, tenantId, async (tx) => {
    const { subject, threadId } = await requireThreadOf(tenantId, tx, commentId, user)
    if (isDeleted) requireDeletable(await requireComment(tenantId, tx, commentId, user), user)
    if (!(await setCommentDeleted(tenantId, tx, commentId, isDeleted))) throw notFound(threadText('notFound'))
    // After a restoration, because a deleted comment is not found.
    const comment = isDeleted ? undefined : await requireComment(tenantId, tx, commentId, user)
    if (comment) requireDeletable(comment, user)
    const action = isDeleted ? 'comment.delete' : 'comment.restore'
    const details = { missionId: subject.missionId, commentId }
    await recordAudit(tenantId, tx, { ...actor, action, target: subject.mission, details })
    await recordChanged(tenantId, tx, 'Thread', threadId)
  })

/** @throws AppError 404, 403 */
export const getCommentHistory = (db: Db, tenantId: string, commentId: string, user: User) =>
  inTenant(db, tenantId, async (tx) => {
    await requireThreadOf(tenantId, tx, commentId, user)
    await requireComment(tenantId, tx, commentId, user)
    const texts = await selectEarlierTexts(tenantId, tx, commentId, MAX_EARLIER_TEXTS)
    return texts.map(({ version, text, at }) => ({ version, text, at: at.toISOString() }))
  })

/** @throws AppError 404, 403 */
export const markThreadRead = (db: Db, tenantId: string, commentId: string, user: User): Promise<void> =>
  inTenant(db, tenantId, async (tx) => {
    const { threadId } = await requireThreadOf(tenantId, tx, commentId, user)
    await raiseThreadMark(tenantId, tx, { threadId, userId: user.userId, commentId })
  })

/** The thread of a comment, if the caller sees what it belongs to. */
async function requireThreadOf(tenantId: string, tx: Tx, commentId: string, user: User) {
  const found = await selectThreadOf(tenantId, tx, commentId)
  if (!found || found.missionId === null) throw notFound(threadText('notFound'))
  const { threadId, missionId, mission, entity, ...rest } = found
  const subject = { ...rest, entity: entity as Subject['entity'], missionId, mission: mission ?? '' }
  return { threadId, subject: await requireSubject(tenantId, tx, refOf(subject), user) }
}

async function requireComment(tenantId: string, tx: Tx, commentId: string, { userId }: User): Promise<CommentRow> {
  const comment = await selectComment(tenantId, tx, commentId, userId)
  if (!comment) throw notFound(threadText('notFound'))
  return comment
}

async function requirePeople(tenantId: string, tx: Tx, ids: readonly string[]): Promise<MentionedPerson[]> {
  const people = await selectMentioned(tenantId, tx, ids)
  if (people.length < ids.length) throw fieldError('mentions', threadText('unknownPerson'))
  return people
}

function requireMoment(entity: Subject['entity'], momentMs: number | null): void {
  if (entity === 'recording' && momentMs === null) throw fieldError('momentMs', threadText('noMoment'))
  if (entity !== 'recording' && momentMs !== null) throw fieldError('momentMs', threadText('momentElsewhere'))
}

function requireDeletable(comment: CommentRow, user: User): void {
  if (!mayDelete(comment, user)) throw forbidden(threadText('notYoursToDelete'))
}

const mayDelete = ({ authorId }: CommentRow, { userId, permissions }: User): boolean =>
  authorId === userId || permissions.has('comment_delete')

const asSummary = (row: ThreadRow): Schemas['ThreadSummary'] => ({
  _id: row.id,
  entity: row.entity,
  name: row.name,
  ...(row.featureIndex !== null && { featureIndex: row.featureIndex }),
  position: row.lat !== null && row.long !== null ? { lat: row.lat, long: row.long } : null,
  total: row.comments,
  unread: row.unread,
  author: row.author,
  text: row.text,
  commentedAt: row.commentedAt.toISOString(),
  link: threadLink(row, row.momentMs),
})

const asComment = (row: CommentRow, user: User): Comment => ({
  _id: row.id,
  text: row.text,
  author: row.author,
  version: row.version,
  momentMs: row.momentMs,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  mentions: row.mentions,
  isUnread: row.isUnread,
  canEdit: row.authorId === user.userId && user.permissions.has('thread_update'),
  canDelete: mayDelete(row, user),
})
