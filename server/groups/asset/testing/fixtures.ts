import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    asset: async ({ post, id, marker }) =>
      post('/asset/create', {
        name: `${marker} asset`,
        serial: `${marker} serial`,
        note: marker,
        classId: await id('assetClass'),
        modelId: await id('assetModel'),
      }),
  },
  ids: {
    assetId: 'asset',
    assetIds: 'asset',
    droneId: 'asset',
    batteryIds: 'asset',
    payloadIds: 'asset',
  },
}
