// Keeps one feed connected, stores what it sends, and sends it the positions of own drones.
import { setTimeout as sleep } from 'node:timers/promises'
import { logFailure } from '../../platform/core/errors'
import { MessageError } from '../../platform/core/messageError'
import type { Message } from '../../platform/core/messages'
import { inTenant } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { cotText } from '../../media/aircraft/cotText'
import { NotCot } from '../../media/aircraft/cotStream'
import type { Socket } from 'node:net'
import type { Services } from '../services'
import { endAircraft, removeAircraft, storeAircraft } from './aircraftSql'
import { connect } from './connect'
import { openIntake, type CountOfTenant, type Intake } from './intake'
import type { HeldFeed } from './leaseSql'
import { aircraftText } from './messages'
import { selectOwnDrones } from './own'
import { outboundRules, serverOf } from './server'
import { selectFeed, setConnection, setCounts } from './sql'

const STORE_MS = 500
const COUNT_MS = 5000
const SEND_MS = 1000
/** What a peer that does not read may leave waiting. */
const MAX_UNSENT_BYTES = 256 * 1024
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000
/** A connection that lasted this long was a good one. */
const GOOD_MS = 30_000

export interface Connection {
  readonly version: number
  stop(): Promise<void>
}

type Base = Pick<Services, 'db' | 'config' | 'log'>

export function openConnection(services: Base, feed: HeldFeed, countOf: CountOfTenant): Connection {
  const stopping = new AbortController()
  const ended = keepConnected(services, feed, countOf, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) logFailure(services.log, 'a feed of aircraft')(error)
  })
  return {
    version: feed.version,
    async stop() {
      stopping.abort()
      await ended
    },
  }
}

async function keepConnected(
  services: Base,
  feed: HeldFeed,
  countOf: CountOfTenant,
  signal: AbortSignal,
): Promise<void> {
  let pause = FIRST_PAUSE_MS
  while (!signal.aborted) {
    const startedAt = Date.now()
    try {
      await connectOnce(services, feed, countOf, signal)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof MessageError)) logFailure(services.log, 'a feed of aircraft')(error)
      else await report(services, feed, error.text)
    }
    if (Date.now() - startedAt > GOOD_MS) pause = FIRST_PAUSE_MS
    // Not all feeds of a server that restarts connect in the same moment.
    await sleep(pause * (0.75 + Math.random() / 2), undefined, { signal })
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
}

/** @throws MessageError why it is not connected any more */
async function connectOnce(services: Base, feed: HeldFeed, countOf: CountOfTenant, signal: AbortSignal): Promise<void> {
  const { db, config } = services
  const row = await inTenant(db, feed.tenantId, (tx) => selectFeed(feed.tenantId, tx, feed.id))
  if (row?.version !== feed.version) return
  const server = serverOf(config, row)
  const socket = await connect(server, outboundRules(config), signal)
  const work = new AbortController()
  const isOver = AbortSignal.any([signal, work.signal])
  const intake = openIntake(feed.tenantId, countOf)
  const timers = [
    repeat(services, STORE_MS, isOver, () => store(services, feed, intake)),
    repeat(services, COUNT_MS, isOver, () => count(services, feed, intake)),
    ...(row.sendsOwn ? [repeat(services, SEND_MS, isOver, sender(services, feed, socket))] : []),
  ]
  try {
    await report(services, feed, null)
    await readAll(socket, intake, signal, server.host)
  } finally {
    work.abort()
    socket.destroy()
    await Promise.all(timers)
    if (!signal.aborted) await count(services, feed, intake)
  }
}

function readAll(socket: Socket, intake: Intake, signal: AbortSignal, host: string): Promise<void> {
  return new Promise((_resolve, reject) => {
    const end = (error: Error): void => {
      socket.destroy()
      reject(error)
    }
    signal.addEventListener('abort', () => end(new Error('aborted')), { once: true })
    socket.on('data', (chunk: Buffer) => {
      try {
        const pause = intake.push(chunk)
        if (pause === 0) return
        socket.pause()
        setTimeout(() => socket.resume(), pause).unref()
      } catch (error) {
        end(error instanceof NotCot ? new MessageError(aircraftText('notCot', { host })) : (error as Error))
      }
    })
    socket.on('close', () => end(new MessageError(aircraftText('ended', { host }))))
  })
}

/** Repeats work until the signal is aborted; one after the other. */
async function repeat({ log }: Base, everyMs: number, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await sleep(everyMs, undefined, { signal }).catch(() => undefined)
    if (!signal.aborted) await work().catch(logFailure(log, 'a feed of aircraft'))
  }
}

async function store({ db }: Base, { id, tenantId, version }: HeldFeed, intake: Intake): Promise<void> {
  const { reports, removed } = intake.take()
  if (reports.length + removed.length === 0) return
  const left = await inTenant(db, tenantId, async (tx) => {
    // The feed may have been switched off or deleted meanwhile.
    const feed = await selectFeed(tenantId, tx, id)
    if (feed?.version !== version) return 0
    await removeAircraft(tenantId, tx, id, removed)
    return storeAircraft(tenantId, tx, id, reports)
  })
  intake.addDropped(left)
}

const count = ({ db }: Base, { id, tenantId }: HeldFeed, intake: Intake): Promise<void> =>
  inTenant(db, tenantId, (tx) =>
    setCounts(tenantId, tx, id, { ...intake.counted(), messageAt: intake.messageAt(), clocks: intake.wrongClocks() }),
  )

/** Sends each position of an own drone once. */
function sender({ db }: Base, { tenantId }: HeldFeed, socket: Socket): () => Promise<void> {
  let sent = new Map<string, number>()
  return async () => {
    const drones = await inTenant(db, tenantId, (tx) => selectOwnDrones(tenantId, tx))
    const fresh = drones.filter(({ uid, at }) => sent.get(uid) !== at.getTime())
    sent = new Map(drones.map(({ uid, at }) => [uid, at.getTime()]))
    if (fresh.length === 0 || socket.writableLength > MAX_UNSENT_BYTES || !socket.writable) return
    socket.write(fresh.map(cotText).join(''))
  }
}

/** @param problem null when it is connected */
const report = ({ db }: Base, feed: HeldFeed, problem: Message | null): Promise<void> =>
  inTenant(db, feed.tenantId, async (tx) => {
    if (await setConnection(feed.tenantId, tx, feed, problem)) {
      // What is not heard of any more must not look as if it were.
      if (problem !== null) await endAircraft(feed.tenantId, tx, feed.id)
      await recordChanged(feed.tenantId, tx, 'AircraftFeed', feed.id)
    }
  })
