import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  // Certificates belong to the installation, because the tenant is gone.
  listErasures: ['super-admin'],
  listDeletedTenants: ['super-admin'],
  eraseTenant: ['super-admin'],
  downloadErasureCertificate: ['super-admin'],
}
