import { Button, Card, Segmented, Typography } from 'antd'
import { useSearchParams } from 'react-router-dom'
import {
  useListWebhookDeliveriesQuery,
  useResendFailedWebhookDeliveriesMutation,
  type Webhook,
  type WebhookDelivery,
} from '../../api/webhook'
import { Link } from '../../shared/Link'
import { ListPager } from '../../shared/lists/ListPager'
import { readPaging, writePaging } from '../../shared/lists/paging'
import { RefreshFailed } from '../../shared/lists/RefreshFailed'
import { showMessage } from '../../shared/showMessage'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { useSearchUpdate } from '../../shared/useSearchUpdate'
import { DeliveryDrawer } from './DeliveryDrawer'
import { eventLabel } from './events'
import { webhooksText } from './messages'
import { DeliveryStateTag } from './WebhookStateTag'

const FILTERS = ['all', 'failed', 'waiting'] as const
type Filter = (typeof FILTERS)[number]
const SKELETON_ROWS = 5
const ROW_HEIGHT = 45
const NONE = { all: 'noDeliveries', failed: 'noneFailed', waiting: 'noneWaiting' } as const

/** The log of a webhook. The filter, the page and the open delivery are in the address. */
export function Deliveries({ webhook: { _id: webhookId, failed, enabled } }: { webhook: Webhook }) {
  const [search] = useSearchParams()
  const update = useSearchUpdate()
  const filter: Filter = FILTERS.find((each) => each === search.get('show')) ?? 'all'
  const paging = readPaging(search)
  const openId = search.get('delivery')
  const { currentData, error, refetch } = useListWebhookDeliveriesQuery(
    { webhookId, ...(filter !== 'all' && { state: filter }), ...paging },
    { refetchOnMountOrArgChange: true },
  )
  const [resend, { isLoading }] = useResendFailedWebhookDeliveriesMutation()

  const change = (values: Record<string, string | undefined>) =>
    update((now) => {
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined) now.delete(name)
        else now.set(name, value)
      }
      return now
    })
  const resendAll = async () => {
    const { data } = await resend({ webhookId })
    if (data) showMessage({ type: 'success', text: webhooksText('resentAll', { count: data.data.count }) })
  }

  return (
    <Card
      size="small"
      className="webhook-deliveries"
      title={webhooksText('deliveries')}
      extra={
        <Button disabled={failed === 0 || !enabled} loading={isLoading} onClick={() => void resendAll()}>
          {webhooksText('resendAll')}
        </Button>
      }
    >
      <p>{webhooksText('deliveriesHelp')}</p>
      <Segmented<Filter>
        aria-label={webhooksText('filter')}
        options={FILTERS.map((value) => ({ value, label: webhooksText(`filter_${value}`) }))}
        value={filter}
        onChange={(value) => change({ show: value === 'all' ? undefined : value, page: undefined })}
      />
      {content()}
      {openId !== null && <DeliveryDrawer deliveryId={openId} onClose={() => change({ delivery: undefined })} />}
    </Card>
  )

  function content() {
    const retry = () => void refetch()
    if (!currentData && error) return <ErrorState message={error.message} onRetry={retry} />
    if (!currentData) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
    const { items, total } = currentData.data
    if (items.length === 0) {
      return (
        <p className="webhook-none">
          <strong>{webhooksText(NONE[filter])}</strong>{' '}
          {webhooksText(filter === 'all' ? 'noDeliveriesHelp' : 'noneHelp')}
        </p>
      )
    }
    const linkTo = (id: string) => {
      const params = new URLSearchParams(search)
      params.set('delivery', id)
      return `?${params.toString()}`
    }
    return (
      <>
        {error && <RefreshFailed message={error.message} onRetry={retry} />}
        <ul aria-label={webhooksText('deliveries')}>
          {items.map((delivery) => (
            <DeliveryRow key={delivery._id} delivery={delivery} to={linkTo(delivery._id)} />
          ))}
        </ul>
        {total > paging.pageSize && (
          <ListPager
            view={paging}
            total={total}
            onChange={(next) =>
              update((now) => {
                now.delete('page')
                now.delete('pageSize')
                writePaging(now, next)
                return now
              })
            }
          />
        )}
      </>
    )
  }
}

function DeliveryRow({ delivery, to }: { delivery: WebhookDelivery; to: string }) {
  const { event, state, occurredAt, attempts, problem, nextAt } = delivery
  return (
    <li>
      <DeliveryStateTag state={state} />
      <div>
        <Link to={to}>{eventLabel(event)}</Link>
        <Typography.Text type="secondary" className="webhook-outcome">
          {webhooksText('attempts', { count: attempts })}
          {problem !== null && ` · ${problem}`}
          {nextAt !== null && (
            <>
              {` · ${webhooksText('nextAttempt')} `}
              <RelativeTime time={nextAt} />
            </>
          )}
        </Typography.Text>
      </div>
      <RelativeTime time={occurredAt} />
    </li>
  )
}
