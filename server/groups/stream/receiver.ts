// This process as one of those that receive streams: the others find it in the database while it has a lease.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { logFailure } from '../../platform/core/errors'
import { placeOf } from '../../platform/core/place'
import { asPlatform } from '../../platform/db/tenancy'
import type { LiveEngine } from '../../media/live/liveEngine'
import type { Services } from '../services'
import { deleteEarlierRuns, deleteReceiver, extendReceiver, type Receiver } from './receiverSql'
import { openReceivers, type Receivers } from './receivers'
import { endLostStreams } from './service'

const EXTEND_MS = 2000

export interface OwnReceiver extends Receiver, Receivers {
  /** From now on, the state of this engine is stored. Before, it is `starting`. */
  follow(engine: Pick<LiveEngine, 'state' | 'listening'>): void
  stop(): Promise<void>
}

/**
 * Ends the streams that an earlier run of this process has left.
 * @param address at which other processes reach this one
 */
export async function openReceiver(
  { config, db, log }: Pick<Services, 'config' | 'db' | 'log'>,
  { maxViewers, address }: { maxViewers: number; address: string },
): Promise<OwnReceiver> {
  const receiver: Receiver = {
    id: randomUUID(),
    place: placeOf(config.DATA_DIR),
    address,
    maxViewers,
  }
  const earlier = await asPlatform(db, (tx) => deleteEarlierRuns(tx, receiver))
  if (earlier.length > 0) await endLostStreams({ db }, sql`s.receiver_id = any(${earlier}::uuid[])`)
  let engine: Pick<LiveEngine, 'state'> = { state: 'starting' }
  let isStopped = false
  const extend = () => asPlatform(db, (tx) => extendReceiver(tx, receiver, engine.state))
  await extend()

  let extending: Promise<void> | undefined
  const extendNow = () => {
    if (isStopped) return
    extending ??= extend()
      .catch(logFailure(log, 'extending the lease of this process'))
      .finally(() => (extending = undefined))
  }
  const timer = setInterval(extendNow, EXTEND_MS)
  timer.unref()

  return {
    ...receiver,
    ...openReceivers(db, receiver.place, receiver.id),
    follow(started) {
      engine = started
      void started.listening.then(extendNow)
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      await extending
      await asPlatform(db, (tx) => deleteReceiver(tx, receiver.id))
    },
  }
}
