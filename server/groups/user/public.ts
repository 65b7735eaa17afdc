// What other groups may use of the group user.
import type { Tx } from '../../platform/db/tenancy'
import type { UserWithGrants } from './sql'
import * as invitationQueries from './invitationSql'
import * as queries from './sql'

export { isEmailAddress } from './emailAddress'
export { createProvisionedUser, editProvisionedUser, removeProvisionedUser } from './provisioned'
export { explainByType, explainPermission } from './explain'
export { selectRoots, type RootRecipient } from './roots'
export {
  alreadyJoined,
  deleteAccount,
  eraseAccount,
  eraseDeletedPerson,
  invitedRecently,
  lockExistingTenant,
  requireEditableUser,
  setAccountDisabled,
  userNotFound,
  type Caller,
} from './service'

export const deleteInvitation = (tx: Tx, userId: string): Promise<void> =>
  invitationQueries.deleteInvitation(tx, userId)

/**
 * Queues an invitation, which is sent soon after the transaction commits. An older invitation stops working.
 * @returns false when the last one was queued less than a minute ago
 */
export const queueInvitation = (tenantId: string, tx: Tx, userId: string): Promise<boolean> =>
  invitationQueries.queueInvitation(tenantId, tx, userId)

/** @returns undefined when there is none */
export const findUser = (tenantId: string, tx: Tx, id: string): Promise<UserWithGrants | undefined> =>
  queries.selectUser(tenantId, tx, id)
