// Serializes the requests for one upload across all processes. A later request makes the holder release the lock, because
// after a lost connection the client reconnects before the server notices the loss.
import type { Lock, Locker } from '@tus/server'
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { AppError } from '../../../platform/core/errors'
import { asUnavailable, hasEnded } from '../../../platform/db/unavailable'
import { uploadText } from '../messages'

const CHANNEL = 'aerie_upload_release'
const RETRY_MS = 100
/** tus gives the earlier request 3 s to write its data, then cuts it. */
const TIMEOUT_MS = 15_000
/** A process that has not released the lock by then is stopped or cut off: its connection, and with it its locks, is ended. */
const PATIENCE_MS = 8_000

/** Of the session that has the lock of pg_try_advisory_lock(hashtextextended($1, 0)). */
const END_HOLDER = `(
  select bool_or(pg_terminate_backend(l.pid)) from pg_locks l
   where l.locktype = 'advisory' and l.granted and l.objsubid = 1 and l.pid <> pg_backend_pid()
     and l.database = (select oid from pg_database where datname = current_database())
     and (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended($1, 0))`

export interface UploadLocker extends Locker {
  close(): Promise<void>
}

/** Uses session-level advisory locks on a dedicated connection, so that PostgreSQL frees them when the process dies. */
export function openUploadLocker(
  connection: pg.ClientConfig,
  log: FastifyBaseLogger,
  patienceMs = PATIENCE_MS,
): UploadLocker {
  /** Releases of the locks that this process holds. */
  const holders = new Map<string, () => void>()
  /** Locks that a request of this process is currently acquiring. */
  const acquiring = new Set<string>()
  let client: Promise<pg.Client> | undefined

  const onLost = (ended: Promise<pg.Client>): void => {
    if (client !== ended) return
    client = undefined
    // The locks are lost with the connection; other processes may acquire them now.
    for (const release of holders.values()) release()
  }
  const connected = (): Promise<pg.Client> => {
    if (client) return client
    const opening = open(() => onLost(opening))
    opening.catch(() => onLost(opening))
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
  const ask = async (statement: string, id: string): Promise<boolean> => {
    const opened = connected()
    try {
      const { rows } = await (await opened).query<{ answer: boolean }>(`select ${statement} as answer`, [id])
      return rows[0]?.answer ?? false
    } catch (error) {
      if (hasEnded(error)) onLost(opened)
      throw error
    }
  }
  // Sequential: all statements share the connection that holds the locks.
  let turn: Promise<unknown> = Promise.resolve()
  const query = (statement: string, id: string): Promise<boolean> => {
    const answer = turn
      .then(() => ask(statement, id))
      // A statement may be the first to notice that the connection has ended.
      .catch((error: unknown) => (hasEnded(error) ? ask(statement, id) : Promise.reject(error as Error)))
      .catch((error: unknown) => Promise.reject(asUnavailable(error) as Error))
    turn = answer.catch(() => undefined)
    return answer
  }
  const tryLock = (id: string): Promise<boolean> => query('pg_try_advisory_lock(hashtextextended($1, 0))', id)

  /**
   * Tries once and asks the current holder to release the lock. `holders` contains a request only while it has the lock:
   * PostgreSQL also delivers a notification to its sender, and a waiting request must not cancel itself.
   */
  const attempt = async (id: string, release: () => void): Promise<boolean> => {
    holders.get(id)?.()
    // PostgreSQL grants a lock repeatedly to the same connection, so requests of this process exclude each other here.
    if (holders.has(id) || acquiring.has(id)) return false
    acquiring.add(id)
    try {
      if (await tryLock(id)) {
        holders.set(id, release)
        return true
      }
      await query(`pg_notify('${CHANNEL}', $1) is not null`, id)
      return false
    } finally {
      acquiring.delete(id)
    }
  }

  return {
    newLock: (id): Lock => ({
      async lock(signal, release) {
        const startedAt = Date.now()
        let hasEndedHolder = false
        while (!(await attempt(id, () => void release()))) {
          const waited = Date.now() - startedAt
          if (signal.aborted || waited > TIMEOUT_MS) throw busy()
          if (waited > patienceMs && !hasEndedHolder && !holders.has(id)) {
            hasEndedHolder = true
            if (await query(END_HOLDER, id))
              log.warn({ uploadId: id }, 'ended the connection of a process that keeps an upload')
          }
          await sleep(RETRY_MS)
        }
      },
      async unlock() {
        // A lost connection has already released the lock.
        await query('pg_advisory_unlock(hashtextextended($1, 0))', id).catch(() => false)
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

const busy = (): AppError => new AppError(423, uploadText('busy'))
