import { http, HttpResponse } from 'msw'
import type { AlertWebhook, AlertWebhookEdit } from '../../api/alert-webhook'
import { apiUrl } from './apiUrl'

export const aWebhook = (webhook: Partial<AlertWebhook> = {}): AlertWebhook => ({
  missionId: null,
  missionName: null,
  kind: 'Webhook',
  severity: 'medium',
  mapping: { title: '/title' },
  address: 'https://aerie.test/apis/v1/alert-webhook/receive',
  hint: null,
  version: 1,
  deliveries: [],
  ...webhook,
})

const found = (data: unknown) => HttpResponse.json({ status: true, data })

/** Answers with a webhook, which the calls change as the server would. A test without a title is rejected. */
export const alertWebhookHandlers = (webhook = aWebhook()) => [
  http.get(apiUrl('/alert-webhook/get'), () => found({ ...webhook })),
  http.get(apiUrl('/alert-webhook/delivery/:id'), () => found({ delivery: { event: { name: 'Gate open' } } })),
  http.patch<never, AlertWebhookEdit>(apiUrl('/alert-webhook/edit'), async ({ request }) => {
    const edit = await request.json()
    if (edit.version !== webhook.version) {
      return HttpResponse.json({ status: false, message: 'Someone else changed the webhook.' }, { status: 409 })
    }
    Object.assign(webhook, edit, { missionName: 'Harbour survey', version: webhook.version + 1 })
    return found({ ...webhook })
  }),
  http.post(apiUrl('/alert-webhook/rotate'), () => {
    webhook.hint = 'x7Qa'
    return found({ token: 'secret-x7Qa', address: webhook.address })
  }),
  http.delete(apiUrl('/alert-webhook/revoke'), () => {
    webhook.hint = null
    return found({})
  }),
  http.post<never, { delivery: { title?: string } }>(apiUrl('/alert-webhook/test'), async ({ request }) => {
    const { title } = (await request.json()).delivery
    if (title === undefined) {
      return HttpResponse.json({ status: false, message: 'The delivery has no value at /title.' }, { status: 422 })
    }
    const rest = { description: '', position: null, occurredAt: null, dedupeKey: null }
    return found({ title, kind: 'Webhook', severity: 'medium', ...rest })
  }),
]
