// Where a mission may go from here, and in which words.
import type { Mission, MissionStatus } from '../../../api/mission'
import { missionsText } from '../messages'

// The first one the mission may take is the one that leads on.
const ORDER = ['live', 'scheduled', 'completed', 'paused', 'cancelled', 'draft'] as const satisfies MissionStatus[]

export const words = {
  draft: undefined,
  scheduled: 'moveToScheduled',
  live: 'moveToLive',
  paused: 'moveToPaused',
  completed: 'moveToCompleted',
  cancelled: 'moveToCancelled',
} as const

/** Moves there is no way back from, with the question to ask first. */
export const questions = {
  completed: { title: 'completeTitle', body: 'completeBody' },
  cancelled: { title: 'cancelTitle', body: 'cancelBody' },
} as const

export type FinalMove = keyof typeof questions

export const isFinal = (status: MissionStatus): status is FinalMove => status in questions

/** The moves the server allows now, the one that leads on first. */
export const movesOf = ({ nextStatuses }: Mission): MissionStatus[] =>
  ORDER.filter((status) => nextStatuses.includes(status))

/** What a move is called. */
export function moveWord(mission: Mission, status: MissionStatus): string {
  if (status === 'live' && mission.status === 'paused') return missionsText('resume')
  const word = words[status]
  return word ? missionsText(word) : status
}
