import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    share: async ({ post, id, marker }) =>
      post('/share/create', { kind: 'mission', targetId: await id('mission'), recipient: marker }),
  },
  ids: { shareId: 'share', 'share targetId': 'mission', 'share createdBy': 'user' },
}
