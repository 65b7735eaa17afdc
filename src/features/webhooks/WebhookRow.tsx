import { Switch, Typography } from 'antd'
import type { Webhook } from '../../api/webhook'
import { Link } from '../../shared/Link'
import { eventsText } from './events'
import { webhooksText } from './messages'
import { webhookPage } from './paths'
import { useSwitch } from './useSwitch'
import { WebhookStateTag } from './WebhookStateTag'

export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { _id, name, address, enabled, events, state, problem, waiting, failed } = webhook
  const { turn, isTurning } = useSwitch(webhook)
  const counts = [
    eventsText(events),
    ...(waiting > 0 ? [webhooksText('waitingCount', { count: waiting })] : []),
    ...(failed > 0 ? [webhooksText('failedCount', { count: failed })] : []),
  ]
  return (
    <li>
      <Switch
        checked={enabled}
        loading={isTurning}
        aria-label={webhooksText('isOn', { name })}
        onChange={(next) => void turn(next)}
      />
      <div>
        <Link to={webhookPage(_id)}>{name}</Link>
        <div>
          <Typography.Text type="secondary">
            {address} · {counts.join(' · ')}
          </Typography.Text>
        </div>
        {problem !== null && state !== 'off' && <Typography.Text type="secondary">{problem}</Typography.Text>}
      </div>
      <WebhookStateTag state={state} />
    </li>
  )
}
