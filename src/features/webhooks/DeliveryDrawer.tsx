import { Button, Drawer, Flex, Typography } from 'antd'
import {
  useGetWebhookDeliveryQuery,
  useResendWebhookDeliveryMutation,
  type WebhookDeliveryDetail,
} from '../../api/webhook'
import { Facts } from '../../shared/Facts'
import { showMessage } from '../../shared/showMessage'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { isNotFound } from '../../shared/states/isNotFound'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { DeleteOutlined } from '@ant-design/icons'
import { eventLabel } from './events'
import { webhooksText } from './messages'
import { ReplyText } from './TestResult'
import { DeliveryStateTag } from './WebhookStateTag'

const WIDTH = 640
const SKELETON_ROWS = 5
const ROW_HEIGHT = 48

interface DeliveryDrawerProps {
  deliveryId: string
  onClose: () => void
}

/** A delivery: what was sent, and what happened at each attempt. */
export function DeliveryDrawer({ deliveryId, onClose }: DeliveryDrawerProps) {
  const { currentData, error, refetch } = useGetWebhookDeliveryQuery(
    { webhookDeliveryId: deliveryId },
    { refetchOnMountOrArgChange: true },
  )
  const delivery = currentData?.data
  return (
    <Drawer
      open
      onClose={onClose}
      size={WIDTH}
      title={delivery ? eventLabel(delivery.event) : webhooksText('delivery')}
      closable={{ 'aria-label': webhooksText('close') }}
      styles={{ wrapper: { maxWidth: '100vw' } }}
    >
      {content()}
    </Drawer>
  )

  function content() {
    if (delivery) return <DeliveryDetails delivery={delivery} />
    if (isNotFound(error)) {
      const help = webhooksText('deliveryNotFoundHelp')
      return <EmptyState icon={<DeleteOutlined />} title={webhooksText('deliveryNotFound')} help={help} />
    }
    if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
  }
}

function DeliveryDetails({ delivery }: { delivery: WebhookDeliveryDetail }) {
  const { _id, state, occurredAt, nextAt, request, log } = delivery
  const [resend, { isLoading }] = useResendWebhookDeliveryMutation()
  const sendAgain = async () => {
    const { data } = await resend({ webhookDeliveryId: _id })
    if (data) showMessage({ type: 'success', text: webhooksText('resent') })
  }
  return (
    <div className="webhook-delivery" tabIndex={0} role="group" aria-label={webhooksText('delivery')}>
      <Flex justify="space-between" align="center" gap={8} wrap>
        <DeliveryStateTag state={state} />
        <Button loading={isLoading} onClick={() => void sendAgain()}>
          {webhooksText(state === 'waiting' ? 'resendNow' : 'resend')}
        </Button>
      </Flex>
      <Facts
        items={[
          { key: 'at', label: webhooksText('occurredAt'), children: <RelativeTime time={occurredAt} /> },
          ...(nextAt === null
            ? []
            : [{ key: 'next', label: webhooksText('nextAttempt'), children: <RelativeTime time={nextAt} /> }]),
        ]}
      />
      <h2>{webhooksText('log')}</h2>
      {log.length === 0 ? (
        <p>{webhooksText('noAttempts')}</p>
      ) : (
        <ol aria-label={webhooksText('log')}>
          {log.map(({ number, at, status, tookMs, problem, reply }) => (
            <li key={number}>
              <Flex justify="space-between" gap={8} wrap>
                <Typography.Text strong>{webhooksText('attempt', { number })}</Typography.Text>
                <RelativeTime time={at} />
              </Flex>
              <div>
                {status === null
                  ? webhooksText('notAnswered', { ms: tookMs })
                  : webhooksText('answered', { status: String(status), ms: tookMs })}
              </div>
              {problem !== null && <div className="webhook-problem">{problem}</div>}
              {status !== null && <ReplyText reply={reply} />}
            </li>
          ))}
        </ol>
      )}
      <h2>{webhooksText('request')}</h2>
      <pre className="webhook-code" tabIndex={0} aria-label={webhooksText('headers')}>
        {[...request.headers, { name: 'Aerie-Signature', value: `(${webhooksText('signatureHeader')})` }]
          .map(({ name, value }) => `${name}: ${value}`)
          .join('\n')}
      </pre>
      <pre className="webhook-code" tabIndex={0} aria-label={webhooksText('body')}>
        {readable(request.body)}
      </pre>
    </div>
  )
}

/** On several lines. What is sent has none. */
const readable = (body: string): string => JSON.stringify(JSON.parse(body), null, 2)
