// The visit of this tab, so that a reload is not a second visit.

const nameOf = (key: string): string => `aerie.visit.${key}`

/** Undefined when nothing is kept, or when the browser keeps nothing for pages inside other sites. */
export function keptVisit(key: string): string | undefined {
  try {
    return sessionStorage.getItem(nameOf(key)) ?? undefined
  } catch {
    return undefined
  }
}

/** @param visit undefined forgets it */
export function keepVisit(key: string, visit: string | undefined): void {
  try {
    if (visit === undefined) sessionStorage.removeItem(nameOf(key))
    else sessionStorage.setItem(nameOf(key), visit)
  } catch {
    // Without storage a reload opens the link again.
  }
}
