// Layers of missions. A layer that is being imported shows its job, so the panel also has the tags of those jobs.
import { layerGenerated, type Layer, type LayerPanelReply } from './generated/layer.gen'
import { idTag, listTag, unlessFailed } from './tags'

type State = Parameters<typeof layerApi.util.selectInvalidatedBy>[0]

interface Started {
  /** The store's type is known to the app only. */
  dispatch: (action: never) => unknown
  getState: () => unknown
  queryFulfilled: Promise<{ data: { data: Layer } }>
}

/** Tags of a panel: its groups and its layers. */
const provideMissionPanel = (reply: LayerPanelReply | undefined) => [
  ...(reply?.data.groups ?? []).map(({ _id }) => idTag('Layer', _id)),
  ...provideLayers(reply?.data.layers),
]

/** Tags of layers, and of the jobs of those that are still being imported. */
const provideLayers = (layers: Layer[] = []) => [
  listTag('Layer'),
  ...layers.map(({ _id }) => idTag('Layer', _id)),
  ...layers.flatMap(({ jobId, status }) => (jobId && status !== 'ready' ? [idTag('Job', jobId)] : [])),
]

export const layerApi = layerGenerated.enhanceEndpoints({
  endpoints: {
    listLayers: { providesTags: (result) => provideLayers(result?.data.items) },
    getLayerPanel: {
      providesTags: (result) => provideMissionPanel(result),
    },
    getReadyLayers: { providesTags: [listTag('Layer')] },
    createLayer: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Layer'), listTag('Job'), listTag('Upload')]),
    },
    createVectorLayer: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Layer')]),
    },
    editLayer: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, _error, { layerId }) => [idTag('Layer', layerId), listTag('Layer'), listTag('Job')],
      onQueryStarted: ({ layerId, layerEdit }, started) => {
        const { visible, opacity, name, fence } = layerEdit
        return applyOptimisticUpdate(layerId, withoutUndefined({ visible, opacity, name, fence }), started)
      },
    },
    changeLayerColor: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, _error, { layerId }) => [idTag('Layer', layerId), listTag('Layer')],
      onQueryStarted: ({ layerId, layerColor }, started) =>
        applyOptimisticUpdate(layerId, { color: layerColor.color }, started),
    },
    assignLayerLabel: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, _error, { layerId }) => [idTag('Layer', layerId), listTag('Layer')],
      onQueryStarted: ({ layerId, layerLabel }, started) =>
        applyOptimisticUpdate(layerId, { labelField: layerLabel.labelField }, started),
    },
    flagLayer: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, _error, { layerId }) => [idTag('Layer', layerId), listTag('Layer')],
      onQueryStarted: ({ layerId, layerFlag }, started) =>
        applyOptimisticUpdate(layerId, { flagged: layerFlag.flagged }, started),
    },
    shareLayer: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, _error, { layerId }) => [idTag('Layer', layerId), listTag('Layer')],
      onQueryStarted: ({ layerId, layerSharing }, started) =>
        applyOptimisticUpdate(layerId, { clientVisible: layerSharing.clientVisible }, started),
    },
    // Not the layer itself: an open inspector would refetch and get a 404.
    deleteLayer: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Layer')]),
    },
    deleteLayers: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Layer')]),
    },
    getCoordinateSystems: {
      providesTags: (_result, _error, { layerId }) => [idTag('Layer', layerId), listTag('Layer')],
    },
    listDeletedLayers: { providesTags: [listTag('Layer')] },
    restoreLayers: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Layer')]),
    },
    deleteLayerPermanently: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Layer')]),
    },
    deleteLayerTrash: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Layer')]),
    },
    getRasterDetails: {
      providesTags: (_result, _error, { layerId }) => [idTag('Layer', layerId)],
    },
    measureRaster: {
      providesTags: (_result, _error, { layerId }) => [idTag('Layer', layerId)],
    },
  },
})

/**
 * Shows a small change before the server has stored it. On success the stored layer replaces it, because the next edit needs
 * its version; on failure the change is undone.
 */
async function applyOptimisticUpdate(layerId: string, change: Partial<Layer>, started: Started): Promise<void> {
  const { dispatch, getState, queryFulfilled } = started
  const panels = layerApi.util
    .selectInvalidatedBy(getState() as State, [idTag('Layer', layerId)])
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
    // The screen or the error toast reports the failure.
    for (const { undo } of shown) undo()
  }
}

const withoutUndefined = (fields: Partial<Layer>): Partial<Layer> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

export const {
  useListLayersQuery,
  useGetLayerPanelQuery,
  useLazyGetLayerPanelQuery,
  useGetCoordinateSystemsQuery,
  useListDeletedLayersQuery,
  useCreateVectorLayerMutation,
  useEditLayerMutation,
  useChangeLayerColorMutation,
  useAssignLayerLabelMutation,
  useFlagLayerMutation,
  useShareLayerMutation,
  useDeleteLayerMutation,
  useDeleteLayersMutation,
  useRestoreLayersMutation,
  useDeleteLayerPermanentlyMutation,
  useDeleteLayerTrashMutation,
  useGetRasterDetailsQuery,
  useMeasureRasterQuery,
} = layerApi

export type {
  CoordinateSystem,
  Field,
  HeightUnit,
  Layer,
  LayerGroup,
  Measurement,
  RasterDetails,
  RasterHeights,
  MeasurementRequest,
  RasterStyle,
} from './generated/layer.gen'
