// Reads a page of 20 missions from 200,000 rows in 50 tenants: from Aerie with session and row-level security, from Fastify
// with the same SQL only, and from node:http with a prepared reply.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { bundledFile } from '../../server/platform/core/folders'
import { median, type Bench, type Row } from './table'
import { sized } from './size'

const ROUNDS = sized(5, 1)
const SECONDS = sized(3, 1)
const CONNECTIONS = sized(20, 2)
const TENANTS = sized(50, 5)

type Server = 'aerie' | 'fastify' | 'raw' | 'strapi'

interface Servers {
  /** Of the list in each server that runs. */
  addresses: Partial<Record<Server, string>>
  /** Of the session in Aerie. */
  cookie: string
}

export const missionList: Bench = {
  title: `List of 20 missions, ${CONNECTIONS} connections, median of ${ROUNDS} interleaved rounds of ${SECONDS} s`,
  async run() {
    const small = await measure(sized(200_000, 200), 'strapi')
    const thin = await measure(sized(100_000, 100))
    const thick = await measure(sized(1_000_000, 1000))
    return [
      ...small.rows,
      {
        what: 'Aerie p95, 1,000,000 rows and 100,000 rows',
        figure: `${thick.p95.toFixed(1)} ms, ${thin.p95.toFixed(1)} ms`,
        ratio: `${(thick.p95 / thin.p95).toFixed(2)} x`,
        budget: '<= 1.2 x',
        kept: { value: thick.p95 / thin.p95, unit: 'x', goal: { atMost: 1.2 } },
      },
    ]
  },
}

async function measure(missions: number, ...peers: string[]): Promise<{ rows: Row[]; p95: number }> {
  const { child, servers } = await startServers(missions, peers)
  try {
    const rates: Record<Server, number[]> = { aerie: [], fastify: [], raw: [], strapi: [] }
    const p95: number[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [name, url] of Object.entries(servers.addresses) as [Server, string][]) {
        const result = await autocannon({
          url,
          connections: CONNECTIONS,
          duration: SECONDS,
          headers: { cookie: servers.cookie },
        })
        if (result.non2xx > 0 || result.errors > 0)
          throw new Error(`${name} failed ${result.non2xx + result.errors} times`)
        // The first round warms up.
        if (round === 0) continue
        rates[name].push(result.requests.average)
        if (name === 'aerie') p95.push(result.latency.p97_5)
      }
    }
    const aerie = median(rates.aerie)
    const fastify = median(rates.fastify)
    const raw = median(rates.raw)
    const rate = (value: number) => `${Math.round(value)} req/s`
    return {
      p95: median(p95),
      rows: [
        { what: 'Aerie, session and row-level security', figure: rate(aerie) },
        {
          what: 'bare Fastify, same SQL',
          figure: rate(fastify),
          ratio: `Aerie is ${(aerie / fastify).toFixed(2)}`,
          budget: '>= 0.8',
          kept: { value: aerie / fastify, unit: 'x', goal: { atLeast: 0.8 } },
        },
        {
          what: 'node:http, same bytes, no database',
          figure: rate(raw),
          ratio: `Aerie is ${(aerie / raw).toFixed(3)}`,
        },
        ...(rates.strapi.length > 0 ? [strapiRow(aerie, median(rates.strapi))] : []),
      ],
    }
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

/** Strapi checks permissions, but has no session and no row-level security here. */
const strapiRow = (aerie: number, strapi: number): Row => ({
  what: 'Strapi, as many rows in the same PostgreSQL',
  figure: `${Math.round(strapi)} req/s`,
  ratio: `Aerie is ${(aerie / strapi).toFixed(1)}`,
  budget: '>= 10',
  kept: { value: aerie / strapi, unit: 'x', goal: { atLeast: 10 } },
})

async function startServers(missions: number, peers: string[]): Promise<{ child: ChildProcess; servers: Servers }> {
  const given = [String(missions), String(TENANTS), ...peers]
  const child = spawn(process.execPath, [bundledFile('missionListServers.cjs'), ...given], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The servers did not start')
  })
  const [servers] = (await Promise.race([once(child, 'message'), ended])) as [Servers]
  // From here on it ends because it is told to.
  ended.catch(() => undefined)
  return { child, servers }
}
