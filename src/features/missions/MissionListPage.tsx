import { AimOutlined, PlusOutlined } from '@ant-design/icons'
import { useSelector } from 'react-redux'
import { downloadHref } from '../../api/download'
import { useListMissionsQuery, type Mission, type MissionSort } from '../../api/mission'
import { selectTenantId } from '../../session/authSlice'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { ResourceList } from '../../shared/lists/ResourceList'
import { listState } from '../../shared/lists/listState'
import { useListParams } from '../../shared/lists/useListParams'
import { MissionStatusTag } from '../../shared/MissionStatusTag'
import { MissionBulkActions } from './list/MissionBulkActions'
import { MissionTrash } from './list/MissionTrash'
import { MissionRowMenu } from './list/MissionRowMenu'
import { missionColumns } from './list/missionColumns'
import { MissionFilters } from './list/MissionFilters'
import { missionListParams } from './list/missionListParams'
import { missionsText } from './messages'
import { MissionWhen } from './MissionWhen'
import { MissionTypes } from './types/MissionTypes'

/** Users without a socket: a list older than this is refetched when they return to it. */
const FRESH_SECONDS = 30

export function MissionListPage() {
  const tenantId = useSelector(selectTenantId)
  return tenantId && <MissionList tenantId={tenantId} />
}

function MissionList({ tenantId }: { tenantId: string }) {
  const list = useListParams(missionListParams)
  const canCreate = useCan('mission_create')
  const canListLocations = useCan('location_list')
  const canUpdate = useCan('mission_update')
  const canDelete = useCan('mission_delete')
  const { sort, page, pageSize } = list.view
  const { type: missionTypeId, ...others } = list.filters
  const filters = { ...others, missionTypeId }
  const query = useListMissionsQuery(
    { tenantId, ...filters, sort, page, pageSize },
    { refetchOnMountOrArgChange: FRESH_SECONDS, selectFromResult: listState },
  )
  const createLink = canCreate && (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to="/dashboard/missions/create">
      {missionsText('newMission')}
    </LinkButton>
  )

  return (
    <ResourceList<Mission>
      title={missionsText('missions')}
      actions={
        <>
          {canListLocations && <LinkButton to="/dashboard/locations">{missionsText('locations')}</LinkButton>}
          <MissionTypes />
          {canDelete && <MissionTrash />}
          {createLink}
        </>
      }
      exportHref={downloadHref('/mission/export', filters)}
      list={list}
      searchLabel={missionsText('search')}
      filters={<MissionFilters list={list} />}
      sortLabels={sortLabels()}
      query={query}
      name={({ name }) => name}
      path={({ _id }) => `/dashboard/missions/${_id}`}
      columns={missionColumns()}
      card={{
        mark: ({ status }) => <MissionStatusTag status={status} />,
        detail: (mission) => (
          <>
            {mission.location?.name ?? missionsText('noLocation')} · <MissionWhen mission={mission} />
          </>
        ),
      }}
      rowMenu={(mission) => <MissionRowMenu mission={mission} onStale={() => void query.refetch()} />}
      {...((canUpdate || canDelete) && {
        bulkActions: (missions, clear) => <MissionBulkActions missions={missions} onDone={clear} />,
      })}
      empty={{
        icon: <AimOutlined />,
        title: missionsText('noneTitle'),
        help: missionsText(canCreate ? 'noneHelp' : 'noneHelpReader'),
        action: createLink,
      }}
      noMatch={missionsText('noMatchTitle')}
    />
  )
}

const sortLabels = (): Record<MissionSort, string> => ({
  '-createdAt': missionsText('sortNewest'),
  createdAt: missionsText('sortOldest'),
  name: missionsText('sortName'),
  '-name': missionsText('sortNameBack'),
  scheduledAt: missionsText('sortSoonest'),
  '-scheduledAt': missionsText('sortLatest'),
  status: missionsText('sortStatus'),
  '-status': missionsText('sortStatusBack'),
  location: missionsText('sortLocation'),
  '-location': missionsText('sortLocationBack'),
  missionType: missionsText('sortType'),
  '-missionType': missionsText('sortTypeBack'),
  '-updatedAt': missionsText('sortUpdated'),
  updatedAt: missionsText('sortUpdatedBack'),
})
