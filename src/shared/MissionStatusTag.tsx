// Status of a mission as text and color, with a dot when live: never color alone.
import { sharedText } from './sharedText'
import { StateTag } from './StateTag'

const looks = {
  draft: { word: 'statusDraft', hue: undefined },
  scheduled: { word: 'statusScheduled', hue: 'blue' },
  live: { word: 'statusLive', hue: 'red' },
  paused: { word: 'statusPaused', hue: 'gold' },
  completed: { word: 'statusCompleted', hue: 'green' },
  cancelled: { word: 'statusCancelled', hue: undefined },
} as const

export type MissionStatusName = keyof typeof looks

/** Label of a status. */
export const missionStatusWord = (status: MissionStatusName): string => sharedText(looks[status].word)

export function MissionStatusTag({ status }: { status: MissionStatusName }) {
  return (
    <StateTag hue={looks[status].hue} dot={status === 'live'} struck={status === 'cancelled'}>
      {missionStatusWord(status)}
    </StateTag>
  )
}
