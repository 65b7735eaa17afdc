import { uuidv7 } from 'uuidv7'
import { inTenant } from '../../../platform/db/tenancy'
import { makeKey } from '../../../platform/storage/keys'
import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    // Inserts rows, because the import of a file would still run during the tests.
    telemetry: async ({ aerie, tenant, id, marker }) => {
      const missionId = await id('mission')
      const telemetryId = uuidv7()
      const storedId = uuidv7()
      const owned = { tenant_id: tenant.id, created_by: tenant.root.id }
      const name = `${marker} telemetry`
      await inTenant(aerie.db, tenant.id, async (tx) => {
        const key = makeKey(tenant.id, 'file.srt', storedId)
        const file = { id: storedId, ...owned, key, size: 0, sha256: 'a'.repeat(64), media_type: 'text/plain', name }
        await tx.insertInto('stored_file').values(file).execute()
        const row = {
          id: telemetryId,
          ...owned,
          mission_id: missionId,
          kind: 'telemetry',
          stored_file_id: storedId,
          name,
        }
        await tx.insertInto('mission_file').values(row).execute()
        await tx
          .insertInto('telemetry')
          .values({
            id: telemetryId,
            tenant_id: tenant.id,
            mission_id: missionId,
            file_id: telemetryId,
            kind: 'csv',
            state: 'unassigned',
            time_zone: 'UTC',
            clock: 'utc',
            started_at: new Date(0),
            ended_at: new Date(1000),
          })
          .execute()
      })
      return telemetryId
    },
  },
  ids: { telemetryId: 'telemetry' },
}
