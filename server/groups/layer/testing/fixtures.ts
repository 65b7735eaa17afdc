import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    layer: async ({ post, id, marker }) => {
      const [missionId, groupId] = [await id('mission'), await id('layerGroup')]
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
