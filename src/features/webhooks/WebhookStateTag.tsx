import type { Webhook, WebhookDelivery } from '../../api/webhook'
import { StateTag, type StateHue } from '../../shared/StateTag'
import { webhooksText } from './messages'

const HUES: Record<Webhook['state'], StateHue | undefined> = {
  active: 'green',
  failing: 'orange',
  off: undefined,
  paused: 'red',
  gone: 'red',
}
const DELIVERY_HUES: Record<WebhookDelivery['state'], StateHue> = { waiting: 'blue', delivered: 'green', failed: 'red' }

export const WebhookStateTag = ({ state }: { state: Webhook['state'] }) => (
  <StateTag hue={HUES[state]}>{webhooksText(`state_${state}`)}</StateTag>
)

export const DeliveryStateTag = ({ state }: { state: WebhookDelivery['state'] }) => (
  <StateTag hue={DELIVERY_HUES[state]}>{webhooksText(`delivery_${state}`)}</StateTag>
)
