// Orthomosaics that processing servers compute from photos.
import { orthomosaicGenerated } from './generated/orthomosaic.gen'
import { listTag, provideList, unlessFailed } from './tags'

export const orthomosaicApi = orthomosaicGenerated.enhanceEndpoints({
  addTagTypes: ['Job', 'Photo'],
  endpoints: {
    getOrthomosaicPlan: { providesTags: [listTag('Photo')] },
    listOrthomosaics: { providesTags: (result) => provideList('Orthomosaic', result?.data.items) },
    createOrthomosaic: {
      invalidatesTags: (_result, error) => unlessFailed(error, ['Orthomosaic', listTag('Job')] as const),
    },
    cancelOrthomosaic: {
      invalidatesTags: (_result, error) => unlessFailed(error, ['Orthomosaic', listTag('Job')] as const),
      extraOptions: { showErrorToast: true },
    },
    retryOrthomosaic: {
      invalidatesTags: (_result, error) => unlessFailed(error, ['Orthomosaic', listTag('Job')] as const),
      extraOptions: { showErrorToast: true },
    },
  },
})

export const {
  useGetOrthomosaicPlanQuery,
  useListOrthomosaicsQuery,
  useCreateOrthomosaicMutation,
  useCancelOrthomosaicMutation,
  useRetryOrthomosaicMutation,
} = orthomosaicApi

export type {
  Orthomosaic,
  OrthomosaicOption,
  OrthomosaicPlanReply,
  OrthomosaicPreset,
} from './generated/orthomosaic.gen'
