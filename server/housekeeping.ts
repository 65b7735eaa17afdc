// Removes rows that serve nobody any more, once an hour. Several processes may do it; deleting twice does no harm.
import { logFailure } from './errors'
import { deleteExpired } from './groups/auth/sql'
import { sweepAvatars } from './groups/profile/avatarFiles'
import { deleteUnfinishedSignUps } from './groups/tenant/signUpSql'
import type { Services } from './services'
import { sweepPublicFiles } from './storage/publicFiles'
import { asPlatform } from './tenancy'

const EVERY_MS = 3_600_000

export function startHousekeeping(services: Services): { stop(): void } {
  const { db, log } = services
  const timer = setInterval(() => {
    asPlatform(db, deleteExpired).catch(logFailure(log, 'housekeeping'))
    sweepAvatars(services).catch(logFailure(log, 'sweeping of avatars'))
    asPlatform(db, deleteUnfinishedSignUps).catch(logFailure(log, 'purge of sign-ups'))
    sweepPublicFiles(services).catch(logFailure(log, 'sweeping of public files'))
  }, EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
