// Analyses of layers and recordings and their results.
import { analysisGenerated } from './generated/analysis.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

export const analysisApi = analysisGenerated.enhanceEndpoints({
  // Decisions about results of detectors, and the layers that can be compared.
  addTagTypes: ['DetectorRun', 'Layer', 'Mission'],
  endpoints: {
    // The end of its job changes what is shown of a run.
    listAnalyses: {
      providesTags: (result) => [
        ...provideList('Analysis', result?.data.items),
        ...(result?.data.items ?? []).map(({ jobId }) => idTag('Job', jobId)),
      ],
    },
    // Deleted and new layers and missions change what can be chosen.
    listComparableLayers: { providesTags: [listTag('Layer'), listTag('Mission')] },
    getAnalysis: {
      providesTags: (result, _error, { analysisId }) => [
        idTag('Analysis', analysisId),
        ...(result ? [idTag('Job', result.data.jobId)] : []),
      ],
    },
    getDetections: { providesTags: (_result, _error, { analysisId }) => [idTag('Analysis', analysisId)] },
    // Also of detectors.
    getModelPrecision: { providesTags: [listTag('Analysis'), listTag('DetectorRun')] },
    // The dialog shows the errors.
    inferLayer: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Analysis'), listTag('Job')]),
    },
    inferThermal: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Analysis'), listTag('Job')]),
    },
    getRecordingAnalysis: {
      providesTags: (result) => [
        listTag('Analysis'),
        ...(result?.data.analysis ? [idTag('Analysis', result.data.analysis._id)] : []),
        ...(result?.data.analysis ? [idTag('Job', result.data.analysis.jobId)] : []),
      ],
    },
    inferRecording: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Analysis'), listTag('Job')]),
    },
    reviewRecordingDetections: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['Analysis'] as const),
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
  useListComparableLayersQuery,
  useGetModelPrecisionQuery,
  useGetDetectionsQuery,
  useInferLayerMutation,
  useInferThermalMutation,
  useLazyPreviewAnalysisQuery,
  useGetRecordingAnalysisQuery,
  useInferRecordingMutation,
  useReviewDetectionsMutation,
  useReviewRecordingDetectionsMutation,
  useDeleteAnalysisMutation,
} = analysisApi

export type {
  Analysis,
  AnalysisModel,
  ComparableLayer,
  Detection,
  DetectionState,
  LayerInferType,
  RecordingAnalysis,
  RecordingDetection,
  RecordingModel,
} from './generated/analysis.gen'
