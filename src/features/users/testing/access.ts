import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/tenant/user/list': { needs: ['user_list'] },
  '/dashboard/tenant/user/create': { needs: ['user_create'] },
  '/dashboard/tenant/user/:userId': { needs: ['user_list'] },
}
