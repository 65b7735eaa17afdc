import type { Feature } from 'geojson'
import { useAddFeaturesMutation, useEditFeatureMutation, type LayerFeature } from '../../../api/feature'
import { useCreateVectorLayerMutation } from '../../../api/layer'
import { showMessage } from '../../../shared/showMessage'
import { useFeatureChange } from '../history/useFeatureChange'
import { layersText } from '../texts/messages'
import { useWorkspaceActions, useWorkspaceData } from '../state/mapWorkspace'

/** Saves new features to the tool's layer and changed shapes to their own; both can be undone. */
export function useSaveDrawing() {
  const { missionId, layers } = useWorkspaceData()
  const { choose, resetTool, track } = useWorkspaceActions()
  const [createLayer] = useCreateVectorLayerMutation()
  const [addFeatures] = useAddFeaturesMutation()
  const [editFeature] = useEditFeatureMutation()
  const recordChange = useFeatureChange()

  /**
   * Adds to the user's own drawing layer when `layerId` is null.
   * @returns the layer that holds the feature, as the target of the next one; null when it was rejected
   */
  const add = async (
    layerId: string | null,
    shape: Feature,
    properties: Record<string, unknown> = {},
  ): Promise<string | null> => {
    const name = layers.find(({ _id }) => _id === layerId)?.name ?? layersText('newLayerName')
    const target =
      layerId ?? (await createLayer({ newVectorLayer: { missionId, name, ownDrawing: true } })).data?.data._id
    if (target === undefined) return null
    const { data } = await addFeatures({
      layerId: target,
      newFeatures: { features: [{ geometry: { ...shape.geometry }, properties }] },
    })
    const added = data?.data.features[0]
    if (!data || !added) return layerId
    choose({ layerId: target, index: added.index })
    recordChange(target, layersText('featureAdded', { layer: name }), data.data.changeId)
    return target
  }

  const saveShape = async (layerId: string, { index, version }: LayerFeature, shape: Feature): Promise<void> => {
    const { data, error } = await editFeature({
      layerId,
      featureEdit: { index, version, geometry: { ...shape.geometry } },
    })
    if (error) showMessage({ type: 'error', text: error.message ?? '', seconds: 6 })
    if (!data) return
    resetTool()
    recordChange(layerId, layersText('featureChanged', { index }), data.data.changeId)
  }

  return {
    add: (...drawn: Parameters<typeof add>) => track(add(...drawn)),
    saveShape: (...edited: Parameters<typeof saveShape>) => track(saveShape(...edited)),
  }
}
