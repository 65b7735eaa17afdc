import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  // thread: what a comment belongs to needs its own permission as well; thread.test.ts checks it.
  getThread: 'thread_list',
  listThreads: 'thread_list',
  createComment: 'thread_create',
  editComment: 'thread_update',
  // One's own comment, or with comment_delete any.
  deleteComment: 'thread_list',
  restoreComment: 'thread_list',
  getCommentHistory: 'thread_list',
  markThreadRead: 'thread_list',
  getThreadPeople: 'thread_list',
  getMentions: 'thread_list',
}
