import { useLocation, useRoutes, type RouteObject } from 'react-router-dom'
import type { PublicRoute } from '../manifest/manifest'
import { lazyArea } from '../shared/lazyArea'
import { collectPublicRoutes } from './collectPublicRoutes'
import { GuestRoute, PrivateRoute } from './guards'

const PrivateRoutes = lazyArea(() => import('./PrivateRoutes'), 'PrivateRoutes')

const publicRoutes = collectPublicRoutes()

const routesFor = (audience: PublicRoute['audience']): RouteObject[] =>
  publicRoutes
    .filter((route) => route.audience === audience && route.parameter === undefined)
    .map(({ path, page: Page }) => ({ path, element: <Page /> }))

const routes: RouteObject[] = [
  { element: <GuestRoute />, children: routesFor('guest') },
  ...routesFor('everyone'),
  // Full-window maps are outside of the dashboard.
  { element: <PrivateRoute />, children: [{ path: '*', element: <PrivateRoutes /> }] },
]

/** Pages for addresses with a parameter, before all others. */
const routesWithParameter = (search: URLSearchParams): RouteObject[] =>
  publicRoutes
    .filter(({ parameter }) => parameter !== undefined && search.has(parameter))
    .map(({ path, page: Page }) => ({ path, element: <Page /> }))

/** The public pages that the features declare, and the private pages outside of /dashboard. */
export function PublicRoutes() {
  const { search } = useLocation()
  const first = routesWithParameter(new URLSearchParams(search))
  return useRoutes(first.length > 0 ? [...first, ...routes] : routes)
}
