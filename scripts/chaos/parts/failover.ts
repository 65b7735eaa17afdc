// The primary is killed, its synchronous replica is promoted, and the address of the database is switched.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Part } from '../part'
import { startSite, type Site } from '../site/site'
import { promote } from '../site/postgres'

const BEFORE_MS = 10_000
const NOTICED_MS = 3000
const AFTER_MS = 20_000
const BACK_MS = 8000

export const failover: Part<Site> = {
  title: 'Primary killed, replica promoted',
  needsPrograms: true,
  open: () => startSite({ hasReplica: true }),
  mayRefuse: [503],
  async disturb(site) {
    const { primary, failOver } = site
    if (!failOver) throw new Error('The site has no replica')
    await sleep(BEFORE_MS)
    const from = Date.now()
    await primary.kill()
    await sleep(NOTICED_MS)
    const promotedAt = Date.now()
    await promote(failOver.replica)
    failOver.address.pointAt(failOver.replica.port)
    site.databasePort = failOver.replica.port
    const took = Date.now() - promotedAt
    await sleep(AFTER_MS)
    return {
      outages: [{ from, to: promotedAt + took + BACK_MS }],
      rows: [
        { what: 'time until the promotion', figure: `${NOTICED_MS / 1000} s` },
        { what: 'promotion and switch of the address', figure: `${(took / 1000).toFixed(1)} s` },
      ],
    }
  },
}
