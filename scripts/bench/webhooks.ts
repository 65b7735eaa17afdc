// Measures how much 10,000 deliveries a minute to a slow receiver of one tenant slow the requests of another tenant.
import path from 'node:path'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startTestServer } from '../../e2e/support/testServer'
import type { Bench } from './table'
import { comparison, measure, post, signIn } from './twoTenants'

const WEBHOOKS = 10
const EVENTS_A_MINUTE = 1000
const CALLS = 1500
/** What the receiver takes to answer: slow, and at the limit of the sender. */
const DELAYS_MS = { 'that takes 2 s': 2000, 'that answers at once': 0 }

export const webhooks: Bench = {
  title: `Another tenant's list beside ${WEBHOOKS * EVENTS_A_MINUTE} deliveries a minute of one tenant`,
  async run() {
    const server = await startTestServer('bench-webhooks', () =>
      Promise.resolve({ WEBHOOK_PRIVATE_HOSTS: '127.0.0.1' }),
    )
    const api = `${server.address}/apis/v1`
    try {
      const busy = await signIn(api, 'root@demo.test')
      const victim = await signIn(api, 'root@other.test')
      const rows = []
      for (const [what, delayMs] of Object.entries(DELAYS_MS)) {
        const alone = await measure(api, victim, CALLS)
        const receiver = new Worker(path.join(__dirname, 'slowReceiver.mjs'), { workerData: { delayMs } })
        const [{ port }] = (await once(receiver, 'message')) as [{ port: number }]
        let received = 0
        receiver.on('message', (message: { received: number }) => (received = message.received))
        const ids: string[] = []
        for (let count = 0; count < WEBHOOKS; count++) {
          const webhook = { name: `Receiver ${count}`, address: `http://127.0.0.1:${port}/`, events: null }
          const reply = await post(`${api}/webhook/create`, webhook, busy.cookie)
          ids.push(((await reply.json()) as { data: { _id: string } }).data._id)
        }
        const load = new Worker(path.join(__dirname, 'pacedCalls.mjs'), {
          workerData: {
            url: `${api}/mission/create`,
            headers: { cookie: busy.cookie },
            field: 'name',
            perMinute: EVENTS_A_MINUTE,
          },
        })
        let events = 0
        load.on('message', (count: number) => (events = count))
        await sleep(10_000)
        const startedAt = Date.now()
        const before = { received, events }
        const beside = await measure(api, victim, CALLS)
        const minutes = (Date.now() - startedAt) / 60_000
        const queued = Math.round(((events - before.events) * WEBHOOKS) / minutes)
        const sent = Math.round((received - before.received) / minutes)
        await load.terminate()
        const name = `receiver ${what}: ${queued} queued and ${sent} sent a minute`
        rows.push(comparison(name, alone, beside, 'p50', '<= 1.5x'))
        for (const id of ids) {
          await fetch(`${api}/webhook/delete/${id}`, { method: 'DELETE', headers: { cookie: busy.cookie } })
        }
        await receiver.terminate()
        await sleep(3_000)
      }
      return rows
    } finally {
      await server.stop()
    }
  },
}
