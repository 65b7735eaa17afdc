import type { StreamPosition } from '../../../api/stream'
import { formatLength } from '../../../map/measure'
import { Facts } from '../../../shared/Facts'
import { formatNumber } from '../../../shared/messages'
import { liveText } from './messages'

interface LiveFiguresProps {
  position: StreamPosition
  /** Metres flown over ground; undefined if unknown. */
  distance: number | undefined
}

type Unit = 'metres' | 'metresPerSecond' | 'percent' | 'degrees'

/** What the drone has sent last. */
export function LiveFigures({ position: { height, speed, battery, heading }, distance }: LiveFiguresProps) {
  const text = (value: number | null, unit: Unit) =>
    value === null ? '–' : liveText(unit, { value: formatNumber(Math.round(value * 10) / 10) })
  return (
    <section aria-label={liveText('figures')}>
      <Facts
        columns={2}
        items={[
          { key: 'height', label: liveText('height'), children: text(height, 'metres') },
          { key: 'speed', label: liveText('speed'), children: text(speed, 'metresPerSecond') },
          { key: 'battery', label: liveText('battery'), children: text(battery, 'percent') },
          { key: 'heading', label: liveText('heading'), children: text(heading, 'degrees') },
          {
            key: 'distance',
            label: liveText('distance'),
            children: distance === undefined ? '–' : formatLength(distance),
          },
        ]}
      />
    </section>
  )
}
