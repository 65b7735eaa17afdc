// Measures what 1,000 positions a second of Cursor on Target of one tenant cost, and how much they slow another tenant.
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startTestServer } from '../../e2e/support/testServer'
import { cpuSeconds } from './processFigures'
import { sized } from './size'
import type { Bench } from './table'
import { comparison, measure, post, signIn, type Caller } from './twoTenants'

const PER_SECOND = sized(1000, 50)
const AIRCRAFT = sized(500, 10)
const CALLS = sized(800, 8)
const SETTLE_MS = sized(5000, 1000)

export const aircraft: Bench = {
  title: `Another tenant's list beside ${PER_SECOND} positions of aircraft a second`,
  async run() {
    const server = await startTestServer('bench-aircraft', () =>
      Promise.resolve({ WEBHOOK_PRIVATE_HOSTS: 'localhost' }),
    )
    const api = `${server.address}/apis/v1`
    const peer = new Worker(path.join(__dirname, 'takPeer.mjs'), {
      workerData: { perSecond: PER_SECOND, aircraft: AIRCRAFT },
    })
    try {
      const [port] = (await once(peer, 'message')) as [number]
      const busy = await signIn(api, 'root@demo.test')
      const victim = await signIn(api, 'root@other.test')
      // The first reads compile code and fill caches.
      await measure(api, victim, CALLS / 4)
      const idle = used(server.dataDir)
      const aloneAt = Date.now()
      const alone = await measure(api, victim, CALLS)
      const aloneShare = share(used(server.dataDir), idle, aloneAt)
      const feed = { name: 'Bench', kind: 'cot', host: 'localhost', port, usesTls: false }
      await post(`${api}/aircraft/feed/create`, feed, busy.cookie)
      await sleep(SETTLE_MS)
      const before = used(server.dataDir)
      const startedAt = Date.now()
      const beside = await measure(api, victim, CALLS)
      const besideShare = share(used(server.dataDir), before, startedAt)
      const { perMinute, dropped } = await readFeed(api, busy)
      const row = comparison('another tenant beside the positions', alone, beside, 'p95', 1.2)
      return [
        { ...row, figure: `${row.figure}, ${perMinute} positions in the last minute, ${dropped} dropped` },
        {
          what: 'processor time of the server and PostgreSQL, of one core',
          figure: `${aloneShare} -> ${besideShare} %`,
        },
      ]
    } finally {
      await server.stop()
      await peer.terminate()
    }
  },
}

const share = (now: number, before: number, startedAt: number): string =>
  ((100_000 * (now - before)) / (Date.now() - startedAt)).toFixed(0)

/** Processor time of the processes with this DATA_DIR, and of their database. */
function used(dataDir: string): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.reduce((sum, pid) => sum + (isOf(pid, dataDir) ? cpuSeconds({ pid: Number(pid) }) : 0), 0)
}

function isOf(pid: string, dataDir: string): boolean {
  try {
    return ['environ', 'cmdline'].some((name) => readFileSync(`/proc/${pid}/${name}`, 'utf8').includes(dataDir))
  } catch {
    // The process has ended, or belongs to another user.
    return false
  }
}

async function readFeed(api: string, { cookie }: Caller): Promise<{ perMinute: number; dropped: number }> {
  const reply = await fetch(`${api}/aircraft/feed/getall`, { headers: { cookie } })
  const { data } = (await reply.json()) as { data: { feeds: { perMinute: number; dropped: number }[] } }
  return data.feeds[0] ?? { perMinute: 0, dropped: 0 }
}
