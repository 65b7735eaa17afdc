// Outcomes of missions: pictures of what was found.
import { outcomeGenerated } from './generated/outcome.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

export const outcomeApi = outcomeGenerated.enhanceEndpoints({
  endpoints: {
    listOutcomes: { providesTags: (result) => provideList('Outcome', result?.data.items) },
    getOutcome: { providesTags: (_result, _error, { outcomeId }) => [idTag('Outcome', outcomeId)] },
    listDeletedOutcomes: { providesTags: [listTag('Outcome')] },
    // The dialog shows the error.
    createOutcome: {
      invalidatesTags: (_result, error, { missionId }) =>
        unlessFailed(error, [listTag('Outcome'), listTag('Upload'), idTag('Mission', missionId), listTag('Mission')]),
    },
    createPhotoOutcome: {
      invalidatesTags: (_result, error) => unlessFailed(error, ['Mission', listTag('Outcome')] as const),
    },
    // The dialog shows the error. Also after a failure: another user may have changed the outcome first.
    editOutcome: {
      invalidatesTags: (_result, _error, { outcomeId }) => [idTag('Outcome', outcomeId), listTag('Outcome')],
    },
    deleteOutcome: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['Mission', listTag('Outcome')] as const),
    },
    restoreOutcomes: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['Mission', listTag('Outcome')] as const),
    },
  },
})

export const {
  useListOutcomesQuery,
  useGetOutcomeQuery,
  useListDeletedOutcomesQuery,
  useCreateOutcomeMutation,
  useCreatePhotoOutcomeMutation,
  useEditOutcomeMutation,
  useDeleteOutcomeMutation,
  useRestoreOutcomesMutation,
} = outcomeApi

export type { Outcome } from './generated/outcome.gen'
