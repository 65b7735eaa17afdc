import type { PublicRoute } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'

export const publicRoutes: PublicRoute[] = [
  { path: '/map/:id', page: lazyArea(() => import('./PublicMapPage'), 'PublicMapPage'), audience: 'everyone' },
]
