// Differences between form values: to send only the changed fields, and to merge the edits of two users.

/** Fields in which two sets of values differ. Surrounding spaces and the order of a list do not count. */
export function changedFields<Values extends object>(values: Values, others: Values): (keyof Values & string)[] {
  const fields = Object.keys({ ...values, ...others }) as (keyof Values & string)[]
  return fields.filter((field) => comparable(values[field]) !== comparable(others[field]))
}

/** The part of `values` that differs from `base`. */
export function changesTo<Values extends object>(values: Values, base: Values): Partial<Values> {
  const changes: Partial<Values> = {}
  for (const field of changedFields(values, base)) changes[field] = values[field]
  return changes
}

/** Merges typed values into newer ones: `typed` if it differs from `base`, otherwise `newer`. */
export const mergeNewer = <Values extends object>(typed: Values, base: Values, newer: Values): Values => ({
  ...newer,
  ...changesTo(typed, base),
})

/** An empty field is '', null or undefined, depending on the control. */
function comparable(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(comparable).sort().join('\n')
  return JSON.stringify(value)
}
