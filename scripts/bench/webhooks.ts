// Measures how much 10,000 deliveries a minute to a slow receiver of one tenant slow the requests of another tenant.
import path from 'node:path'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startTestServer } from '../../e2e/support/testServer'
import type { Bench } from './table'
import { comparison, measure, post, signIn } from './twoTenants'
import { sized } from './size'

const WEBHOOKS = sized(10, 2)
const SETTLE_MS = sized(10_000, 1000)
const PAUSE_MS = sized(3_000, 300)
const EVENTS_A_MINUTE = sized(1000, 120)
const CALLS = sized(1500, 20)
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
        await sleep(SETTLE_MS)
        const startedAt = Date.now()
        const before = { received, events }
        const beside = await measure(api, victim, CALLS)
        const minutes = (Date.now() - startedAt) / 60_000
        const queued = Math.round(((events - before.events) * WEBHOOKS) / minutes)
        const sent = Math.round((received - before.received) / minutes)
        await load.terminate()
        const row = comparison(`receiver ${what}`, alone, beside, 'p50', 1.5)
        rows.push({ ...row, figure: `${row.figure}, ${queued} queued and ${sent} sent a minute` })
        for (const id of ids) {
          await fetch(`${api}/webhook/delete/${id}`, { method: 'DELETE', headers: { cookie: busy.cookie } })
        }
        await receiver.terminate()
        await sleep(PAUSE_MS)
      }
      return rows
    } finally {
      await server.stop()
    }
  },
}
