import type { GroupFixtures } from '../../../testing/groupFixtures'
import { insertStoredOrthomosaic } from './storedOrthomosaic'

export const fixtures: GroupFixtures = {
  records: {
    orthomosaic: async ({ aerie, tenant, id, marker }) =>
      insertStoredOrthomosaic(aerie, tenant, {
        missionId: await id('mission'),
        status: 'completed',
        name: `${marker} orthomosaic`,
      }),
  },
  ids: { orthomosaicId: 'orthomosaic' },
}
