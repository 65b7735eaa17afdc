import type { PublicRoute } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'

export const publicRoutes: PublicRoute[] = [
  { path: '/sso/:code', page: lazyArea(() => import('./SignInPage'), 'SignInPage'), audience: 'guest' },
  // A tenant root who tests the settings comes back with a session.
  {
    path: '/sso/:code',
    page: lazyArea(() => import('./CallbackPage'), 'CallbackPage'),
    audience: 'everyone',
    parameter: 'state',
  },
]
