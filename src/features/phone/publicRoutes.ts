import type { PublicRoute } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'

export const publicRoutes: PublicRoute[] = [
  { path: '/connect', page: lazyArea(() => import('./ConnectPage'), 'ConnectPage'), audience: 'everyone' },
]
