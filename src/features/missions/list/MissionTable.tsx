import type { MouseEvent } from 'react'
import { Table, Tag, Typography, type TableColumnsType } from 'antd'
import { Link, useNavigate } from 'react-router-dom'
import type { Mission, MissionSort } from '../../../api/mission'
import { MissionStatusTag } from '../../../shared/MissionStatusTag'
import { RelativeTime } from '../../../shared/time/RelativeTime'
import { missionsText } from '../messages'
import { MissionWhen } from '../MissionWhen'
import { SORTS } from './listView'

interface MissionTableProps {
  missions: Mission[]
  sort: MissionSort
  /** Other missions are on their way. */
  isBusy: boolean
  onSort: (sort: MissionSort) => void
}

export function MissionTable({ missions, sort, isBusy, onSort }: MissionTableProps) {
  const navigate = useNavigate()
  return (
    <Table<Mission>
      size="small"
      rowKey="_id"
      columns={columns(sort)}
      dataSource={missions}
      loading={isBusy}
      pagination={false}
      sortDirections={['ascend', 'descend', 'ascend']}
      showSorterTooltip={false}
      onChange={(_page, _filters, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? {} : sorter
        const wanted = `${order === 'descend' ? '-' : ''}${String(columnKey)}`
        onSort(SORTS.find((known) => known === wanted) ?? '-createdAt')
      }}
      onRow={({ _id }) => ({
        style: { cursor: 'pointer' },
        onClick: (event: MouseEvent<HTMLElement>) => {
          if (!isMeantOtherwise(event)) void navigate(`/dashboard/missions/${_id}`)
        },
      })}
    />
  )
}

/** A click on the link itself, or the end of marking text, is not a click on the row. */
const isMeantOtherwise = ({ target }: MouseEvent<HTMLElement>): boolean =>
  (target as Element).closest('a') !== null || window.getSelection()?.isCollapsed === false

function columns(sort: MissionSort): TableColumnsType<Mission> {
  const sorted = (key: string) => ({
    key,
    sorter: true,
    sortOrder: sort === key ? ('ascend' as const) : sort === `-${key}` ? ('descend' as const) : null,
  })
  return [
    {
      ...sorted('name'),
      title: missionsText('columnName'),
      render: (_, { _id, name, archived }) => (
        <>
          <Link to={`/dashboard/missions/${_id}`} style={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
            {name}
          </Link>
          {archived && <Tag style={{ marginInlineStart: 8 }}>{missionsText('archived')}</Tag>}
        </>
      ),
    },
    {
      ...sorted('status'),
      title: missionsText('columnStatus'),
      width: 120,
      render: (_, { status }) => <MissionStatusTag status={status} />,
    },
    {
      key: 'place',
      title: missionsText('columnPlace'),
      width: '18%',
      render: (_, { location }) =>
        location?.name ?? <Typography.Text type="secondary">{missionsText('noPlace')}</Typography.Text>,
    },
    {
      key: 'type',
      title: missionsText('columnType'),
      width: 120,
      render: (_, { missionType }) => missionType?.name,
    },
    {
      ...sorted('scheduledAt'),
      title: missionsText('columnWhen'),
      width: 180,
      render: (_, mission) => <MissionWhen mission={mission} />,
    },
    {
      ...sorted('createdAt'),
      title: missionsText('columnCreated'),
      width: 230,
      render: (_, { createdAt, createdBy }) => (
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
      width: 110,
      render: (_, { updatedAt }) => <RelativeTime time={updatedAt} />,
    },
  ]
}
