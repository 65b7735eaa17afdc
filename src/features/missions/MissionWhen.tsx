import { Typography } from 'antd'
import type { Mission } from '../../api/mission'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { missionsText } from './messages'

/** The time that says most about a mission: when it ended, else when it started, else when it should. */
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
