import { Card, Flex, theme, Typography } from 'antd'
import type { Mission } from '../../../api/mission'
import { Link } from '../../../shared/Link'
import { MissionStatusTag } from '../../../shared/MissionStatusTag'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { missionsText } from '../messages'
import { MissionWhen } from '../MissionWhen'
import { usePanelMissions, type PanelKind } from './usePanelMissions'

const SKELETON_ROWS = 3
const ROW_HEIGHT = 52

interface MissionPanelProps extends PanelKind {
  title: string
  /** Text for an empty panel. */
  none: string
}

/** A few missions of one kind, with a link to all of them. */
export function MissionPanel({ title, none, status, sort }: MissionPanelProps) {
  const { data, error, refetch } = usePanelMissions({ status, sort })
  const all = new URLSearchParams({ ...(status && { status }), sort }).toString()

  const content = () => {
    if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!data) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
    if (data.data.items.length === 0) return <Typography.Text type="secondary">{none}</Typography.Text>
    return <MissionLines missions={data.data.items} />
  }

  return (
    <Card
      size="small"
      title={
        <Typography.Title level={2} style={{ fontSize: 14, margin: 0 }}>
          {title}
        </Typography.Title>
      }
      extra={<Link to={`/dashboard/missions?${all}`}>{missionsText('showAll')}</Link>}
    >
      {content()}
    </Card>
  )
}

function MissionLines({ missions }: { missions: Mission[] }) {
  const { token } = theme.useToken()
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {missions.map((mission, position) => (
        <li
          key={mission._id}
          style={{ padding: '6px 0', borderTop: position > 0 ? `1px solid ${token.colorSplit}` : undefined }}
        >
          <Flex justify="space-between" align="center" gap={12}>
            <Link
              to={`/dashboard/missions/${mission._id}`}
              style={{ overflowWrap: 'anywhere', minWidth: 0, minHeight: 24, fontWeight: 500 }}
            >
              {mission.name}
            </Link>
            <MissionStatusTag status={mission.status} />
          </Flex>
          <Typography.Text type="secondary" style={{ fontSize: 12 }}>
            {mission.location?.name ?? missionsText('noLocation')} · <MissionWhen mission={mission} />
          </Typography.Text>
        </li>
      ))}
    </ul>
  )
}
