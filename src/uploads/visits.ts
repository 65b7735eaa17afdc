// The visits of this browser: a page until it is closed or loaded again.

/** What is kept of an upload remains for a week. */
export const KEPT_MS = 7 * 24 * 3_600_000

/** This visit. */
export const VISIT = `aerie-uploads ${Date.now()} ${Math.random()}`
let isHeld = false

/** Lets other tabs know until the page is closed that this visit lasts, so that they do not offer its files. */
export function holdVisit(): void {
  if (isHeld || !('locks' in navigator)) return
  isHeld = true
  void navigator.locks.request(VISIT, () => new Promise(() => undefined))
}

/** The visits whose pages are open. Browsers tell it in secure contexts only. */
export async function openVisits(): Promise<ReadonlySet<string | undefined>> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {}
  return new Set([VISIT, ...held.map(({ name }) => name)])
}
