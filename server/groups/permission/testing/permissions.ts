import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  createPermissionSet: ['super-admin'],
  editPermissionSet: ['super-admin'],
  deletePermissionSet: ['super-admin'],
  getAdminPermissions: ['super-admin'],
  // Clients grant nothing.
  getTenantPermissions: ['tenant-root', 'tenant-staff', 'tenant-user'],
}
