import { Readable } from 'node:stream'
import { inTenant } from '../../../platform/db/tenancy'
import { makeKey } from '../../../platform/storage/keys'
import { openStorage } from '../../../platform/storage/openStorage'
import { insertStoredFile } from '../../../platform/storage/sql'
import type { GroupFixtures, RecordMaker } from '../../../testing/groupFixtures'
import { insertAssetFile } from '../sql'

export const fixtures: GroupFixtures = {
  records: { assetFile: insertFile },
  ids: { assetFileId: 'assetFile' },
}

/** Inserted, because no upload of a test reaches the server here. */
async function insertFile({ aerie, tenant, marker, id }: RecordMaker): Promise<string> {
  const assetId = await id('asset')
  const name = `${marker}.txt`
  const key = makeKey(tenant.id, name)
  const bytes = await (await openStorage(aerie.config)).put(key, Readable.from([marker]))
  return inTenant(aerie.db, tenant.id, async (tx) => {
    const stored = { key, name, ...bytes, mediaType: 'text/plain' }
    const { id: storedFileId } = await insertStoredFile(tenant.id, tx, stored, tenant.root.id)
    const own = { assetId, maintenanceRecordId: null, expiresOn: null, createdBy: tenant.root.id }
    return insertAssetFile(tenant.id, tx, { ...own, kind: 'document', name, storedFileId })
  })
}
