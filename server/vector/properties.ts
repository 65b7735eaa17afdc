// Attributes as they are stored: one level, of texts, numbers and yes or no, with an end to each.
import {
  LARGEST_PROPERTIES,
  LONGEST_PROPERTY,
  LONGEST_PROPERTY_NAME,
  MOST_PROPERTIES,
  type Properties,
} from './feature'
import type { PropertyValue } from './feature'

export interface CheckedProperties {
  properties: Properties
  /** Something was cut or left out. */
  cut: boolean
}

/** Nested values become JSON text; empty names and what PostgreSQL cannot store are left out. */
export function checkProperties(raw: Record<string, unknown>): CheckedProperties {
  const properties: Properties = {}
  let count = 0
  let size = 0
  let cut = false
  for (const [name, value] of Object.entries(raw)) {
    const key = storable(name.trim()).slice(0, LONGEST_PROPERTY_NAME)
    if (!key || value === undefined || key === '__proto__') continue
    const plain = plainValue(value)
    const kept = typeof plain === 'string' ? storable(plain.slice(0, LONGEST_PROPERTY)) : plain
    size += key.length + (typeof kept === 'string' ? kept.length : 8)
    if (++count > MOST_PROPERTIES || size > LARGEST_PROPERTIES) return { properties, cut: true }
    cut ||= typeof plain === 'string' && plain.length > LONGEST_PROPERTY
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

/** Neither U+0000 nor half a surrogate pair can be in a text of PostgreSQL. */
const storable = (text: string): string =>
  text.includes('\u0000') || /[\ud800-\udfff]/.test(text) ? Buffer.from(text.replaceAll('\u0000', '')).toString() : text
