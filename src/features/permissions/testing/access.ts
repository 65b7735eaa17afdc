import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/admin/permission/create': { only: ['super-admin'] },
}
