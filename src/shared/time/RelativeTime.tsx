import { absoluteTime, relativeTime } from './timeText'
import { useNow } from './useNow'

/** Relative time, with the exact time and zone as tooltip. */
export function RelativeTime({ time }: { time: string }) {
  const now = useNow()
  return (
    <time
      dateTime={time}
      title={absoluteTime(time)}
      style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
    >
      {relativeTime(time, now)}
    </time>
  )
}
