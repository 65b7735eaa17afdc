// Measures how much 1,000 alerts a minute that arrive by the webhook of one tenant slow the requests of another tenant.
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startTestServer } from '../../e2e/support/testServer'
import type { Bench } from './table'
import { comparison, measure, post, signIn } from './twoTenants'
import { sized } from './size'

const SETTLE_MS = sized(5_000, 500)
const ALERTS_A_MINUTE = sized(1000, 120)
const CALLS = sized(1500, 20)

export const alertWebhook: Bench = {
  title: `Another tenant's list beside ${ALERTS_A_MINUTE} alerts a minute by the webhook of one tenant`,
  async run() {
    const server = await startTestServer('bench-alert-webhook')
    const api = `${server.address}/apis/v1`
    try {
      const busy = await signIn(api, 'root@demo.test')
      const victim = await signIn(api, 'root@other.test')
      const mission = (await (await post(`${api}/mission/create`, { name: 'Gate' }, busy.cookie)).json()) as {
        data: { _id: string }
      }
      const edit = {
        version: 1,
        missionId: mission.data._id,
        kind: 'Camera',
        severity: 'high',
        mapping: { title: '/title' },
      }
      const saved = await fetch(`${api}/alert-webhook/edit`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', cookie: busy.cookie },
        body: JSON.stringify(edit),
      })
      if (!saved.ok) throw new Error(await saved.text())
      const token = (await (await post(`${api}/alert-webhook/rotate`, {}, busy.cookie)).json()) as {
        data: { token: string }
      }
      const alone = await measure(api, victim, CALLS)
      const load = new Worker(path.join(__dirname, 'pacedCalls.mjs'), {
        workerData: {
          url: `${api}/alert-webhook/receive`,
          headers: { authorization: `Bearer ${token.data.token}` },
          field: 'title',
          perMinute: ALERTS_A_MINUTE,
        },
      })
      let accepted = 0
      load.on('message', (count: number) => (accepted = count))
      await sleep(SETTLE_MS)
      const startedAt = Date.now()
      const before = accepted
      const beside = await measure(api, victim, CALLS)
      const perMinute = Math.round(((accepted - before) * 60_000) / (Date.now() - startedAt))
      await load.terminate()
      const row = comparison('another tenant beside accepted alerts', alone, beside, 'p50', 1.5)
      return [{ ...row, figure: `${row.figure}, ${perMinute} accepted a minute` }]
    } finally {
      await server.stop()
    }
  },
}
