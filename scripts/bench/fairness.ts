// Measures how much one tenant with many connections slows a single caller of another tenant.
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startTestServer } from '../../e2e/support/testServer'
import type { Bench, Row } from './table'
import { comparison, measure, post, signIn } from './twoTenants'
import { sized } from './size'

const CONNECTIONS = sized(50, 4)
const MISSIONS = sized(200, 20)
const CALLS = sized(200, 5)

/** Reads of the busy tenant. The load comes from the same processors. */
const READS = {
  'lists of 200': '/mission/get/tenant/{tenantId}?pageSize=200',
  search: '/mission/get/tenant/{tenantId}?search=flight',
  'CSV of missions': '/mission/export',
  'user details': '/auth/userdetails',
}

export const fairness: Bench = {
  title: `Another tenant's list beside ${CONNECTIONS} connections of one tenant`,
  async run() {
    const server = await startTestServer('bench-fairness')
    const api = `${server.address}/apis/v1`
    try {
      const busy = await signIn(api, 'root@demo.test')
      const victim = await signIn(api, 'root@other.test')
      for (let count = 0; count < MISSIONS; count++) {
        await post(`${api}/mission/create`, { name: `Survey flight ${count}` }, busy.cookie)
      }
      const rows: Row[] = []
      for (const [what, address] of Object.entries(READS)) {
        const alone = await measure(api, victim, CALLS)
        const url = api + address.replace('{tenantId}', busy.tenantId)
        const worker = new Worker(path.join(__dirname, 'noisyTenant.mjs'), {
          workerData: { url, cookie: busy.cookie, connections: CONNECTIONS },
        })
        await sleep(1_000)
        const beside = await measure(api, victim, CALLS)
        await worker.terminate()
        await sleep(1_000)
        rows.push(comparison(what, alone, beside, 'p95', 3))
      }
      return rows
    } finally {
      await server.stop()
    }
  },
}
