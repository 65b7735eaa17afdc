import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/tenant/organisation': { needs: ['tenant_list_self'] },
  '/dashboard/tenant/organisation/renew': { needs: ['tenant_update_self'] },
}
