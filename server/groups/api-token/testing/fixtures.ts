import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    apiToken: ({ post, marker }) =>
      post('/api-token/create', { name: `QGIS ${marker}`, scopes: ['maps:read'], days: 30 }),
  },
  ids: { apiTokenId: 'apiToken' },
}
