import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    scimToken: ({ post, marker }) => post('/scim-token/create', { name: `Entra ID ${marker}` }),
  },
  ids: { scimTokenId: 'scimToken' },
}
