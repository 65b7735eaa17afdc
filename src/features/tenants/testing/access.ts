import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/admin/tenant/list': { needs: ['tenant_list'] },
  '/dashboard/admin/tenant/create': { needs: ['tenant_create'] },
  '/dashboard/admin/erasures': { only: ['super-admin'] },
  '/dashboard/admin/tenant/:tenantId': { needs: ['tenant_list'] },
}
