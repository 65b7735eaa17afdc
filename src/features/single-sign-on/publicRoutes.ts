import type { PublicRoute } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'

export const publicRoutes: PublicRoute[] = [
  // One route for both pages, because the login page loads it.
  { path: '/sso/:code', page: lazyArea(() => import('./SignInPage'), 'SignInPage'), audience: 'guest' },
]
