import { memo, useMemo, type PointerEvent } from 'react'
import { chartLine } from './chartLine'
import { trackText } from './messages'

interface TrackChartProps {
  name: string
  at: readonly number[]
  values: readonly (number | null)[]
  /** Milliseconds. */
  end: number
  /** The value under the time cursor; null where the recording has none. */
  value: number | null
  time: number
  format: (value: number) => string
  onSeek: (time: number) => void
}

/** One measurement over time, with the time cursor. A click moves the cursor; the keyboard uses the slider of the replay. */
export function TrackChart({ name, at, values, end, value, time, format, onSeek }: TrackChartProps) {
  const line = useMemo(() => chartLine(at, values, end), [at, values, end])
  if (!line) return null
  const seek = ({ currentTarget, clientX, buttons }: PointerEvent<HTMLDivElement>) => {
    if (buttons === 0) return
    const { left, width } = currentTarget.getBoundingClientRect()
    onSeek(((clientX - left) / width) * end)
  }
  const label = trackText('chartLabel', { name, min: format(line.min), max: format(line.max) })
  return (
    <figure className="track-chart">
      <figcaption>
        <span>{name}</span>
        <strong>{value === null ? '–' : format(value)}</strong>
      </figcaption>
      <div className="track-plot" role="img" aria-label={label} onPointerDown={seek} onPointerMove={seek}>
        <Line path={line.path} />
        <span className="track-max">{format(line.max)}</span>
        <span className="track-cursor" style={{ insetInlineStart: `${(100 * time) / (end || 1)}%` }} />
      </div>
    </figure>
  )
}

/** Does not change while the replay runs. */
const Line = memo(({ path }: { path: string }) => (
  <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden>
    <path d={path} vectorEffect="non-scaling-stroke" />
  </svg>
))
Line.displayName = 'Line'
