import type { ReactNode } from 'react'
import { Flex } from 'antd'
import { useGetMissionSummaryQuery } from '../../api/mission'
import { ErrorState } from '../../shared/states/ErrorState'
import { missionsText } from './messages'
import { FirstSteps } from './overview/FirstSteps'
import { panelGrid } from './overview/grids'
import { MissionCounts } from './overview/MissionCounts'
import { MissionPanel } from './overview/MissionPanel'
import { MissionsToday } from './overview/MissionsToday'
import { OverviewSkeleton } from './overview/OverviewSkeleton'
import { useMissionsToday } from './overview/useMissionsToday'
import { usePanelMissions, type PanelKind } from './overview/usePanelMissions'

const FRESH_SECONDS = 30
const LIVE: PanelKind = { status: 'live', sort: '-createdAt' }
const NEXT: PanelKind = { status: 'scheduled', sort: 'scheduledAt' }

interface MissionOverviewProps {
  /** Shown next to the live missions; without it, the latest missions are. */
  aside?: ReactNode
  /** Shown below the overview as soon as its height is known, so that it does not move. */
  below: ReactNode
}

/** Overview of all missions. */
export function MissionOverview({ aside, below }: MissionOverviewProps) {
  const { data, error, refetch } = useGetMissionSummaryQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS })
  const live = usePanelMissions(LIVE)
  const next = usePanelMissions(NEXT)
  const today = useMissionsToday()
  if (!data && error) {
    return (
      <>
        <ErrorState message={error.message} onRetry={() => void refetch()} />
        {below}
      </>
    )
  }

  const counts = data?.data
  if (counts && Object.values(counts).every((count) => count === 0)) {
    return (
      <>
        <FirstSteps />
        {below}
      </>
    )
  }
  // Shows all parts at once: on phones they are stacked, and a late part would push the others down.
  if (!counts || live.isLoading || next.isLoading || today.isLoading) return <OverviewSkeleton />
  return (
    <>
      <Flex vertical gap={16}>
        <MissionCounts counts={counts} />
        <div style={panelGrid}>
          <MissionPanel title={missionsText('liveNow')} none={missionsText('liveNone')} {...LIVE} />
          <MissionPanel title={missionsText('nextUp')} none={missionsText('nextNone')} {...NEXT} />
          {aside || (
            <MissionPanel title={missionsText('latest')} none={missionsText('noneHelpReader')} sort="-createdAt" />
          )}
        </div>
        <MissionsToday />
      </Flex>
      {below}
    </>
  )
}
