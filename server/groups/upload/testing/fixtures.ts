import { inTenant } from '../../../platform/db/tenancy'
import { makeKey } from '../../../platform/storage/keys'
import type { GroupFixtures, RecordMaker } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    upload: insertUpload,
  },
  ids: {
    uploadId: 'upload',
  },
}

/** A finished upload that is not used yet. */
async function insertUpload({ aerie: { db }, tenant, marker }: RecordMaker): Promise<string> {
  const id = crypto.randomUUID()
  const storedFileId = crypto.randomUUID()
  const key = makeKey(tenant.id, 'file.kml')
  const size = 3
  const file = { id: storedFileId, tenant_id: tenant.id, key, name: `${marker}.kml`, size, sha256: '0'.repeat(64) }
  const made = { created_by: tenant.root.id }
  await inTenant(db, tenant.id, async (tx) => {
    await tx
      .insertInto('stored_file')
      .values({ ...file, ...made, media_type: 'application/vnd.google-earth.kml+xml' })
      .execute()
    await tx
      .insertInto('upload')
      .values({
        id,
        tenant_id: tenant.id,
        key,
        name: file.name,
        size,
        state: 'finished',
        kind: 'kml',
        stored_file_id: storedFileId,
        ...made,
      })
      .execute()
  })
  return id
}
