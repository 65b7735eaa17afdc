import { inTenant } from '../../../platform/db/tenancy'
import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    /** The photo of the tenant, assigned to a feature of the layer. */
    featureFile: async ({ aerie, tenant, id }) => {
      const photoId = await id('photo')
      const layerId = await id('layer')
      await id('featureChange')
      await inTenant(aerie.db, tenant.id, (tx) =>
        tx
          .updateTable('mission_file')
          .set({ layer_id: layerId, feature_index: 1 })
          .where('tenant_id', '=', tenant.id)
          .where('id', '=', photoId)
          .execute(),
      )
      return photoId
    },
  },
  ids: { 'layer fileId': 'featureFile', fileIds: 'featureFile' },
}
