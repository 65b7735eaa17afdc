// Analyses of layers and their results.
import { aimlGenerated } from './generated/aiml.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

export const aimlApi = aimlGenerated.enhanceEndpoints({
  endpoints: {
    // The end of its job changes what is shown of a run.
    listAnalyses: {
      providesTags: (result) => [
        ...provideList('Analysis', result?.data.items),
        ...(result?.data.items ?? []).map(({ jobId }) => idTag('Job', jobId)),
      ],
    },
    getAnalysis: {
      providesTags: (result, _error, { analysisId }) => [
        idTag('Analysis', analysisId),
        ...(result ? [idTag('Job', result.data.jobId)] : []),
      ],
    },
    getDetections: { providesTags: (_result, _error, { analysisId }) => [idTag('Analysis', analysisId)] },
    getModelPrecision: { providesTags: [listTag('Analysis')] },
    // The dialog shows the errors.
    inferLayer: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Analysis'), listTag('Job')]),
    },
    reviewDetections: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['Analysis'] as const),
    },
    deleteAnalysis: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Analysis')]),
    },
  },
})

export const {
  useListAnalysesQuery,
  useGetAnalysisModelsQuery,
  useGetModelPrecisionQuery,
  useGetDetectionsQuery,
  useInferLayerMutation,
  useLazyPreviewAnalysisQuery,
  useReviewDetectionsMutation,
  useDeleteAnalysisMutation,
} = aimlApi

export type { Analysis, AnalysisModel, Detection, DetectionState, LayerInferType } from './generated/aiml.gen'
