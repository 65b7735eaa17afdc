// Takes the fields of an alert from a delivery, by the JSON pointers of the tenant. Nothing in a delivery chooses a tenant, a
// mission or another record.
import type { components } from '../../platform/contract/contract.gen'
import { AppError, fieldError } from '../../platform/core/errors'
import { alertWebhookText, mappedFieldText } from './messages'

type Schemas = components['schemas']
type Mapping = Schemas['AlertWebhookMapping']
type Field = keyof Mapping
type Severity = Schemas['AlertSeverity']

export type MappedAlert = Schemas['MappedAlert']

export interface Defaults {
  kind: string
  severity: Severity
  mapping: Mapping
}

const SEVERITIES: readonly string[] = ['info', 'low', 'medium', 'high', 'critical']
const LENGTHS = { title: 200, kind: 60, description: 2000, dedupeKey: 200 } as const
/** Clocks differ. */
const CLOCK_TOLERANCE_MS = 5 * 60_000
/** Numbers below are seconds, others milliseconds; 1973 in milliseconds, 5138 in seconds. */
const FIRST_MILLISECONDS = 100_000_000_000
const UNPROCESSABLE = 422

/** @throws AppError 400 for a mapping of half a position */
export function requireWholePosition({ lat, long }: Mapping): void {
  if ((lat === undefined) !== (long === undefined)) {
    throw fieldError(lat === undefined ? 'lat' : 'long', alertWebhookText('halfPosition'))
  }
}

/** @throws AppError 422 for a delivery that does not fit the mapping, 400 for a mapping of half a position */
export function mapDelivery(delivery: object, { kind, severity, mapping }: Defaults): MappedAlert {
  requireWholePosition(mapping)
  const find = (field: Field) => valueOf(delivery, field, mapping[field])
  return {
    title: textOf(find('title')) ?? '',
    kind: textOf(find('kind')) ?? kind,
    severity: severityOf(find('severity')) ?? severity,
    description: textOf(find('description')) ?? '',
    position: positionOf(find('lat'), find('long')),
    occurredAt: timeOf(find('time')),
    dedupeKey: textOf(find('dedupeKey')),
  }
}

interface Found {
  field: Field
  pointer: string
  value: unknown
}

/** @returns undefined for a field without a pointer @throws AppError 422 when there is no value */
function valueOf(delivery: object, field: Field, pointer: string | undefined): Found | undefined {
  if (pointer === undefined) return undefined
  const value = pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, key) => {
      const isNode = typeof node === 'object' && node !== null && Object.hasOwn(node, key)
      return isNode ? (node as Record<string, unknown>)[key] : undefined
    }, delivery)
  if (value === undefined || value === null) {
    throw rejected(alertWebhookText('missing', { pointer, field: mappedFieldText(field) }))
  }
  return { field, pointer, value }
}

const rejected = (text: ConstructorParameters<typeof AppError>[1]) => new AppError(UNPROCESSABLE, text)

function textOf(found: Found | undefined): string | null {
  if (!found) return null
  const { field, pointer, value } = found
  const of = { pointer, field: mappedFieldText(field) }
  if (typeof value !== 'string' && typeof value !== 'number') throw rejected(alertWebhookText('notText', of))
  const text = String(value).trim()
  if (text === '' && field !== 'description') throw rejected(alertWebhookText('empty', of))
  return text.slice(0, LENGTHS[field as keyof typeof LENGTHS])
}

function severityOf(found: Found | undefined): Severity | undefined {
  if (!found) return undefined
  const severity = typeof found.value === 'string' ? found.value.trim().toLowerCase() : ''
  if (!SEVERITIES.includes(severity)) throw rejected(alertWebhookText('unknownSeverity', { pointer: found.pointer }))
  return severity as Severity
}

function positionOf(lat: Found | undefined, long: Found | undefined): MappedAlert['position'] {
  return lat && long ? { lat: degreesOf(lat, 90), long: degreesOf(long, 180) } : null
}

function degreesOf({ field, pointer, value }: Found, most: number): number {
  const degrees = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof degrees !== 'number' || !(Math.abs(degrees) <= most)) {
    throw rejected(alertWebhookText('badPosition', { pointer, field: mappedFieldText(field) }))
  }
  return degrees
}

function timeOf(found: Found | undefined): string | null {
  if (!found) return null
  const { pointer, value } = found
  const at = typeof value === 'number' ? (value < FIRST_MILLISECONDS ? value * 1000 : value) : parse(value)
  if (!(at >= 0 && at <= 8.64e15)) throw rejected(alertWebhookText('badTime', { pointer }))
  if (at > Date.now() + CLOCK_TOLERANCE_MS) throw rejected(alertWebhookText('futureTime', { pointer }))
  return new Date(at).toISOString()
}

const parse = (value: unknown): number =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : NaN
