import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  // Section 6: tenants belong to the super-admin.
  listTenantPeople: 'tenant_list',
  resendTenantInvitation: 'tenant_update',
  changeRootEmail: 'tenant_update',
  // Guarded by the token of the mail.
  confirmRootEmail: 'public',
  extendTenantTerm: 'tenant_update',
  listTenantInvoices: 'tenant_list',
  downloadTenantInvoice: 'tenant_list',
}
