import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    pilot: ({ post, marker }) =>
      post('/pilot/create', { name: `${marker} pilot`, licences: [{ kind: marker, number: marker }] }),
  },
  ids: {
    pilotId: 'pilot',
  },
}
