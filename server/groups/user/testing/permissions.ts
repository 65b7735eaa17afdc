import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  acceptTerms: 'session',
  createUser: 'user_create',
  listUsers: 'user_list',
  getUser: 'user_list',
  editUser: 'user_update',
  deleteUser: 'user_delete',
  eraseUser: 'user_delete',
  importUsers: 'user_create',
  exportUsers: 'user_list',
  // The invitation is a one-time code sent by mail.
  resendInvitation: 'otp_email_send',
  resetSecondFactor: 'user_update',
  getUserSummary: 'user_list',
  countAccessOfUsers: 'user_list',
  disableUsers: 'user_update',
  enableUsers: 'user_update',
  addUsersToGroup: 'user_update',
  resendInvitations: 'otp_email_send',
  getPermissionExplanation: 'user_list',
  checkInvitation: 'public',
  acceptInvitation: 'public',
}
