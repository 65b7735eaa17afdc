// PostgreSQL is restarted under load, with and without a clean end.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outage, Part } from '../part'
import { startSite, type Site } from '../site/site'

const PAUSE_MS = 8000
const DOWN_MS = 2000
/** The servers connect again. */
const BACK_MS = 8000

export const databaseRestart: Part<Site> = {
  title: 'PostgreSQL restarted under load',
  needsPrograms: true,
  open: () => startSite({ hasReplica: false }),
  mayRefuse: [503],
  async disturb({ primary }) {
    const outages: Outage[] = []
    let longestMs = 0
    for (const mode of ['fast', 'immediate', 'fast', 'immediate'] as const) {
      const from = Date.now()
      await primary.stop(mode)
      await sleep(DOWN_MS)
      await primary.start()
      longestMs = Math.max(longestMs, Date.now() - from)
      outages.push({ from, to: Date.now() + BACK_MS })
      await sleep(PAUSE_MS)
    }
    return {
      outages,
      rows: [
        { what: 'restarts', figure: '2 fast, 2 immediate' },
        { what: 'longest time until PostgreSQL was back', figure: `${(longestMs / 1000).toFixed(1)} s` },
      ],
    }
  },
}
