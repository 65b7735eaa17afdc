// One connection that receives the notices of every process.
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { CHANNEL, type Notice } from './notice'

const RETRY_MS = 1000

export interface Listener {
  close(): Promise<void>
}

/**
 * Listens until closed and passes each notice to `onNotice`, in commit order. Reconnects when the connection is
 * lost, and calls `onMissed` then and when it listens again, because notices sent in between are gone.
 */
export async function listen(
  connection: pg.ClientConfig,
  log: FastifyBaseLogger,
  onNotice: (notice: Notice) => void,
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
      log.warn({ err: error }, 'listening connection lost')
      onMissed()
      void next.end().catch(() => undefined)
      reopen()
    }
    next.on('error', lost)
    next.on('end', () => lost())
    next.on('notification', ({ payload }) => {
      if (payload) onNotice(JSON.parse(payload) as Notice)
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
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
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
