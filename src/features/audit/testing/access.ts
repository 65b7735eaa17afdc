import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/audit': { only: ['tenant-root', 'super-admin'] },
}
