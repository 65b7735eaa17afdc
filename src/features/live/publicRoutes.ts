import type { PublicRoute } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'

export const publicRoutes: PublicRoute[] = [
  { path: '/live/publish', page: lazyArea(() => import('./publish/PublishPage'), 'PublishPage'), audience: 'everyone' },
]
