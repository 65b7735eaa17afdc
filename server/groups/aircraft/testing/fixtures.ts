import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    aircraftFeed: ({ post, marker }) => post('/aircraft/feed/create', { name: `Feed ${marker}`, kind: 'remote_id' }),
  },
  ids: { aircraftFeedId: 'aircraftFeed' },
}
