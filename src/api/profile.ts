// One's own account. Its name and picture stand in the session too, which reads itself again after a change.
import { profileGenerated } from './generated/profile.gen'
import { onSuccess } from './tags'

const own = { type: 'Profile' } as const

export const profileApi = profileGenerated.enhanceEndpoints({
  endpoints: {
    getProfile: { extraOptions: { quiet: true } },
    editProfile: { extraOptions: { quiet: true }, invalidatesTags: (_result, error) => onSuccess(error, [own]) },
    uploadAvatar: { extraOptions: { quiet: true }, invalidatesTags: (_result, error) => onSuccess(error, [own]) },
    deleteAvatar: { extraOptions: { quiet: true }, invalidatesTags: (_result, error) => onSuccess(error, [own]) },
    changePassword: {
      extraOptions: { quiet: true },
      // It ends every other session.
      invalidatesTags: (_result, error) => onSuccess(error, [{ type: 'OwnSession' } as const]),
    },
    listSessions: { extraOptions: { quiet: true } },
    startSecondFactor: { extraOptions: { quiet: true }, invalidatesTags: [] },
    confirmSecondFactor: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error) => onSuccess(error, [own, { type: 'OwnSession' } as const]),
    },
    renewRecoveryCodes: { extraOptions: { quiet: true }, invalidatesTags: (_result, error) => onSuccess(error, [own]) },
    disableSecondFactor: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error) => onSuccess(error, [own]),
    },
  },
})

export const {
  useGetProfileQuery,
  useEditProfileMutation,
  useUploadAvatarMutation,
  useDeleteAvatarMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useDeleteSessionMutation,
  useDeleteOtherSessionsMutation,
  useStartSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useDisableSecondFactorMutation,
} = profileApi

export type { OwnSession, Profile } from './generated/profile.gen'
