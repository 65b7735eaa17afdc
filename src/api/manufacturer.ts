// Manufacturers of assets and their models.
import { manufacturerGenerated } from './generated/manufacturer.gen'

export type { Manufacturer } from './generated/manufacturer.gen'

export const {
  useGetManufacturersQuery,
  useCreateManufacturerMutation,
  useEditManufacturerMutation,
  useDeleteManufacturerMutation,
  useGetAssetModelsQuery,
  useCreateAssetModelMutation,
  useUpdateAssetModelMutation,
  useDeleteAssetModelMutation,
} = manufacturerGenerated
