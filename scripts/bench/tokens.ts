// Compares requests with an API token to the same requests with a session, and the two checks when nothing is cached.
import { databaseOn } from '../../server/platform/db/database'
import { createPool } from '../../server/platform/db/pool'
import { readToken } from '../../server/platform/identity/apiToken'
import { readSession } from '../../server/platform/identity/session'
import { startBenchApp } from './benchApp'
import { callerOf } from './calls'
import { median, percentile, type Bench, type Row } from './table'
import { sized } from './size'

const CALLS = sized(2000, 20)
const WARM_UP = sized(200, 2)

interface Pair {
  session: () => Promise<unknown>
  token: () => Promise<unknown>
}

export const tokens: Bench = {
  title: `A list of missions with an API token against a session, ${CALLS} interleaved calls of each`,
  async run() {
    const bench = await startBenchApp()
    const pool = createPool(bench.connection)
    try {
      const cookie = await bench.signIn('staff@demo.test')
      const body = { name: 'Benchmark', scopes: ['missions:read'], days: 1 }
      const { secret } = await callerOf(bench, cookie)<{ secret: string }>('POST', '/api-token/create', body)
      const demo = await bench.superuser
        .selectFrom('tenant')
        .select('id')
        .where('name', '=', 'Demo')
        .executeTakeFirstOrThrow()
      const list = `${bench.address}/apis/v1/mission/get/tenant/${demo.id}?pageSize=20`
      const read = (headers: Record<string, string>) => async () => {
        const reply = await fetch(list, { headers })
        if (!reply.ok) throw new Error(await reply.text())
        await reply.arrayBuffer()
      }
      const db = databaseOn(pool)
      const session = sessionOf(cookie)
      return [
        ...(await compared('request', {
          session: read({ cookie }),
          token: read({ authorization: `Bearer ${secret}` }),
        })),
        ...(await compared('check that is not cached', {
          session: () => readSession(db, session).then(required),
          token: () => readToken(db, secret).then(required),
        })),
      ]
    } finally {
      await pool.end()
      await bench.stop()
    }
  },
}

async function compared(what: string, pair: Pair): Promise<Row[]> {
  const times: Record<keyof Pair, number[]> = { session: [], token: [] }
  for (let call = -WARM_UP; call < CALLS; call++) {
    // Alternates the order, because the second one benefits from a warm CPU.
    const order = call % 2 ? (['session', 'token'] as const) : (['token', 'session'] as const)
    for (const name of order) {
      const startedAt = performance.now()
      await pair[name]()
      if (call >= 0) times[name].push(performance.now() - startedAt)
    }
  }
  const p95 = (all: number[]) => percentile(all, 0.95)
  const figure = (all: number[]) => `p50 ${median(all).toFixed(2)} ms, p95 ${p95(all).toFixed(2)} ms`
  const p50Ratio = median(times.token) / median(times.session)
  const p95Ratio = p95(times.token) / p95(times.session)
  return [
    { what: `${what} with a session`, figure: figure(times.session) },
    {
      what: `${what} with a token`,
      figure: figure(times.token),
      ratio: `p50 ${p50Ratio.toFixed(2)}x, p95 ${p95Ratio.toFixed(2)}x`,
      budget: '<= 1.1x',
    },
  ]
}

function required<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('The session or the token is not valid')
  return found
}

/** The session token in a Cookie header, without its signature. */
const sessionOf = (cookie: string): string =>
  decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).replace(/\.[^.]+$/, '')
