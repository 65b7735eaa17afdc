// User groups. Members are read as a filtered list of users.
import { idTag, listTag, provideList, unlessFailed } from './tags'
import { userGroupGenerated, type ListUserGroupsApiArg } from './generated/user-group.gen'

// Users show the names of their groups, so writes invalidate users too.
export const userGroupApi = userGroupGenerated.enhanceEndpoints({
  endpoints: {
    listUserGroups: {
      providesTags: (result) => provideList('UserGroup', result?.data.items),
    },
    getUserGroup: {
      providesTags: (_result, _error, { userGroupId }) => [idTag('UserGroup', userGroupId)],
    },
    createUserGroup: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('UserGroup'), 'User', 'Session']),
    },
    editUserGroup: {
      invalidatesTags: (_result, error, { userGroupId }) =>
        unlessFailed(error, [idTag('UserGroup', userGroupId), listTag('UserGroup'), 'User', 'Session']),
    },
    deleteUserGroup: {
      // Not the group itself: its open page would refetch and get a 404.
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('UserGroup'), 'User', 'Session']),
    },
  },
})

export const {
  useListUserGroupsQuery,
  useGetUserGroupQuery,
  useCreateUserGroupMutation,
  useEditUserGroupMutation,
  useDeleteUserGroupMutation,
} = userGroupApi

export type { ListUserGroupsApiArg, NewUserGroup, UserGroup, UserGroupEdit } from './generated/user-group.gen'
export type UserGroupSort = NonNullable<ListUserGroupsApiArg['sort']>
