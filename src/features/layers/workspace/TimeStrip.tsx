import { CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Slider } from 'antd'
import { dayText } from '../../../shared/time/timeText'
import { layersText } from '../texts/messages'
import type { Day } from '../state/days'
import { useWorkspaceActions, useWorkspaceView } from '../state/mapWorkspace'

const DAY_MS = 24 * 3600 * 1000

interface TimeStripProps {
  /** Earliest first, at least one. */
  days: readonly Day[]
  onClose: () => void
}

/** Timeline of capture days; the cursor selects the day whose layers are shown. */
export function TimeStrip({ days, onClose }: TimeStripProps) {
  const view = useWorkspaceView()
  const { showDay } = useWorkspaceActions()
  const at = days.findIndex(({ day }) => day === view.day)
  const first = days[0]
  const last = days.at(-1)
  const step = (to: number) => {
    const next = days[to]
    if (next) showDay(next.day)
  }
  if (!first || !last) return null

  return (
    <section className="time-strip" aria-label={layersText('time')}>
      <Button
        size="small"
        type="text"
        icon={<LeftOutlined />}
        aria-label={layersText('dayBefore')}
        disabled={at === 0}
        onClick={() => step(at < 0 ? days.length - 1 : at - 1)}
      />
      <div className="time-line">
        <Slider
          min={numberOf(first.day)}
          max={Math.max(numberOf(last.day), numberOf(first.day) + 1)}
          step={null}
          included={false}
          value={numberOf(view.day ?? last.day)}
          marks={Object.fromEntries(days.map(({ day }) => [numberOf(day), null]))}
          tooltip={{ formatter: (value) => (value === undefined ? null : textOf(dayNumbered(value))) }}
          ariaLabelForHandle={layersText('day')}
          ariaValueTextFormatterForHandle={(value) => textOf(dayNumbered(value))}
          className={view.day === null ? 'time-idle' : undefined}
          onChange={(value) => showDay(dayNumbered(value))}
        />
        <div className="time-ends" aria-hidden>
          <span>{textOf(first.day)}</span>
          {first !== last && <span>{textOf(last.day)}</span>}
        </div>
      </div>
      <Button
        size="small"
        type="text"
        icon={<RightOutlined />}
        aria-label={layersText('dayAfter')}
        disabled={at === days.length - 1}
        onClick={() => step(at + 1)}
      />
      <output className="time-now" aria-live="polite">
        {view.day === null
          ? layersText('allDays')
          : layersText('dayShown', { day: textOf(view.day), count: days[at]?.layers.length ?? 0 })}
      </output>
      <Button size="small" disabled={view.day === null} onClick={() => showDay(null)}>
        {layersText('showAllDays')}
      </Button>
      <Button
        size="small"
        type="text"
        icon={<CloseOutlined />}
        aria-label={layersText('hideTime')}
        title={layersText('hideTime')}
        onClick={onClose}
      />
    </section>
  )
}

const textOf = (day: string): string => dayText(`${day}T00:00`)

/** Days since the epoch in UTC, where every day has 24 hours. */
const numberOf = (day: string): number => Date.parse(day) / DAY_MS

const dayNumbered = (value: number): string => new Date(value * DAY_MS).toISOString().slice(0, 10)
