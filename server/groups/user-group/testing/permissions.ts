import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  createUserGroup: 'user_group_create',
  listUserGroups: 'user_group_list',
  getUserGroup: 'user_group_list',
  editUserGroup: 'user_group_update',
  deleteUserGroup: 'user_group_delete',
}
