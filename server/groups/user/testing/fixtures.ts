import { inTenant } from '../../../platform/db/tenancy'
import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    // Without permissions, so that no caller is rejected for editing a user with more permissions.
    user: async ({ aerie, tenant, marker }) => {
      const id = crypto.randomUUID()
      const user = { id, tenant_id: tenant.id, email: `${marker}@marker.test`, name: marker, user_type: 'tenant-user' }
      await inTenant(aerie.db, tenant.id, (tx) => tx.insertInto('app_user').values(user).execute())
      return id
    },
  },
  ids: {
    userId: 'user',
    userIds: 'user',
    actorId: 'user',
    personId: 'user',
    members: 'user',
    addMembers: 'user',
    removeMembers: 'user',
  },
}
