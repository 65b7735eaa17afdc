import type { PublicRoute } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'

const VisitPage = lazyArea(() => import('./VisitPage'), 'VisitPage')

export const publicRoutes: PublicRoute[] = [
  { path: '/share/:key', page: VisitPage, audience: 'everyone' },
  { path: '/map/:id', page: VisitPage, audience: 'everyone', parameter: 'share' },
  { path: '/map/:tenantId/:missionId', page: VisitPage, audience: 'everyone', parameter: 'share' },
]
