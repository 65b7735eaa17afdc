import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  getProfile: 'session',
  editProfile: 'session',
  editTheme: 'session',
  uploadAvatar: 'session',
  deleteAvatar: 'session',
  getAvatar: 'session',
  changePassword: 'session',
  getOwnAccess: 'session',
  listSessions: 'session',
  listSignIns: 'session',
  deleteOtherSessions: 'session',
  deleteSession: 'session',
  startSecondFactor: 'session',
  confirmSecondFactor: 'session',
  renewRecoveryCodes: 'session',
  disableSecondFactor: 'session',
  getOwnPermissionExplanation: 'session',
  // Grants apply to these user types only.
  askForPermission: ['tenant-staff', 'tenant-user'],
}
