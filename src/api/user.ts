// The people of a tenant with precise tags, and what the session's user says about the terms.
import { userGenerated, type ListUsersApiArg } from './generated/user.gen'
import { LIST, onSuccess, provideList } from './tags'

const list = { type: 'User', id: LIST } as const
const one = (id: string) => ({ type: 'User', id }) as const
// Their member counts.
const groups = { type: 'UserGroup' } as const

export const userApi = userGenerated.enhanceEndpoints({ addTagTypes: ['UserGroup'] }).enhanceEndpoints({
  endpoints: {
    // The auth slice notes the acceptance itself.
    acceptTerms: { invalidatesTags: [] },
    listUsers: {
      extraOptions: { quiet: true },
      providesTags: (result) => provideList('User', result?.data.items),
    },
    getUser: {
      extraOptions: { quiet: true },
      providesTags: (_result, _error, { userId }) => [one(userId)],
    },
    getPermissionExplanation: {
      extraOptions: { quiet: true },
      providesTags: (_result, _error, { userId }) => [one(userId), groups],
    },
    createUser: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error) => onSuccess(error, [list, groups]),
    },
    editUser: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error, { userId }) => onSuccess(error, [one(userId), list, groups]),
    },
    deleteUser: {
      extraOptions: { quiet: true },
      // Not the user itself: the page that deletes it would ask for what is gone.
      invalidatesTags: (_result, error) => onSuccess(error, [list, groups]),
    },
    importUsers: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error) => onSuccess(error, [list, groups]),
    },
    resendInvitation: { invalidatesTags: (_result, error, { userId }) => onSuccess(error, [one(userId), list]) },
    resetSecondFactor: { invalidatesTags: (_result, error, { userId }) => onSuccess(error, [one(userId), list]) },
    checkInvitation: { extraOptions: { quiet: true } },
    acceptInvitation: { extraOptions: { quiet: true }, invalidatesTags: [] },
  },
})

export const {
  useAcceptTermsMutation,
  useListUsersQuery,
  useGetUserQuery,
  useCreateUserMutation,
  useEditUserMutation,
  useDeleteUserMutation,
  useImportUsersMutation,
  useResendInvitationMutation,
  useResetSecondFactorMutation,
  useGetPermissionExplanationQuery,
  useCheckInvitationQuery,
  useAcceptInvitationMutation,
} = userApi

export type { ListUsersApiArg, NewUser, TeamUserType, User, UserEdit, UserState } from './generated/user.gen'
export type UserSort = NonNullable<ListUsersApiArg['sort']>
