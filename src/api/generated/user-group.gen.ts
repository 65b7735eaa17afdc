// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Session', 'User', 'UserGroup'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createUserGroup: build.mutation<CreateUserGroupApiResponse, CreateUserGroupApiArg>({
        query: (queryArg) => ({
          url: `/tenant/usergroup/tenant-usergroup-create`,
          method: 'POST',
          body: queryArg.newUserGroup,
        }),
        invalidatesTags: ['Session', 'User', 'UserGroup'],
      }),
      listUserGroups: build.query<ListUserGroupsApiResponse, ListUserGroupsApiArg>({
        query: (queryArg) => ({
          url: `/tenant/usergroup/tenant-usergroup-list`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ['UserGroup'],
      }),
      getUserGroup: build.query<GetUserGroupApiResponse, GetUserGroupApiArg>({
        query: (queryArg) => ({
          url: `/tenant/usergroup/get/${encodeURIComponent(String(queryArg.userGroupId))}`,
        }),
        providesTags: ['UserGroup'],
      }),
      editUserGroup: build.mutation<EditUserGroupApiResponse, EditUserGroupApiArg>({
        query: (queryArg) => ({
          url: `/tenant/usergroup/tenant-usergroup-edit/${encodeURIComponent(String(queryArg.userGroupId))}`,
          method: 'PATCH',
          body: queryArg.userGroupEdit,
        }),
        invalidatesTags: ['Session', 'User', 'UserGroup'],
      }),
      deleteUserGroup: build.mutation<DeleteUserGroupApiResponse, DeleteUserGroupApiArg>({
        query: (queryArg) => ({
          url: `/tenant/usergroup/tenant-usergroup-delete/${encodeURIComponent(String(queryArg.userGroupId))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['Session', 'User', 'UserGroup'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as userGroupGenerated }
export type CreateUserGroupApiResponse = /** status 201 The group as stored. */ UserGroupReply
export type CreateUserGroupApiArg = {
  newUserGroup: NewUserGroup
}
export type ListUserGroupsApiResponse = /** status 200 One page of groups. */ UserGroupListReply
export type ListUserGroupsApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
  /** Text that the name must contain, ignoring case. */
  search?: string
  /** Column to sort by; a leading minus sign sorts in descending order. */
  sort?: 'name' | '-name' | 'memberCount' | '-memberCount' | 'createdAt' | '-createdAt'
}
export type GetUserGroupApiResponse = /** status 200 The group. */ UserGroupReply
export type GetUserGroupApiArg = {
  userGroupId: Id
}
export type EditUserGroupApiResponse = /** status 200 The group as stored. */ UserGroupReply
export type EditUserGroupApiArg = {
  userGroupId: Id
  userGroupEdit: UserGroupEdit
}
export type DeleteUserGroupApiResponse = /** status 200 Done. */ Done
export type DeleteUserGroupApiArg = {
  userGroupId: Id
}
export type Id = string
export type PermissionName = string
export type PermissionNames = PermissionName[]
export type Version = number
export type Time = string
export type UserGroup = {
  _id: Id
  name: string
  description: string
  permissions: PermissionNames
  memberCount: number
  version: Version
  createdAt: Time
}
export type UserGroupReply = {
  status: boolean
  message?: string
  data: UserGroup
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
export type MemberIds = Id[]
export type NewUserGroup = {
  name: string
  description?: string
  permissions: PermissionNames
  members?: MemberIds
}
export type UserGroupListReply = {
  status: boolean
  data: {
    items: UserGroup[]
    total: number
    page: number
    pageSize: number
  }
}
export type UserGroupEdit = {
  version: Version
  name?: string
  description?: string
  permissions?: PermissionNames
  addMembers?: MemberIds
  removeMembers?: MemberIds
}
export type Done = {
  status: boolean
  message?: string
}
