/** The alert desk: open alerts that are not snoozed, unless the query names others. */
export const DESK = '/dashboard/alerts'

/** Address of the desk with these filters; those without a value are left out. */
export function deskLink(filters: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    if (value) query.set(name, value)
  }
  return query.size === 0 ? DESK : `${DESK}?${query.toString()}`
}
