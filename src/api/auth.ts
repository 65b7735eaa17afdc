// Login, logout, the signed-in user, and password reset.
import { authGenerated } from './generated/auth.gen'

export const authApi = authGenerated.enhanceEndpoints({
  endpoints: {
    logout: { extraOptions: { showErrorToast: true } },
  },
})

export const {
  useLazyGetUserDetailsQuery,
  useLoginMutation,
  useLogoutMutation,
  useRequestPasswordResetMutation,
  useLazyCheckResetAccessQuery,
  useResetPasswordMutation,
} = authApi

export type { SideBarEntry, UserDetails, UserType } from './generated/auth.gen'
