import { useGetAlertSettingsQuery } from '../../../api/alert'
import { PageHeader } from '../../../shared/PageHeader'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { routeText } from '../routeMessages'
import { settingsText } from './messages'
import { SettingsForm } from './SettingsForm'
import { SettingsNav } from './SettingsNav'

const SKELETON_ROWS = 6
const ROW_HEIGHT = 56

/** Due times, the time for repeats and instructions of the organisation. */
export function AlertSettingsPage() {
  const { data, error, refetch } = useGetAlertSettingsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PageHeader title={routeText('settings')} detail={settingsText('detail')} />
      <SettingsNav />
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />}
      {data && <SettingsForm stored={data.data} reload={async () => (await refetch()).data?.data} />}
    </>
  )
}
