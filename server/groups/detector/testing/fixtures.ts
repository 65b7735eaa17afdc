import { inTenant } from '../../../platform/db/tenancy'
import type { GroupFixtures } from '../../../testing/groupFixtures'
import { selectObjects } from '../runSql'
import { insertStoredDetector, insertStoredPhoto, insertStoredRun } from './storedDetector'

export const fixtures: GroupFixtures = {
  records: {
    detector: ({ aerie, tenant, marker }) => insertStoredDetector(aerie, tenant, `${marker} detector`),
    detectorRun: async ({ aerie, tenant, id, marker }) => {
      const missionId = await id('mission')
      const photoId = await insertStoredPhoto(aerie, tenant, { missionId, name: `${marker} looked at` })
      const of = { missionId, photoId, detectorId: await id('detector'), name: `${marker} run` }
      return (await insertStoredRun(aerie, tenant, of)).runId
    },
    detectedObject: async ({ aerie, tenant, id }) => {
      const runId = await id('detectorRun')
      const rows = await inTenant(aerie.db, tenant.id, (tx) => selectObjects(tenant.id, tx, runId))
      return rows[0]?.id ?? ''
    },
  },
  ids: {
    detectorId: 'detector',
    detectorRunId: 'detectorRun',
    detectedObjectId: 'detectedObject',
    detectedObjectIds: 'detectedObject',
  },
}
