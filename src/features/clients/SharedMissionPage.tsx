import { Suspense } from 'react'
import { DeleteOutlined, ExpandOutlined, ProfileOutlined, SendOutlined } from '@ant-design/icons'
import { useSelector } from 'react-redux'
import { Navigate, useParams, useRoutes } from 'react-router-dom'
import { useGetClientMissionDetailsQuery, type ClientMission } from '../../api/client'
import { useGetMissionQuery, type Mission } from '../../api/mission'
import type { MissionSegment } from '../../manifest/manifest'
import { useMissionSegments } from '../../manifest/missionSegments'
import { MissionTabs } from '../../manifest/MissionTabs'
import { usePolling } from '../../realtime/usePolling'
import { selectTenantId } from '../../session/authSlice'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { MissionStatusTag } from '../../shared/MissionStatusTag'
import { PageHeader } from '../../shared/PageHeader'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { isNotFound } from '../../shared/states/isNotFound'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { dayText } from '../../shared/time/timeText'
import './clientArea.css'
import { useIsPhone } from '../../shared/useIsPhone'
import { clientAreaText } from './clientAreaMessages'
import { isWorthAnOverview } from './sharedContents'
import { SharedMissionOverview } from './SharedMissionOverview'

/** Clients have no socket. With the time of a call, a withdrawn mission is gone from the page within 5 seconds. */
const POLL_MS = 4000
const SKELETON = { rows: 5, height: 40 }

/** A mission that is shared with the client of the user, for reading. */
export function SharedMissionPage() {
  const { missionId = '' } = useParams()
  return <LoadedMission key={missionId} missionId={missionId} />
}

function LoadedMission({ missionId }: { missionId: string }) {
  const polling = usePolling(POLL_MS)
  const details = useGetClientMissionDetailsQuery({ missionId }, { ...polling, refetchOnMountOrArgChange: true })
  const { data, error, refetch } = useGetMissionQuery({ missionId }, { refetchOnMountOrArgChange: true })
  const problem = details.error ?? error
  if (isNotFound(problem)) return <NotShared name={details.data?.data.name ?? data?.data.name} />
  if (details.data && data) return <ShownMission mission={data.data} shown={details.data.data.shown} />
  const retry = () => {
    void details.refetch()
    void refetch()
  }
  return problem ? <ErrorState isPage message={problem.message} onRetry={retry} /> : <RowsSkeleton {...SKELETON} />
}

/** @param name of a mission that was shown before it was withdrawn */
function NotShared({ name }: { name: string | undefined }) {
  return (
    <EmptyState
      isPage
      icon={<DeleteOutlined />}
      title={name === undefined ? clientAreaText('notSharedTitle') : clientAreaText('withdrawnNamed', { name })}
      help={clientAreaText(name === undefined ? 'notSharedHelp' : 'withdrawnHelp')}
      action={
        <LinkButton type="primary" to="/dashboard/client/missions">
          {clientAreaText('toList')}
        </LinkButton>
      }
    />
  )
}

function ShownMission({ mission, shown }: { mission: Mission; shown: ClientMission['shown'] }) {
  const { '*': path = '' } = useParams()
  const tenantId = useSelector(selectTenantId)
  const isPhone = useIsPhone()
  const segments = useShownSegments(mission, shown, path)
  const home = segments.find((segment) => segment.path === '') ?? segments[0]
  const open = path ? segments.find((segment) => segment.path === path) : home
  return (
    <div className={open?.isFullBleed ? 'mission-workspace' : 'mission-page'}>
      <PageHeader
        title={mission.name}
        mark={<MissionStatusTag status={mission.status} />}
        detail={[mission.location?.name, dayText(dayOf(mission))].filter(Boolean).join(' · ')}
        actions={
          shown.layers > 0 &&
          tenantId && (
            <LinkButton
              icon={<ExpandOutlined aria-hidden />}
              aria-label={clientAreaText('fullMap')}
              title={clientAreaText('fullMap')}
              to={`/map/${tenantId}/${mission._id}`}
            >
              {!isPhone && clientAreaText('fullMap')}
            </LinkButton>
          )
        }
      />
      {home ? (
        <>
          <MissionTabs label={clientAreaText('tabs')} missionId={mission._id} segments={segments} shown={open} />
          <Segments mission={mission} segments={segments} home={home} />
        </>
      ) : (
        <>
          {mission.description && <p className="client-about">{mission.description}</p>}
          <EmptyState
            icon={<SendOutlined />}
            title={clientAreaText('nothingTitle')}
            help={clientAreaText('nothingHelp')}
          />
        </>
      )}
    </div>
  )
}

/**
 * The segments of which something is shown, and an overview if there are several kinds. The live segment stays while it is
 * open, so that a stream that is interrupted does not lead to another one.
 */
function useShownSegments(mission: Mission, shown: ClientMission['shown'], path: string): MissionSegment[] {
  const canWatch = useCan('webrtc_view')
  const declared = useMissionSegments()
  const segments = declared.filter(({ shownToClients: kind }) => {
    if (kind === undefined || (kind === 'live' && !canWatch)) return false
    return shown[kind] > 0 || (kind === 'live' && path === 'live')
  })
  if (!isWorthAnOverview({ shown, description: mission.description })) return segments
  const overview: MissionSegment = {
    path: 'overview',
    label: () => clientAreaText('overview'),
    icon: <ProfileOutlined />,
    page: Overview,
    access: 'session',
    order: 0,
  }
  return [overview, ...segments]
}

/** Reads what is shown from the query of the page. */
function Overview({ mission }: { mission: Mission }) {
  const { data } = useGetClientMissionDetailsQuery({ missionId: mission._id })
  const segments = useMissionSegments()
  return data && <SharedMissionOverview mission={mission} shown={data.data.shown} segments={segments} />
}

interface SegmentsProps {
  mission: Mission
  segments: readonly MissionSegment[]
  home: MissionSegment
}

/** A segment whose last content was hidden leads to the first of the others. */
function Segments({ mission, segments, home }: SegmentsProps) {
  const routes = segments.map((segment) => ({ path: segment.path, element: elementOf(segment, mission) }))
  return useRoutes([
    ...(home.path === '' ? [] : [{ path: '', element: elementOf(home, mission) }]),
    ...routes,
    { path: '*', element: <Navigate to={`/dashboard/client/missions/${mission._id}`} replace /> },
  ])
}

const elementOf = ({ path, page: Segment }: MissionSegment, mission: Mission) => (
  <Suspense key={path} fallback={<RowsSkeleton {...SKELETON} />}>
    <Segment mission={mission} />
  </Suspense>
)

/** Start of the mission, or its schedule. */
const dayOf = ({ startedAt, scheduledAt, createdAt }: Mission): string => startedAt ?? scheduledAt ?? createdAt
