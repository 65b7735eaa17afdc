// Recordings of missions: recorded streams and uploaded videos.
import { vodGenerated } from './generated/vod.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

export const recordingApi = vodGenerated.enhanceEndpoints({
  endpoints: {
    listRecordings: { providesTags: (result) => provideList('Recording', result?.data.items) },
    listLocationRecordings: { providesTags: (result) => provideList('Recording', result?.data.items) },
    listDeletedRecordings: { providesTags: [listTag('Recording')] },
    getRecording: { providesTags: (_result, _error, { vodId }) => [idTag('Recording', vodId)] },
    createRecording: {
      invalidatesTags: (_result, error, { newRecording }) =>
        unlessFailed(error, [
          listTag('Recording'),
          listTag('Upload'),
          listTag('Job'),
          idTag('Mission', newRecording.missionId),
        ]),
    },
    // The dialogs of these two show the errors.
    renameRecording: {
      // Also after a failure: another user may have changed the recording first.
      invalidatesTags: (_result, _error, { vodId }) => [idTag('Recording', vodId), listTag('Recording')],
    },
    updateRecording: {
      invalidatesTags: (_result, _error, { vodId }) => [
        'Mission',
        idTag('Recording', vodId),
        listTag('Recording'),
        listTag('Telemetry'),
        'Photo',
      ],
    },
    updateRecordings: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['Mission', 'Recording'] as const),
    },
    setRecordingPoster: {
      invalidatesTags: (_result, error, { vodId }) =>
        unlessFailed(error, [idTag('Recording', vodId), listTag('Recording'), listTag('Upload')]),
    },
    setRecordingStoryboard: {
      invalidatesTags: (_result, error, { vodId }) =>
        unlessFailed(error, [idTag('Recording', vodId), listTag('Recording'), listTag('Upload')]),
    },
    deleteRecording: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['Mission', listTag('Recording')] as const),
    },
    deleteRecordings: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['Mission', listTag('Recording')] as const),
    },
    restoreRecordings: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['Mission', listTag('Recording')] as const),
    },
  },
})

export const {
  useGetRecordingQuery,
  useLazyGetRecordingQuery,
  useListRecordingsQuery,
  useListLocationRecordingsQuery,
  useListDeletedRecordingsQuery,
  useRenameRecordingMutation,
  useUpdateRecordingMutation,
  useUpdateRecordingsMutation,
  useDeleteRecordingMutation,
  useDeleteRecordingsMutation,
  useRestoreRecordingsMutation,
  useSetRecordingPosterMutation,
  useSetRecordingStoryboardMutation,
} = recordingApi

export type { Recording, RecordingsEdit } from './generated/vod.gen'
