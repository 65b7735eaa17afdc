import { Typography } from 'antd'
import type { DataItem } from '../../api/data'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { takenText } from '../../shared/time/takenText'
import { dayText } from '../../shared/time/timeText'
import { dataText } from './messages'

type Timed = Pick<DataItem, 'at' | 'timeKind'>

const NOTES = { file: 'timeFile', planned: 'timePlanned', added: 'timeAdded' } as const

/** What the time of an item is, unless it is known when it was captured or flown. */
function noteOf(kind: DataItem['timeKind']): string | undefined {
  return kind === 'measured' || kind === 'clock' ? undefined : dataText(NOTES[kind])
}

/** The time of an item. One that nobody measured is named as such. */
export function ItemTime({ item: { at, timeKind } }: { item: Timed }) {
  if (timeKind === 'clock') return takenText({ takenAt: at, localTime: true })
  const note = noteOf(timeKind)
  return (
    <>
      <RelativeTime time={at} />
      {note && (
        <div>
          <Typography.Text type="secondary">{note}</Typography.Text>
        </div>
      )}
    </>
  )
}

/** The day of an item on one line, for narrow screens. */
export function itemDay({ at, timeKind }: Timed): string {
  if (timeKind === 'clock') return takenText({ takenAt: at, localTime: true })
  const note = noteOf(timeKind)
  return note ? `${dayText(at)} (${note})` : dayText(at)
}
