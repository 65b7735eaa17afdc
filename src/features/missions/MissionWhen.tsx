import { Typography } from 'antd'
import type { Mission } from '../../api/mission'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { missionsText } from './messages'

/** The most relevant time of a mission: its end, otherwise its start, otherwise its schedule. */
export function MissionWhen({ mission }: { mission: Mission }) {
  const { endedAt, startedAt, scheduledAt } = mission
  if (endedAt) return timed(missionsText('ended'), endedAt)
  if (startedAt) return timed(missionsText('started'), startedAt)
  if (scheduledAt) return timed(missionsText('scheduledFor'), scheduledAt)
  return <Typography.Text type="secondary">{missionsText('noTime')}</Typography.Text>
}

const timed = (word: string, time: string) => (
  <>
    {word} <RelativeTime time={time} />
  </>
)
