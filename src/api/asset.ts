// Assets and their flights.
import { assetGenerated, type ListAssetsApiArg } from './generated/asset.gen'
import { listTag, unlessFailed } from './tags'

export type {
  Asset,
  AssetDue,
  AssetImportReply,
  AssetStatus,
  AssetState,
  AssetWeek,
  BatteryFlight,
} from './generated/asset.gen'

// Flights determine which assets are in use and how long they have flown, and whether they are due.
const ASSETS = ['Asset', listTag('Flight')] as const

// Every flight of an asset shows its name and why it should not fly.
const withFlights = (_result: unknown, error: unknown) => unlessFailed(error, ['Asset', 'Flight'] as const)

const assetApi = assetGenerated.enhanceEndpoints({
  addTagTypes: ['Flight', 'Telemetry'],
  endpoints: {
    listAssets: { providesTags: [...ASSETS] },
    getAssetCounts: { providesTags: [...ASSETS] },
    getAsset: { providesTags: [...ASSETS] },
    listAssetFlights: { providesTags: [...ASSETS, listTag('Flight')] },
    getAssetUsage: { providesTags: [...ASSETS] },
    getBatteryFlights: { providesTags: [...ASSETS, listTag('Telemetry')] },
    getAssetTracks: { providesTags: [...ASSETS] },
    editAsset: { invalidatesTags: withFlights },
    updateAssetState: { invalidatesTags: withFlights },
    deleteAsset: { invalidatesTags: withFlights },
    importAssets: {
      invalidatesTags: (_result, error, { assetImport }) =>
        assetImport.preview === true ? [] : unlessFailed(error, ['Asset'] as const),
    },
    updateAssetStates: { invalidatesTags: withFlights },
    deleteAssets: { invalidatesTags: withFlights },
    restoreAsset: { extraOptions: { showErrorToast: true }, invalidatesTags: withFlights },
    deleteAssetPermanently: { extraOptions: { showErrorToast: true } },
    deleteAssetTrash: { extraOptions: { showErrorToast: true } },
  },
})

export type AssetSort = NonNullable<ListAssetsApiArg['sort']>

export const {
  useListAssetsQuery,
  useGetAssetCountsQuery,
  useGetAssetQuery,
  useListAssetFlightsQuery,
  useGetAssetUsageQuery,
  useGetBatteryFlightsQuery,
  useGetAssetTracksQuery,
  useCreateAssetMutation,
  useEditAssetMutation,
  useUpdateAssetStateMutation,
  useDeleteAssetMutation,
  useImportAssetsMutation,
  useUpdateAssetStatesMutation,
  useDeleteAssetsMutation,
  useRestoreAssetMutation,
  useListDeletedAssetsQuery,
  useDeleteAssetTrashMutation,
  useDeleteAssetPermanentlyMutation,
} = assetApi
