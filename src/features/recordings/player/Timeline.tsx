import { useRef, useState, type KeyboardEvent } from 'react'
import { ExpandOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons'
import { Button, Checkbox } from 'antd'
import type { RecordingDetection } from '../../../api/analysis'
import type { Clip, ClipRow } from './clips'
import { playerText } from './messages'
import { ScrubPreview, type Hovered } from './ScrubPreview'
import { daysText, momentText, tickText } from './timeLabels'
import { ticksOf } from './timeScale'
import { useTimelinePointers } from './useTimelinePointers'
import type { Neighbours } from './useNeighbours'
import type { TimelineView } from './useTimelineView'
import { ZOOM_STEP } from './usePlayerKeys'

const MOST_TICKS = 8
const SECOND = 1000
const LONG_STEP = 10 * SECOND

interface TimelineProps {
  rows: ClipRow[]
  view: TimelineView
  neighbours: Neighbours
  time: number
  shownKeys: readonly string[]
  /** Whether another row can be shown. */
  canAdd: boolean
  /** Whether the times are times of day. */
  isDated: boolean
  /** What moves in a clip. */
  motion: readonly RecordingDetection[]
  motionClip: Clip
  onSeek: (time: number, row?: ClipRow) => void
  onToggle: (key: string) => void
}

/** The recordings of a mission: a row for each camera, with gaps. */
export function Timeline({
  rows,
  view,
  neighbours,
  time,
  shownKeys,
  canAdd,
  isDated,
  onSeek,
  onToggle,
  ...marks
}: TimelineProps) {
  const { span, whole } = view
  const [hovered, setHovered] = useState<Hovered | null>(null)
  const track = useRef<HTMLDivElement>(null)
  const listeners = useTimelinePointers(track, { view, rows, onSeek, onHover: setHovered })
  const length = span.until - span.from
  const percent = (at: number) => `${((at - span.from) / length) * 100}%`
  const offset = isDated ? -new Date(span.from).getTimezoneOffset() * 60 * SECOND : 0
  const { step, times } = ticksOf(span, MOST_TICKS, offset)
  const hasYears = new Date(span.from).getFullYear() !== new Date(span.until).getFullYear()

  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.shiftKey ? LONG_STEP : SECOND
    const targets: Record<string, number> = {
      ArrowLeft: time - by,
      ArrowRight: time + by,
      ArrowDown: time - by,
      ArrowUp: time + by,
      PageDown: time - length / 10,
      PageUp: time + length / 10,
      Home: whole.from,
      End: whole.until,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    onSeek(target)
  }

  return (
    <div className="timeline">
      <div className="timeline-tools">
        {isDated && <strong>{daysText(span.from, span.until)}</strong>}
        <span>{playerText('timelineHelp')}</span>
        <Zoom icon={<ZoomOutOutlined />} label={playerText('zoomOut')} onClick={() => view.zoom(ZOOM_STEP)} />
        <Zoom icon={<ZoomInOutlined />} label={playerText('zoomIn')} onClick={() => view.zoom(1 / ZOOM_STEP)} />
        <Zoom icon={<ExpandOutlined />} label={playerText('zoomAll')} onClick={view.showAll} />
      </div>
      <MoreRecordings neighbours={neighbours} onShown={view.showAll} />
      <div className="timeline-body">
        <div className="timeline-labels">
          {rows.map(({ key, label }) => (
            <Checkbox
              key={key}
              checked={shownKeys.includes(key)}
              disabled={shownKeys.includes(key) ? shownKeys.length === 1 : !canAdd}
              onChange={() => onToggle(key)}
              aria-label={playerText('showRow', { name: label })}
              title={canAdd || shownKeys.includes(key) ? label : playerText('rowLimit')}
            >
              {label}
            </Checkbox>
          ))}
        </div>
        <div
          className="timeline-track"
          ref={track}
          role="slider"
          tabIndex={0}
          aria-label={playerText('timeline')}
          aria-valuemin={Math.round(whole.from)}
          aria-valuemax={Math.round(whole.until)}
          aria-valuenow={Math.round(time)}
          aria-valuetext={momentText(time, isDated)}
          onKeyDown={onKeyDown}
          {...listeners}
        >
          {rows.map((row) => (
            <div key={row.key} className="timeline-row" data-row={row.key}>
              {row.clips.map(({ id, start, end, recording }) => (
                <span
                  key={id}
                  className="timeline-clip"
                  data-shown={shownKeys.includes(row.key)}
                  title={recording.name}
                  style={{ insetInlineStart: percent(start), inlineSize: `${((end - start) / length) * 100}%` }}
                />
              ))}
              {row.clips.some(({ id }) => id === marks.motionClip.id) &&
                marks.motion.map(({ _id, startMs, endMs, state }) => (
                  <span
                    key={_id}
                    className="timeline-motion"
                    data-state={state}
                    style={{
                      insetInlineStart: percent(marks.motionClip.start + startMs),
                      inlineSize: `${((endMs - startMs) / length) * 100}%`,
                    }}
                  />
                ))}
            </div>
          ))}
          <div className="timeline-scale">
            {times.map((at) => (
              <span key={at} className="timeline-tick" style={{ insetInlineStart: percent(at) }}>
                {tickText(at, step, isDated, hasYears)}
              </span>
            ))}
          </div>
          {time >= span.from && time <= span.until && (
            <span className="timeline-cursor" style={{ insetInlineStart: percent(time) }} />
          )}
          {hovered && <ScrubPreview hovered={hovered} left={percent(hovered.time)} isDated={isDated} />}
        </div>
      </div>
    </div>
  )
}

interface MoreRecordingsProps {
  neighbours: Neighbours
  onShown: () => void
}

/** Where the timeline does not show all recordings of the mission: how many are missing, and the way to them. */
function MoreRecordings({ neighbours, onShown }: MoreRecordingsProps) {
  const { hidden, earlier, later, showEarlier, showLater } = neighbours
  if (hidden === 0 && earlier === 0 && later === 0) return null
  const button = (label: string, show: () => void) => (
    <Button
      size="small"
      onClick={() => {
        show()
        onShown()
      }}
    >
      {label}
    </Button>
  )
  return (
    <div className="timeline-more">
      {earlier > 0 && button(playerText('earlier', { count: earlier }), showEarlier)}
      {later > 0 && button(playerText('later', { count: later }), showLater)}
      {hidden > 0 && <span>{playerText('hiddenRecordings', { count: hidden })}</span>}
    </div>
  )
}

const Zoom = ({ icon, label, onClick }: { icon: React.ReactNode; label: string; onClick: () => void }) => (
  <Button size="small" icon={icon} aria-label={label} title={label} onClick={onClick} />
)
