import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    layerGroup: async ({ post, id, marker }) =>
      post('/layergroup/create', { missionId: await id('mission'), name: `${marker} layers` }),
  },
  ids: {
    'layergroup groupId': 'layerGroup',
    'layergroup before': 'layerGroup',
  },
}
