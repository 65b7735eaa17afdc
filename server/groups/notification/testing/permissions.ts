import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  // Section 6: notifications only for tenant-root and tenant-staff.
  listNotifications: ['tenant-root', 'tenant-staff'],
  markNotificationsRead: ['tenant-root', 'tenant-staff'],
  // Mails reach all people of a tenant but its clients.
  getNotificationSettings: ['tenant-root', 'tenant-staff', 'tenant-user'],
  editNotificationSettings: ['tenant-root', 'tenant-staff', 'tenant-user'],
  sendTestMail: ['tenant-root', 'tenant-staff', 'tenant-user'],
}
