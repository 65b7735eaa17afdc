// Files of features are photos and documents of the mission, so their changes make both stale.
import { featureFileGenerated } from './generated/feature-file.gen'
import { idTag, listTag, unlessFailed } from './tags'

const bothLists = [listTag('Photo'), listTag('Document')] as const
// Also after a failure, because the selection is probably out of date.
const allFiles = () => ['Photo', 'Document'] as const
const allFilesAndCounts = () => ['Photo', 'Document', 'Mission'] as const

export const featureFileApi = featureFileGenerated.enhanceEndpoints({
  endpoints: {
    getFeatureFiles: { providesTags: [...bothLists] },
    uploadFeatureFile: {
      invalidatesTags: (_result, error) =>
        unlessFailed(error, [...bothLists, listTag('Job'), listTag('Upload'), 'Mission'] as const),
    },
    deleteFeatureFile: { extraOptions: { showErrorToast: true }, invalidatesTags: allFilesAndCounts },
    deleteFeatureFiles: { extraOptions: { showErrorToast: true }, invalidatesTags: allFilesAndCounts },
    restoreFeatureFiles: { extraOptions: { showErrorToast: true }, invalidatesTags: allFilesAndCounts },
    setCoverPhoto: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, _error, { fileId }) => [...bothLists, idTag('Photo', fileId)],
    },
    listPhotoAssignments: { providesTags: [...bothLists] },
    autoAssignPhotos: { invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Job')]) },
    assignFiles: { extraOptions: { showErrorToast: true }, invalidatesTags: allFiles },
  },
})

export const {
  useGetFeatureFilesQuery,
  useDeleteFeatureFilesMutation,
  useRestoreFeatureFilesMutation,
  useSetCoverPhotoMutation,
  useAssignFilesMutation,
  useAutoAssignPhotosMutation,
  useListPhotoAssignmentsQuery,
} = featureFileApi

export type { FeatureFile, PhotoAssignment } from './generated/feature-file.gen'
