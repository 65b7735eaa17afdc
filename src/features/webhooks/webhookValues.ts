// Values of the form of a webhook.
import type { NewWebhook, Webhook } from '../../api/webhook'
import { webhooksText } from './messages'

export interface WebhookValues {
  name: string
  address: string
  scope: 'all' | 'some'
  events: string[]
}

export const EMPTY: WebhookValues = { name: '', address: '', scope: 'all', events: [] }

export const valuesOf = ({ name, address, events }: Webhook): WebhookValues => ({
  name,
  address,
  scope: events === null ? 'all' : 'some',
  events: events ?? [],
})

export const sentOf = ({ name, address, scope, events }: WebhookValues): NewWebhook => ({
  name: name.trim(),
  address: address.trim(),
  events: scope === 'all' ? null : events,
})

export const webhookLabels = () => ({
  name: webhooksText('name'),
  address: webhooksText('address'),
  scope: webhooksText('scope'),
  events: webhooksText('events'),
})
