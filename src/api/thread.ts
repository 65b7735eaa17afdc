// Threads: comments on missions, features, alerts, outcomes, photos, recordings and places.
import { threadGenerated } from './generated/thread.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

export type { Comment, Mention, NewComment, ThreadEntity, ThreadPerson, ThreadSummary } from './generated/thread.gen'

export const threadApi = threadGenerated.enhanceEndpoints({
  endpoints: {
    // A thread without comments has no id yet; its first comment makes the lists stale.
    getThread: {
      providesTags: (result) => (result?.data._id ? [idTag('Thread', result.data._id)] : [listTag('Thread')]),
    },
    listThreads: { providesTags: (result) => provideList('Thread', result?.data.items) },
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
  useListThreadsQuery,
  useGetMentionsQuery,
  useGetCommentHistoryQuery,
  useGetThreadPeopleQuery,
  useCreateCommentMutation,
  useEditCommentMutation,
  useDeleteCommentMutation,
  useRestoreCommentMutation,
  useMarkThreadReadMutation,
} = threadApi
