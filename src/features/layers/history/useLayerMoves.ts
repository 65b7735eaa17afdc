import { useEditLayerMutation, useLazyGetLayerPanelQuery, type Layer } from '../../../api/layer'
import { useEditLayerGroupMutation, useRemoveLayerFromGroupMutation } from '../../../api/layer-group'
import { inDrawingOrder, sectionsOf, type Section } from '../../../map/layerOrder'
import { layersText } from '../texts/messages'
import { placeOf, type LayerMove } from '../state/layerMoves'
import { useWorkspaceActions, useWorkspaceData } from '../state/mapWorkspace'
import { ChangedElsewhere, type Change } from '../state/change'

interface Place extends LayerMove {
  layerId: string
}

/**
 * Returns a function that moves layers to the end of a group, or with null out of their groups. It can be undone, unless
 * another user has moved one of them since. The result says whether the server stored it.
 */
export function useLayerMoves(): (layers: readonly Layer[], groupId: string | null) => Promise<boolean> {
  const { missionId, groups, layers: all } = useWorkspaceData()
  const { record, track } = useWorkspaceActions()
  const [readPanel] = useLazyGetLayerPanelQuery()
  const [editGroup] = useEditLayerGroupMutation()
  const [editLayer] = useEditLayerMutation()
  const [removeFromGroup] = useRemoveLayerFromGroupMutation()

  const currentPanel = async () => {
    const { data } = await readPanel({ missionId }).unwrap()
    return { ...data, sections: sectionsOf(data.groups, data.layers) }
  }
  const setLayers = ({ group, layers }: Section, layerIds: string[]) =>
    group &&
    layerIds.join() !== layers.map(({ _id }) => _id).join() &&
    editGroup({ groupId: group._id, layerGroupEdit: { version: group.version, layerIds } }).unwrap()

  const send = async (layerIds: readonly string[], groupId: string | null) => {
    const { sections } = await currentPanel()
    const isMoved = ({ _id }: Layer) => layerIds.includes(_id)
    const [first] = layerIds
    if (groupId === null && layerIds.length === 1 && first) {
      const from = placeOf(sections, first)?.groupId
      if (!from) throw new ChangedElsewhere()
      await removeFromGroup({ groupId: from, layerId: first }).unwrap()
      return
    }
    const moved = inDrawingOrder(sections).filter(isMoved)
    for (const section of sections) {
      const staying = section.layers.filter((layer) => !isMoved(layer))
      if (groupId === null) await setLayers(section, idsOf(staying))
      else if (section.group?._id === groupId) await setLayers(section, idsOf([...staying, ...moved]))
    }
  }
  const putBack = async (places: readonly Place[], groupId: string | null) => {
    const { layers, sections } = await currentPanel()
    const isWhereItWasMoved = ({ layerId }: Place) => placeOf(sections, layerId)?.groupId === groupId
    if (!places.every(isWhereItWasMoved)) throw new ChangedElsewhere()
    // From the bottom up, so that the layer that follows is in its place already.
    for (const { layerId, ...place } of [...places].reverse()) {
      const version = layers.find(({ _id }) => _id === layerId)?.version ?? 0
      await editLayer({ layerId, layerEdit: { version, ...place } }).unwrap()
    }
  }
  const moveChange = (places: readonly Place[], groupId: string | null, text: string): Change => ({
    text,
    async reverse() {
      await putBack(places, groupId)
      return {
        text,
        async reverse() {
          await send(
            places.map(({ layerId }) => layerId),
            groupId,
          )
          return moveChange(places, groupId, text)
        },
      }
    },
  })

  const move = async (layers: readonly Layer[], groupId: string | null) => {
    const sections = sectionsOf(groups, all)
    const wanted = inDrawingOrder(sections).filter((layer) => layers.some(({ _id }) => _id === layer._id))
    const places = wanted.flatMap(({ _id: layerId }) => {
      const place = placeOf(sections, layerId)
      return place && place.groupId !== groupId ? [{ layerId, ...place }] : []
    })
    const [first] = wanted
    if (places.length === 0 || !first) return true
    try {
      await send(
        places.map(({ layerId }) => layerId),
        groupId,
      )
    } catch {
      // The call shows its own error.
      return false
    }
    const { length: count } = places
    const text = count === 1 ? layersText('layerMoved', { name: first.name }) : layersText('layersMoved', { count })
    record(moveChange(places, groupId, text))
    return true
  }
  return (layers, groupId) => track(move(layers, groupId))
}

const idsOf = (layers: readonly Layer[]): string[] => layers.map(({ _id }) => _id)
