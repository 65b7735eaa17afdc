import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/admin/mail/list': { only: ['super-admin'] },
  '/dashboard/admin/mail/:mailId': { only: ['super-admin'] },
}
