// One connection that receives what every process sends by pg_notify.
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

const RETRY_MS = 1000

export interface Listener {
  /** Waits until what was sent before has arrived. @throws while the connection is lost */
  ping(): Promise<void>
  close(): Promise<void>
}

/**
 * Listens on `channel` until closed and passes each payload to `onPayload`, in commit order. Reconnects when the connection is
 * lost, and calls `onMissed` then and when it listens again, because notices sent in between are gone.
 */
export async function listen(
  { connection, channel }: { connection: pg.ClientConfig; channel: string },
  log: FastifyBaseLogger,
  onPayload: (payload: string) => void,
  onMissed: () => void,
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
    next.on('error', lost)
    next.on('end', () => lost())
    next.on('notification', ({ payload }) => {
      if (payload) onPayload(payload)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
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
