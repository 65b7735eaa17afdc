// A mission's status as word, colour and, when it is live, a dot: never colour alone.
import { theme } from 'antd'
import { sharedText } from './sharedText'

const looks = {
  draft: { word: 'statusDraft', hue: undefined },
  scheduled: { word: 'statusScheduled', hue: 'blue' },
  live: { word: 'statusLive', hue: 'red' },
  paused: { word: 'statusPaused', hue: 'gold' },
  completed: { word: 'statusCompleted', hue: 'green' },
  cancelled: { word: 'statusCancelled', hue: undefined },
} as const

export type MissionStatusName = keyof typeof looks

/** The status as one word. */
export const missionStatusWord = (status: MissionStatusName): string => sharedText(looks[status].word)

export function MissionStatusTag({ status }: { status: MissionStatusName }) {
  const { token } = theme.useToken()
  const { hue } = looks[status]
  const colour = hue ? token[`${hue}-9`] : token.colorTextSecondary
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 6,
        padding: '0 8px',
        borderRadius: token.borderRadiusSM,
        border: `1px solid ${hue ? token[`${hue}-3`] : token.colorBorderSecondary}`,
        background: hue ? token[`${hue}-1`] : token.colorFillQuaternary,
        color: colour,
        fontSize: 12,
        lineHeight: '20px',
        whiteSpace: 'nowrap',
        textDecoration: status === 'cancelled' ? 'line-through' : undefined,
      }}
    >
      {status === 'live' && (
        <span aria-hidden style={{ width: 6, height: 6, borderRadius: '50%', background: 'currentColor' }} />
      )}
      {missionStatusWord(status)}
    </span>
  )
}
