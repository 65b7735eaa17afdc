// Normalises attributes for storage: one level of texts, numbers and booleans, with limits.
import {
  MAX_PROPERTIES_BYTES,
  MAX_PROPERTY_LENGTH,
  MAX_PROPERTY_NAME_LENGTH,
  MAX_PROPERTIES,
  type Properties,
} from './feature'
import type { PropertyValue } from './feature'

export interface CheckedProperties {
  properties: Properties
  /** Whether something was truncated or left out. */
  cut: boolean
}

/** Nested values become JSON text. Empty names and characters that PostgreSQL cannot store are removed. */
export function checkProperties(raw: Record<string, unknown>): CheckedProperties {
  const properties: Properties = {}
  let count = 0
  let size = 0
  let cut = false
  for (const [name, value] of Object.entries(raw)) {
    const key = storable(name.trim()).slice(0, MAX_PROPERTY_NAME_LENGTH)
    if (!key || value === undefined || key === '__proto__') continue
    const plain = plainValue(value)
    const kept = typeof plain === 'string' ? storable(plain.slice(0, MAX_PROPERTY_LENGTH)) : plain
    size += key.length + (typeof kept === 'string' ? kept.length : 8)
    if (++count > MAX_PROPERTIES || size > MAX_PROPERTIES_BYTES) return { properties, cut: true }
    cut ||= typeof plain === 'string' && plain.length > MAX_PROPERTY_LENGTH
    properties[key] = kept
  }
  return { properties, cut }
}

function plainValue(value: unknown): PropertyValue {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value
    case 'number':
      return Number.isFinite(value) ? value : String(value)
    case 'bigint':
      return String(value)
    case 'object':
      if (value === null) return null
      return value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : JSON.stringify(value)
    default:
      return null
  }
}

/** PostgreSQL texts can contain neither U+0000 nor lone surrogates. */
const storable = (text: string): string =>
  text.includes('\u0000') || /[\ud800-\udfff]/.test(text) ? Buffer.from(text.replaceAll('\u0000', '')).toString() : text
