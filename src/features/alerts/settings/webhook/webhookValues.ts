import type { AlertWebhook, AlertWebhookEdit, WebhookField } from '../../../../api/alert-webhook'
import { webhookText } from './messages'

/** An empty form field means that the mapping has no JSON pointer. */
export interface WebhookValues {
  missionId: string | null
  kind: string
  severity: AlertWebhookEdit['severity']
  mapping: Partial<Record<WebhookField, string>>
}

/** In the order of the form. */
export const FIELDS: WebhookField[] = ['title', 'description', 'kind', 'severity', 'lat', 'long', 'time', 'dedupeKey']

export const fieldLabel = (field: WebhookField): string => webhookText(`field_${field}`)

export const webhookLabels = (): Record<keyof WebhookValues, string> => ({
  missionId: webhookText('mission'),
  kind: webhookText('kind'),
  severity: webhookText('severity'),
  mapping: webhookText('mapping'),
})

/** The fields always have the same order, because objects are compared as text. */
export const valuesOf = ({ missionId, kind, severity, mapping }: AlertWebhook): WebhookValues => ({
  missionId,
  kind,
  severity,
  mapping: Object.fromEntries(FIELDS.map((field) => [field, mapping[field] ?? ''])),
})

/** Without the fields that have no pointer. */
export function mappingOf({ mapping }: WebhookValues): AlertWebhookEdit['mapping'] {
  const filled = FIELDS.map((field) => [field, mapping[field]?.trim() ?? ''] as const).filter(([, text]) => text !== '')
  return { title: '', ...Object.fromEntries(filled) }
}

/**
 * The value in a delivery that a JSON pointer (RFC 6901) names, as text.
 * @returns undefined if there is none
 */
export function valueAt(delivery: object, pointer: string): string | undefined {
  let value: unknown = delivery
  for (const part of pointer.slice(1).split('/')) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** @returns undefined for what is not a JSON object */
export function deliveryOf(text: string): Record<string, unknown> | undefined {
  try {
    const delivery: unknown = JSON.parse(text)
    if (typeof delivery !== 'object' || delivery === null || Array.isArray(delivery)) return undefined
    return delivery as Record<string, unknown>
  } catch {
    return undefined
  }
}

export const SAMPLE = JSON.stringify(
  {
    title: 'Door open',
    details: 'The door of hall 2 has been open for 5 minutes.',
    camera: { id: 'cam-4', lat: 53.5461, long: 9.9661 },
    time: '2026-03-12T10:00:00Z',
  },
  null,
  2,
)
