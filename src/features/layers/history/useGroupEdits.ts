import { useLazyGetLayerPanelQuery, type LayerGroup } from '../../../api/layer'
import {
  useCreateLayerGroupMutation,
  useDeleteLayerGroupMutation,
  useEditLayerGroupMutation,
  useRestoreLayerGroupMutation,
} from '../../../api/layer-group'
import { layersText } from '../texts/messages'
import { useWorkspaceActions, useWorkspaceData } from '../state/mapWorkspace'
import { ChangedElsewhere, changeOf, type Change } from '../state/change'

interface GroupEdits {
  /** @returns the ID of the group, or null when it could not be created */
  create: (name: string) => Promise<string | null>
  /** The result says whether the server stored the name. */
  rename: (group: LayerGroup, name: string) => Promise<boolean>
  /** Moves a group before another one; null moves it to the end. */
  move: (group: LayerGroup, before: string | null) => Promise<boolean>
  /** Deletes a group and keeps its layers. */
  remove: (group: LayerGroup) => Promise<boolean>
  isWorking: boolean
}

/** Edits of groups that can be undone. Undoing fails when another user has changed the same name or position since. */
export function useGroupEdits(): GroupEdits {
  const { missionId, groups } = useWorkspaceData()
  const { record, track } = useWorkspaceActions()
  const [readPanel] = useLazyGetLayerPanelQuery()
  const [createGroup, creating] = useCreateLayerGroupMutation()
  const [editGroup, editing] = useEditLayerGroupMutation()
  const [deleteGroup] = useDeleteLayerGroupMutation()
  const [restoreGroup] = useRestoreLayerGroupMutation()

  const removal = (groupId: string) => deleteGroup({ groupId }).unwrap()
  const restoring = (groupId: string) => restoreGroup({ groupId }).unwrap()

  const renameChange = (groupId: string, before: string, after: string, text: string): Change => ({
    text,
    async reverse() {
      const { data } = await readPanel({ missionId }).unwrap()
      const group = data.groups.find(({ _id }) => _id === groupId)
      if (group?.name !== after) throw new ChangedElsewhere()
      await editGroup({ groupId, layerGroupEdit: { version: group.version, name: before } }).unwrap()
      return renameChange(groupId, after, before, text)
    },
  })
  const moveChange = (groupId: string, before: string | null, after: string | null, text: string): Change => ({
    text,
    async reverse() {
      const { data } = await readPanel({ missionId }).unwrap()
      const group = data.groups.find(({ _id }) => _id === groupId)
      if (!group || followerOf(data.groups, groupId) !== after) throw new ChangedElsewhere()
      await editGroup({ groupId, layerGroupEdit: { version: group.version, before } }).unwrap()
      return moveChange(groupId, after, before, text)
    },
  })

  const create: GroupEdits['create'] = async (name) => {
    const { data } = await createGroup({ newLayerGroup: { missionId, name } })
    if (!data) return null
    const { _id: groupId } = data.data
    const text = layersText('groupCreated', { name })
    record(
      changeOf(
        text,
        () => removal(groupId),
        () => restoring(groupId),
      ),
    )
    return groupId
  }
  const rename: GroupEdits['rename'] = async ({ _id: groupId, name: before, version }, name) => {
    const { data } = await editGroup({ groupId, layerGroupEdit: { version, name } })
    if (!data) return false
    record(renameChange(groupId, before, data.data.name, layersText('groupRenamed', { name: before })))
    return true
  }
  const move: GroupEdits['move'] = async ({ _id: groupId, name, version }, before) => {
    const from = followerOf(groups, groupId)
    const { error } = await editGroup({ groupId, layerGroupEdit: { version, before } })
    if (error) return false
    record(moveChange(groupId, from, before, layersText('groupMoved', { name })))
    return true
  }
  const remove: GroupEdits['remove'] = async ({ _id: groupId, name }) => {
    const { error } = await deleteGroup({ groupId })
    if (error) return false
    const text = layersText('groupDeleted', { name })
    record(
      changeOf(
        text,
        () => restoring(groupId),
        () => removal(groupId),
      ),
    )
    return true
  }
  return {
    create: (name) => track(create(name)),
    rename: (group, name) => track(rename(group, name)),
    move: (group, before) => track(move(group, before)),
    remove: (group) => track(remove(group)),
    isWorking: creating.isLoading || editing.isLoading,
  }
}

/** The group below a group; null if it is the last. */
const followerOf = (groups: readonly LayerGroup[], groupId: string): string | null =>
  groups[groups.findIndex(({ _id }) => _id === groupId) + 1]?._id ?? null
