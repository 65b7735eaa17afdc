import { uuidv7 } from 'uuidv7'
import { inTenant } from '../../../platform/db/tenancy'
import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    supportAccess: ({ aerie, tenant, marker }) =>
      inTenant(aerie.db, tenant.id, async (tx) => {
        const id = uuidv7()
        await tx.updateTable('support_access').set({ ended_at: new Date() }).where('ended_at', 'is', null).execute()
        await tx
          .insertInto('support_access')
          .values({ id, tenant_id: tenant.id, reason: marker, expires_at: new Date(Date.now() + 3_600_000) })
          .execute()
        return id
      }),
  },
  ids: { supportAccessId: 'supportAccess' },
}
