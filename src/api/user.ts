// Users of a tenant.
import { userGenerated, type ListUsersApiArg } from './generated/user.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

// User groups show member counts, so writes invalidate them too.
export const userApi = userGenerated.enhanceEndpoints({
  endpoints: {
    acceptTerms: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['Session']),
    },
    listUsers: {
      providesTags: (result) => provideList('User', result?.data.items),
    },
    getUserSummary: { providesTags: [listTag('User')] },
    getUser: {
      providesTags: (_result, _error, { userId }) => [idTag('User', userId)],
    },
    getPermissionExplanation: {
      providesTags: (_result, _error, { userId }) => [idTag('User', userId), 'UserGroup'],
    },
    createUser: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('User'), 'UserGroup']),
    },
    editUser: {
      invalidatesTags: (_result, error, { userId }) =>
        unlessFailed(error, [idTag('User', userId), listTag('User'), 'UserGroup', 'Session']),
    },
    deleteUser: {
      // Not the user itself: its open page would refetch and get a 404.
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('User'), 'UserGroup']),
    },
    eraseUser: {
      // As for deleteUser.
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('User'), 'UserGroup', listTag('Job')]),
    },
    importUsers: {
      invalidatesTags: (_result, error, { userImport }) =>
        userImport.preview === true ? [] : unlessFailed(error, [listTag('User'), 'UserGroup', listTag('Upload')]),
    },
    resendInvitation: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error, { userId }) => unlessFailed(error, [idTag('User', userId), listTag('User')]),
    },
    resetSecondFactor: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error, { userId }) => unlessFailed(error, [idTag('User', userId), listTag('User')]),
    },
    disableUsers: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['User', 'Session']),
    },
    enableUsers: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['User']),
    },
    addUsersToGroup: {
      invalidatesTags: (_result, error, { userGroupId }) =>
        unlessFailed(error, ['User', idTag('UserGroup', userGroupId), listTag('UserGroup'), 'Session']),
    },
    resendInvitations: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['User']),
    },
    acceptInvitation: { invalidatesTags: (_result, error) => unlessFailed(error, [listTag('User')]) },
  },
})

export const {
  useAcceptTermsMutation,
  useListUsersQuery,
  useGetUserQuery,
  useGetUserSummaryQuery,
  useCreateUserMutation,
  useEditUserMutation,
  useDeleteUserMutation,
  useEraseUserMutation,
  useImportUsersMutation,
  useResendInvitationMutation,
  useResetSecondFactorMutation,
  useCountAccessOfUsersQuery,
  useDisableUsersMutation,
  useEnableUsersMutation,
  useAddUsersToGroupMutation,
  useResendInvitationsMutation,
  useGetPermissionExplanationQuery,
  useCheckInvitationQuery,
  useAcceptInvitationMutation,
} = userApi

export type {
  ListUsersApiArg,
  NewUser,
  TeamUserType,
  User,
  UserEdit,
  UserImportReply,
  UserSelection,
  UserState,
} from './generated/user.gen'
export type UserSort = NonNullable<ListUsersApiArg['sort']>
