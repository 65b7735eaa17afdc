import { useGetAlertWebhookQuery } from '../../../../api/alert-webhook'
import { Link } from '../../../../shared/Link'
import { PageHeader } from '../../../../shared/PageHeader'
import { ErrorState } from '../../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../../shared/states/RowsSkeleton'
import { routeText } from '../../routeMessages'
import { SettingsNav } from '../SettingsNav'
import { Deliveries } from './Deliveries'
import { webhookText } from './messages'
import { TokenCard } from './TokenCard'
import { WebhookForm } from './WebhookForm'
import './webhook.css'

const SKELETON_ROWS = 6
const ROW_HEIGHT = 56

/** The webhook by which other systems raise alerts. */
export function AlertWebhookPage() {
  const { data, error, isFetching, refetch } = useGetAlertWebhookQuery(undefined, { refetchOnMountOrArgChange: true })
  const webhook = data?.data
  return (
    <>
      <PageHeader title={routeText('webhook')} detail={webhookText('detail')} />
      <SettingsNav />
      {error && !webhook && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !webhook && <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />}
      {webhook && (
        <div className="alert-webhook">
          <TokenCard webhook={webhook} />
          <WebhookForm stored={webhook} reload={async () => (await refetch()).data?.data} />
          <Deliveries deliveries={webhook.deliveries} isBusy={isFetching} onRefresh={() => void refetch()} />
        </div>
      )}
      <p className="alert-webhook-other">
        {webhookText('outgoing')}{' '}
        <Link to="/dashboard/tenant/organisation/webhooks">{webhookText('outgoingLink')}</Link>
      </p>
    </>
  )
}
