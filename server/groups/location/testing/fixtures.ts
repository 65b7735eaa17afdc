import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    location: ({ post, marker }) =>
      post('/location/create', { name: `${marker} location`, location: { lat: 1, long: 2 } }),
  },
  ids: {
    locationId: 'location',
  },
}
