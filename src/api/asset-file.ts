// Files of assets and of their maintenance records.
import { assetFileGenerated } from './generated/asset-file.gen'
import { listTag, unlessFailed } from './tags'

export type { AssetFile } from './generated/asset-file.gen'

export const assetFileApi = assetFileGenerated.enhanceEndpoints({
  addTagTypes: ['Asset', 'MaintenanceRecord'],
  endpoints: {
    // Files of a deleted asset or record are hidden.
    getAssetFiles: { providesTags: ['AssetFile', 'Asset', 'MaintenanceRecord'] },
    createAssetFile: {
      invalidatesTags: (_result, error) => unlessFailed(error, ['AssetFile' as const, listTag('Upload')]),
    },
    deleteAssetFile: { extraOptions: { showErrorToast: true } },
    restoreAssetFile: { extraOptions: { showErrorToast: true } },
  },
})

export const {
  useGetAssetFilesQuery,
  useCreateAssetFileMutation,
  useEditAssetFileMutation,
  useDeleteAssetFileMutation,
  useRestoreAssetFileMutation,
} = assetFileApi
