// Threads: comments on missions, features, photos, recordings and places.
import { threadGenerated } from './generated/thread.gen'
import { idTag, listTag, unlessFailed } from './tags'

export type { Comment, Mention, NewComment, ThreadEntity, ThreadPerson } from './generated/thread.gen'

export const threadApi = threadGenerated.enhanceEndpoints({
  endpoints: {
    // A thread without comments has no id yet; its first comment makes the lists stale.
    getThread: {
      providesTags: (result) => (result?.data._id ? [idTag('Thread', result.data._id)] : [listTag('Thread')]),
    },
    getMentions: { providesTags: [listTag('Thread')] },
    getCommentHistory: { providesTags: ['Thread'] },
    createComment: { invalidatesTags: (_result, error) => unlessFailed(error, ['Thread'] as const) },
    // Also after a failure: the comment may have been changed or deleted elsewhere.
    editComment: { invalidatesTags: ['Thread'] },
    deleteComment: { extraOptions: { showErrorToast: true }, invalidatesTags: ['Thread'] },
    restoreComment: { extraOptions: { showErrorToast: true }, invalidatesTags: ['Thread'] },
    markThreadRead: { invalidatesTags: (_result, error) => unlessFailed(error, ['Thread'] as const) },
  },
})

export const {
  useGetThreadQuery,
  useGetMentionsQuery,
  useGetCommentHistoryQuery,
  useGetThreadPeopleQuery,
  useCreateCommentMutation,
  useEditCommentMutation,
  useDeleteCommentMutation,
  useRestoreCommentMutation,
  useMarkThreadReadMutation,
} = threadApi
