// Asset classes.
import { assetClassGenerated } from './generated/asset-class.gen'
import { unlessFailed } from './tags'

export type { AssetClass } from './generated/asset-class.gen'

const assetClassApi = assetClassGenerated.enhanceEndpoints({
  endpoints: {
    // Flights show assets by their class.
    editAssetClass: {
      invalidatesTags: (_result, error) =>
        unlessFailed(error, ['Asset', 'AssetClass', 'AssetModel', 'Flight', 'MaintenanceRule']),
    },
  },
})

export const {
  useGetAssetClassesQuery,
  useCreateAssetClassMutation,
  useEditAssetClassMutation,
  useDeleteAssetClassMutation,
} = assetClassApi
