import {
  useAssignLayerLabelMutation,
  useChangeLayerColorMutation,
  useEditLayerMutation,
  useFlagLayerMutation,
  useLazyGetLayerPanelQuery,
  type Layer,
} from '../../../api/layer'
import { sectionsOf } from '../../../map/layerOrder'
import { layersText } from '../texts/messages'
import { placeOf, type LayerMove } from '../state/layerMoves'
import { useWorkspaceActions, useWorkspaceData } from '../state/mapWorkspace'
import { ChangedElsewhere, type Change } from '../state/change'
import { hasFields, pick, type LayerFields } from './layerFields'

interface LayerEdits {
  /** Sets fields of a layer for all users. The result says whether the server stored them. */
  edit: (layer: Layer, fields: LayerFields) => Promise<boolean>
  move: (layer: Layer, to: LayerMove) => Promise<boolean>
  isWorking: boolean
}

/** Edits of layers that can be undone. Undoing fails when another user has changed the same field or position since. */
export function useLayerEdits(): LayerEdits {
  const { missionId, groups, layers } = useWorkspaceData()
  const { record, track } = useWorkspaceActions()
  const [readPanel] = useLazyGetLayerPanelQuery()
  const [editLayer, editing] = useEditLayerMutation()
  const [changeColor] = useChangeLayerColorMutation()
  const [assignLabel] = useAssignLayerLabelMutation()
  const [flagLayer] = useFlagLayerMutation()

  const store = ({ _id: layerId, version }: Layer, fields: LayerFields) => {
    const { color, labelField, flagged, flagNote, capturedAt, ...others } = fields
    if (color !== undefined) return changeColor({ layerId, layerColor: { version, color } }).unwrap()
    if (labelField !== undefined) return assignLabel({ layerId, layerLabel: { version, labelField } }).unwrap()
    if (flagged !== undefined) {
      return flagLayer({ layerId, layerFlag: { version, flagged, ...(flagNote && { note: flagNote }) } }).unwrap()
    }
    return editLayer({
      layerId,
      layerEdit: { version, ...others, ...(capturedAt !== undefined && { capturedAt }) },
    }).unwrap()
  }

  const fieldsChange = (layerId: string, before: LayerFields, after: LayerFields, text: string): Change => ({
    text,
    async reverse() {
      const { data } = await readPanel({ missionId }).unwrap()
      const layer = data.layers.find(({ _id }) => _id === layerId)
      if (!layer || !hasFields(layer, after)) throw new ChangedElsewhere()
      await store(layer, before)
      return fieldsChange(layerId, after, before, text)
    },
  })
  const moveChange = (layerId: string, before: LayerMove, after: LayerMove, text: string): Change => ({
    text,
    async reverse() {
      const { data } = await readPanel({ missionId }).unwrap()
      const layer = data.layers.find(({ _id }) => _id === layerId)
      const place = placeOf(sectionsOf(data.groups, data.layers), layerId)
      if (!layer || place?.groupId !== after.groupId || place.before !== after.before) throw new ChangedElsewhere()
      await editLayer({ layerId, layerEdit: { version: layer.version, ...before } }).unwrap()
      return moveChange(layerId, after, before, text)
    },
  })

  const editAndRecord: LayerEdits['edit'] = async (layer, fields) => {
    const names = Object.keys(fields) as (keyof LayerFields)[]
    try {
      const { data } = await store(layer, fields)
      const text = layersText('layerChanged', { name: data.name })
      record(fieldsChange(layer._id, pick(layer, names), pick(data, names), text))
      return true
    } catch {
      // The call shows its own error.
      return false
    }
  }
  const moveAndRecord: LayerEdits['move'] = async (layer, to) => {
    const from = placeOf(sectionsOf(groups, layers), layer._id)
    const { error } = await editLayer({ layerId: layer._id, layerEdit: { version: layer.version, ...to } })
    if (error) return false
    if (from) record(moveChange(layer._id, from, to, layersText('layerMoved', { name: layer.name })))
    return true
  }
  return {
    edit: (layer, fields) => track(editAndRecord(layer, fields)),
    move: (layer, to) => track(moveAndRecord(layer, to)),
    isWorking: editing.isLoading,
  }
}
