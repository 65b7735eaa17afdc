import type { PublicRoute } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'

export const publicRoutes: PublicRoute[] = [
  { path: '/share/:key', page: lazyArea(() => import('./VisitPage'), 'VisitPage'), audience: 'everyone' },
  {
    path: '/map/:id',
    page: lazyArea(() => import('./VisitPage'), 'VisitPage'),
    audience: 'everyone',
    parameter: 'share',
  },
  {
    path: '/map/:tenantId/:missionId',
    page: lazyArea(() => import('./VisitPage'), 'VisitPage'),
    audience: 'everyone',
    parameter: 'share',
  },
]
