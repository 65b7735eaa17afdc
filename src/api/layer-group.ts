// Groups of the layer panel. They are read with the layers, and told of as layers.
import { layerGroupGenerated } from './generated/layer-group.gen'
import { LIST } from './tags'

// After a refusal too: what is shown is old then.
const panel = () => [{ type: 'Layer' as const, id: LIST }]

export const layerGroupApi = layerGroupGenerated.enhanceEndpoints({
  endpoints: {
    createLayerGroup: { invalidatesTags: panel },
    editLayerGroup: { invalidatesTags: panel },
    deleteLayerGroup: { invalidatesTags: panel },
    removeLayerFromGroup: { invalidatesTags: panel },
  },
})

export const { useCreateLayerGroupMutation, useEditLayerGroupMutation, useDeleteLayerGroupMutation } = layerGroupApi
