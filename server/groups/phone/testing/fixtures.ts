import type { GroupFixtures } from '../../../testing/groupFixtures'
import { addPhone } from '../../../testing/phones'

export const fixtures: GroupFixtures = {
  records: {
    phone: async ({ aerie, tenant, marker }) => (await addPhone(aerie, tenant.root, `${marker} phone`)).id,
  },
  ids: { phoneId: 'phone' },
}
