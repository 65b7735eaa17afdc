import { useState } from 'react'
import { useGetAlertWebhookQuery, useLazyGetAlertDeliveryQuery } from '../../../../api/alert-webhook'
import { usePolling } from '../../../../realtime/usePolling'
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
import { SAMPLE } from './webhookValues'
import './webhook.css'

const SKELETON_ROWS = 6
const ROW_HEIGHT = 56
const POLL_MS = 10_000

/** The webhook by which other systems raise alerts. */
export function AlertWebhookPage() {
  const { data, error, isFetching, refetch } = useGetAlertWebhookQuery(undefined, {
    // Deliveries are not announced, because another system may send many.
    ...usePolling(POLL_MS, false),
    refetchOnMountOrArgChange: true,
  })
  const [sample, setSample] = useState(SAMPLE)
  const [readDelivery, { isFetching: isReading, originalArgs }] = useLazyGetAlertDeliveryQuery()
  const showInTest = async (alertDeliveryId: string) => {
    const { data: read } = await readDelivery({ alertDeliveryId })
    if (!read) return
    setSample(JSON.stringify(read.data.delivery, null, 2))
    document.querySelector('.alert-webhook-test')?.scrollIntoView({ block: 'nearest' })
  }
  const readingId = isReading ? originalArgs?.alertDeliveryId : undefined
  const webhook = data?.data
  return (
    <>
      <PageHeader title={routeText('webhook')} detail={webhookText('detail')} />
      <SettingsNav />
      <div className="in-order">
        {error && !webhook && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!error && !webhook && <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />}
        {webhook && (
          <div className="alert-webhook">
            <TokenCard webhook={webhook} />
            <WebhookForm
              stored={webhook}
              sample={sample}
              onSample={setSample}
              reload={async () => (await refetch()).data?.data}
            />
            <Deliveries
              deliveries={webhook.deliveries}
              readingId={readingId}
              onExample={(id) => void showInTest(id)}
              isBusy={isFetching}
              onRefresh={() => void refetch()}
            />
          </div>
        )}
        <p className="alert-webhook-other">
          {webhookText('outgoing')}{' '}
          <Link to="/dashboard/tenant/organisation/webhooks">{webhookText('outgoingLink')}</Link>
        </p>
      </div>
    </>
  )
}
