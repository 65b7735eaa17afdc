import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/api': { only: ['tenant-root', 'tenant-staff', 'tenant-user', 'tenant-client'] },
}
