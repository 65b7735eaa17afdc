// What an operator sees first: what is live, what comes next, what just happened. Joins the features that know.
import { PlusOutlined } from '@ant-design/icons'
import { useSelector } from 'react-redux'
import { MissionOverview } from '../../features/missions/MissionOverview'
import { RecentActivity } from '../../features/notifications/RecentActivity'
import { selectUser } from '../../session/authSlice'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { NoPermission } from '../../shared/states/NoPermission'
import { pageText } from './messages'

export function DashboardPage() {
  const userType = useSelector(selectUser)?.userType
  const hearsEvents = userType === 'tenant-root' || userType === 'tenant-staff'
  const canOpen = useCan('dashboard')
  const canList = useCan('mission_list')
  const canCreate = useCan('mission_create')

  if (!canOpen) return <NoPermission isPage permission="dashboard" />
  return (
    <>
      <PageHeader
        title={pageText('dashboard')}
        actions={
          canCreate && (
            <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to="/dashboard/missions/create">
              {pageText('newMission')}
            </LinkButton>
          )
        }
      />
      {canList ? (
        <MissionOverview aside={hearsEvents && <RecentActivity />} />
      ) : (
        <NoPermission permission="mission_list" />
      )}
    </>
  )
}
