// Measures how much one tenant with many connections slows a single caller of another tenant.
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { PASSWORD, startTestServer } from '../../e2e/support/testServer'
import { median, percentile, type Bench, type Row } from './table'

const CONNECTIONS = 50
const MISSIONS = 200
const CALLS = 200
const PAUSE_MS = 10

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
        const alone = await measure(api, victim)
        const url = api + address.replace('{tenantId}', busy.tenantId)
        const worker = new Worker(path.join(__dirname, 'noisyTenant.mjs'), {
          workerData: { url, cookie: busy.cookie, connections: CONNECTIONS },
        })
        await sleep(1_000)
        const beside = await measure(api, victim)
        await worker.terminate()
        await sleep(1_000)
        const p95 = (times: number[]) => percentile(times, 0.95)
        rows.push({
          what,
          figure: `p50 ${median(alone).toFixed(1)} -> ${median(beside).toFixed(1)} ms, p95 ${p95(alone).toFixed(1)} -> ${p95(beside).toFixed(1)} ms`,
          ratio: `p95 ${(p95(beside) / p95(alone)).toFixed(1)}x`,
          budget: '<= 3x',
        })
      }
      return rows
    } finally {
      await server.stop()
    }
  },
}

interface Caller {
  cookie: string
  tenantId: string
}

async function measure(api: string, { cookie, tenantId }: Caller): Promise<number[]> {
  const times: number[] = []
  for (let call = 0; call < CALLS; call++) {
    const startedAt = performance.now()
    const reply = await fetch(`${api}/mission/get/tenant/${tenantId}?pageSize=20`, { headers: { cookie } })
    if (!reply.ok) throw new Error(await reply.text())
    await reply.arrayBuffer()
    times.push(performance.now() - startedAt)
    await sleep(PAUSE_MS)
  }
  return times
}

async function signIn(api: string, email: string): Promise<Caller> {
  const reply = await post(`${api}/auth/login`, { email, password: PASSWORD })
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? ''
  await fetch(`${api}/tenant/user/terms-conditions-check?terms=true`, { method: 'PATCH', headers: { cookie } })
  const { data } = (await reply.json()) as { data: { tenantId: { _id: string } } }
  return { cookie, tenantId: data.tenantId._id }
}

async function post(url: string, body: object, cookie = ''): Promise<Response> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(await reply.text())
  return reply
}
