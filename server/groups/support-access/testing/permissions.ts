import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  // support-access: only tenant roots consent, and only super-admins ask and enter.
  getSupportAccess: ['tenant-root'],
  grantSupportAccess: ['tenant-root'],
  endSupportAccess: ['tenant-root'],
  getTenantSupportAccess: ['super-admin'],
  requestSupportAccess: ['super-admin'],
  enterTenant: ['super-admin'],
  leaveTenant: 'session',
}
