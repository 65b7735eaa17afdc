import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    dataFilter: ({ post, marker }) => post('/data/create-filter', { name: `${marker} filter`, query: 'kind=photo' }),
  },
  ids: {
    filterId: 'dataFilter',
    itemIds: 'document',
    locationIds: 'location',
  },
}
