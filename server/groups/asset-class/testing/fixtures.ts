import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    assetClass: ({ post, marker }) => post('/assetclass/create', { name: `${marker} class`, kind: 'drone' }),
  },
  ids: { assetClassId: 'assetClass', classId: 'assetClass' },
}
