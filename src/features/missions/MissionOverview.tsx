import type { ReactNode } from 'react'
import { Flex } from 'antd'
import { useGetMissionSummaryQuery } from '../../api/mission'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { missionsText } from './messages'
import { FirstSteps } from './overview/FirstSteps'
import { MissionCounts } from './overview/MissionCounts'
import { MissionPanel } from './overview/MissionPanel'

const COUNTS_HEIGHT = 82
const FRESH_SECONDS = 30

/** The state of all missions at a glance. `aside` stands beside the live ones; without it, the latest do. */
export function MissionOverview({ aside }: { aside?: ReactNode }) {
  const { data, error, refetch } = useGetMissionSummaryQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS })
  if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />

  const counts = data?.data
  if (counts && Object.values(counts).every((count) => count === 0)) return <FirstSteps />
  return (
    <Flex vertical gap={16}>
      {counts ? <MissionCounts counts={counts} /> : <RowsSkeleton rows={1} height={COUNTS_HEIGHT} />}
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
          gap: 16,
          alignItems: 'start',
        }}
      >
        <MissionPanel title={missionsText('liveNow')} none={missionsText('liveNone')} status="live" sort="-createdAt" />
        <MissionPanel
          title={missionsText('nextUp')}
          none={missionsText('nextNone')}
          status="scheduled"
          sort="scheduledAt"
        />
        {aside || (
          <MissionPanel title={missionsText('latest')} none={missionsText('noneHelpReader')} sort="-createdAt" />
        )}
      </div>
    </Flex>
  )
}
