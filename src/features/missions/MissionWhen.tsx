import { Typography } from 'antd'
import type { Mission } from '../../api/mission'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { missionsText } from './messages'

/** The most relevant time of a mission: its end, otherwise its start, otherwise its schedule. */
export function MissionWhen({ mission }: { mission: Mission }) {
  const { endedAt, startedAt, scheduledAt } = mission
  if (endedAt) return withTime(missionsText('ended'), endedAt)
  if (startedAt) return withTime(missionsText('started'), startedAt)
  if (scheduledAt) return withTime(missionsText('scheduledFor'), scheduledAt)
  return <Typography.Text type="secondary">{missionsText('noTime')}</Typography.Text>
}

const withTime = (label: string, time: string) => (
  <>
    {label} <RelativeTime time={time} />
  </>
)
