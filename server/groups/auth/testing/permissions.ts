import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  login: 'public',
  logout: 'public',
  getUserDetails: 'session',
  requestPasswordReset: 'public',
  resetPassword: 'public',
  checkResetAccess: 'public',
}
