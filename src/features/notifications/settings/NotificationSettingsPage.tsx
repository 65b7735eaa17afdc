import { useGetNotificationSettingsQuery } from '../../../api/notification'
import { PageHeader } from '../../../shared/PageHeader'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { routeText } from '../routeMessages'
import { settingsText } from './messages'
import { SettingsForm } from './SettingsForm'

const SKELETON_ROWS = 8
const ROW_HEIGHT = 64

/** Where and when the user hears of what happens. */
export function NotificationSettingsPage() {
  const { data, error, refetch } = useGetNotificationSettingsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <PageHeader title={routeText('settings')} detail={settingsText('detail')} />
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />}
      {data && <SettingsForm stored={data.data} reload={async () => (await refetch()).data?.data} />}
    </>
  )
}
