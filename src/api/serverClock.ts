// The clock of the server, from the dates of its replies: that of a browser may be minutes off.

/** What is added to the clock of this browser, in milliseconds. */
interface Bounds {
  least: number
  most: number
}

let bounds: Bounds | undefined

/** The date of a reply has whole seconds. */
const PRECISION_MS = 1000

/**
 * Narrows down how far the clocks differ. Times are milliseconds since 1970, by the clock of this browser.
 * @param date header of the reply; null when the browser does not give it to the page
 */
export function noteReply({
  sentAt,
  receivedAt,
  date,
}: {
  sentAt: number
  receivedAt: number
  date: string | null
}): void {
  const answeredAt = date === null ? NaN : Date.parse(date)
  if (Number.isNaN(answeredAt)) return
  const seen: Bounds = { least: answeredAt - receivedAt, most: answeredAt + PRECISION_MS - sentAt }
  const least = Math.max(seen.least, bounds?.least ?? -Infinity)
  const most = Math.min(seen.most, bounds?.most ?? Infinity)
  // One of the clocks was set meanwhile.
  bounds = least <= most ? { least, most } : seen
}

/** A time of this browser by the clock of the server, as far as it is known: clocks that may agree are taken to agree. */
export function serverTime(browserTime: number): number {
  if (!bounds || (bounds.least <= 0 && bounds.most >= 0)) return browserTime
  return browserTime + (bounds.least + bounds.most) / 2
}
