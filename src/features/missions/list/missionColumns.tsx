import { Tag, Typography } from 'antd'
import type { Mission } from '../../../api/mission'
import type { Column } from '../../../shared/lists/ResourceTable'
import { MissionStatusTag } from '../../../shared/MissionStatusTag'
import { RelativeTime } from '../../../shared/time/RelativeTime'
import { missionsText } from '../messages'
import { MissionWhen } from '../MissionWhen'

export const missionColumns = (): Column<Mission>[] => [
  {
    key: 'name',
    title: missionsText('columnName'),
    isSortable: true,
    isLink: true,
    render: ({ archived }) => archived && <Tag style={{ marginInlineStart: 8 }}>{missionsText('archived')}</Tag>,
  },
  {
    key: 'status',
    title: missionsText('columnStatus'),
    width: 120,
    isSortable: true,
    render: ({ status }) => <MissionStatusTag status={status} />,
  },
  {
    key: 'location',
    title: missionsText('columnLocation'),
    width: '16%',
    isSortable: true,
    render: ({ location }) =>
      location?.name ?? <Typography.Text type="secondary">{missionsText('noLocation')}</Typography.Text>,
  },
  {
    key: 'missionType',
    title: missionsText('columnType'),
    width: 110,
    isSortable: true,
    render: ({ missionType }) => missionType?.name,
  },
  {
    key: 'scheduledAt',
    title: missionsText('columnWhen'),
    width: 160,
    isSortable: true,
    render: (mission) => <MissionWhen mission={mission} />,
  },
  {
    key: 'createdAt',
    title: missionsText('columnCreated'),
    width: 180,
    isSortable: true,
    render: ({ createdAt, createdBy }) => (
      <>
        <RelativeTime time={createdAt} />{' '}
        {createdBy && (
          <Typography.Text type="secondary">{missionsText('by', { name: createdBy.name })}</Typography.Text>
        )}
      </>
    ),
  },
  {
    key: 'updatedAt',
    title: missionsText('columnUpdated'),
    width: 100,
    isSortable: true,
    render: ({ updatedAt }) => <RelativeTime time={updatedAt} />,
  },
]
