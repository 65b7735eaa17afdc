// The object store stops answering, and is killed.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Part } from '../part'
import { startSite, type Site } from '../site/site'

/** Longer than a request waits for the store. */
const FROZEN_MS = 75_000
const DOWN_MS = 20_000
/** After the start of an outage, the streams end. */
const STREAMS_MS = 5_000
const PAUSE_MS = 20_000
/** Uploads that wait go on. */
const BACK_MS = 20_000

export const storageOutage: Part<Site> = {
  title: 'Object store frozen for more than a minute, then killed',
  needsPrograms: true,
  open: () => startSite({ hasReplica: false }),
  mayRefuse: [503],
  async disturb({ store }, { tenants }) {
    // Their recordings are imported while there is no store.
    const endStreams = (): void => {
      for (const { pilot } of tenants) pilot?.interrupt()
    }
    const frozenAt = Date.now()
    store.freeze()
    await sleep(STREAMS_MS)
    endStreams()
    await sleep(FROZEN_MS - STREAMS_MS)
    store.thaw()
    const thawedAt = Date.now()
    await sleep(PAUSE_MS)
    const killedAt = Date.now()
    await store.kill()
    await sleep(STREAMS_MS)
    endStreams()
    await sleep(DOWN_MS - STREAMS_MS)
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
