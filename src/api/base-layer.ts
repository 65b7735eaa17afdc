// Base layers. Tags per base layer: imports and edits affect one at a time.
import { baseLayerGenerated, type BaseLayer } from './generated/base-layer.gen'
import { layerGenerated } from './generated/layer.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

const changesOne = {
  invalidatesTags: (_result: unknown, error: unknown, { baseLayerId }: { baseLayerId: string }) =>
    unlessFailed(error, [idTag('BaseLayer', baseLayerId), listTag('BaseLayer')]),
}
/** Tags of a base layer with the jobs of parts that are still being imported, because their end changes it. */
const provideOne = (baseLayer: Pick<BaseLayer, '_id' | 'parts'>) => [
  idTag('BaseLayer', baseLayer._id),
  ...baseLayer.parts.flatMap(({ jobId, status }) => (jobId && status !== 'ready' ? [idTag('Job', jobId)] : [])),
]

/** An import takes the upload and starts a job. */
const imports = [listTag('Job'), listTag('Upload')] as const
const updatesOneByUpload = {
  invalidatesTags: (_result: unknown, error: unknown, { baseLayerId }: { baseLayerId: string }) =>
    unlessFailed(error, [idTag('BaseLayer', baseLayerId), listTag('BaseLayer'), ...imports]),
}
const makesOneByUpload = {
  invalidatesTags: (_result: unknown, error: unknown) => unlessFailed(error, [listTag('BaseLayer'), ...imports]),
}
const changesList = {
  invalidatesTags: (_result: unknown, error: unknown) => unlessFailed(error, [listTag('BaseLayer')]),
}

export const baseLayerApi = baseLayerGenerated.enhanceEndpoints({
  addTagTypes: ['Alert', 'Recording'],
  endpoints: {
    listBaseLayers: {
      providesTags: (result) => [listTag('BaseLayer'), ...(result?.data.items ?? []).flatMap(provideOne)],
    },
    listPublicBaseLayers: { providesTags: [listTag('BaseLayer')] },
    getBaseLayer: {
      providesTags: (result, _error, { baseLayerId }) =>
        result ? provideOne(result.data.baseLayer) : [idTag('BaseLayer', baseLayerId)],
    },
    getBaseLayerUpdate: {
      providesTags: (result, _error, { baseLayerId }) =>
        result ? provideOne(result.data.baseLayer) : [idTag('BaseLayer', baseLayerId)],
    },
    listBaseLayerAlerts: {
      providesTags: (result, _error, { baseLayerId }) => [
        ...provideList('Alert', result?.data.items),
        idTag('BaseLayer', baseLayerId),
      ],
    },
    listBaseLayerVods: {
      providesTags: (result, _error, { baseLayerId }) => [
        ...provideList('Recording', result?.data.items),
        idTag('BaseLayer', baseLayerId),
      ],
    },
    getPublicMap: { providesTags: (_result, _error, { baseLayerId }) => [idTag('BaseLayer', baseLayerId)] },
    createBaseLayer: makesOneByUpload,
    createBaseRaster: makesOneByUpload,
    createBaseVectorLayer: changesList,
    createBaseLayerByLayers: changesList,
    createBaseRasterFromMission: changesList,
    editBaseLayer: changesOne,
    editBaseLayerPart: {
      invalidatesTags: (_result, error, { baseLayerId, layerId }) =>
        unlessFailed(error, [
          idTag('BaseLayer', baseLayerId),
          listTag('BaseLayer'),
          idTag('Layer', layerId),
          listTag('Layer'),
          listTag('Job'),
        ]),
    },
    setPrimeAttribute: changesOne,
    publishBaseLayer: changesOne,
    updateBaseLayerByLayers: changesOne,
    updateBaseRasterFromMission: changesOne,
    updateBaseRasterByUpload: updatesOneByUpload,
    uploadBaseVector: updatesOneByUpload,
    updateBaseLayerByUploadedLayer: changesOne,
    deleteStagedLayer: changesOne,
    // Not the base layer itself: its open page would refetch and get a 404.
    deleteBaseLayer: changesList,
    listDeletedBaseLayers: { providesTags: [listTag('BaseLayer')] },
    restoreBaseLayer: changesOne,
    deleteBaseLayerPermanently: changesList,
    deleteBaseLayerTrash: changesList,
  },
})

export const {
  useListBaseLayersQuery,
  useGetBaseLayerQuery,
  useListPublicBaseLayersQuery,
  useListBaseLayerAlertsQuery,
  useListBaseLayerVodsQuery,
  useUpdateBaseRasterFromMissionMutation,
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
  useDeleteBaseLayerPermanentlyMutation,
  useDeleteBaseLayerTrashMutation,
} = baseLayerApi

/** Sources a base layer can be created from. */
export const { useGetReadyLayersQuery } = layerGenerated

export type { BaseLayer, BaseLayerAlert, BaseLayerPart, BaseLayerVod, PublicMap } from './generated/base-layer.gen'
