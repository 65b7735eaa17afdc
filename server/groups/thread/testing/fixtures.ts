import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    comment: async ({ post, id, marker }) =>
      post('/thread', { entity: 'mission', id: await id('mission'), text: `${marker} comment`, mentions: [] }),
  },
  ids: { commentId: 'comment', 'thread id': 'mission', 'thread mentions': 'user' },
}
