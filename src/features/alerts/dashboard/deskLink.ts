/** The alert desk: open alerts that are not snoozed, unless the query names others. */
export const DESK = '/dashboard/alerts'

/** Address of the desk with these filters; those without a value are left out. */
export function deskLink(filters: Record<string, string | readonly string[] | null>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    for (const each of typeof value === 'string' ? [value] : (value ?? [])) query.append(name, each)
  }
  return query.size === 0 ? DESK : `${DESK}?${query.toString()}`
}
