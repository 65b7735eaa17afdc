// Links that show one thing of the tenant to people without an account.
import { shareGenerated } from './generated/share.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

export const shareApi = shareGenerated.enhanceEndpoints({
  endpoints: {
    listShares: { providesTags: (result) => provideList('Share', result?.data.items) },
    getShare: { providesTags: (_result, _error, { shareId }) => [idTag('Share', shareId)] },
    listShareVisits: { providesTags: (_result, _error, { shareId }) => [idTag('Share', shareId)] },
    createShare: { invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Share')]) },
    editShare: {
      invalidatesTags: (_result, error, { shareId }) =>
        unlessFailed(error, [idTag('Share', shareId), listTag('Share')]),
    },
    revokeShare: {
      invalidatesTags: (_result, error, { shareId }) =>
        unlessFailed(error, [idTag('Share', shareId), listTag('Share')]),
    },
  },
})

export const {
  useListSharesQuery,
  useGetShareQuery,
  useLazyGetShareQuery,
  useListShareVisitsQuery,
  useCreateShareMutation,
  useEditShareMutation,
  useRevokeShareMutation,
} = shareApi

export type { NewShare, Share, ShareContent, ShareKind, ShareVisit } from './generated/share.gen'
