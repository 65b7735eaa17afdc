import { http, HttpResponse } from 'msw'
import type { NewWebhook, Webhook, WebhookDelivery, WebhookDeliveryDetail } from '../../api/webhook'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

export const anOutgoingWebhook = (webhook: Partial<Webhook> = {}): Webhook => ({
  _id: anId(),
  name: 'Control room',
  address: 'https://hooks.example.com/aerie',
  events: null,
  enabled: true,
  state: 'active',
  problem: null,
  failures: 0,
  failingSince: null,
  hint: 'x7Qa',
  previousSecretUntil: null,
  waiting: 0,
  failed: 0,
  deliveredAt: null,
  dropped: 0,
  droppedAt: null,
  createdAt: '2026-03-01T08:00:00.000Z',
  version: 1,
  ...webhook,
})

export const aDelivery = (delivery: Partial<WebhookDeliveryDetail> = {}): WebhookDeliveryDetail => ({
  _id: anId(),
  webhookId: anId(),
  event: 'ALERT_CREATED',
  state: 'delivered',
  occurredAt: '2026-03-01T08:00:00.000Z',
  queuedAt: '2026-03-01T08:00:00.000Z',
  nextAt: null,
  endedAt: '2026-03-01T08:00:01.000Z',
  attempts: 1,
  status: 200,
  problem: null,
  request: {
    headers: [{ name: 'Aerie-Event', value: 'ALERT_CREATED' }],
    body: '{"event":"ALERT_CREATED","data":{"title":"Door open"}}',
  },
  log: [{ number: 1, at: '2026-03-01T08:00:01.000Z', tookMs: 84, status: 200, problem: null, reply: 'thanks' }],
  ...delivery,
})

const found = (data: unknown, status = 200) => HttpResponse.json({ status: true, data }, { status })
const missing = () => HttpResponse.json({ status: false, message: 'Not found', code: 'x', values: {} }, { status: 404 })

/** Answers with these webhooks and deliveries, which the calls change as the server would. */
export function webhookHandlers(webhooks: Webhook[] = [], deliveries: WebhookDeliveryDetail[] = []) {
  const of = (id: unknown) => webhooks.find(({ _id }) => _id === id)
  const list = (state: string | null): WebhookDelivery[] =>
    deliveries.filter((delivery) => state === null || delivery.state === state)
  return [
    http.get(apiUrl('/webhook/getall'), () => found({ webhooks: webhooks.map((webhook) => ({ ...webhook })) })),
    http.post<never, NewWebhook>(apiUrl('/webhook/create'), async ({ request }) => {
      const webhook = anOutgoingWebhook(await request.json())
      webhooks.push(webhook)
      return found({ _id: webhook._id, secret: 'whsec_secret', webhook }, 201)
    }),
    http.patch<{ id: string }, Partial<Webhook>>(apiUrl('/webhook/edit/:id'), async ({ request, params }) => {
      const webhook = of(params.id)
      const { version, ...edit } = await request.json()
      if (!webhook) return missing()
      if (version !== webhook.version) {
        const problem = { status: false, message: 'Someone else changed the webhook.', code: 'x', values: {} }
        return HttpResponse.json(problem, { status: 409 })
      }
      Object.assign(webhook, edit, { version: version + 1 })
      if (edit.enabled !== undefined) webhook.state = edit.enabled ? 'active' : 'off'
      return found({ ...webhook })
    }),
    http.delete(apiUrl('/webhook/delete/:id'), ({ params }) => {
      webhooks.splice(0, webhooks.length, ...webhooks.filter(({ _id }) => _id !== params['id']))
      return found({})
    }),
    http.post(apiUrl('/webhook/rotate/:id'), ({ params }) => {
      const webhook = of(params['id'])
      if (!webhook) return missing()
      Object.assign(webhook, { hint: 'n3w1', previousSecretUntil: '2099-01-01T00:00:00.000Z' })
      return found({ _id: webhook._id, secret: 'whsec_newer', webhook }, 201)
    }),
    http.get(apiUrl('/webhook/deliveries/:id'), ({ request }) => {
      const items = list(new URL(request.url).searchParams.get('state'))
      return found({ items, total: items.length, page: 1, pageSize: 50 })
    }),
    http.get(apiUrl('/webhook/delivery/:id'), ({ params }) => {
      const delivery = deliveries.find(({ _id }) => _id === params['id'])
      return delivery ? found({ ...delivery }) : missing()
    }),
    http.post(apiUrl('/webhook/resend/:id'), ({ params }) => {
      const delivery = deliveries.find(({ _id }) => _id === params['id'])
      if (!delivery) return missing()
      Object.assign(delivery, { state: 'waiting', endedAt: null, nextAt: '2099-01-01T00:00:00.000Z' })
      return found({ ...delivery })
    }),
    http.post(apiUrl('/webhook/resend-failed/:id'), () => {
      const failed = deliveries.filter(({ state }) => state === 'failed')
      for (const delivery of failed) delivery.state = 'waiting'
      return found({ count: failed.length })
    }),
  ]
}
