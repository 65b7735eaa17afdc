import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/notifications/settings': { only: ['tenant-root', 'tenant-staff', 'tenant-user'] },
}
