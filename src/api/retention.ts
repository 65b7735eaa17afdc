// Automatic deletion of old records by the rules of the tenant.
import { retentionGenerated } from './generated/retention.gen'
import { listTag } from './tags'

/** What a rule deletes changes with the records themselves, for example when one of them is held. */
const SHOWN = [listTag('Retention'), listTag('Recording')]

export const retentionApi = retentionGenerated.enhanceEndpoints({
  endpoints: {
    getRetention: { providesTags: SHOWN },
    getRetentionForecast: { providesTags: SHOWN },
    listRetentionItems: { providesTags: SHOWN },
    // The page shows the error. Also after a failure: another user may have changed the rule first.
    editRetention: { invalidatesTags: ['Retention', 'Recording'] },
  },
})

export const {
  useGetRetentionQuery,
  useGetRetentionForecastQuery,
  useListRetentionItemsQuery,
  useEditRetentionMutation,
} = retentionApi

export type { RetentionForecast, RetentionItem, RetentionKind, RetentionRule } from './generated/retention.gen'
