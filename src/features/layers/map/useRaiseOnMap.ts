import type { ReactNode } from 'react'
import { useRaiseAlert } from '../../../alerts/useRaiseAlert'
import { useRaiseKey } from '../../../alerts/useRaiseKey'
import type { Position } from '../../../map/scene'
import { useWorkspaceActions, useWorkspaceData } from '../state/mapWorkspace'
import { useTool } from '../state/toolState'

interface RaiseOnMap {
  raiseAt: (at: Position) => void
  dialog: ReactNode
}

/**
 * Raises alerts at positions of the map: with the tool at the next click, with A at the last one.
 * @param clicked the last click; without one A uses the center of the map
 */
export function useRaiseOnMap(clicked: Position | null): RaiseOnMap {
  const { missionId } = useWorkspaceData()
  const { visibleCenter } = useWorkspaceActions()
  const canUseKey = useTool(({ tool }) => tool.kind === 'select' || tool.kind === 'alert')
  const { raise, dialog } = useRaiseAlert()
  const raiseAt = ([long, lat]: Position) => raise?.({ missionId, position: { lat, long } })
  const raiseByKey = () => {
    const at = clicked ?? visibleCenter()
    if (at) raiseAt(at)
  }
  useRaiseKey(raise && canUseKey ? raiseByKey : undefined, true)
  return { raiseAt, dialog }
}
