// User groups with precise tags; who is in one is a list of users.
import { LIST, onSuccess, provideList } from './tags'
import { userGroupGenerated, type ListUserGroupsApiArg } from './generated/user-group.gen'

const list = { type: 'UserGroup', id: LIST } as const
const one = (id: string) => ({ type: 'UserGroup', id }) as const

// Users name their groups.
const users = { type: 'User' } as const

export const userGroupApi = userGroupGenerated.enhanceEndpoints({ addTagTypes: ['User'] }).enhanceEndpoints({
  endpoints: {
    listUserGroups: {
      extraOptions: { quiet: true },
      providesTags: (result) => provideList('UserGroup', result?.data.items),
    },
    getUserGroup: {
      extraOptions: { quiet: true },
      providesTags: (_result, _error, { userGroupId }) => [one(userGroupId)],
    },
    createUserGroup: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error) => onSuccess(error, [list, users]),
    },
    editUserGroup: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error, { userGroupId }) => onSuccess(error, [one(userGroupId), list, users]),
    },
    deleteUserGroup: {
      extraOptions: { quiet: true },
      // Not the group itself: the page that deletes it would ask for what is gone.
      invalidatesTags: (_result, error) => onSuccess(error, [list, users]),
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
