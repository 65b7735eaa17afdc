import { inTenant } from '../../../platform/db/tenancy'
import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    client: ({ post, marker }) => post('/client/create', { name: `${marker} client` }),
    // Without a client.
    clientPerson: async ({ aerie, tenant, marker }) => {
      const id = crypto.randomUUID()
      const person = { id, tenant_id: tenant.id, email: `person@${marker}.test`, name: marker }
      await inTenant(aerie.db, tenant.id, (tx) =>
        tx
          .insertInto('app_user')
          .values({ ...person, user_type: 'tenant-client' })
          .execute(),
      )
      return id
    },
  },
  ids: {
    clientId: 'client',
    clientIds: 'client',
    clientPersonId: 'clientPerson',
  },
}
