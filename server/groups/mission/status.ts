// The allowed changes of a mission's status.
import type { components } from '../../contract/contract.gen'

export type MissionStatus = components['schemas']['MissionStatus']

const NEXT: Record<MissionStatus, MissionStatus[]> = {
  draft: ['scheduled', 'cancelled'],
  // A mission that was flown without live video is completed directly.
  scheduled: ['live', 'completed', 'cancelled'],
  live: ['paused', 'completed', 'cancelled'],
  paused: ['live', 'completed', 'cancelled'],
  completed: [],
  cancelled: [],
}

export const nextStatuses = (from: MissionStatus): MissionStatus[] => NEXT[from]
