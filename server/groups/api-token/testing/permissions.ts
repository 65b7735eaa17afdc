import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  listApiTokens: 'session',
  createApiToken: 'session',
  deleteApiToken: 'session',
  listTenantApiTokens: 'tenant_update_self',
  createTenantApiToken: 'tenant_update_self',
  deleteTenantApiToken: 'tenant_update_self',
  getOpenApi: 'session',
}
