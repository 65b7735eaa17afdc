// One connection that receives what every process sends by pg_notify.
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { cut } from './statements'

const RETRY_MS = 1000
/** How often the connection is asked for an answer, and how long it may take: a network that loses all packets closes none. */
const SILENCE_MS = 10_000

export interface Listener {
  /** Waits until what was sent before has arrived. @throws while the connection is lost */
  ping(): Promise<void>
  close(): Promise<void>
}

/**
 * Listens on `channel` until closed and passes each payload to `onPayload`, in commit order. Reconnects when the connection is
 * lost or does not answer within `silenceMs`, and calls `onMissed` then and when it listens again, because notices sent in between are gone.
 */
export async function listen(
  { connection, channel }: { connection: pg.ClientConfig; channel: string },
  log: FastifyBaseLogger,
  onPayload: (payload: string) => void,
  onMissed: () => void,
  silenceMs = SILENCE_MS,
): Promise<Listener> {
  let closed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  const open = async (): Promise<void> => {
    const next = new pg.Client({ ...connection, application_name: 'aerie listener', keepAlive: true })
    let isListening = false
    const lost = (error?: Error): void => {
      if (!isListening || closed) return
      isListening = false
      client = undefined
      log.warn({ err: error }, 'listening connection lost')
      onMissed()
      void next.end().catch(() => undefined)
      reopen()
    }
    const watch = watchSilence(next, silenceMs, () =>
      lost(new Error(`The database has not answered for ${silenceMs} ms`)),
    )
    next.on('error', lost)
    next.on('end', () => {
      clearInterval(watch)
      lost()
    })
    next.on('notification', ({ payload }) => {
      if (payload) onPayload(payload)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      clearInterval(watch)
      void next.end().catch(() => undefined)
      throw error
    }
    isListening = true
    client = next
  }
  // Only one attempt at a time: each failure plans the next one.
  const reopen = (): void => {
    retry = setTimeout(() => {
      open().then(onMissed, (error: unknown) => {
        log.warn({ err: error }, 'listening failed, trying again')
        if (!closed) reopen()
      })
    }, RETRY_MS)
  }

  await open()
  return {
    async ping() {
      if (!client) throw new Error('The listening connection is lost')
      await client.query('select 1')
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}

/** Cuts the connection when it does not answer within `silenceMs`. `onSilence` is told before. @returns the timer */
function watchSilence(client: pg.Client, silenceMs: number, onSilence: () => void): NodeJS.Timeout {
  let isAsking = false
  return setInterval(() => {
    if (isAsking) {
      onSilence()
      cut(client)
      return
    }
    isAsking = true
    client.query('select 1').then(
      () => (isAsking = false),
      // The end of the connection is noticed by itself.
      () => undefined,
    )
  }, silenceMs).unref()
}
