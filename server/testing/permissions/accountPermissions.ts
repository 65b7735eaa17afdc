// Expected permissions of users, organisations and the installation; see expectedPermissions.ts.
import type { SpecPermission } from '../../platform/contract/spec'

export const ACCOUNT_PERMISSIONS: Record<string, SpecPermission> = {
  // auth
  login: 'public',
  logout: 'public',
  getUserDetails: 'session',
  requestPasswordReset: 'public',
  resetPassword: 'public',
  // profile
  getProfile: 'session',
  editProfile: 'session',
  editTheme: 'session',
  uploadAvatar: 'session',
  deleteAvatar: 'session',
  getAvatar: 'session',
  changePassword: 'session',
  listSessions: 'session',
  deleteOtherSessions: 'session',
  deleteSession: 'session',
  startSecondFactor: 'session',
  confirmSecondFactor: 'session',
  renewRecoveryCodes: 'session',
  disableSecondFactor: 'session',
  getOwnPermissionExplanation: 'session',
  // Grants apply to these user types only.
  askForPermission: ['tenant-staff', 'tenant-user'],
  // api-token
  listApiTokens: 'session',
  createApiToken: 'session',
  deleteApiToken: 'session',
  listTenantApiTokens: 'tenant_update_self',
  createTenantApiToken: 'tenant_update_self',
  deleteTenantApiToken: 'tenant_update_self',
  getOpenApi: 'session',
  // webhook
  getWebhooks: 'tenant_update_self',
  createWebhook: 'tenant_update_self',
  editWebhook: 'tenant_update_self',
  deleteWebhook: 'tenant_update_self',
  rotateWebhookSecret: 'tenant_update_self',
  testWebhook: 'tenant_update_self',
  listWebhookDeliveries: 'tenant_update_self',
  getWebhookDelivery: 'tenant_update_self',
  resendWebhookDelivery: 'tenant_update_self',
  resendFailedWebhookDeliveries: 'tenant_update_self',
  // retention
  getRetention: 'tenant_update_self',
  getRetentionForecast: 'tenant_update_self',
  listRetentionItems: 'tenant_update_self',
  editRetention: 'tenant_update_self',
  // user
  acceptTerms: 'session',
  createUser: 'user_create',
  listUsers: 'user_list',
  getUser: 'user_list',
  editUser: 'user_update',
  deleteUser: 'user_delete',
  importUsers: 'user_create',
  exportUsers: 'user_list',
  // The invitation is a one-time code sent by mail.
  resendInvitation: 'otp_email_send',
  resetSecondFactor: 'user_update',
  getUserSummary: 'user_list',
  disableUsers: 'user_update',
  enableUsers: 'user_update',
  addUsersToGroup: 'user_update',
  resendInvitations: 'otp_email_send',
  getPermissionExplanation: 'user_list',
  checkInvitation: 'public',
  acceptInvitation: 'public',
  // user-group
  createUserGroup: 'user_group_create',
  listUserGroups: 'user_group_list',
  getUserGroup: 'user_group_list',
  editUserGroup: 'user_group_update',
  deleteUserGroup: 'user_group_delete',
  // organisation
  getOrganisationDetails: 'tenant_list_self',
  updateOrganisationDetails: 'tenant_update_self',
  uploadOrganisationLogo: 'tenant_update_self',
  // permission
  createPermissionSet: ['super-admin'],
  editPermissionSet: ['super-admin'],
  deletePermissionSet: ['super-admin'],
  getAdminPermissions: ['super-admin'],
  // Clients grant nothing.
  getTenantPermissions: ['tenant-root', 'tenant-staff', 'tenant-user'],
  // notification
  // Section 6: notifications only for tenant-root and tenant-staff.
  listNotifications: ['tenant-root', 'tenant-staff'],
  markNotificationsRead: ['tenant-root', 'tenant-staff'],
  // Mails reach all people of a tenant but its clients.
  getNotificationSettings: ['tenant-root', 'tenant-staff', 'tenant-user'],
  editNotificationSettings: ['tenant-root', 'tenant-staff', 'tenant-user'],
  sendTestMail: ['tenant-root', 'tenant-staff', 'tenant-user'],
  // audit
  listAuditEntries: ['tenant-root', 'super-admin'],
  exportAuditEntries: ['tenant-root', 'super-admin'],
  // support-access: only tenant roots consent, and only super-admins ask and enter.
  getSupportAccess: ['tenant-root'],
  grantSupportAccess: ['tenant-root'],
  getSingleSignOn: ['tenant-root'],
  editSingleSignOn: ['tenant-root'],
  deleteSingleSignOn: ['tenant-root'],
  startSingleSignOn: 'public',
  finishSingleSignOn: 'public',
  endSupportAccess: ['tenant-root'],
  getTenantSupportAccess: ['super-admin'],
  requestSupportAccess: ['super-admin'],
  enterTenant: ['super-admin'],
  leaveTenant: 'session',
  // client-view: tenant roots view the tenant as a client; any user may end a view.
  startClientView: ['tenant-root'],
  endClientView: 'session',
  // support
  // Section 6: tenants belong to the super-admin.
  listTenantPeople: 'tenant_list',
  resendTenantInvitation: 'tenant_update',
  changeRootEmail: 'tenant_update',
  // Guarded by the token of the mail.
  confirmRootEmail: 'public',
  extendTenantTerm: 'tenant_update',
  listTenantInvoices: 'tenant_list',
  downloadTenantInvoice: 'tenant_list',
  // tenant
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
  // package
  uploadPackagePoster: 'package_create',
  createPackage: 'package_create',
  listPackages: 'package_list',
  getPackage: 'package_list',
  listActivePackages: 'package_list',
  editPackage: 'package_update',
  deletePackage: 'package_delete',
  getPublicFile: 'public',
  // payment
  // Guarded by the token of the sign-up, because there is no session yet.
  generateOrder: 'public',
  generateRenewalOrder: 'tenant_update_self',
  getRenewalQuote: 'tenant_update_self',
  // Guarded by the signature of the payment provider.
  completeOrder: 'public',
  failPayment: 'public',
  receivePaymentWebhook: 'public',
  listInvoices: 'tenant_list_self',
  downloadInvoice: 'tenant_list_self',
  // seller
  getSeller: ['super-admin'],
  editSeller: ['super-admin'],
  // mail
  listMails: ['super-admin'],
  getMail: ['super-admin'],
}
