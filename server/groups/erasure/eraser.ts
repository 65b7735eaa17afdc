// Erases the tenants that are due. The work is queued in the database: when a process stops, another one begins again, and what was
// found before is kept, so that the certificate names it.
import { logFailure } from '../../platform/core/errors'
import { asPlatform, inTenant } from '../../platform/db/tenancy'
import { publicAddress } from '../../platform/http/publicAddress'
import { startRounds, type Rounds } from '../../platform/jobs/rounds'
import { eraseFiles, measureFiles } from '../../records/tenant-data/eraseFiles'
import { countRows, deleteManyRows, deleteTenantRows, selectPictures } from '../../records/tenant-data/eraseSql'
import { signingKey } from '../evidence/public'
import type { Services } from '../services'
import { certificateOf } from './certificate'
import { markDone, markFailed, takeDueErasure, updateFound, type DueErasure, type Found } from './sql'

/** `stop` waits for the round in progress. */
export const startErasures = (services: Services): Rounds =>
  startRounds({ log: services.log, title: 'erasure of tenants' }, async () => {
    for (;;) {
      const due = await asPlatform(services.db, takeDueErasure)
      if (!due) return
      await erase(services, due).catch(async (error: unknown) => {
        logFailure(services.log, 'erasure of a tenant')(error)
        await asPlatform(services.db, (tx) => markFailed(tx, due.id, String((error as Error).message)))
      })
    }
  })

async function erase(services: Services, due: DueErasure): Promise<void> {
  const { db, storage, config } = services
  const { tenantId } = due
  const found = due.found ?? (await inspect(services, due))
  await deleteManyRows(db, tenantId, found.tables)
  await asPlatform(db, (tx) => deleteTenantRows(tenantId, tx))
  await eraseFiles(storage, tenantId, found.pictures)
  const rows = await countRows(db, tenantId)
  const left = await measureFiles(storage, tenantId, found.pictures)
  if (Object.keys(rows).length > 0 || left.files > 0)
    throw new Error(`Something is left: rows of ${Object.keys(rows).join(', ') || 'no table'}, ${left.files} files`)
  const key = await signingKey(db, config)
  const certificate = certificateOf(due, found, { erasedAt: new Date(), installation: publicAddress(config) })
  const signature = key.sign(Buffer.from(certificate)).toString('base64')
  await asPlatform(db, (tx) => markDone(tx, due.id, { certificate, keyId: key.id, signature }))
}

/** Stores what there is before anything is deleted. */
async function inspect({ db, storage }: Services, { id, tenantId }: DueErasure): Promise<Found> {
  const pictures = await inTenant(db, tenantId, (tx) => selectPictures(tenantId, tx))
  const found = {
    tables: await countRows(db, tenantId),
    ...(await measureFiles(storage, tenantId, pictures)),
    pictures,
  }
  await asPlatform(db, (tx) => updateFound(tx, id, found))
  return found
}
