// The clocks of the aircraft of a feed, by the times of their events. A clock that is wrong is told from an old event by its going on
// with the one of this server.

interface SenderClock {
  /** Callsign, or the UID without one. */
  name: string
  /** By which the clock is ahead; negative if it is behind, or the events arrive late. */
  seconds: number
}

/** The worst first, and how many there are. */
export interface WrongClocks {
  named: SenderClock[]
  count: number
}

interface Seen {
  name: string
  aheadMs: number
  arrivedAt: number
}

/** The way through a network of radios takes some seconds. */
const NAMED_MS = 15_000
/** What changes less between two events goes on with the clock of this server. */
const STEADY_MS = 2_000
const LEAST_BETWEEN_MS = 500
const REMEMBERED_MS = 60_000
/** Of an organisation, as many aircraft are shown. */
const MOST_SEEN = 1000
/** A sender may write any year. */
const MOST_SECONDS = 2_147_483_647
/** Named on the page of the feed. */
const MOST_NAMED = 5

export function openSenderClocks() {
  const seen = new Map<string, Seen>()

  return {
    /** @returns whether the clock of the sender goes on with the one of this server, so that the event is of now */
    note(uid: string, sender: Seen): boolean {
      const before = seen.get(uid)
      if (before || seen.size < MOST_SEEN) seen.set(uid, sender)
      if (!before) return false
      const between = sender.arrivedAt - before.arrivedAt
      const isSteady = Math.abs(sender.aheadMs - before.aheadMs) < STEADY_MS
      // Old events that arrive together are not of now; the next one is compared with the first of them.
      if (between < LEAST_BETWEEN_MS && isSteady) seen.set(uid, before)
      return between >= LEAST_BETWEEN_MS && between < REMEMBERED_MS && isSteady
    },

    /** Those that are wrong, the worst first, and how many there are. */
    wrong(now: number): WrongClocks {
      for (const [uid, { arrivedAt }] of seen) if (now - arrivedAt > REMEMBERED_MS) seen.delete(uid)
      const wrong = [...seen.values()]
        .filter(({ aheadMs }) => Math.abs(aheadMs) >= NAMED_MS)
        .toSorted((a, b) => Math.abs(b.aheadMs) - Math.abs(a.aheadMs))
      const named = wrong.slice(0, MOST_NAMED).map(({ name, aheadMs }) => ({
        name,
        seconds: Math.max(-MOST_SECONDS, Math.min(MOST_SECONDS, Math.round(aheadMs / 1000))),
      }))
      return { named, count: wrong.length }
    },
  }
}
