// Removes what serves nobody any more. Several processes may do it; deleting twice does no harm.
import { logFailure } from './errors'
import { deleteExpired } from './groups/auth/sql'
import { purgeLayers } from './groups/layer/purge'
import type { Services } from './services'
import { removeDueFiles } from './storage/files'
import { asPlatform } from './tenancy'
import { deleteExpiredUploads } from './uploads/sql'

const ROWS_EVERY_MS = 3_600_000
const FILES_EVERY_MS = 30_000

export function startHousekeeping({ db, storage, log }: Services): { stop(): void } {
  const failed = logFailure(log, 'housekeeping')
  const timers = [
    setInterval(() => {
      asPlatform(db, deleteExpired).catch(failed)
      asPlatform(db, deleteExpiredUploads).catch(failed)
      purgeLayers(db).catch(failed)
    }, ROWS_EVERY_MS),
    setInterval(() => {
      removeDueFiles(db, storage).catch(failed)
    }, FILES_EVERY_MS),
  ]
  for (const timer of timers) timer.unref()
  return { stop: () => timers.forEach(clearInterval) }
}
