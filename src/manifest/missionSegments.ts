// Segments of the mission page, declared by features. A context, because features must not import each other.
import { createContext, useContext } from 'react'
import type { MissionSegment } from './manifest'

/** In the order of the tabs. */
export const MissionSegmentsContext = createContext<readonly MissionSegment[]>([])

export const useMissionSegments = (): readonly MissionSegment[] => useContext(MissionSegmentsContext)
