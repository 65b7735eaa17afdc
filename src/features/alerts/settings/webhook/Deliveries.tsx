import { ReloadOutlined } from '@ant-design/icons'
import { Button, Card, Typography } from 'antd'
import type { AlertDelivery } from '../../../../api/alert-webhook'
import { Link } from '../../../../shared/Link'
import { StateTag, type StateHue } from '../../../../shared/StateTag'
import { RelativeTime } from '../../../../shared/time/RelativeTime'
import { webhookText } from './messages'

const HUES: Record<AlertDelivery['result'], StateHue> = { raised: 'green', repeated: 'blue', rejected: 'red' }

interface DeliveriesProps {
  /** The newest first. */
  deliveries: AlertDelivery[]
  isBusy: boolean
  /** The delivery whose JSON is being read. */
  readingId: string | undefined
  /** Tests the mapping on its JSON. */
  onExample: (deliveryId: string) => void
  onRefresh: () => void
}

/** What arrived, and why some of it was rejected. */
export function Deliveries({ deliveries, isBusy, readingId, onExample, onRefresh }: DeliveriesProps) {
  return (
    <Card
      size="small"
      className="alert-webhook-deliveries"
      title={webhookText('deliveries')}
      extra={
        <Button type="text" icon={<ReloadOutlined aria-hidden />} loading={isBusy} onClick={onRefresh}>
          {webhookText('refresh')}
        </Button>
      }
    >
      <p>{webhookText('deliveriesHelp')}</p>
      {deliveries.length === 0 ? (
        <Typography.Text type="secondary">{webhookText('deliveriesNone')}</Typography.Text>
      ) : (
        <ul aria-label={webhookText('deliveries')}>
          {deliveries.map(({ _id, at, result, title, problem, alertId, hasBody }) => (
            <li key={_id}>
              <StateTag hue={HUES[result]}>{webhookText(result)}</StateTag>
              <span>
                {alertId === null ? (problem ?? title) : <Link to={`/dashboard/alerts?alert=${alertId}`}>{title}</Link>}
              </span>
              <RelativeTime time={at} />
              {hasBody && (
                <Button size="small" loading={readingId === _id} onClick={() => onExample(_id)}>
                  {webhookText('useAsExample')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
