import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    tenant: ({ tenant }) => Promise.resolve(tenant.id),
  },
  ids: {
    tenantId: 'tenant',
  },
}
