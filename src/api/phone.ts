// Phones of people of clients, and what a phone itself calls.
import { phoneGenerated } from './generated/phone.gen'
import { listTag, unlessFailed } from './tags'

const ended = {
  extraOptions: { showErrorToast: true },
  // Also after a failure: the phone may have been revoked elsewhere.
  invalidatesTags: [listTag('Phone')],
}
const ofOwn = {
  invalidatesTags: (_result: unknown, error: unknown) => unlessFailed(error, ['OwnPhone'] as const),
}

export const phoneApi = phoneGenerated.enhanceEndpoints({
  endpoints: {
    listPhones: { providesTags: [listTag('Phone')] },
    listPhonesOfClient: { providesTags: [listTag('Phone')] },
    editPhone: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Phone')]),
    },
    deletePhone: ended,
    deletePhoneOfClient: ended,
    getOwnPhone: { providesTags: ['OwnPhone'] },
    getPhoneMissions: { providesTags: ['OwnPhone'] },
    pairPhone: ofOwn,
    editOwnPhone: ofOwn,
    deleteOwnPhone: ofOwn,
  },
})

export const {
  useListPhonesQuery,
  useListPhonesOfClientQuery,
  useCreatePairingCodeMutation,
  useEditPhoneMutation,
  useDeletePhoneMutation,
  useDeletePhoneOfClientMutation,
} = phoneApi

export type { Phone } from './generated/phone.gen'
