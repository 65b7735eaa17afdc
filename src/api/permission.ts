// Permissions that can be granted, and permission sets.
import { permissionGenerated } from './generated/permission.gen'
import { unlessFailed } from './tags'

export const permissionApi = permissionGenerated.enhanceEndpoints({
  endpoints: {
    createPermissionSet: { invalidatesTags: (_r, error) => unlessFailed(error, ['Permission']) },
    editPermissionSet: { invalidatesTags: (_r, error) => unlessFailed(error, ['Permission']) },
    deletePermissionSet: { invalidatesTags: (_r, error) => unlessFailed(error, ['Permission']) },
  },
})

export const {
  useGetTenantPermissionsQuery,
  useGetAdminPermissionsQuery,
  useCreatePermissionSetMutation,
  useEditPermissionSetMutation,
  useDeletePermissionSetMutation,
} = permissionApi

export type { AdminPermission, AdminPermissionsReply, PermissionSet } from './generated/permission.gen'
