// One connection that hears what transactions announced, in this process or another.
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { CHANNEL, type Announcement } from './events'

const RETRY_MS = 1000

export interface Listener {
  close(): Promise<void>
}

/**
 * Listens until closed and hands each announcement to `hear`, in commit order. When the connection is lost `lost` is
 * called, because announcements made meanwhile are gone, and listening is taken up again.
 */
export async function listen(
  connection: pg.ClientConfig,
  log: FastifyBaseLogger,
  hear: (announcement: Announcement) => void,
  lost: () => void,
): Promise<Listener> {
  let closed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  const open = async (): Promise<void> => {
    const next = new pg.Client({ ...connection, application_name: 'aerie listener', keepAlive: true })
    let ended = false
    const end = (error?: Error): void => {
      if (ended || closed) return
      ended = true
      log.warn({ err: error }, 'listening connection lost')
      lost()
      void next.end().catch(() => undefined)
      again()
    }
    next.on('error', end)
    next.on('end', () => end())
    next.on('notification', ({ payload }) => {
      if (payload) hear(JSON.parse(payload) as Announcement)
    })
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    client = next
  }
  const again = (): void => {
    retry = setTimeout(() => {
      open().catch((error: unknown) => {
        log.warn({ err: error }, 'listening failed, trying again')
        if (!closed) again()
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
