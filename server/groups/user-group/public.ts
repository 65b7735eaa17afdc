// What other groups may use of the group user-group.
import type { Tx } from '../../platform/db/tenancy'
import * as queries from './sql'

export { createProvisionedGroup, editProvisionedGroup, removeProvisionedGroup, type MemberChange } from './provisioned'
export { requireUserGroups } from './service'

/** Permissions of the groups with these IDs. Unknown IDs are left out. */
export const findGroupPermissions = (
  tenantId: string,
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; name: string; permissions: string[] }[]> => queries.selectGroupPermissions(tenantId, tx, ids)
