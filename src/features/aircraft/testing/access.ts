import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/tenant/organisation/aircraft': { needs: ['tenant_update_self'] },
}
