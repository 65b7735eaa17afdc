import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/base-maps': { only: ['tenant-root', 'super-admin'] },
}
