// Which fields of a form were changed, for sending only those and for joining the work of two people.

type Plain = string | boolean | readonly string[] | null | undefined

/** The fields in which two sets of values differ; white space round a text and the order of a list do not count. */
export function changedFields<Values extends object>(values: Values, others: Values): (keyof Values & string)[] {
  const fields = Object.keys({ ...values, ...others }) as (keyof Values & string)[]
  return fields.filter((field) => comparable(values[field] as Plain) !== comparable(others[field] as Plain))
}

/** What of `values` differs from `base`. */
export function changesTo<Values extends object>(values: Values, base: Values): Partial<Values> {
  const changes: Partial<Values> = {}
  for (const field of changedFields(values, base)) changes[field] = values[field]
  return changes
}

/** Joins what one person typed with what another one saved: the newer values where the typed ones were left alone. */
export const mergeNewer = <Values extends object>(typed: Values, base: Values, newer: Values): Values => ({
  ...newer,
  ...changesTo(typed, base),
})

function comparable(value: Plain): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'boolean') return String(value)
  return [...value].sort().join('\n')
}
