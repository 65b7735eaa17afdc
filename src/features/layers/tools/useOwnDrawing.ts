import { useSelector } from 'react-redux'
import type { Layer } from '../../../api/layer'
import { selectUser } from '../../../session/authSlice'
import { useWorkspaceData } from '../state/mapWorkspace'

/** The layer that receives the drawings of this user in this mission unless the user chooses another one. */
export function useOwnDrawing(): Layer | undefined {
  const { layers } = useWorkspaceData()
  const userId = useSelector(selectUser)?._id
  return layers.find(({ drawingOf }) => drawingOf && drawingOf === userId)
}
