// Groups of the layer panel. The layer panel query returns them, so they share the tags of layers.
import { layerGroupGenerated } from './generated/layer-group.gen'
import { idTag, listTag } from './tags'

// Also after a failure: the panel is probably out of date then.
const panel = () => [listTag('Layer')]
const group = (_result: unknown, _error: unknown, { groupId }: { groupId: string }) => [
  idTag('Layer', groupId),
  listTag('Layer'),
]

export const layerGroupApi = layerGroupGenerated.enhanceEndpoints({
  endpoints: {
    createLayerGroup: { extraOptions: { showErrorToast: true }, invalidatesTags: panel },
    editLayerGroup: { extraOptions: { showErrorToast: true }, invalidatesTags: group },
    deleteLayerGroup: { extraOptions: { showErrorToast: true }, invalidatesTags: panel },
    restoreLayerGroup: { extraOptions: { showErrorToast: true }, invalidatesTags: group },
    removeLayerFromGroup: { extraOptions: { showErrorToast: true }, invalidatesTags: panel },
  },
})

export const {
  useCreateLayerGroupMutation,
  useEditLayerGroupMutation,
  useDeleteLayerGroupMutation,
  useRestoreLayerGroupMutation,
  useRemoveLayerFromGroupMutation,
} = layerGroupApi
