// Start page of an operator: live missions, upcoming missions and recent activity. It combines panels of several features.
import { BarChartOutlined, PlusOutlined } from '@ant-design/icons'
import { useSelector } from 'react-redux'
import { OpenAlerts } from '../../features/alerts/dashboard/OpenAlerts'
import { DueAssets } from '../../features/assets/DueAssets'
import { ExpiringDocuments } from '../../features/documents/ExpiringDocuments'
import { ExpiringLicences } from '../../features/flights/pilots/ExpiringLicences'
import { MissionOverview } from '../../features/missions/MissionOverview'
import { RecentActivity } from '../../features/notifications/RecentActivity'
import { RecentMentions } from '../../features/notifications/RecentMentions'
import { ExpiringShares } from '../../features/shares/ExpiringShares'
import { selectUser } from '../../session/authSlice'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { NoPermission } from '../../shared/states/NoPermission'
import { pageText } from './messages'
import { MorePages } from './MorePages'

export function DashboardPage() {
  const user = useSelector(selectUser)
  const userType = user?.userType
  const receivesEvents = userType === 'tenant-root' || userType === 'tenant-staff'
  const canList = useCan('mission_list')
  const canCreate = useCan('mission_create')
  const canSeeReports = useCan('data_page') && userType !== 'tenant-client'

  const below = (
    <>
      {!receivesEvents && <RecentMentions />}
      <DueAssets />
      <ExpiringDocuments />
      <ExpiringLicences />
      <ExpiringShares />
      {user && <MorePages user={user} />}
    </>
  )

  return (
    <>
      <PageHeader
        title={pageText('dashboard')}
        actions={
          <>
            {canSeeReports && (
              <LinkButton icon={<BarChartOutlined aria-hidden />} to="/dashboard/reports">
                {pageText('reports')}
              </LinkButton>
            )}
            {canCreate && (
              <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to="/dashboard/missions/create">
                {pageText('newMission')}
              </LinkButton>
            )}
          </>
        }
      />
      <OpenAlerts />
      {canList ? (
        <MissionOverview aside={receivesEvents && <RecentActivity />} below={below} />
      ) : (
        <>
          <NoPermission permission="mission_list" />
          {below}
        </>
      )}
    </>
  )
}
