import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  // All data of a tenant leaves it only with a tenant root, or with a super-admin.
  getDataExports: ['tenant-root'],
  startDataExport: ['tenant-root'],
  downloadDataExport: ['tenant-root'],
  deleteDataExport: ['tenant-root'],
  getTenantDataExports: ['super-admin'],
  startTenantDataExport: ['super-admin'],
  downloadTenantDataExport: ['super-admin'],
  deleteTenantDataExport: ['super-admin'],
  // Everybody of a tenant takes the own data along, clients too.
  getOwnDataExports: 'session',
  startOwnDataExport: 'session',
  downloadOwnDataExport: 'session',
  deleteOwnDataExport: 'session',
  getUserDataExports: 'user_update',
  startUserDataExport: 'user_update',
  downloadUserDataExport: 'user_update',
  deleteUserDataExport: 'user_update',
}
