// The connections of this process to feeds. A feed is held by one process, by a lease in the database, and taken over by another
// one when it stops.
import { uuidv7 } from 'uuidv7'
import { asPlatform } from '../../platform/db/tenancy'
import { startRounds } from '../../platform/jobs/rounds'
import type { Services } from '../services'
import { openConnection, type Connection } from './connection'
import { countPerSecond } from './countPerSecond'
import { claimFeeds, LEASE_SECONDS, releaseFeeds, type HeldFeed } from './leaseSql'

const EVERY_MS = 1000
/** Connections of one process. */
const MOST_HELD = 200

export function startAircraftFeeds(services: Pick<Services, 'db' | 'config' | 'log'>): { stop(): Promise<void> } {
  const { db, log } = services
  const processId = uuidv7()
  const connections = new Map<string, Connection>()
  const countOf = countPerSecond()
  let claimedAt = Date.now()

  async function close(id: string): Promise<void> {
    const connection = connections.get(id)
    connections.delete(id)
    await connection?.stop()
  }

  async function claim(): Promise<HeldFeed[]> {
    try {
      const held = await asPlatform(db, (tx) => claimFeeds(tx, processId, MOST_HELD))
      claimedAt = Date.now()
      return held
    } catch (error) {
      // Without the database the leases end, and another process may have connected.
      if (Date.now() - claimedAt > LEASE_SECONDS * 1000) await Promise.all([...connections.keys()].map(close))
      throw error
    }
  }

  const rounds = startRounds({ log, title: 'feeds of aircraft', everyMs: EVERY_MS }, async (signal) => {
    const held = await claim()
    const versions = new Map(held.map(({ id, version }) => [id, version]))
    const over = [...connections].filter(([id, { version }]) => versions.get(id) !== version)
    await Promise.all(over.map(([id]) => close(id)))
    for (const feed of held) {
      if (!signal.aborted && !connections.has(feed.id))
        connections.set(feed.id, openConnection(services, feed, countOf))
    }
  })

  return {
    async stop() {
      await rounds.stop()
      await Promise.all([...connections.keys()].map(close))
      await asPlatform(db, (tx) => releaseFeeds(tx, processId)).catch((error: unknown) => {
        log.warn({ err: error }, 'the leases of feeds were not released')
      })
    },
  }
}
