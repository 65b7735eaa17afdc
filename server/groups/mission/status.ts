// The allowed changes of a mission's status.
import type { components } from '../../platform/contract/contract.gen'

export type MissionStatus = components['schemas']['MissionStatus']

const NEXT: Record<MissionStatus, MissionStatus[]> = {
  draft: ['scheduled', 'cancelled'],
  scheduled: ['live', 'cancelled'],
  live: ['paused', 'completed', 'cancelled'],
  paused: ['live', 'completed', 'cancelled'],
  completed: [],
  cancelled: [],
}

export const nextStatuses = (from: MissionStatus): MissionStatus[] => NEXT[from]
