// Quick mosaics of photos. The end of the job announces the layer.
import { mosaicGenerated } from './generated/mosaic.gen'
import { listTag, unlessFailed } from './tags'

export const mosaicApi = mosaicGenerated.enhanceEndpoints({
  addTagTypes: ['Job'],
  endpoints: {
    getMosaicPlan: { providesTags: [listTag('Photo')] },
    createMosaic: { invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Job')]) },
  },
})

export const { useGetMosaicPlanQuery, useCreateMosaicMutation } = mosaicApi

export type { MosaicPlanReply } from './generated/mosaic.gen'
