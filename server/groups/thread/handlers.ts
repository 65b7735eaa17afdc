import { actorOf } from '../../platform/audit/actor'
import { pageOf } from '../../platform/core/paging'
import { notAvailable } from '../../platform/identity/notAvailable'
import { inTenant, readInTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import type { Services } from '../services'
import { selectPeople, selectUnreadMentions } from './mentionSql'
import { threadText } from './messages'
import {
  createComment,
  editComment,
  getCommentHistory,
  getThread,
  getThreads,
  markThreadRead,
  setDeleted,
} from './service'
import { maySee, threadLink } from './subject'

type ThreadOperation =
  | 'getThread'
  | 'listThreads'
  | 'createComment'
  | 'editComment'
  | 'deleteComment'
  | 'restoreComment'
  | 'getCommentHistory'
  | 'markThreadRead'
  | 'getThreadPeople'
  | 'getMentions'

const COUNT = 50
const MAX_PEOPLE = 20
const MAX_MENTIONS = 50

export function threadHandlers({ db }: Services): Handlers<ThreadOperation> {
  return {
    async getThread({ query: { count = COUNT, ...ref }, tenantId, user }) {
      return { data: await getThread(db, tenantId, ref, count, user) }
    },

    async listThreads({ query, tenantId, user }) {
      const wanted = { missionId: query.missionId, entity: query.entity, page: pageOf(query) }
      return { data: await getThreads(db, tenantId, wanted, user) }
    },

    async createComment({ body, tenantId, user }) {
      return { message: threadText('created'), data: await createComment(db, tenantId, body, user) }
    },

    async editComment({ params, body, tenantId, user }) {
      const comment = await editComment(db, tenantId, params.commentId, body, user)
      return { message: threadText('saved'), data: comment }
    },

    async deleteComment(call) {
      const change = { commentId: call.params.commentId, isDeleted: true }
      await setDeleted(db, call.tenantId, change, { user: call.user, actor: actorOf(call) })
      return { message: threadText('deleted') }
    },

    async restoreComment(call) {
      const change = { commentId: call.params.commentId, isDeleted: false }
      await setDeleted(db, call.tenantId, change, { user: call.user, actor: actorOf(call) })
      return { message: threadText('restored') }
    },

    async getCommentHistory({ params, tenantId, user }) {
      return { data: { texts: await getCommentHistory(db, tenantId, params.commentId, user) } }
    },

    async markThreadRead({ params, tenantId, user }) {
      await markThreadRead(db, tenantId, params.commentId, user)
      return { message: threadText('read') }
    },

    async getThreadPeople({ query: { search = '' }, tenantId }) {
      const people = await readInTenant(db, tenantId, (tx) => selectPeople(tenantId, tx, search.trim(), MAX_PEOPLE))
      return { data: { people } }
    },

    async getMentions({ tenantId, user }) {
      const rows = await inTenant(db, tenantId, (tx) => selectUnreadMentions(tenantId, tx, user.userId, MAX_MENTIONS))
      const visible = rows.filter(({ entity }) => maySee(entity, user))
      const mentions = visible.map(({ id, author, createdAt, momentMs, ...subject }) => ({
        _id: id,
        author,
        entity: subject.entity,
        mission: user.permissions.has('mission_list') ? subject.mission : notAvailable(),
        link: threadLink(subject, momentMs),
        createdAt: createdAt.toISOString(),
      }))
      return { data: { mentions } }
    },
  }
}
