// Publishes what transactions left in the outbox: at once after a commit of this process, and every second whatever a
// crashed process or a script left behind.
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { limitConcurrency } from '../core/concurrencyLimit'
import { logFailure } from '../core/errors'
import { asPlatform, inTenant, type Db } from '../db/tenancy'
import { outboxSignal } from './outboxSignal'
import { publishBatch, selectUnpublishedTenants } from './publishSql'

const SWEEP_MS = 1000
/** Pause between two batches of one tenant: under load, many commits share one batch, one fsync and one notice. */
const PAUSE_MS = 50
/** Tenants published at the same time; each takes a connection of the pool. */
const PARALLEL = 3

export interface Publisher {
  /** Resolves when the batches under way have ended. */
  close(): Promise<void>
}

export function startPublisher(db: Db, log: FastifyBaseLogger): Publisher {
  const pending = new Set<string>()
  /** Tenants whose loop is running. */
  const running = new Map<string, Promise<void>>()
  const failed = logFailure(log, 'publishing events')
  const limit = limitConcurrency(PARALLEL)
  let closed = false

  const wake = (tenantId: string): void => {
    if (closed) return
    pending.add(tenantId)
    if (!running.has(tenantId)) running.set(tenantId, publish(tenantId))
  }

  async function publish(tenantId: string): Promise<void> {
    try {
      while (!closed && pending.delete(tenantId)) {
        const more = await limit(() => inTenant(db, tenantId, (tx) => publishBatch(tenantId, tx)))
        if (more) pending.add(tenantId)
        await sleep(PAUSE_MS, undefined, { ref: false })
      }
    } catch (error) {
      // The rows stay in the outbox; the next sweep tries again.
      failed(error)
    } finally {
      running.delete(tenantId)
    }
  }

  const sweep = setInterval(() => {
    asPlatform(db, selectUnpublishedTenants).then((tenantIds) => tenantIds.forEach(wake), failed)
  }, SWEEP_MS)
  sweep.unref()
  outboxSignal.on('committed', wake)

  return {
    async close() {
      closed = true
      clearInterval(sweep)
      outboxSignal.off('committed', wake)
      await Promise.all(running.values())
    },
  }
}
