import { Readable } from 'node:stream'
import { uuidv7 } from 'uuidv7'
import { inTenant } from '../../../platform/db/tenancy'
import { makeKey } from '../../../platform/storage/keys'
import { openStorage } from '../../../platform/storage/openStorage'
import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    // A row, because the import of a photo would go on during the tests.
    photo: async ({ aerie, tenant, id, marker }) => {
      const missionId = await id('mission')
      const photoId = uuidv7()
      const fileId = uuidv7()
      const key = makeKey(tenant.id, 'photo.jpg')
      const { size, sha256 } = await (await openStorage(aerie.config)).put(key, Readable.from(['no picture']))
      const owned = { tenant_id: tenant.id, created_by: tenant.root.id }
      await inTenant(aerie.db, tenant.id, async (tx) => {
        const file = { id: fileId, ...owned, key, size, sha256, media_type: 'image/jpeg', name: `${marker} photo` }
        await tx.insertInto('stored_file').values(file).execute()
        const row = { id: photoId, ...owned, mission_id: missionId, kind: 'photo', name: `${marker} photo` }
        await tx
          .insertInto('mission_file')
          .values({ ...row, stored_file_id: fileId })
          .execute()
        await tx
          .insertInto('mission_photo')
          .values({ file_id: photoId, tenant_id: tenant.id, sha256, imported_at: new Date() })
          .execute()
      })
      return photoId
    },
  },
  ids: { photoId: 'photo', photoIds: 'photo', ids: 'photo' },
}
