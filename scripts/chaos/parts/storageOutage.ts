// The object store stops answering, and is killed.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Part } from '../part'

const FROZEN_MS = 60_000
const DOWN_MS = 20_000
const PAUSE_MS = 20_000
/** Uploads that wait go on. */
const BACK_MS = 20_000

export const storageOutage: Part = {
  title: 'Object store frozen for a minute, then killed',
  hasReplica: false,
  mayRefuse: [503],
  async disturb({ store }) {
    const frozenAt = Date.now()
    store.freeze()
    await sleep(FROZEN_MS)
    store.thaw()
    const thawedAt = Date.now()
    await sleep(PAUSE_MS)
    const killedAt = Date.now()
    await store.kill()
    await sleep(DOWN_MS)
    await store.start()
    const startedAt = Date.now()
    await sleep(PAUSE_MS)
    return {
      outages: [
        { from: frozenAt, to: thawedAt + BACK_MS },
        { from: killedAt, to: startedAt + BACK_MS },
      ],
      rows: [{ what: 'outages', figure: `${FROZEN_MS / 1000} s frozen, ${DOWN_MS / 1000} s killed` }],
    }
  },
}
