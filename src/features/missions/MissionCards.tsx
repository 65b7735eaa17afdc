import { Card, Flex, Typography } from 'antd'
import { Link } from 'react-router-dom'
import type { Mission } from '../../api/mission'
import { MissionStatusTag } from '../../shared/MissionStatusTag'
import { missionsText } from './messages'
import { MissionWhen } from './MissionWhen'

/** Missions where there is no room for a table. */
export function MissionCards({ missions }: { missions: Mission[] }) {
  return (
    <Flex component="ul" vertical gap={8} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {missions.map((mission) => (
        <li key={mission._id}>
          <Card size="small">
            <Flex justify="space-between" align="flex-start" gap={12}>
              <Link
                to={`/dashboard/missions/${mission._id}`}
                style={{ overflowWrap: 'anywhere', fontWeight: 500, minWidth: 0, minHeight: 24 }}
              >
                {mission.name}
              </Link>
              <MissionStatusTag status={mission.status} />
            </Flex>
            <Typography.Text type="secondary">
              {mission.location?.name ?? missionsText('noPlace')} · <MissionWhen mission={mission} />
            </Typography.Text>
          </Card>
        </li>
      ))}
    </Flex>
  )
}
