import { Readable } from 'node:stream'
import { inTenant } from '../../../platform/db/tenancy'
import { makeKey } from '../../../platform/storage/keys'
import { openStorage } from '../../../platform/storage/openStorage'
import { insertStoredFile } from '../../../platform/storage/sql'
import type { GroupFixtures, RecordMaker } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    document: insertDocument,
    documentType: ({ post, marker }) => post('/document/type/create', { name: `${marker} type` }),
  },
  ids: {
    documentId: 'document',
    documentIds: 'document',
    documentTypeId: 'documentType',
    'document typeId': 'documentType',
  },
}

/** Inserted, because no upload of a test reaches the server here. */
async function insertDocument({ aerie, tenant, marker, id }: RecordMaker): Promise<string> {
  const documentId = crypto.randomUUID()
  const missionId = await id('mission')
  const name = `${marker}.txt`
  const key = makeKey(tenant.id, name)
  const bytes = await (await openStorage(aerie.config)).put(key, Readable.from([marker]))
  const own = { tenant_id: tenant.id }
  await inTenant(aerie.db, tenant.id, async (tx) => {
    const file = { key, name, ...bytes, mediaType: 'text/plain' }
    const { id: stored_file_id } = await insertStoredFile(tenant.id, tx, file, tenant.root.id)
    await tx
      .insertInto('mission_file')
      .values({ id: documentId, ...own, mission_id: missionId, kind: 'document', stored_file_id, name })
      .execute()
    await tx
      .insertInto('mission_document')
      .values({ file_id: documentId, ...own, text_state: 'none', description: marker, folder: marker, tags: [marker] })
      .execute()
  })
  return documentId
}
