// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Permission'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createPermissionSet: build.mutation<CreatePermissionSetApiResponse, CreatePermissionSetApiArg>({
        query: (queryArg) => ({
          url: `/admin/permission/create`,
          method: 'POST',
          body: queryArg.newPermissionSet,
        }),
        invalidatesTags: ['Permission'],
      }),
      editPermissionSet: build.mutation<EditPermissionSetApiResponse, EditPermissionSetApiArg>({
        query: (queryArg) => ({
          url: `/admin/permission/edit/${encodeURIComponent(String(queryArg.permissionSetId))}`,
          method: 'PATCH',
          body: queryArg.permissionSetEdit,
        }),
        invalidatesTags: ['Permission'],
      }),
      deletePermissionSet: build.mutation<DeletePermissionSetApiResponse, DeletePermissionSetApiArg>({
        query: (queryArg) => ({
          url: `/admin/permission/delete/${encodeURIComponent(String(queryArg.permissionSetId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Permission'],
      }),
      getAdminPermissions: build.query<GetAdminPermissionsApiResponse, GetAdminPermissionsApiArg>({
        query: () => ({ url: `/admin/permission/admin-permission-list` }),
        providesTags: ['Permission'],
      }),
      getTenantPermissions: build.query<GetTenantPermissionsApiResponse, GetTenantPermissionsApiArg>({
        query: () => ({ url: `/tenantroot/permission/tenant-permission-list` }),
        providesTags: ['Permission'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as permissionGenerated }
export type CreatePermissionSetApiResponse = /** status 201 The set as stored. */ PermissionSetReply
export type CreatePermissionSetApiArg = {
  newPermissionSet: NewPermissionSet
}
export type EditPermissionSetApiResponse = /** status 200 The set as stored. */ PermissionSetReply
export type EditPermissionSetApiArg = {
  permissionSetId: Id
  permissionSetEdit: PermissionSetEdit
}
export type DeletePermissionSetApiResponse = /** status 200 Done. */ Done
export type DeletePermissionSetApiArg = {
  permissionSetId: Id
}
export type GetAdminPermissionsApiResponse = /** status 200 All permissions and sets. */ AdminPermissionsReply
export type GetAdminPermissionsApiArg = void
export type GetTenantPermissionsApiResponse = /** status 200 Grantable permissions and sets. */ TenantPermissionsReply
export type GetTenantPermissionsApiArg = void
export type Id = string
export type PermissionName = string
export type PermissionNames = PermissionName[]
export type Version = number
export type PermissionSet = {
  _id: Id
  name: string
  description: string
  permissions: PermissionNames
  version: Version
}
export type PermissionSetReply = {
  status: boolean
  message?: string
  data: PermissionSet
}
export type MessageCode = string
export type MessageValues = {
  [key: string]: unknown
}
export type FieldError = {
  field: string
  /** A sentence without the name of the field. */
  message: string
  code: MessageCode
  values: MessageValues
}
export type Problem = {
  status: boolean
  /** Text for users in their language. */
  message: string
  code: MessageCode
  values: MessageValues
  /** The invalid fields of the request. */
  errors?: FieldError[]
}
export type NewPermissionSet = {
  name: string
  description?: string
  permissions: PermissionName[]
}
export type PermissionSetEdit = {
  version: Version
  name?: string
  description?: string
  permissions?: PermissionName[]
}
export type Done = {
  status: boolean
  message?: string
}
export type UserType = 'super-admin' | 'tenant-root' | 'tenant-staff' | 'tenant-client' | 'tenant-user'
export type AdminPermission = {
  name: PermissionName
  label: string
  /** Whether a tenant can grant it to its users. */
  allowedForTenant: boolean
  /** User types that have the permission without a grant. */
  defaultFor: UserType[]
}
export type AdminPermissionsReply = {
  status: boolean
  data: {
    areas: {
      area: string
      label: string
      permissions: AdminPermission[]
    }[]
    sets: PermissionSet[]
  }
}
export type TenantPermission = {
  name: PermissionName
  label: string
  /** Whether the caller has the permission and so can grant it. */
  grantable: boolean
}
export type TenantPermissionsReply = {
  status: boolean
  data: {
    areas: {
      area: string
      label: string
      permissions: TenantPermission[]
    }[]
    sets: PermissionSet[]
  }
}
