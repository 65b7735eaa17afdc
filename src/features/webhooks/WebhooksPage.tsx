import { useState } from 'react'
import { SendOutlined } from '@ant-design/icons'
import { Button, Card } from 'antd'
import { useGetWebhooksQuery } from '../../api/webhook'
import { useCan } from '../../session/useCan'
import { Link } from '../../shared/Link'
import { RefreshFailed } from '../../shared/lists/RefreshFailed'
import { PageHeader } from '../../shared/PageHeader'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { webhooksText } from './messages'
import { NewWebhookDialog, type ShownSecret } from './NewWebhookDialog'
import { routeText } from './routeMessages'
import { SecretOnce } from './SecretOnce'
import { WebhookRow } from './WebhookRow'
import './webhooks.css'

const SKELETON_ROWS = 3
const ROW_HEIGHT = 64

/** The outgoing webhooks of the organisation. */
export function WebhooksPage() {
  const { data, error, refetch } = useGetWebhooksQuery(undefined, { refetchOnMountOrArgChange: true })
  const canListAlerts = useCan('alert_list')
  const [isOpen, setOpen] = useState(false)
  const [created, setCreated] = useState<ShownSecret>()
  const webhooks = data?.data.webhooks
  const retry = () => void refetch()
  const create = (
    <Button type="primary" onClick={() => setOpen(true)}>
      {webhooksText('newWebhook')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={routeText('webhooks')}
        detail={webhooksText('detail')}
        actions={webhooks?.length ? create : undefined}
      />
      {created && <SecretOnce secret={created.secret} onDone={() => setCreated(undefined)} />}
      {error && webhooks && <RefreshFailed message={error.message} onRetry={retry} />}
      {content()}
      {canListAlerts && (
        <p className="webhooks-other">
          {webhooksText('incoming')} <Link to="/dashboard/alerts/webhook">{webhooksText('incomingLink')}</Link>
        </p>
      )}
      {isOpen && (
        <NewWebhookDialog
          onCreated={(shown) => {
            setCreated(shown)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )

  function content() {
    if (!webhooks && error) return <ErrorState message={error.message} onRetry={retry} />
    if (!webhooks) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
    if (webhooks.length === 0) {
      const help = webhooksText('emptyHelp')
      return <EmptyState icon={<SendOutlined />} title={webhooksText('empty')} help={help} action={create} />
    }
    return (
      <Card size="small">
        <ul className="webhook-list" aria-label={webhooksText('list')}>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook._id} webhook={webhook} />
          ))}
        </ul>
      </Card>
    )
  }
}
