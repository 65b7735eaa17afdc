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

interface Addresses {
  aerie: string
  fastify: string
  raw: string
  path: string
  cookie: string
}

export const missionList: Bench = {
  title: `List of 20 missions, ${CONNECTIONS} connections, median of ${ROUNDS} interleaved rounds of ${SECONDS} s`,
  async run() {
    const small = await measure(sized(200_000, 200))
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

async function measure(missions: number): Promise<{ rows: Row[]; p95: number }> {
  const { child, addresses } = await startServers(missions)
  try {
    const rates = { aerie: [] as number[], fastify: [] as number[], raw: [] as number[] }
    const p95: number[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      for (const name of ['aerie', 'fastify', 'raw'] as const) {
        const result = await autocannon({
          url: addresses[name] + addresses.path,
          connections: CONNECTIONS,
          duration: SECONDS,
          headers: { cookie: addresses.cookie },
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
      ],
    }
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

async function startServers(missions: number): Promise<{ child: ChildProcess; addresses: Addresses }> {
  const child = spawn(process.execPath, [bundledFile('missionListServers.cjs'), String(missions), String(TENANTS)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [addresses] = (await once(child, 'message')) as [Addresses]
  return { child, addresses }
}
