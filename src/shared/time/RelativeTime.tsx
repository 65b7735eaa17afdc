import { absoluteTime, relativeTime } from './timeText'
import { useNow } from './useNow'

/** A time as people say it, exact with its zone on hover. */
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
