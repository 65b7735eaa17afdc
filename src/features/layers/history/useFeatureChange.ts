import { useUndoFeatureChangeMutation } from '../../../api/feature'
import { useWorkspaceActions } from '../state/mapWorkspace'
import type { Change } from '../state/change'

/** Returns a function that records a change of features by the ID that the server gave it. */
export function useFeatureChange(): (layerId: string, text: string, changeId: string) => void {
  const { record } = useWorkspaceActions()
  const [undoChange] = useUndoFeatureChangeMutation()
  const changeOf = (layerId: string, text: string, changeId: string): Change => ({
    text,
    async reverse() {
      const { data } = await undoChange({ layerId, undoRequest: { changeId } }).unwrap()
      return changeOf(layerId, text, data.changeId)
    },
  })
  return (layerId, text, changeId) => record(changeOf(layerId, text, changeId))
}
