import { uuidv7 } from 'uuidv7'
import { inTenant } from '../../../db/tenancy'
import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    // A row, because the import of a video would go on during the tests.
    recording: async ({ aerie, tenant, id, marker }) => {
      const [missionId, recordingId, fileId] = [await id('mission'), uuidv7(), uuidv7()]
      const owned = { tenant_id: tenant.id, created_by: tenant.root.id }
      const name = `${marker} recording`
      await inTenant(aerie.db, tenant.id, async (tx) => {
        const key = `tenant/${tenant.id}/${fileId}`
        const file = { id: fileId, ...owned, key, size: 0, sha256: 'a'.repeat(64), media_type: 'video/mp4', name }
        await tx.insertInto('stored_file').values(file).execute()
        const row = {
          id: recordingId,
          ...owned,
          mission_id: missionId,
          kind: 'recording',
          stored_file_id: fileId,
          name,
        }
        await tx.insertInto('mission_file').values(row).execute()
        const details = { state: 'ready', started_at: new Date(0), start_origin: 'container', duration_ms: 1000 }
        await tx
          .insertInto('recording')
          .values({ id: recordingId, tenant_id: tenant.id, source: 'upload', poster_file_id: fileId, ...details })
          .execute()
      })
      return recordingId
    },
  },
  ids: { vodId: 'recording', vodIds: 'recording' },
}
