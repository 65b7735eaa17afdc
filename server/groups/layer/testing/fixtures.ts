import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    layer: async ({ post, id, marker }) => {
      const missionId = await id('mission')
      const groupId = await id('layerGroup')
      return post('/layer/create-vector-layer', { missionId, name: `${marker} layer`, groupId })
    },
  },
  ids: {
    layerId: 'layer',
    layerIds: 'layer',
    areaLayerId: 'layer',
    'layer before': 'layer',
    'layer groupId': 'layerGroup',
  },
}
