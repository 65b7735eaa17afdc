// Phones of people of clients, and what a phone itself calls.
import { apiBase } from './address'
import { phoneGenerated } from './generated/phone.gen'
import { listTag, unlessFailed } from './tags'

const phones = [listTag('OwnPhone'), listTag('Phone')]
// Also after a failure: the phone may have been revoked elsewhere.
const endedTags = () => [...phones, listTag('Flight'), listTag('PhonePosition'), listTag('Pilot')]
const ended = { extraOptions: { showErrorToast: true }, invalidatesTags: endedTags }
const renamed = { invalidatesTags: (_result: unknown, error: unknown) => unlessFailed(error, phones) }
const byPhone = { extraOptions: { isOfPhone: true } }
const own = { ...byPhone, providesTags: [listTag('OwnPhone')] }
/** The list says which phones stream. */
const listed = { providesTags: [listTag('Phone'), listTag('Stream')] }
const started = [listTag('Flight'), listTag('Mission'), listTag('Stream')]
const stopped = [listTag('Flight'), listTag('Pilot'), listTag('Stream')]
const raised = [listTag('Alert'), listTag('Mission'), listTag('Notification'), listTag('Upload')]
const added = [listTag('Job'), listTag('Mission'), listTag('Photo'), listTag('Upload')]

export const phoneApi = phoneGenerated.enhanceEndpoints({
  addTagTypes: ['Alert', 'Flight', 'Job', 'Mission', 'Notification', 'Photo', 'Pilot', 'Stream', 'Upload'],
  endpoints: {
    listPhones: listed,
    listPhonesOfClient: listed,
    getPhonePositions: { providesTags: [listTag('PhonePosition')] },
    editPhone: renamed,
    deletePhone: ended,
    deletePhoneOfClient: ended,
    getOwnPhone: own,
    getPhoneMissions: own,
    pairPhone: { ...byPhone, ...renamed },
    editOwnPhone: { ...byPhone, ...renamed },
    deleteOwnPhone: { ...byPhone, invalidatesTags: endedTags },
    addPhonePhoto: { ...byPhone, invalidatesTags: (_result, error) => unlessFailed(error, added) },
    raisePhoneAlert: { ...byPhone, invalidatesTags: (_result, error) => unlessFailed(error, raised) },
    startPhoneCamera: { ...byPhone, invalidatesTags: (_result, error) => unlessFailed(error, started) },
    stopPhoneCamera: { ...byPhone, invalidatesTags: (_result, error) => unlessFailed(error, stopped) },
    sharePhonePosition: { ...byPhone, invalidatesTags: [listTag('PhonePosition')] },
    hidePhonePosition: { ...byPhone, invalidatesTags: [listTag('PhonePosition')] },
  },
})

/** Where a phone uploads its photos. */
export const phoneTusAddress = (): string => `${apiBase()}/phone/tus`

export const {
  useListPhonesQuery,
  useListPhonesOfClientQuery,
  useCreatePairingCodeMutation,
  useEditPhoneMutation,
  useDeletePhoneMutation,
  useDeletePhoneOfClientMutation,
  useGetPhonePositionsQuery,
  useGetOwnPhoneQuery,
  useGetPhoneMissionsQuery,
  usePairPhoneMutation,
  useEditOwnPhoneMutation,
  useDeleteOwnPhoneMutation,
  useStartPhoneCameraMutation,
  useStopPhoneCameraMutation,
} = phoneApi

export type { OwnPhoneReply, Phone, PhoneAlert, PhonePosition } from './generated/phone.gen'
