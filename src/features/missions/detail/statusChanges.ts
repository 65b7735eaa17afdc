// Status changes of a mission and their labels.
import type { Mission, MissionStatus } from '../../../api/mission'
import { missionsText } from '../messages'

// In order of preference: the first allowed one is the primary action.
const ORDER = ['live', 'scheduled', 'completed', 'paused', 'cancelled', 'draft'] as const satisfies MissionStatus[]

export const labelKeys = {
  draft: undefined,
  scheduled: 'setScheduled',
  live: 'setLive',
  paused: 'setPaused',
  completed: 'setCompleted',
  cancelled: 'setCancelled',
} as const

/** Status changes that cannot be undone, with their confirmation. */
export const confirmations = {
  completed: { title: 'completeTitle', body: 'completeBody' },
  cancelled: { title: 'cancelTitle', body: 'cancelBody' },
} as const

export type IrreversibleStatus = keyof typeof confirmations

export const isIrreversible = (status: MissionStatus): status is IrreversibleStatus => status in confirmations

/** The status changes that the server allows, the primary one first. */
export const allowedStatuses = ({ nextStatuses }: Mission): MissionStatus[] =>
  ORDER.filter((status) => nextStatuses.includes(status))

/** The status changes that the server allows for all missions. A mission without a time is scheduled on its own. */
export const commonStatuses = (missions: Mission[]): MissionStatus[] =>
  ORDER.filter((status) =>
    missions.every(
      ({ nextStatuses, scheduledAt }) => nextStatuses.includes(status) && (status !== 'scheduled' || scheduledAt),
    ),
  )

/** Label of a status change of one or several missions. */
export function statusChangeLabel(missions: Mission | Mission[], status: MissionStatus): string {
  const isPaused = [missions].flat().every((mission) => mission.status === 'paused')
  if (status === 'live' && isPaused) return missionsText('resume')
  const labelKey = labelKeys[status]
  return labelKey ? missionsText(labelKey) : status
}
