import { DashboardOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useGetSystemStateQuery } from '../../api/system'
import { usePolling } from '../../realtime/usePolling'
import { RefreshFailed } from '../../shared/lists/RefreshFailed'
import { PageHeader } from '../../shared/PageHeader'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { FindingGroups } from './FindingGroups'
import { systemText } from './messages'
import { OverallState } from './OverallState'

const REFRESH_MS = 30_000
const SKELETON_ROWS = 8
const ROW_HEIGHT = 64

/** The state of every part of the installation, and what to do. */
export function SystemPage() {
  const polling = usePolling(REFRESH_MS, false)
  const { data, error, isFetching, refetch } = useGetSystemStateQuery(undefined, {
    ...polling,
    refetchOnMountOrArgChange: true,
  })
  const system = data?.data
  return (
    <>
      <PageHeader
        title={systemText('title')}
        detail={
          system && (
            <>
              {systemText('checked', { version: system.version })} <RelativeTime time={system.checkedAt} />
            </>
          )
        }
        actions={
          <Button icon={<ReloadOutlined aria-hidden />} loading={isFetching} onClick={() => void refetch()}>
            {systemText('checkAgain')}
          </Button>
        }
      />
      {error && !system && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {error && system && <RefreshFailed message={error.message} onRetry={() => void refetch()} />}
      {!error && !system && <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />}
      {system?.findings.length === 0 && (
        <EmptyState icon={<DashboardOutlined />} title={systemText('noneTitle')} help={systemText('noneHelp')} />
      )}
      {system && system.findings.length > 0 && (
        <>
          <OverallState findings={system.findings} />
          <FindingGroups findings={system.findings} />
        </>
      )}
    </>
  )
}
