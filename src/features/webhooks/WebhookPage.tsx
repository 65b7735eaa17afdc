import { useState } from 'react'
import { Alert, Button, Card } from 'antd'
import { useNavigate, useParams } from 'react-router-dom'
import { useDeleteWebhookMutation, useGetWebhooksQuery, useTestWebhookMutation, type Webhook } from '../../api/webhook'
import { Facts } from '../../shared/Facts'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { RowMenu } from '../../shared/lists/RowMenu'
import { PageHeader } from '../../shared/PageHeader'
import { showMessage } from '../../shared/showMessage'
import { ErrorState } from '../../shared/states/ErrorState'
import { NotFoundPage } from '../../shared/states/NotFoundPage'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { absoluteTime } from '../../shared/time/timeText'
import { Deliveries } from './Deliveries'
import { EditWebhookDialog } from './EditWebhookDialog'
import { eventLabel } from './events'
import { webhooksText } from './messages'
import { LIST_PAGE } from './paths'
import { SecretCard } from './SecretCard'
import { TestResult } from './TestResult'
import { useSwitch } from './useSwitch'
import { WebhookStateTag } from './WebhookStateTag'
import './webhooks.css'

const SKELETON_ROWS = 6
const ROW_HEIGHT = 56

/** A webhook: its state, its secret and its deliveries. */
export function WebhookPage() {
  const { webhookId = '' } = useParams()
  const { data, error, refetch } = useGetWebhooksQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data && error) return <ErrorState isPage message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
  const webhook = data.data.webhooks.find(({ _id }) => _id === webhookId)
  if (!webhook) return <NotFoundPage title={webhooksText('notFound')} to={LIST_PAGE} toText={webhooksText('toList')} />
  const reload = async () => (await refetch()).data?.data.webhooks.find(({ _id }) => _id === webhookId)
  return <WebhookDetails key={webhookId} webhook={webhook} reload={reload} />
}

interface WebhookDetailsProps {
  webhook: Webhook
  reload: () => Promise<Webhook | undefined>
}

function WebhookDetails({ webhook, reload }: WebhookDetailsProps) {
  const { _id: webhookId, name, address, events, state, waiting, failed, deliveredAt } = webhook
  const navigate = useNavigate()
  const [isEditing, setEditing] = useState(false)
  const [test, testing] = useTestWebhookMutation()
  const [remove] = useDeleteWebhookMutation()
  const removal = useConfirmDelete({
    title: webhooksText('deleteTitle', { name }),
    warning: webhooksText('deleteWarning'),
    name,
    action: webhooksText('deleteAction'),
    run: () => remove({ webhookId }),
    onDeleted: () => {
      showMessage({ type: 'success', text: webhooksText('deleted') })
      void navigate(LIST_PAGE)
    },
  })
  return (
    <>
      <PageHeader
        title={name}
        mark={<WebhookStateTag state={state} />}
        actions={
          <>
            <Button loading={testing.isLoading} onClick={() => void test({ webhookId })}>
              {webhooksText('test')}
            </Button>
            <Button onClick={() => setEditing(true)}>{webhooksText('edit')}</Button>
            <RowMenu
              isInHeader
              name={name}
              items={[{ key: 'delete', label: webhooksText('delete'), danger: true, onClick: removal.open }]}
            />
          </>
        }
      />
      <Notices webhook={webhook} />
      {testing.data && <TestResult delivery={testing.data.data} onClose={testing.reset} />}
      <div className="webhook-page">
        <Card size="small" title={webhooksText('summary')}>
          <Facts
            items={[
              {
                key: 'address',
                label: webhooksText('address'),
                children: <span className="webhook-text">{address}</span>,
              },
              {
                key: 'events',
                label: webhooksText('events'),
                children: events === null ? webhooksText('allEvents') : events.map(eventLabel).join(' · '),
              },
              {
                key: 'delivered',
                label: webhooksText('lastDelivered'),
                children: deliveredAt === null ? webhooksText('never') : <RelativeTime time={deliveredAt} />,
              },
              {
                key: 'counts',
                label: webhooksText('deliveries'),
                children: `${webhooksText('waitingCount', { count: waiting })} · ${webhooksText('failedCount', { count: failed })}`,
              },
            ]}
          />
        </Card>
        <SecretCard webhook={webhook} />
        <Deliveries webhook={webhook} />
      </div>
      {removal.dialog}
      {isEditing && <EditWebhookDialog webhook={webhook} reload={reload} onClose={() => setEditing(false)} />}
    </>
  )
}

/** Why something is not sent, and what to do. */
function Notices({ webhook }: { webhook: Webhook }) {
  const { state, problem, failures, failingSince, dropped, droppedAt } = webhook
  const { turn, isTurning } = useSwitch(webhook)
  const switchOn = (
    <Button size="small" loading={isTurning} onClick={() => void turn(true)}>
      {webhooksText('switchOn')}
    </Button>
  )
  return (
    <>
      {state === 'failing' && failingSince !== null && (
        <Alert
          type="warning"
          showIcon
          className="webhook-notice"
          title={webhooksText('failingTitle', { count: failures, time: absoluteTime(failingSince) })}
          description={`${problem ?? ''} ${webhooksText('failingHelp')}`}
        />
      )}
      {(state === 'paused' || state === 'gone') && (
        <Alert
          type="error"
          showIcon
          className="webhook-notice"
          title={webhooksText(state === 'gone' ? 'goneTitle' : 'pausedTitle')}
          description={problem}
          action={switchOn}
        />
      )}
      {state === 'off' && (
        <Alert
          type="info"
          showIcon
          className="webhook-notice"
          title={webhooksText('offTitle')}
          description={webhooksText('offHelp')}
          action={switchOn}
        />
      )}
      {dropped > 0 && droppedAt !== null && (
        <Alert
          type="warning"
          showIcon
          className="webhook-notice"
          title={webhooksText('droppedTitle', { count: dropped, time: absoluteTime(droppedAt) })}
          description={webhooksText('droppedHelp')}
        />
      )}
    </>
  )
}
