// Removes rows that serve nobody any more, once an hour. Several processes may do it; deleting twice does no harm.
import type { FastifyBaseLogger } from 'fastify'
import { logFailure } from './errors'
import { deleteExpired } from './groups/auth/sql'
import { asPlatform, type Db } from './tenancy'

const EVERY_MS = 3_600_000

export function startHousekeeping(db: Db, log: FastifyBaseLogger): { stop(): void } {
  const timer = setInterval(() => {
    asPlatform(db, deleteExpired).catch(logFailure(log, 'housekeeping'))
  }, EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
