import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    manufacturer: ({ post, marker }) => post('/manufacturer/create', { name: `${marker} maker` }),
    assetModel: async ({ post, id, marker }) =>
      post('/model/create', {
        name: `${marker} model`,
        manufacturerId: await id('manufacturer'),
        classId: await id('assetClass'),
      }),
  },
  ids: { manufacturerId: 'manufacturer', assetModelId: 'assetModel', modelId: 'assetModel' },
}
