import { inTenant } from '../../../platform/db/tenancy'
import type { GroupFixtures } from '../../../testing/groupFixtures'
import { selectDetections } from '../sql'
import { insertStoredAnalysis } from './storedAnalysis'

export const fixtures: GroupFixtures = {
  records: {
    analysis: async ({ aerie, tenant, id, marker }) => {
      const of = { missionId: await id('mission'), layerId: await id('layer'), model: `${marker} model` }
      return (await insertStoredAnalysis(aerie, tenant, of)).analysisId
    },
    detection: async ({ aerie, tenant, id }) => {
      const analysisId = await id('analysis')
      const rows = await inTenant(aerie.db, tenant.id, (tx) => selectDetections(tenant.id, tx, analysisId, 'all'))
      return rows[0]?.id ?? ''
    },
  },
  ids: { analysisId: 'analysis', detectionIds: 'detection', compareLayerId: 'layer', areasLayerId: 'layer' },
}
