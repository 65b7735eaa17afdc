// Before and after of changed fields, as details of an audit entry.
type Value = string | number | boolean | null

/** Lengths of recorded texts and lists, in characters. A list of all permissions fits. */
const MAX_TEXT = 300
const MAX_LIST = 2000

/**
 * `{name: 'A', x: 1}`, `{name: 'B', x: 1}` → `{'name.before': 'A', 'name.after': 'B'}`. Fields that are absent in `after` and
 * values that are equal are left out; lists are joined. Long values are shortened after they are compared.
 */
export function changesOf(before: object, after: object): Record<string, Value> {
  const old = before as Record<string, unknown>
  const now = after as Record<string, unknown>
  const changed = Object.keys(now).filter((field) => now[field] !== undefined && text(old[field]) !== text(now[field]))
  return Object.fromEntries(
    changed.flatMap((field) => [
      [`${field}.before`, shortened(old[field])],
      [`${field}.after`, shortened(now[field])],
    ]),
  )
}

function shortened(value: unknown): Value {
  const shown = text(value)
  return typeof shown === 'string' ? shown.slice(0, Array.isArray(value) ? MAX_LIST : MAX_TEXT) : shown
}

function text(value: unknown): Value {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return Array.isArray(value) ? value.map(String).sort().join(', ') : JSON.stringify(value)
}
