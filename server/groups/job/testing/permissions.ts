import type { SpecPermission } from '../../../platform/contract/spec'
import type { UserType } from '../../../platform/identity/permissions'

/** All users of a tenant except its clients. */
const TEAM: UserType[] = ['tenant-root', 'tenant-staff', 'tenant-user']

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  // Clients see no jobs. Root and staff see all jobs of the tenant, other users those that they started.
  listJobs: TEAM,
  getJob: TEAM,
  cancelJob: TEAM,
  retryJob: TEAM,
}
