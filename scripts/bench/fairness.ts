// Measures how much one tenant with many connections slows a single caller of another tenant, for each costly kind of read.
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { prepareReads } from './busyReads'
import { startBundledServer } from './bundledServer'
import { untilIdle } from './calls'
import type { Bench, Row } from './table'
import { comparison, measure, signIn } from './twoTenants'
import { sized } from './size'

const CONNECTIONS = sized(50, 4)
const CALLS = sized(80, 2)
const SETTLE_MS = sized(1_000, 10)
const PORT = 18_092
/** Smaller ratios of the 95th percentiles are chance. */
const LEAST_RATIO = 2
/** Parts of the names of the reads to measure; all by default. */
const ONLY = process.env['FAIRNESS_READS']?.split(',') ?? ['']

export const fairness: Bench = {
  title: `Another tenant's list beside ${CONNECTIONS} connections of one tenant, which read the same processors`,
  async run() {
    const server = await startBundledServer(PORT)
    const api = `${server.address}/apis/v1`
    try {
      const busy = await signIn(api, 'root@demo.test')
      const victim = await signIn(api, 'root@other.test')
      const reads = await prepareReads(server.address, busy)
      await untilIdle(server, busy.cookie)
      const rows: Row[] = []
      for (const [what, read] of Object.entries(reads)) {
        if (!ONLY.some((part) => what.includes(part))) continue
        const url = api + read
        const { status } = await fetch(url.replace('{n}', '1'), { headers: { cookie: busy.cookie } })
        if (status !== 200) throw new Error(`${read} was answered ${status}`)
        const alone = await measure(api, victim, CALLS)
        const worker = new Worker(path.join(__dirname, 'noisyTenant.mjs'), {
          workerData: { url, cookie: busy.cookie, connections: CONNECTIONS },
        })
        await sleep(SETTLE_MS)
        const beside = await measure(api, victim, CALLS)
        await worker.terminate()
        await sleep(SETTLE_MS)
        rows.push(withoutChance(comparison(what, alone, beside, 'p95', 3)))
      }
      return rows
    } finally {
      await server.stop()
    }
  },
}

function withoutChance(row: Row): Row {
  return row.kept ? { ...row, kept: { ...row.kept, value: Math.max(row.kept.value, LEAST_RATIO) } } : row
}
