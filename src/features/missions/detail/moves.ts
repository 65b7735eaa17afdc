// Status changes of a mission and their labels.
import type { Mission, MissionStatus } from '../../../api/mission'
import { missionsText } from '../messages'

// In order of preference: the first allowed one is the primary action.
const ORDER = ['live', 'scheduled', 'completed', 'paused', 'cancelled', 'draft'] as const satisfies MissionStatus[]

export const words = {
  draft: undefined,
  scheduled: 'moveToScheduled',
  live: 'moveToLive',
  paused: 'moveToPaused',
  completed: 'moveToCompleted',
  cancelled: 'moveToCancelled',
} as const

/** Status changes that cannot be undone, with their confirmation. */
export const questions = {
  completed: { title: 'completeTitle', body: 'completeBody' },
  cancelled: { title: 'cancelTitle', body: 'cancelBody' },
} as const

export type FinalMove = keyof typeof questions

export const isFinal = (status: MissionStatus): status is FinalMove => status in questions

/** The status changes that the server allows, the primary one first. */
export const movesOf = ({ nextStatuses }: Mission): MissionStatus[] =>
  ORDER.filter((status) => nextStatuses.includes(status))

/** Label of a status change. */
export function moveWord(mission: Mission, status: MissionStatus): string {
  if (status === 'live' && mission.status === 'paused') return missionsText('resume')
  const word = words[status]
  return word ? missionsText(word) : status
}
