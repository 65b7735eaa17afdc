import { useSelector } from 'react-redux'
import type { Layer } from '../../../api/layer'
import { selectUser } from '../../../session/authSlice'
import { layersText } from '../messages'
import { useWorkspaceData } from '../workspace/mapWorkspace'

/** The layer that drawing tools created for this user, which receives drawings unless the user chooses another one. */
export function useOwnDrawing(): Layer | undefined {
  const { layers } = useWorkspaceData()
  const userId = useSelector(selectUser)?._id
  return layers.find(
    ({ kind, status, source, name, createdBy }) =>
      kind === 'vector' &&
      status === 'ready' &&
      !source &&
      name === layersText('newLayerName') &&
      createdBy?._id === userId,
  )
}
