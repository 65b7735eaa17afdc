import type { PublicRoute } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'

export const publicRoutes: PublicRoute[] = [
  {
    path: '/login',
    page: lazyArea(() => import(/* webpackChunkName: "login" */ './LoginPage'), 'LoginPage'),
    audience: 'guest',
  },
  {
    path: '/forgot-password',
    page: lazyArea(() => import('./ForgotPasswordPage'), 'ForgotPasswordPage'),
    audience: 'guest',
  },
  {
    path: '/reset-password',
    page: lazyArea(() => import('./ResetPasswordPage'), 'ResetPasswordPage'),
    audience: 'guest',
  },
  // A user logged in at this browser may not be the invited user.
  { path: '/invitation', page: lazyArea(() => import('./InvitationPage'), 'InvitationPage'), audience: 'everyone' },
  {
    path: '/confirm-email',
    page: lazyArea(() => import('./ConfirmEmailPage'), 'ConfirmEmailPage'),
    audience: 'everyone',
  },
]
