import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    wall: async ({ post, marker }) =>
      post('/wall/create', { name: `${marker} wall`, isShared: true, tileCount: 4, tiles: [], showsMap: true }),
  },
  ids: { wallId: 'wall' },
}
