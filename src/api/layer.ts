// Layers and their features with precise tags. A layer that is being imported shows its job, so it is old when the job is.
import { layerGenerated, type Layer, type LayerPanelReply } from './generated/layer.gen'
import { LIST, onSuccess } from './tags'

const list = { type: 'Layer', id: LIST } as const
const one = (id: string) => ({ type: 'Layer', id }) as const
const jobs = { type: 'Job', id: LIST } as const

type State = Parameters<typeof layerApi.util.selectInvalidatedBy>[0]

interface Started {
  /** Of a store whose type only the app knows. */
  dispatch: (action: never) => unknown
  getState: () => unknown
  queryFulfilled: Promise<{ data: { data: Layer } }>
}

/** What a panel shows: groups, layers, and the jobs of those that are still coming. */
function provideMissionPanel(reply: LayerPanelReply | undefined) {
  const { groups = [], layers = [] } = reply?.data ?? {}
  return [
    list,
    ...groups.map(({ _id }) => one(_id)),
    ...layers.map(({ _id }) => one(_id)),
    ...layers.flatMap(({ jobId, status }) =>
      jobId && status !== 'ready' ? [{ type: 'Job', id: jobId } as const] : [],
    ),
  ]
}

export const layerApi = layerGenerated.enhanceEndpoints({ addTagTypes: ['Job', 'Upload'] }).enhanceEndpoints({
  endpoints: {
    listLayers: { extraOptions: { quiet: true }, providesTags: [list] },
    getLayerPanel: {
      extraOptions: { quiet: true },
      providesTags: (result) => provideMissionPanel(result),
    },
    getReadyLayers: { extraOptions: { quiet: true }, providesTags: [list] },
    createLayer: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error) => onSuccess(error, [list, jobs, { type: 'Upload' as const }]),
    },
    createVectorLayer: {
      invalidatesTags: (_result, error) => onSuccess(error, [list]),
    },
    editLayer: {
      invalidatesTags: (_result, _error, { layerId }) => [one(layerId), list, jobs],
      onQueryStarted: ({ layerId, layerEdit }, started) => {
        const { visible, opacity, name } = layerEdit
        return show(layerId, dropAbsent({ visible, opacity, name }), started)
      },
    },
    changeLayerColor: {
      invalidatesTags: (_result, _error, { layerId }) => [one(layerId), list],
      onQueryStarted: ({ layerId, layerColor }, started) => show(layerId, { color: layerColor.color }, started),
    },
    assignLayerLabel: {
      invalidatesTags: (_result, _error, { layerId }) => [one(layerId), list],
      onQueryStarted: ({ layerId, layerLabel }, started) =>
        show(layerId, { labelField: layerLabel.labelField }, started),
    },
    flagLayer: {
      invalidatesTags: (_result, _error, { layerId }) => [one(layerId), list],
      onQueryStarted: ({ layerId, layerFlag }, started) => show(layerId, { flagged: layerFlag.flagged }, started),
    },
    // Not the layer itself: an inspector that still shows it would ask for what is gone.
    deleteLayer: { invalidatesTags: (_result, error) => onSuccess(error, [list]) },
    deleteLayers: { invalidatesTags: (_result, error) => onSuccess(error, [list]) },
    restoreLayers: { invalidatesTags: (_result, error) => onSuccess(error, [list]) },
    getRasterDetails: {
      extraOptions: { quiet: true },
      providesTags: (_result, _error, { layerId }) => [one(layerId)],
    },
    measureRaster: {
      extraOptions: { quiet: true },
      providesTags: (_result, _error, { layerId }) => [one(layerId)],
    },
    listFilteredFeatures: {
      extraOptions: { quiet: true },
      providesTags: (_result, _error, { layerId }) => [one(layerId)],
    },
    listFeatures: {
      extraOptions: { quiet: true },
      providesTags: (_result, _error, { layerId }) => [one(layerId)],
    },
    addFeatures: { invalidatesTags: (_result, error, { layerId }) => onSuccess(error, [one(layerId), list]) },
    // Refused ones too: somebody else may have been first, and what is shown is old.
    editFeature: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, _error, { layerId }) => [one(layerId), list],
    },
    deleteFeatures: { invalidatesTags: (_result, error, { layerId }) => onSuccess(error, [one(layerId), list]) },
    undoFeatureChange: { invalidatesTags: (_result, _error, { layerId }) => [one(layerId), list] },
    flagFeature: { invalidatesTags: (_result, _error, { layerId }) => [one(layerId)] },
  },
})

/** Shows a small change before it is stored, then what was stored (its version counts for the next change); a refused one is taken back. */
async function show(layerId: string, change: Partial<Layer>, started: Started): Promise<void> {
  const { dispatch, getState, queryFulfilled } = started
  const panels = layerApi.util
    .selectInvalidatedBy(getState() as State, [one(layerId)])
    .filter(({ endpointName }) => endpointName === 'getLayerPanel')
  const apply = (fields: Partial<Layer>) =>
    panels.map(({ originalArgs }) => {
      const patch = layerApi.util.updateQueryData(
        'getLayerPanel',
        originalArgs as { missionId: string },
        ({ data }) => {
          const layer = data.layers.find(({ _id }) => _id === layerId)
          if (layer) Object.assign(layer, fields)
        },
      )
      return dispatch(patch as never) as { undo: () => void }
    })
  const shown = apply(change)
  try {
    const { data } = await queryFulfilled
    apply(data.data)
  } catch {
    // The error itself is told by the screen or the one listener; here only the picture is put right.
    for (const { undo } of shown) undo()
  }
}

const dropAbsent = (fields: Partial<Layer>): Partial<Layer> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

export const {
  useGetLayerPanelQuery,
  useCreateVectorLayerMutation,
  useEditLayerMutation,
  useChangeLayerColorMutation,
  useAssignLayerLabelMutation,
  useFlagLayerMutation,
  useDeleteLayerMutation,
  useRestoreLayersMutation,
  useGetRasterDetailsQuery,
  useMeasureRasterQuery,
  useListFilteredFeaturesQuery,
  useListFeaturesQuery,
  useLazyListFeaturesQuery,
  useAddFeaturesMutation,
  useEditFeatureMutation,
  useDeleteFeaturesMutation,
  useUndoFeatureChangeMutation,
  useFlagFeatureMutation,
} = layerApi

export type {
  Attributes,
  Feature as LayerFeature,
  Field,
  Layer,
  LayerGroup,
  RasterAnswer,
  RasterDetails,
  RasterQuestion,
  RasterStyle,
} from './generated/layer.gen'
