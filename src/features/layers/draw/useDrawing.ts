import type { Feature } from 'geojson'
import {
  useAddFeaturesMutation,
  useCreateVectorLayerMutation,
  useEditFeatureMutation,
  useUndoFeatureChangeMutation,
  type LayerFeature,
} from '../../../api/layer'
import { showMessage } from '../../../shared/showMessage'
import { layersText } from '../messages'
import type { Room } from '../room/roomContext'

/** Stores what was drawn: new features in the tool's layer, changed shapes in theirs, both with a way back. */
export function useDrawing({ missionId, layers, choose, drop, offerUndo }: Room) {
  const [createLayer] = useCreateVectorLayerMutation()
  const [addFeatures] = useAddFeaturesMutation()
  const [editFeature] = useEditFeatureMutation()
  const [undoChange] = useUndoFeatureChangeMutation()

  const offer = (layerId: string, text: string, changeId: string) =>
    offerUndo({ text, undo: () => undoChange({ layerId, changeChoice: { changeId } }).unwrap() })

  /** @returns the layer it is in now, for the next shape; null when it was refused */
  const add = async (layerId: string | null, shape: Feature): Promise<string | null> => {
    const name = layers.find(({ _id }) => _id === layerId)?.name ?? layersText('newLayerName')
    const target = layerId ?? (await createLayer({ newVectorLayer: { missionId, name } })).data?.data._id
    if (target === undefined) return null
    const { data } = await addFeatures({
      layerId: target,
      newFeatures: { features: [{ geometry: { ...shape.geometry }, properties: {} }] },
    })
    const added = data?.data.features[0]
    if (!data || !added) return layerId
    choose({ layerId: target, index: added.index })
    offer(target, layersText('featureAdded', { layer: name }), data.data.changeId)
    return target
  }

  const reshape = async (layerId: string, { index, version }: LayerFeature, shape: Feature): Promise<void> => {
    const { data, error } = await editFeature({
      layerId,
      featureEdit: { index, version, geometry: { ...shape.geometry } },
    })
    if (error) showMessage({ type: 'error', text: error.message ?? '', seconds: 6 })
    if (!data) return
    drop()
    offer(layerId, layersText('featureChanged', { index }), data.data.changeId)
  }

  return { add, reshape }
}
