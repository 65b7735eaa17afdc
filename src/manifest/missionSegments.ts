// Segments of the mission page, declared by features. A context, because features must not import each other.
import { createContext, useContext } from 'react'
import { useSelector } from 'react-redux'
import { selectUser } from '../session/authSlice'
import { denialOf } from './access'
import type { MissionSegment } from './manifest'

/** In the order of the tabs. */
export const MissionSegmentsContext = createContext<readonly MissionSegment[]>([])

export const useMissionSegments = (): readonly MissionSegment[] => useContext(MissionSegmentsContext)

/** Those that the user has access to. */
export function useOpenMissionSegments(): MissionSegment[] {
  const segments = useMissionSegments()
  const user = useSelector(selectUser)
  return segments.filter(({ access }) => user && !denialOf(user, access))
}
