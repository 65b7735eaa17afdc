// What other groups may use of the group tenant.
import type { Tx } from '../../platform/db/tenancy'
import type { TenantStatus } from './status'
import * as signUpQueries from './signUpSql'
import * as queries from './sql'

export { activateSubscription, offerOf, type Offer } from './activation'
export { paymentRequiredMail } from './mails'
export {
  rejectTakenEmail,
  requireKnownTenant,
  requireLockedTenant,
  requireTenant,
  tenantChangedElsewhere,
} from './service'
export { readSignUpToken } from './signUpToken'
export type { Tenant } from './sql'

/** Marks a tenant and its users as deleted and ends their sessions. */
export const markTenantDeleted = (tx: Tx, tenantId: string): Promise<void> => queries.markTenantDeleted(tx, tenantId)

/** The open sign-up of a tenant, locked. */
export const lockSignUp = (tx: Tx, tenantId: string): Promise<{ packageId: string | null } | undefined> =>
  signUpQueries.lockSignUp(tx, tenantId)

/** The first tenant root, and whether the password is set. */
export const findTenantRoot = (
  tx: Tx,
  tenantId: string,
): Promise<{ id: string; name: string; email: string; language: string | null; hasPassword: boolean } | undefined> =>
  queries.selectRoot(tx, tenantId)

export const updateSignUpPackage = (tx: Tx, tenantId: string, packageId: string): Promise<void> =>
  signUpQueries.updateSignUpPackage(tx, tenantId, packageId)

export const updateTenant = (
  tx: Tx,
  tenantId: string,
  fields: { name?: string; status?: TenantStatus },
): Promise<void> => queries.updateTenant(tx, tenantId, fields)
