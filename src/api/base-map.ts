// Base maps: what maps offer, and their settings.
import { baseMapGenerated } from './generated/base-map.gen'
import { unlessFailed } from './tags'

export const baseMapApi = baseMapGenerated.enhanceEndpoints({
  endpoints: {
    createBaseMap: { invalidatesTags: (_result, error) => unlessFailed(error, ['BaseMap']) },
    createBaseMapFromFile: { invalidatesTags: (_result, error) => unlessFailed(error, ['BaseMap', 'Upload']) },
    createBaseMapFromMbtiles: { invalidatesTags: (_result, error) => unlessFailed(error, ['Job']) },
    // A new default changes the one before as well.
    editBaseMap: { invalidatesTags: (_result, error) => unlessFailed(error, ['BaseMap']) },
    deleteBaseMap: { invalidatesTags: (_result, error) => unlessFailed(error, ['BaseMap']) },
  },
})

export const {
  useGetBaseMapsQuery,
  useGetPublicBaseMapsQuery,
  useGetBaseMapSettingsQuery,
  useCreateBaseMapMutation,
  useEditBaseMapMutation,
  useDeleteBaseMapMutation,
} = baseMapApi

export type { BaseMap, BaseMapKind, BaseMapSetting, NewBaseMap } from './generated/base-map.gen'
