import type { GroupFixtures } from '../../../testing/groupFixtures'
import { insertStoredOutcome } from './storedOutcome'

export const fixtures: GroupFixtures = {
  records: {
    outcome: async ({ aerie, tenant, id, marker }) =>
      insertStoredOutcome(aerie, tenant, { missionId: await id('mission'), name: `${marker} outcome` }),
  },
  ids: { outcomeId: 'outcome', outcomeIds: 'outcome' },
}
