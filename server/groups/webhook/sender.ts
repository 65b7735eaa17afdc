// Sends what is due. Deliveries wait in the database and are claimed for a time, so that several processes share them and none is
// lost with a process. A receiver that hangs occupies places of its own webhook and tenant only.
import { logFailure } from '../../platform/core/errors'
import { limitConcurrency } from '../../platform/core/concurrencyLimit'
import { asPlatform, inTenant, type Tx } from '../../platform/db/tenancy'
import { startRounds } from '../../platform/jobs/rounds'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { claimDelivery, releaseDelivery, selectDueWebhooks, type Attempt, type DeliveryRow } from './deliverySql'
import { queueEvents } from './queueEvents'
import { attemptDelivery } from './request'
import { settle } from './settle'
import { selectReceiver } from './sql'

/** Deliveries that one process sends at the same time: of a webhook, of a tenant, and of all. */
const OF_WEBHOOK = 2
const OF_TENANT = 10
const OF_ALL = 500
/** Transactions at the same time, so that deliveries leave the database to requests. */
const TRANSACTIONS = 2
/** After this time a lane gives its place to another webhook. */
const LANE_MS = 1000
/** Browsers are told of a tenant's deliveries at most this often. */
const ANNOUNCE_MS = 1000

interface DueWebhook {
  id: string
  tenantId: string
}

/** `stop` gives deliveries that are being sent back. */
export function startWebhooks(services: Pick<Services, 'db' | 'config' | 'log'>): { stop(): Promise<void> } {
  const { db, log } = services
  const stopping = new AbortController()
  const lanes = createLanes(services, stopping.signal)
  const rounds = startRounds({ log, title: 'webhooks' }, async (signal) => {
    await queueEvents(db, log, signal)
    if (!signal.aborted) lanes.fill(await asPlatform(db, selectDueWebhooks))
  })
  return {
    async stop() {
      stopping.abort()
      await rounds.stop()
      await lanes.ended()
    },
  }
}

/** A lane sends deliveries of one webhook, one after the other. */
function createLanes({ db, config, log }: Pick<Services, 'db' | 'config' | 'log'>, signal: AbortSignal) {
  const running = new Map<Promise<void>, DueWebhook>()
  const announcedAt = new Map<string, number>()
  const turn = limitConcurrency(TRANSACTIONS)

  const count = (isOne: (webhook: DueWebhook) => boolean) => [...running.values()].filter(isOne).length

  async function run({ id, tenantId }: DueWebhook): Promise<void> {
    const endsAt = Date.now() + LANE_MS
    const inTurn = <T>(work: (tx: Tx) => Promise<T>) => turn(() => inTenant(db, tenantId, work))
    let delivery = await inTurn((tx) => claimDelivery(tenantId, tx, id))
    if (!delivery) return
    while (delivery) {
      const sent: DeliveryRow = delivery
      const attempt = await send(tenantId, sent)
      delivery = await inTurn(async (tx) => {
        if (!attempt) return release(tenantId, tx, sent)
        const isChanged = await settle(tenantId, tx, sent, attempt)
        await announce(tenantId, tx, isChanged)
        return Date.now() < endsAt && !signal.aborted ? claimDelivery(tenantId, tx, id) : undefined
      })
    }
    await inTurn((tx) => announce(tenantId, tx, true))
  }

  /** @returns undefined when the server stops, or the webhook was deleted */
  async function send(tenantId: string, delivery: DeliveryRow): Promise<Attempt | undefined> {
    const receiver = await turn(() => inTenant(db, tenantId, (tx) => selectReceiver(tenantId, tx, delivery.webhookId)))
    if (!receiver) return undefined
    try {
      return await attemptDelivery(config, receiver, delivery, signal)
    } catch (error) {
      if (signal.aborted) return undefined
      throw error
    }
  }

  async function release(tenantId: string, tx: Tx, { id }: DeliveryRow): Promise<undefined> {
    await releaseDelivery(tenantId, tx, id)
  }

  async function announce(tenantId: string, tx: Tx, isAtOnce: boolean): Promise<void> {
    const now = Date.now()
    if (!isAtOnce && now - (announcedAt.get(tenantId) ?? 0) < ANNOUNCE_MS) return
    announcedAt.set(tenantId, now)
    await recordChanged(tenantId, tx, 'Webhook')
  }

  function start(webhook: DueWebhook): void {
    const lane = run(webhook)
      .catch(logFailure(log, 'sending webhooks'))
      .finally(() => running.delete(lane))
    running.set(lane, webhook)
  }

  return {
    /** Starts lanes for these webhooks where there are places, first for the tenants with the fewest. */
    fill(due: readonly DueWebhook[]): void {
      const lanesOf = (tenantId: string) => count((webhook) => webhook.tenantId === tenantId)
      const known = new Map(due.map(({ tenantId }) => [tenantId, lanesOf(tenantId)]))
      for (let lane = 0; lane < OF_WEBHOOK; lane++) {
        const order = shuffled(due).sort((a, b) => (known.get(a.tenantId) ?? 0) - (known.get(b.tenantId) ?? 0))
        for (const webhook of order) {
          if (running.size >= OF_ALL) return
          const ofTenant = known.get(webhook.tenantId) ?? 0
          if (ofTenant >= OF_TENANT || count(({ id }) => id === webhook.id) > lane) continue
          known.set(webhook.tenantId, ofTenant + 1)
          start(webhook)
        }
      }
    },
    ended: async (): Promise<void> => {
      await Promise.all(running.keys())
    },
  }
}

/** In another order at each call, so that no webhook is always the last one. */
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((entry) => ({ entry, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry)
