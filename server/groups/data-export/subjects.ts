// Whose data is exported, and who may do that.
import { asPlatform, continueAsTenant, inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import type { Principal } from '../../platform/identity/session'
import { requireKnownTenant } from '../tenant/public'
import { requireEditableUser } from '../user/public'
import type { Subject } from './service'

export const organisation = (tenantId: string): Subject => ({ tenantId, personId: null, within: inTenant })

/** For a super-admin. @throws AppError 404 when the tenant does not exist */
export async function knownTenant(db: Db, tenantId: string): Promise<Subject> {
  await asPlatform(db, (tx) => requireKnownTenant(tx, tenantId))
  return organisation(tenantId)
}

/** The caller. */
export const oneself = (tenantId: string, { userId }: Principal): Subject => ({
  tenantId,
  personId: userId,
  within: asOwner,
})

/** @throws AppError 403 for a user with permissions that the caller lacks, 404 */
export async function editableUser(db: Db, tenantId: string, userId: string, caller: Principal): Promise<Subject> {
  await inTenant(db, tenantId, (tx) => requireEditableUser(tenantId, tx, userId, caller))
  return { tenantId, personId: userId, within: inTenant }
}

/** Clients, whose requests only read in their tenant, export their own data as well. */
const asOwner = <T>(db: Db, tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  asPlatform(db, async (tx) => {
    await continueAsTenant(tenantId, tx)
    return work(tx)
  })
