// What a receiver is sent, and how its answer is judged.
import type { Config } from '../../platform/core/config'
import { MessageError } from '../../platform/core/messageError'
import type { Message } from '../../platform/core/messages'
import type { OutboundRules } from '../../platform/core/outboundAddress'
import { postOutbound } from '../../platform/core/outboundRequest'
import { publicAddress } from '../../platform/http/publicAddress'
import type { Attempt, DeliveryRow } from './deliverySql'
import { webhookText } from './messages'
import { openWebhookSecret, signatureOf } from './signature'
import type { Receiver } from './sql'

const MAX_REPLY = 2048

export interface Header {
  name: string
  value: string
}

/** The same for every attempt, so that a receiver recognises what it has already. */
export const bodyOf = ({ id, event, occurredAt, data }: DeliveryRow): string =>
  JSON.stringify({ id, event, createdAt: occurredAt.toISOString(), data })

/** All headers but the signature. */
export const headersOf = ({ id, event }: DeliveryRow): Header[] => [
  { name: 'Content-Type', value: 'application/json' },
  { name: 'User-Agent', value: 'Aerie-Webhook/1' },
  { name: 'Aerie-Event', value: event },
  { name: 'Aerie-Delivery', value: id },
]

export const outboundRules = (config: Config): OutboundRules => ({
  permitted: config.WEBHOOK_PRIVATE_HOSTS,
  own: [new URL(publicAddress(config)).hostname],
})

/** Sends a delivery once. @throws what `signal` was aborted with */
export async function attemptDelivery(
  config: Config,
  { address, secrets }: Receiver,
  delivery: DeliveryRow,
  signal: AbortSignal,
): Promise<Attempt> {
  const at = new Date()
  const startedAt = performance.now()
  const ended = (status: number | null, problem: Message | null, reply: string): Attempt => ({
    at,
    tookMs: Math.round(performance.now() - startedAt),
    status,
    problem,
    reply,
  })
  const opened = secrets.map((sealed) => openWebhookSecret(config, delivery.webhookId, sealed))
  const known = opened.filter((secret) => secret !== undefined)
  if (known.length === 0) return ended(null, webhookText('secretLost'), '')
  const body = bodyOf(delivery)
  const headers = Object.fromEntries(headersOf(delivery).map(({ name, value }) => [name, value]))
  headers['Aerie-Signature'] = signatureOf(known, body, at)
  try {
    const reply = await postOutbound(address, { headers, body, signal }, outboundRules(config))
    return ended(reply.status, problemOf(reply.status), storable(reply.start))
  } catch (error) {
    if (error instanceof MessageError) return ended(null, error.text, '')
    throw error
  }
}

function problemOf(status: number): Message | null {
  if (status >= 200 && status < 300) return null
  if (status === 410) return webhookText('gone')
  if (status >= 300 && status < 400) return webhookText('redirect', { status })
  return webhookText('status', { status })
}

/** PostgreSQL stores no zero bytes. */
const storable = (text: string): string => text.replaceAll('\0', '').slice(0, MAX_REPLY)
