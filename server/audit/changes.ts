// Before and after of changed fields, as details of an audit entry.
type Value = string | number | boolean | null

const MAX_LENGTH = 300

/**
 * `{name: 'A', x: 1}`, `{name: 'B', x: 1}` → `{'name.before': 'A', 'name.after': 'B'}`. Fields that are absent in `after` and
 * values that are equal are left out; lists are joined.
 */
export function changesOf(before: object, after: object): Record<string, Value> {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>]
  const changed = Object.keys(now).filter((field) => now[field] !== undefined && text(old[field]) !== text(now[field]))
  return Object.fromEntries(
    changed.flatMap((field) => [
      [`${field}.before`, text(old[field])],
      [`${field}.after`, text(now[field])],
    ]),
  )
}

function text(value: unknown): Value {
  if (value === undefined || value === null) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const joined = Array.isArray(value)
    ? value.map(String).sort().join(', ')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)
  return joined.slice(0, MAX_LENGTH)
}
