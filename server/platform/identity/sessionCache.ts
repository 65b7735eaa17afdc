// Keeps the users of recent sessions in memory, because reading them takes as long as a short request.
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { listen } from '../db/listener'
import { onSessionChange } from '../db/statements'
import type { CacheUse } from '../metrics/caches'
import type { Db } from '../db/tenancy'
import { isApiToken, readToken } from './apiToken'
import { readPhone } from './phone'
import { isPhoneToken } from './phoneToken'
import { readSession, type Principal } from './session'

/** The channel of announce_session_change. */
const CHANNEL = 'aerie_session'

interface Times {
  /** A session is read again after this time, so that its use is recorded. */
  keptMs: number
  pingEveryMs: number
  /** Without an answer to a ping for this long, changes may not have arrived. */
  trustedMs: number
}

/** With the interval of checks of what is being sent (endedAccess.ts), access ends within 5 s also when no changes arrive. */
const TIMES: Times = { keptMs: 10_000, pingEveryMs: 500, trustedMs: 2_000 }

const MAX_KEPT = 10_000

interface Kept {
  principal: Principal
  until: number
}

export interface SessionCache {
  use(): CacheUse
  /** The user of a session, an API token or a phone that is cached. */
  recent(token: string): Principal | undefined
  /** As readPrincipal, also for API tokens and phones. */
  read(token: string): Promise<Principal | undefined>
  close(): Promise<void>
}

/**
 * Forgets users, and all users of a tenant, as soon as they change in any process. While the connection that tells of
 * changes is lost, and for support sessions, which end at any time, it reads every time. A view as a client is not kept beyond
 * its end, which `secondsLeft` includes.
 */
export async function createSessionCache(
  { db, pool }: { db: Db; pool: pg.Pool },
  log: FastifyBaseLogger,
  { keptMs, pingEveryMs, trustedMs }: Times = TIMES,
): Promise<SessionCache> {
  const kept = new Map<string, Kept>()
  /** Grows with every announcement: what was being read meanwhile may be out of date. */
  let age = 0
  let losses = 0
  let hits = 0
  let misses = 0
  let confirmedAt = performance.now()

  function forget(id: string): void {
    age++
    for (const [token, { principal }] of kept)
      if (principal.userId === id || principal.tenantId === id) kept.delete(token)
  }

  function distrust(): void {
    age++
    losses++
    kept.clear()
    confirmedAt = -Infinity
  }

  const listener = await listen({ connection: pool.options, channel: CHANNEL }, log, forget, distrust)
  onSessionChange(pool, forget)
  const isTrusted = (): boolean => performance.now() - confirmedAt < trustedMs

  let isPinging = false
  async function ping(): Promise<void> {
    if (isPinging) return
    isPinging = true
    const sentAt = performance.now()
    const lossesThen = losses
    try {
      await listener.ping()
      if (losses === lossesThen) confirmedAt = sentAt
    } catch {
      // The listener logs a lost connection.
    } finally {
      isPinging = false
    }
    for (const [token, { until }] of kept) if (until < sentAt) kept.delete(token)
  }
  const timer = setInterval(() => void ping(), pingEveryMs).unref()

  function recent(token: string): Principal | undefined {
    const known = kept.get(token)
    if (!known || !isTrusted() || performance.now() >= known.until) return undefined
    hits++
    return known.principal
  }

  return {
    use: () => ({ hits, misses, entries: kept.size }),
    recent,
    async read(token) {
      const known = recent(token)
      if (known) return known
      misses++
      const startedAt = performance.now()
      const ageThen = age
      const session = await readerOf(token)(db, token)
      if (!session) return undefined
      const { principal, secondsLeft } = session
      if (age === ageThen && isTrusted() && !principal.support) {
        if (kept.size >= MAX_KEPT) kept.clear()
        kept.set(token, { principal, until: startedAt + Math.min(keptMs, secondsLeft * 1000) })
      }
      return principal
    },
    async close() {
      clearInterval(timer)
      await listener.close()
    },
  }
}

function readerOf(token: string): typeof readSession {
  if (isApiToken(token)) return readToken
  return isPhoneToken(token) ? readPhone : readSession
}
