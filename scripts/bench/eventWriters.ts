// Measures whether many events of a tenant delay its other writes: p95 of creating missions with and without the events.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { io } from 'socket.io-client'
import { bundledFile } from '../../server/platform/core/folders'
import { startBenchApp } from './benchApp'
import type { FloodCommand, FloodReport } from './eventFlood'
import { median, percentile, type Bench } from './table'
import { sized } from './size'

const EVENTS_A_SECOND = sized(500, 50)
const ROUNDS = sized(4, 1)
const WRITES = sized(150, 5)
const PAUSE_MS = 10

export const eventWriters: Bench = {
  title: `Writes of a tenant during ${EVENTS_A_SECOND} events per second, ${ROUNDS} rounds of ${WRITES} missions`,
  async run() {
    const aerie = await startBenchApp()
    // Another process writes the events, because its JavaScript must not delay the measured writes.
    const flood = fork(bundledFile('eventFlood.cjs'))
    const cookie = await aerie.signIn('root@demo.test')
    const seqs: number[] = []
    const socket = io(aerie.address, {
      path: '/stream/notification',
      transports: ['websocket'],
      extraHeaders: { cookie },
    })
    socket.on('ALERT_CREATED', ({ seq }: { seq: number }) => seqs.push(seq))
    try {
      const { id: tenantId } = await aerie.superuser
        .selectFrom('tenant')
        .select('id')
        .where('name', '=', 'Demo')
        .executeTakeFirstOrThrow()
      await writeMissions(aerie, cookie)
      const alone: number[] = []
      const beside: number[] = []
      const rates: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        alone.push(percentile(await writeMissions(aerie, cookie), 0.95))
        send(flood, { connection: aerie.connection, tenantId, perSecond: EVENTS_A_SECOND })
        beside.push(percentile(await writeMissions(aerie, cookie), 0.95))
        rates.push(await stopFlood(flood))
      }
      const one = median(alone)
      const two = median(beside)
      const isOrdered = seqs.every((seq, index) => index === 0 || seq > (seqs[index - 1] ?? 0))
      return [
        { what: 'p95 of a write without events', figure: `${one.toFixed(1)} ms` },
        {
          what: 'p95 of a write with events',
          figure: `${two.toFixed(1)} ms`,
          ratio: (two / one).toFixed(2),
          budget: '<= 2',
        },
        {
          what: 'events committed per second',
          figure: median(rates).toFixed(0),
          budget: `>= ${EVENTS_A_SECOND * 0.98}`,
        },
        {
          what: 'events received by a browser',
          figure: `${seqs.length}${isOrdered ? ', in order' : ', OUT OF ORDER'}`,
        },
      ]
    } finally {
      socket.disconnect()
      flood.kill()
      await aerie.stop()
    }
  },
}

async function writeMissions(aerie: Awaited<ReturnType<typeof startBenchApp>>, cookie: string): Promise<number[]> {
  const times: number[] = []
  for (let write = 0; write < WRITES; write++) {
    const startedAt = performance.now()
    await aerie.post('/mission/create', cookie, { name: `Beside ${write}` })
    times.push(performance.now() - startedAt)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return times
}

const send = (flood: ChildProcess, command: FloodCommand): void => void flood.send(command)

/** @returns events committed per second */
async function stopFlood(flood: ChildProcess): Promise<number> {
  send(flood, 'stop')
  const [report] = (await once(flood, 'message')) as [FloodReport]
  return report.committed / (report.milliseconds / 1000)
}
