// Adds a person with an address and permissions of its own.
import { uuidv7 } from 'uuidv7'
import { asPlatform } from '../../../platform/db/tenancy'
import type { UserType } from '../../../platform/identity/permissions'
import type { TestApp, TestTenant, TestUser } from '../../../testing/testApp'

export async function addUser(
  { db }: TestApp,
  tenant: TestTenant,
  permissions: string[],
  userType: UserType = 'tenant-user',
): Promise<TestUser> {
  const id = uuidv7()
  const email = `${id}@demo.test`
  await asPlatform(db, (tx) =>
    tx
      .insertInto('app_user')
      .values({
        id,
        tenant_id: tenant.id,
        email,
        name: 'Pat Person',
        user_type: userType,
        password_hash: 'cannot sign in with a password',
        custom_permissions: permissions,
        terms_accepted_at: new Date(),
      })
      .execute(),
  )
  return { id, email, userType, tenantId: tenant.id }
}
