// Routes of the app, collected from the features. Every area, including the login, is loaded when it is first opened.
import { Suspense } from 'react'
// Objects rather than `<Routes>`, whose code would be 0.5 KB of the login page.
import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router-dom'
import { lazyArea } from '../shared/lazyArea'
import { GuestRoute, PrivateRoute } from './guards'
import { LoadingText } from './LoadingText'

// Loaded lazily, because the login page must load neither the private area nor the list of the public pages.
const LoginPage = lazyArea(() => import(/* webpackChunkName: "login" */ '../features/auth/LoginPage'), 'LoginPage')
const PrivateRoutes = lazyArea(() => import('./PrivateRoutes'), 'PrivateRoutes')
const PublicRoutes = lazyArea(() => import('./PublicRoutes'), 'PublicRoutes')

const routesWith = (rest: RouteObject): RouteObject[] => [
  { path: '/', element: <Navigate to="/dashboard" replace /> },
  { element: <GuestRoute />, children: [{ path: '/login', element: <LoginPage /> }] },
  rest,
]
const inDashboard = routesWith({ element: <PrivateRoute />, children: [{ path: '*', element: <PrivateRoutes /> }] })
const elsewhere = routesWith({ path: '*', element: <PublicRoutes /> })

export function AppRoutes() {
  const isDashboard = /^\/dashboard(\/|$)/.test(useLocation().pathname)
  return <Suspense fallback={<LoadingText />}>{useRoutes(isDashboard ? inDashboard : elsewhere)}</Suspense>
}
