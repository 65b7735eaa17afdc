import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/admin/package/list': { needs: ['package_list'] },
  '/dashboard/admin/package/create': { needs: ['package_create'] },
  '/dashboard/admin/package/:packageId': { needs: ['package_update'] },
}
