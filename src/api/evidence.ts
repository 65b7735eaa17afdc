// Evidence cases: collected, frozen and exported files of a mission.
import { evidenceGenerated } from './generated/evidence.gen'
import { listTag, unlessFailed } from './tags'

export const evidenceApi = evidenceGenerated.enhanceEndpoints({
  addTagTypes: ['Mission', 'Job'],
  endpoints: {
    listEvidenceCases: { providesTags: ['EvidenceCase', 'Mission', 'Job'] },
    getEvidenceCase: { providesTags: ['EvidenceCase', 'Mission', 'Job'] },
    freezeEvidenceCase: {
      invalidatesTags: (_result, error) => unlessFailed(error, ['EvidenceCase', listTag('Job')] as const),
    },
    removeEvidenceItem: { extraOptions: { showErrorToast: true } },
    deleteEvidenceCase: { extraOptions: { showErrorToast: true } },
  },
})

export const {
  useListEvidenceCasesQuery,
  useListDeletedEvidenceCasesQuery,
  useGetEvidenceCaseQuery,
  useCreateEvidenceCaseMutation,
  useAddEvidenceItemsMutation,
  useRemoveEvidenceItemMutation,
  useFreezeEvidenceCaseMutation,
  useDeleteEvidenceCaseMutation,
  useRestoreEvidenceCaseMutation,
  useGetEvidenceKeysQuery,
  useRotateEvidenceKeyMutation,
} = evidenceApi

export type { CustodyEntry, EvidenceCase, EvidenceItem, EvidenceKey, NewEvidenceItems } from './generated/evidence.gen'
