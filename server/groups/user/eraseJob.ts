// The job that erases the personal data of a user whose account was deleted with the erasure.
import { asPlatform, continueAsTenant } from '../../platform/db/tenancy'
import { defineJob, JobFailure, type JobServices } from '../../platform/jobs/jobs'
import { recordChanged } from '../../platform/realtime/sql'
import type { Storage } from '../../platform/storage/storage'
import { removeAvatar } from '../../records/pictures/avatarFiles'
import { deletePrivateWalls, deleteRowsAbout, eraseNotifications, erasePilot, updateErased } from './eraseSql'
import { userText } from './messages'

interface EraseServices extends JobServices {
  storage: Storage
}

interface EraseInput {
  userId: string
  /** What records show instead of the name. */
  replacement: string
  /** URL of the picture, which the row of the user does not have any more. */
  avatar: string | null
  /** Whether the entry as a pilot is erased too. Absent in jobs of earlier versions. */
  erasesPilot?: boolean
}

const TIMEOUT_MS = 60 * 60_000

/** Running again finds less to erase. */
export const eraseJob = defineJob<EraseInput, { records: number }, EraseServices>({
  kind: 'person-erasure',
  timeoutMs: TIMEOUT_MS,
  freesSpace: true,
  async run({ userId, replacement, avatar, erasesPilot = false }, { tenantId, services }) {
    await removeAvatar(services.storage, avatar)
    const records = await asPlatform(services.db, async (tx) => {
      if (!(await updateErased(tenantId, tx, userId, replacement))) throw new JobFailure(userText('notFound'))
      const ofPlatform = await deleteRowsAbout(tenantId, tx, userId)
      const notifications = await eraseNotifications(tenantId, tx, userId, replacement)
      await continueAsTenant(tenantId, tx)
      const ofTenant = await deleteRowsAbout(tenantId, tx, userId)
      const walls = await deletePrivateWalls(tenantId, tx, userId)
      const pilots = erasesPilot ? await erasePilot(tenantId, tx, userId, replacement) : []
      await recordChanged(tenantId, tx, 'User', userId)
      if (pilots.length > 0) {
        await recordChanged(tenantId, tx, 'Pilot', pilots)
        await recordChanged(tenantId, tx, 'Flight')
      }
      return ofPlatform + notifications + ofTenant + walls + pilots.length
    })
    return { records }
  },
})
