import type { WriteFixture } from '../../../testing/staleness/site'

export const writes: Record<string, WriteFixture> = {
  createScimToken: () => ({}),
  deleteScimToken: async ({ call }) => {
    const { _id: scimTokenId } = await call('POST', '/scim-token/create', { name: 'Okta' })
    return { ids: { scimTokenId } }
  },
}
