import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  createTenant: 'tenant_create',
  listTenants: 'tenant_list',
  exportTenants: 'tenant_list',
  getTenant: 'tenant_list',
  editTenant: 'tenant_update',
  deleteTenant: 'tenant_delete',
  getTenantStats: 'tenant_list',
  listPublicPackages: 'public',
  registerTenant: 'public',
  resendVerificationCode: 'public',
  verifyTenant: 'public',
}
