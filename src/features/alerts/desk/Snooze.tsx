import { ClockCircleOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { popupParent } from '../../../shared/popupParent'
import { deskText } from './messages'

const MINUTE_MS = 60_000
const CHOICES_MINUTES = [15, 60, 240]
const MORNING_HOUR = 8

interface SnoozeProps {
  onSnooze: (until: string) => void
}

/** Hides an alert from the queue for a time. */
export function Snooze({ onSnooze }: SnoozeProps) {
  const items = [
    ...CHOICES_MINUTES.map((minutes) => ({
      key: String(minutes),
      label: minutes < 60 ? deskText('minutes', { count: minutes }) : deskText('hours', { count: minutes / 60 }),
      onClick: () => onSnooze(new Date(Date.now() + minutes * MINUTE_MS).toISOString()),
    })),
    { key: 'tomorrow', label: deskText('tomorrow'), onClick: () => onSnooze(tomorrowMorning().toISOString()) },
  ]
  return (
    <Dropdown autoFocus trigger={['click']} getPopupContainer={popupParent} menu={{ items }}>
      <Button id="alert-snooze" icon={<ClockCircleOutlined aria-hidden />}>
        {deskText('snooze')}
      </Button>
    </Dropdown>
  )
}

function tomorrowMorning(): Date {
  const time = new Date()
  time.setDate(time.getDate() + 1)
  time.setHours(MORNING_HOUR, 0, 0, 0)
  return time
}
