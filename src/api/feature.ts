// Features of vector layers. Reads have the tag of their layer, because a change of features also changes their layer.
import { featureGenerated } from './generated/feature.gen'
import { idTag, listTag, unlessFailed } from './tags'

/** Tags of a layer whose features have changed. It may be a part of a base layer; which one is not known here. */
const featuresOf = (layerId: string) => [idTag('Layer', layerId), listTag('Layer'), 'BaseLayer'] as const

export const featureApi = featureGenerated.enhanceEndpoints({
  endpoints: {
    listFilteredFeatures: {
      providesTags: (_result, _error, { layerId }) => [idTag('Layer', layerId)],
    },
    listFeatures: {
      providesTags: (_result, _error, { layerId }) => [idTag('Layer', layerId)],
    },
    addFeatures: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error, { layerId }) => unlessFailed(error, featuresOf(layerId)),
    },
    // Also after a failure: another user may have changed the feature first.
    editFeature: {
      invalidatesTags: (_result, _error, { layerId }) => featuresOf(layerId),
    },
    deleteFeatures: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error, { layerId }) => unlessFailed(error, featuresOf(layerId)),
    },
    undoFeatureChange: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, _error, { layerId }) => featuresOf(layerId),
    },
    flagFeature: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, _error, { layerId }) => featuresOf(layerId),
    },
  },
})

export const {
  useListFilteredFeaturesQuery,
  useListFeaturesQuery,
  useLazyListFeaturesQuery,
  useAddFeaturesMutation,
  useEditFeatureMutation,
  useDeleteFeaturesMutation,
  useUndoFeatureChangeMutation,
  useFlagFeatureMutation,
} = featureApi

export type { Attributes, Feature as LayerFeature } from './generated/feature.gen'
