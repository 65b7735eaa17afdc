import type { ExpectedAccess } from '../../../testing/expectedAccess'

export const access: ExpectedAccess = {
  '/dashboard/tenant/user-group/list': { needs: ['user_group_list'] },
  '/dashboard/tenant/user-group/create': { needs: ['user_group_create'] },
  '/dashboard/tenant/user-group/:userGroupId': { needs: ['user_group_list'] },
}
