// Status of a mission as text and color, with a dot when live: never color alone.
import { sharedText } from './sharedText'
import { StateTag } from './StateTag'

const styles = {
  draft: { label: 'statusDraft', hue: undefined },
  scheduled: { label: 'statusScheduled', hue: 'blue' },
  live: { label: 'statusLive', hue: 'red' },
  paused: { label: 'statusPaused', hue: 'gold' },
  completed: { label: 'statusCompleted', hue: 'green' },
  cancelled: { label: 'statusCancelled', hue: undefined },
} as const

export type MissionStatusName = keyof typeof styles

/** Label of a status. */
export const missionStatusLabel = (status: MissionStatusName): string => sharedText(styles[status].label)

export function MissionStatusTag({ status }: { status: MissionStatusName }) {
  return (
    <StateTag hue={styles[status].hue} dot={status === 'live'} struck={status === 'cancelled'}>
      {missionStatusLabel(status)}
    </StateTag>
  )
}
