// Servers are killed at random times, one at a time.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outage, Part } from '../part'
import { startSite, type Site } from '../site/site'

const LEAST_PAUSE_MS = 500
const PAUSE_MS = 3000
/** Requests under way may be answered by nginx a little later. */
const LATE_MS = 1000

export const kills: Part<Site> = {
  title: 'Servers killed one at a time',
  needsPrograms: true,
  open: () => startSite({ hasReplica: false }),
  mayRefuse: [],
  async disturb({ servers }, _load, wanted) {
    const outages: Outage[] = []
    let machines = 0
    for (let count = 0; count < wanted; count++) {
      await sleep(LEAST_PAUSE_MS + Math.random() * PAUSE_MS)
      const server = servers[Math.random() < 0.5 ? 0 : 1]
      const of = Math.random() < 0.5 ? 'machine' : 'process'
      if (of === 'machine') machines++
      const from = Date.now()
      await server.kill(of)
      await server.untilReady()
      outages.push({ from, to: Date.now() + LATE_MS })
    }
    const longest = Math.max(...outages.map(({ from, to }) => to - LATE_MS - from))
    return {
      outages,
      rows: [
        { what: 'kills', figure: `${wanted}, ${machines} of them with all child processes` },
        { what: 'longest time until a server was back', figure: `${(longest / 1000).toFixed(1)} s` },
      ],
    }
  },
}
