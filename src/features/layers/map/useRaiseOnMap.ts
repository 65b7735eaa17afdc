import { useRef, type ReactNode } from 'react'
import { useRaiseAlert } from '../../../alerts/useRaiseAlert'
import { useRaiseKey } from '../../../alerts/useRaiseKey'
import type { Position } from '../../../map/scene'
import { useWorkspaceActions, useWorkspaceData } from '../state/mapWorkspace'
import { useTool } from '../state/toolState'

interface RaiseOnMap {
  raiseAt: (at: Position) => void
  /** The position that the key uses; without one it uses the center of the map. */
  setClicked: (at: Position | null) => void
  dialog: ReactNode
}

/** Raises alerts at positions of the map: with the tool at the next click, with A at the last one. */
export function useRaiseOnMap(): RaiseOnMap {
  const { missionId } = useWorkspaceData()
  const { visibleCenter } = useWorkspaceActions()
  const canUseKey = useTool(({ tool }) => tool.kind === 'select' || tool.kind === 'alert')
  const { raise, dialog } = useRaiseAlert()
  const clicked = useRef<Position>(undefined)
  const raiseAt = ([long, lat]: Position) => raise?.({ missionId, position: { lat, long } })
  const raiseByKey = () => {
    const at = clicked.current ?? visibleCenter()
    if (at) raiseAt(at)
  }
  useRaiseKey(raise && canUseKey ? raiseByKey : undefined, true)
  return { raiseAt, setClicked: (at) => (clicked.current = at ?? undefined), dialog }
}
