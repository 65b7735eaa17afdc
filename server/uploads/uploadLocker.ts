// One request at a time works on an upload, in all processes together. Who comes later asks the earlier one to let go:
// a client that was cut off is back before the server has noticed the cut.
import type { Lock, Locker } from '@tus/server'
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { AppError } from '../errors'

const CHANNEL = 'aerie_upload_release'
const ASK_EVERY_MS = 100
/** tus waits 3 s for the earlier request to write what it has; then it is cut. */
const GIVE_UP_MS = 15_000

export interface UploadLocker extends Locker {
  close(): Promise<void>
}

/** Locks live with a connection of their own: when the process dies they are free. */
export function openUploadLocker(connection: pg.ClientConfig, log: FastifyBaseLogger): UploadLocker {
  const holders = new Map<string, () => void>()
  let client: Promise<pg.Client> | undefined

  const lost = (ended: Promise<pg.Client>): void => {
    if (client !== ended) return
    client = undefined
    // Others may take the locks now.
    for (const letGo of holders.values()) letGo()
  }
  const connected = (): Promise<pg.Client> => {
    if (client) return client
    const opening = open(() => lost(opening))
    opening.catch(() => lost(opening))
    client = opening
    return opening
  }
  const open = async (onEnd: () => void): Promise<pg.Client> => {
    const next = new pg.Client({ ...connection, application_name: 'aerie uploads', keepAlive: true })
    next.on('error', (error) => log.warn({ err: error }, 'lost the connection of the upload locks'))
    next.on('end', onEnd)
    next.on('notification', ({ payload }) => holders.get(payload ?? '')?.())
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    return next
  }
  // One after the other, as they share the connection that holds the locks.
  let turn: Promise<unknown> = Promise.resolve()
  const ask = (statement: string, id: string): Promise<boolean> => {
    const answer = turn.then(async () => {
      const { rows } = await (await connected()).query<{ answer: boolean }>(`select ${statement} as answer`, [id])
      return rows[0]?.answer ?? false
    })
    turn = answer.catch(() => undefined)
    return answer
  }
  const take = (id: string): Promise<boolean> => ask('pg_try_advisory_lock(hashtextextended($1, 0))', id)

  /** One attempt; whoever holds it is told that somebody waits. */
  const attempt = async (id: string, letGo: () => void): Promise<boolean> => {
    const holder = holders.get(id)
    if (holder) {
      holder()
      return false
    }
    // At once, because the database lets one connection take the same lock twice.
    holders.set(id, letGo)
    try {
      if (await take(id)) return true
      await ask(`pg_notify('${CHANNEL}', $1) is not null`, id)
    } catch (error) {
      holders.delete(id)
      throw error
    }
    holders.delete(id)
    return false
  }

  return {
    newLock: (id): Lock => ({
      async lock(signal, letGo) {
        const giveUpAt = Date.now() + GIVE_UP_MS
        while (!(await attempt(id, () => void letGo()))) {
          if (signal.aborted || Date.now() > giveUpAt) throw busy()
          await sleep(ASK_EVERY_MS)
        }
      },
      async unlock() {
        // Without the connection there is no lock either.
        await ask('pg_advisory_unlock(hashtextextended($1, 0))', id).catch(() => false)
        holders.delete(id)
      },
    }),
    async close() {
      const open = client
      client = undefined
      await (await open?.catch(() => undefined))?.end()
    },
  }
}

const busy = (): AppError => new AppError(423, 'Another request is working on this upload; try again in a moment')
