// Base layers with precise tags. Importing and editing happen on one at a time, so the others are left alone.
import { baseLayerGenerated } from './generated/base-layer.gen'
import { layerGenerated } from './generated/layer.gen'
import { LIST, onSuccess, provideList } from './tags'

const list = { type: 'BaseLayer', id: LIST } as const
const one = (id: string) => ({ type: 'BaseLayer', id }) as const

const quiet = { extraOptions: { quiet: true } } as const
const changesOne = {
  ...quiet,
  invalidatesTags: (_result: unknown, error: unknown, { baseLayerId }: { baseLayerId: string }) =>
    onSuccess(error, [one(baseLayerId), list]),
}
const makesOne = { ...quiet, invalidatesTags: (_result: unknown, error: unknown) => onSuccess(error, [list]) }

export const baseLayerApi = baseLayerGenerated.enhanceEndpoints({
  endpoints: {
    listBaseLayers: { ...quiet, providesTags: (result) => provideList('BaseLayer', result?.data.items) },
    getBaseLayer: { ...quiet, providesTags: (_result, _error, { baseLayerId }) => [one(baseLayerId)] },
    getBaseLayerUpdate: { ...quiet, providesTags: (_result, _error, { baseLayerId }) => [one(baseLayerId)] },
    getPublicMap: { ...quiet, providesTags: (_result, _error, { baseLayerId }) => [one(baseLayerId)] },
    listPublicFeatures: quiet,
    createBaseLayer: makesOne,
    createBaseVectorLayer: makesOne,
    createBaseLayerByLayers: makesOne,
    createBaseRasterFromMission: makesOne,
    editBaseLayer: changesOne,
    editBaseLayerPart: changesOne,
    setPrimeAttribute: changesOne,
    publishBaseLayer: changesOne,
    updateBaseLayerByLayers: changesOne,
    stageBaseLayerFile: changesOne,
    updateBaseLayerByUploadedLayer: changesOne,
    deleteStagedLayer: changesOne,
    // Not the base layer itself: the page that deletes it would ask for what is gone.
    deleteBaseLayer: makesOne,
    listDeletedBaseLayers: { ...quiet, providesTags: [list] },
    restoreBaseLayer: changesOne,
  },
})

export const {
  useListBaseLayersQuery,
  useGetBaseLayerQuery,
  useGetBaseLayerUpdateQuery,
  useGetPublicMapQuery,
  useListPublicFeaturesQuery,
  useCreateBaseVectorLayerMutation,
  useCreateBaseLayerByLayersMutation,
  useCreateBaseRasterFromMissionMutation,
  useEditBaseLayerMutation,
  useEditBaseLayerPartMutation,
  useSetPrimeAttributeMutation,
  usePublishBaseLayerMutation,
  useUpdateBaseLayerByLayersMutation,
  useUpdateBaseLayerByUploadedLayerMutation,
  useDeleteStagedLayerMutation,
  useDeleteBaseLayerMutation,
  useListDeletedBaseLayersQuery,
  useRestoreBaseLayerMutation,
} = baseLayerApi

/** What a base layer can be made of. */
export const { useGetReadyLayersQuery } = layerGenerated

export type { BaseLayer, BaseLayerPart, PublicMap } from './generated/base-layer.gen'
