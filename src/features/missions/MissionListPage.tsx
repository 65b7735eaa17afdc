import { DownloadOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useSelector } from 'react-redux'
import { downloadHref } from '../../api/download'
import { useListMissionsQuery } from '../../api/mission'
import { selectTenantId } from '../../session/authSlice'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { ListPager } from '../../shared/lists/ListPager'
import { NotRenewed } from '../../shared/lists/NotRenewed'
import { useAddressView } from '../../shared/lists/useAddressView'
import { PageHeader } from '../../shared/PageHeader'
import { ErrorState } from '../../shared/states/ErrorState'
import { NoPermission } from '../../shared/states/NoPermission'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { useIsPhone } from '../../shared/useIsPhone'
import { DeletedMissions } from './list/DeletedMissions'
import { filtersOf, readView, writeView } from './list/listView'
import { MissionFilters } from './list/MissionFilters'
import { MissionTable } from './list/MissionTable'
import { NoMissions } from './list/NoMissions'
import { missionsText } from './messages'
import { MissionCards } from './MissionCards'

const SKELETON_ROWS = 12
const ROW_HEIGHT = 40
/** People without a socket must not look at a list that is older than this when they come back to it. */
const FRESH_SECONDS = 30

export function MissionListPage() {
  const tenantId = useSelector(selectTenantId)
  const canList = useCan('mission_list')
  if (!canList || !tenantId) return <NoPermission isPage permission="mission_list" />
  return <MissionList tenantId={tenantId} />
}

function MissionList({ tenantId }: { tenantId: string }) {
  const [view, change] = useAddressView(readView, writeView)
  const isPhone = useIsPhone()
  const canCreate = useCan('mission_create')
  const canListPlaces = useCan('location_list')
  const canDelete = useCan('mission_delete')
  const { sort, page, pageSize } = view
  const { data, currentData, error, refetch } = useListMissionsQuery(
    { tenantId, ...filtersOf(view), sort, page, pageSize },
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  )

  return (
    <>
      <PageHeader
        title={missionsText('missions')}
        actions={
          <>
            <Button
              icon={<DownloadOutlined aria-hidden />}
              href={downloadHref('/mission/export', filtersOf(view))}
              title={missionsText('exportHelp')}
              download
            >
              {missionsText('exportCsv')}
            </Button>
            {canListPlaces && <LinkButton to="/dashboard/locations">{missionsText('places')}</LinkButton>}
            {canDelete && <DeletedMissions />}
            {canCreate && (
              <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to="/dashboard/missions/create">
                {missionsText('newMission')}
              </LinkButton>
            )}
          </>
        }
      />
      <MissionFilters view={view} onChange={change} />
      {content()}
    </>
  )

  function content() {
    if (error && !currentData) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!data) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
    const { items, total } = data.data
    if (items.length === 0) return <NoMissions view={view} total={total} canCreate={canCreate} onChange={change} />
    return (
      <>
        {error && <NotRenewed message={error.message} onRetry={() => void refetch()} />}
        {isPhone ? (
          <MissionCards missions={items} />
        ) : (
          <MissionTable
            missions={items}
            sort={sort}
            isBusy={!currentData}
            onSort={(wanted) => change({ sort: wanted })}
          />
        )}
        <ListPager view={view} total={total} onChange={change} />
      </>
    )
  }
}
