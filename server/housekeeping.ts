// Removes what serves nobody any more. Several processes may do it; deleting twice does no harm.
import { logFailure } from './errors'
import { deleteExpired } from './groups/auth/sql'
import { purgeLayers } from './groups/layer/purge'
import { sweepAvatars } from './groups/profile/avatarFiles'
import { deleteUnfinishedSignUps } from './groups/tenant/signUpSql'
import { sweepPublicFiles } from './pictures/publicFiles'
import type { Services } from './services'
import { removeDueFiles } from './storage/files'
import { asPlatform } from './tenancy'
import { deleteExpiredUploads } from './uploads/sql'

const HOUR_MS = 3_600_000
const FILES_EVERY_MS = 30_000

export function startHousekeeping(services: Services): { stop(): void } {
  const { db, storage, log } = services
  const failed = logFailure(log, 'housekeeping')
  const hourly = (): Promise<unknown>[] => [
    asPlatform(db, deleteExpired),
    asPlatform(db, deleteExpiredUploads),
    asPlatform(db, deleteUnfinishedSignUps),
    purgeLayers(db),
    sweepAvatars(services),
    sweepPublicFiles(services),
  ]
  const timers = [
    setInterval(() => {
      for (const task of hourly()) task.catch(failed)
    }, HOUR_MS),
    setInterval(() => {
      removeDueFiles(db, storage).catch(failed)
    }, FILES_EVERY_MS),
  ]
  for (const timer of timers) timer.unref()
  return { stop: () => timers.forEach(clearInterval) }
}
