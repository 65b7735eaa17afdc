import { inTenant } from '../../../platform/db/tenancy'
import type { GroupFixtures } from '../../../testing/groupFixtures'
import { insertDelivery } from '../sql'

export const fixtures: GroupFixtures = {
  records: {
    alertDelivery: async ({ aerie, tenant, marker }) =>
      inTenant(aerie.db, tenant.id, async (tx) => {
        const body = { title: `${marker} delivery` }
        await insertDelivery(tenant.id, tx, { result: 'rejected', title: '', problem: null, alertId: null, body })
        const { id } = await tx
          .selectFrom('alert_webhook_delivery')
          .select('id')
          .where('tenant_id', '=', tenant.id)
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow()
        return id
      }),
  },
  ids: { alertDeliveryId: 'alertDelivery' },
}
