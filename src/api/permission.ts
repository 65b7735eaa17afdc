// What may be granted, and the sets it is granted in.
import { permissionGenerated } from './generated/permission.gen'
import { onSuccess } from './tags'

const all = { type: 'Permission' } as const

export const permissionApi = permissionGenerated.enhanceEndpoints({
  endpoints: {
    getTenantPermissions: { extraOptions: { quiet: true } },
    getAdminPermissions: { extraOptions: { quiet: true } },
    createPermissionSet: { extraOptions: { quiet: true }, invalidatesTags: (_r, error) => onSuccess(error, [all]) },
    editPermissionSet: { extraOptions: { quiet: true }, invalidatesTags: (_r, error) => onSuccess(error, [all]) },
    deletePermissionSet: { extraOptions: { quiet: true }, invalidatesTags: (_r, error) => onSuccess(error, [all]) },
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
