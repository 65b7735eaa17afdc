// Account of the signed-in user. The session also holds the name and picture and refetches itself after a change.
import { profileGenerated } from './generated/profile.gen'
import { listTag, unlessFailed } from './tags'

/** Lists of users and the session show the name and the picture as well. */
const shownElsewhere = {
  invalidatesTags: (_result: unknown, error: unknown) => unlessFailed(error, ['Profile', 'Session', 'User'] as const),
}

export const profileApi = profileGenerated.enhanceEndpoints({
  endpoints: {
    editProfile: shownElsewhere,
    editTheme: { extraOptions: { showErrorToast: true } },
    uploadAvatar: {
      invalidatesTags: (_result, error) => unlessFailed(error, ['Profile', 'Session', listTag('Upload'), 'User']),
    },
    deleteAvatar: shownElsewhere,
    changePassword: {
      // A new password ends every other session, and what else the account has created unless it is kept.
      invalidatesTags: (_result, error) => unlessFailed(error, ['ApiToken', 'OwnSession', 'Phone', 'Profile', 'Share']),
    },
    getOwnAccess: { providesTags: ['Profile', 'ApiToken', 'Phone', 'Share'] },
    deleteSession: { extraOptions: { showErrorToast: true } },
    deleteOtherSessions: { extraOptions: { showErrorToast: true } },
    confirmSecondFactor: {
      invalidatesTags: (_result, error) => unlessFailed(error, ['Profile', 'OwnSession', 'User']),
    },
    renewRecoveryCodes: { invalidatesTags: (_result, error) => unlessFailed(error, ['Profile']) },
    disableSecondFactor: {
      invalidatesTags: (_result, error) => unlessFailed(error, ['Profile', 'User']),
    },
  },
})

export const {
  useGetProfileQuery,
  useEditProfileMutation,
  useEditThemeMutation,
  useUploadAvatarMutation,
  useDeleteAvatarMutation,
  useChangePasswordMutation,
  useGetOwnAccessQuery,
  useListSessionsQuery,
  useListSignInsQuery,
  useDeleteSessionMutation,
  useDeleteOtherSessionsMutation,
  useStartSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useDisableSecondFactorMutation,
  useGetOwnPermissionExplanationQuery,
  useAskForPermissionMutation,
} = profileApi

export type { OwnAccess, OwnSession, OwnSignIn, Profile } from './generated/profile.gen'
