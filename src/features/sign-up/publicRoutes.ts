import type { PublicRoute } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'

export const publicRoutes: PublicRoute[] = [
  { path: '/sign-up', page: lazyArea(() => import('./SignUpPage'), 'SignUpPage'), audience: 'guest' },
]
