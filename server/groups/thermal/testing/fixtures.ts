import type { GroupFixtures } from '../../../testing/groupFixtures'
import { insertStoredThermal } from './storedThermal'

export const fixtures: GroupFixtures = {
  records: {
    thermalPhoto: async ({ aerie, tenant, id, marker }) =>
      insertStoredThermal(aerie, tenant, { missionId: await id('mission'), name: `${marker} thermal photo` }),
    thermalReading: async ({ post, id, marker }) =>
      post(`/data/thermal/create-reading/${await id('thermalPhoto')}`, {
        kind: 'point',
        points: [[320, 240]],
        label: `${marker} reading`,
      }),
  },
  ids: { dataPhotoId: 'thermalPhoto', readingId: 'thermalReading' },
}
