// The server of `npm start` is killed again and again, alone, with its children, and with the bundled database.
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Load } from '../load/load'
import type { Outage, Part } from '../part'
import { startAlone, type Alone } from '../site/alone'

const LEAST_PAUSE_MS = 3000
const PAUSE_MS = 6000
/** Requests under way may be answered a little later. */
const LATE_MS = 2000
/** For the children of a killed server, of which the media process completes its recordings. */
const ORPHANS_MS = 10_000

const KINDS = ['the server', 'the server and its children', 'the server, its children and the database'] as const

export const restarts: Part<Alone> = {
  title: 'The server of npm start killed with kill -9',
  needsPrograms: false,
  open: startAlone,
  // 0: not answered, because nobody listens or the connection was cut.
  mayRefuse: [0, 503],
  async disturb(site, load, wanted) {
    const outages: Outage[] = []
    const times: number[] = []
    for (let count = 0; count < wanted; count++) {
      await sleep(LEAST_PAUSE_MS + Math.random() * PAUSE_MS)
      const from = Date.now()
      const { killed, children } = await kill(site, KINDS[count % KINDS.length] ?? 'the server')
      times.push(await site.untilReady(killed))
      outages.push({ from, to: Date.now() + LATE_MS })
      await expectNoOrphans(children, load)
    }
    const log = site.log()
    return {
      outages,
      rows: [
        { what: 'kills', figure: `${wanted}, a third each of ${KINDS.join('; ')}` },
        {
          what: 'until the server was ready again',
          figure: `${seconds(median(times))}, longest ${seconds(Math.max(...times))}`,
        },
        { what: 'starts that failed and were repeated', figure: String(countOf(log, 'could not start again')) },
        { what: 'media processes that ended unexpectedly', figure: String(countOf(log, 'the media process ended')) },
        { what: 'deadlocks', figure: String(countOf(log, 'deadlock detected')) },
      ],
    }
  },
}

/** @returns the ID of the server and those of its children */
async function kill(site: Alone, kind: (typeof KINDS)[number]): Promise<{ killed: number; children: number[] }> {
  const killed = site.serverPid()
  if (killed === undefined) throw new Error('No server runs')
  const children = site.childrenOf(killed)
  const database = kind === KINDS[2] ? await site.databasePid() : undefined
  const victims = kind === KINDS[0] ? [] : children
  for (const pid of [killed, ...victims, ...(database === undefined ? [] : [database])]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  return { killed, children }
}

async function expectNoOrphans(children: number[], { traffic }: Load): Promise<void> {
  const deadline = Date.now() + ORPHANS_MS
  const left = () => children.filter((pid) => existsSync(`/proc/${pid}`))
  while (left().length > 0 && Date.now() < deadline) await sleep(100)
  if (left().length > 0) traffic.broken(`the processes ${left().join(', ')} of a killed server go on`)
}

const countOf = (log: string, text: string): number => log.split(text).length - 1
const median = (values: number[]): number => [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`
