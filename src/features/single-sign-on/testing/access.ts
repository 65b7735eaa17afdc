import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/tenant/organisation/single-sign-on': { only: ['tenant-root'] },
}
