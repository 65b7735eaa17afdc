// Sign in and out, who one is, a forgotten password. All of these screens show their own errors.
import { authGenerated } from './generated/auth.gen'

export const authApi = authGenerated.enhanceEndpoints({
  endpoints: {
    // The reply already carries the user's details, nothing has to be read again.
    login: { extraOptions: { quiet: true }, invalidatesTags: [] },
    // Logging out empties the whole cache; a refetch in between would be answered 401.
    logout: { invalidatesTags: [] },
    getUserDetails: { extraOptions: { quiet: true } },
    requestPasswordReset: { extraOptions: { quiet: true }, invalidatesTags: [] },
    resetPassword: { extraOptions: { quiet: true }, invalidatesTags: [] },
  },
})

export const { useLoginMutation, useLogoutMutation, useRequestPasswordResetMutation, useResetPasswordMutation } =
  authApi

export type { SideBarEntry, UserDetails, UserType } from './generated/auth.gen'
