// Routes of the app, collected from the features. Every area, including the login, is loaded when it is first opened.
import { Suspense } from 'react'
// Objects rather than `<Routes>`, whose code would be 0.5 KB of the login page.
import { Navigate, useRoutes, type RouteObject } from 'react-router-dom'
import type { PublicRoute } from '../manifest/manifest'
import { lazyArea } from '../shared/lazyArea'
import { collectPublicRoutes } from './collectPublicRoutes'
import { GuestRoute, PrivateRoute } from './guards'
import { LoadingText } from './LoadingText'

// Loaded lazily, because the login page must not load the private area.
const PrivateRoutes = lazyArea(() => import('./PrivateRoutes'), 'PrivateRoutes')

const publicRoutes = collectPublicRoutes()

const routesFor = (audience: PublicRoute['audience']): RouteObject[] =>
  publicRoutes
    .filter((route) => route.audience === audience)
    .map(({ path, page: Page }) => ({ path, element: <Page /> }))

const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/dashboard" replace /> },
  { element: <GuestRoute />, children: routesFor('guest') },
  ...routesFor('everyone'),
  { element: <PrivateRoute />, children: [{ path: '*', element: <PrivateRoutes /> }] },
]

export function AppRoutes() {
  return <Suspense fallback={<LoadingText />}>{useRoutes(routes)}</Suspense>
}
