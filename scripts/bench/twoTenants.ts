// What the measures of fairness share: callers of two tenants, and the times of one beside the load of the other.
import { setTimeout as sleep } from 'node:timers/promises'
import { PASSWORD } from '../../e2e/support/testServer'
import { median, percentile, type Row } from './table'

const PAUSE_MS = 10

export interface Caller {
  cookie: string
  tenantId: string
}

export async function signIn(api: string, email: string): Promise<Caller> {
  const reply = await post(`${api}/auth/login`, { email, password: PASSWORD })
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? ''
  await fetch(`${api}/tenant/user/terms-conditions-check?terms=true`, { method: 'PATCH', headers: { cookie } })
  const { data } = (await reply.json()) as { data: { tenantId: { _id: string } } }
  return { cookie, tenantId: data.tenantId._id }
}

export async function post(url: string, body: object, cookie = ''): Promise<Response> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(await reply.text())
  return reply
}

/** Milliseconds of reads of a list, one after the other. */
export async function measure(api: string, { cookie, tenantId }: Caller, calls: number): Promise<number[]> {
  const times: number[] = []
  for (let call = 0; call < calls; call++) {
    const startedAt = performance.now()
    const reply = await fetch(`${api}/mission/get/tenant/${tenantId}?pageSize=20`, { headers: { cookie } })
    if (!reply.ok) throw new Error(await reply.text())
    await reply.arrayBuffer()
    times.push(performance.now() - startedAt)
    await sleep(PAUSE_MS)
  }
  return times
}

/** @param of which of the two ratios must be at most `most` */
export function comparison(what: string, alone: number[], beside: number[], of: 'p50' | 'p95', most: number): Row {
  const p95 = (times: number[]) => percentile(times, 0.95)
  const ratio = of === 'p95' ? p95(beside) / p95(alone) : median(beside) / median(alone)
  return {
    what,
    figure: `p50 ${median(alone).toFixed(1)} -> ${median(beside).toFixed(1)} ms, p95 ${p95(alone).toFixed(1)} -> ${p95(beside).toFixed(1)} ms`,
    ratio: `${of} ${ratio.toFixed(2)}x`,
    budget: `<= ${most}x`,
    kept: { value: ratio, unit: 'x', goal: { atMost: most } },
  }
}
