// Notices that the database does not answer, so that requests fail at once instead of waiting for their timeouts.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const EVERY_MS = 500

/** Long, because a busy machine is no outage. */
const PATIENCE_MS = 5_000

export interface DatabaseWatch {
  readonly isDown: boolean
  /** Calls `listener` once when the database stops answering. @returns a function that removes the listener */
  onDown(listener: () => void): () => void
  stop(): Promise<void>
}

interface WatchOptions {
  everyMs?: number
  patienceMs?: number
  /** Called with each new connection, which lives until it is lost. */
  onConnect?: (client: pg.ClientBase) => Promise<void>
}

/** Pings the database on a connection of its own until `stop`. It counts as down until it answers again. */
export function watchDatabase(
  connection: pg.ClientConfig,
  { everyMs = EVERY_MS, patienceMs = PATIENCE_MS, onConnect = () => Promise.resolve() }: WatchOptions = {},
): DatabaseWatch {
  const listeners = new Set<() => void>()
  const stopping = new AbortController()
  let isDown = false

  const report = (answers: boolean) => {
    if (stopping.signal.aborted || isDown === !answers) return
    isDown = !answers
    if (isDown) for (const listener of [...listeners]) listener()
  }

  const pause = () => sleep(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)

  /** Calls `onAnswer` after each answer. @throws the error that ended the connection, NoAnswer if the database froze */
  async function pingUntilLost(onAnswer: () => void): Promise<void> {
    const client = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: patienceMs })
    client.on('error', () => undefined)
    const end = () => void client.end().catch(() => undefined)
    stopping.signal.addEventListener('abort', end)
    try {
      await answersWithin(patienceMs, client.connect())
      await answersWithin(patienceMs, onConnect(client))
      while (!stopping.signal.aborted) {
        await answersWithin(patienceMs, client.query('select 1'))
        onAnswer()
        await pause()
      }
    } finally {
      stopping.signal.removeEventListener('abort', end)
      end()
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      let hasAnswered = false
      try {
        await pingUntilLost(() => {
          hasAnswered = true
          report(true)
        })
      } catch (error) {
        // The end of a connection that worked is no outage, so a new one is tried at once.
        if (hasAnswered && !(error instanceof NoAnswer)) continue
        report(false)
        await pause()
      }
    }
  }
  const ended = run()

  return {
    get isDown() {
      return isDown
    },
    onDown(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async stop() {
      stopping.abort()
      await ended
    },
  }
}

class NoAnswer extends Error {}

/** Waits a moment longer after the time is up: a blocked event loop reads an answer later than it runs timers. */
async function answersWithin<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  const waiting = new AbortController()
  const late = async () => {
    await sleep(milliseconds, undefined, { signal: waiting.signal, ref: false })
    await sleep(200, undefined, { signal: waiting.signal, ref: false })
    throw new NoAnswer()
  }
  try {
    return await Promise.race([answer, late()])
  } finally {
    waiting.abort()
    answer.catch(() => undefined)
  }
}
