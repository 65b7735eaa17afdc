// Detectors of the tenant, their runs on photos and what they found.
import { detectorGenerated } from './generated/detector.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

/** The form or the confirmation shows the error. Also after a failure: another user may have changed it first. */
const changed = { invalidatesTags: ['Detector'] as const }

export const detectorApi = detectorGenerated.enhanceEndpoints({
  endpoints: {
    listDetectors: { providesTags: (result) => provideList('Detector', result?.data.items) },
    createDetector: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Detector'), listTag('Upload')]),
    },
    editDetector: { extraOptions: { showErrorToast: true }, ...changed },
    deleteDetector: changed,
    // The end of its job changes what is shown of a run.
    listDetectorRuns: {
      providesTags: (result) => [
        ...provideList('DetectorRun', result?.data.items),
        ...(result?.data.items ?? []).map(({ jobId }) => idTag('Job', jobId)),
      ],
    },
    getDetectedObjects: { providesTags: (_result, _error, { detectorRunId }) => [idTag('DetectorRun', detectorRunId)] },
    getMissionObjects: { providesTags: [listTag('DetectorRun')] },
    getPhotoObjects: { providesTags: [listTag('DetectorRun')] },
    // The dialog shows the errors.
    runDetector: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('DetectorRun'), listTag('Job')]),
    },
    reviewDetectedObjects: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['DetectorRun'] as const),
    },
    deleteDetectorRun: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('DetectorRun')]),
    },
  },
})

export const {
  useListDetectorsQuery,
  useCreateDetectorMutation,
  useEditDetectorMutation,
  useDeleteDetectorMutation,
  useListDetectorRunsQuery,
  useGetDetectedObjectsQuery,
  useGetMissionObjectsQuery,
  useGetPhotoObjectsQuery,
  useRunDetectorMutation,
  useReviewDetectedObjectsMutation,
  useDeleteDetectorRunMutation,
} = detectorApi

export type { DetectedObject, Detector, DetectorRun, MissionObject } from './generated/detector.gen'
