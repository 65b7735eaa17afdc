// Routes of the app, collected from the features. Every area, including the login, is loaded when it is first opened.
import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import type { PublicRoute } from '../manifest/manifest'
import { lazyArea } from '../shared/lazyArea'
import { collectPublicRoutes } from './collectPublicRoutes'
import { GuestRoute, PrivateRoute } from './guards'
import { LoadingText } from './LoadingText'

// Loaded lazily, because the login page must not load the private area.
const PrivateRoutes = lazyArea(() => import('./PrivateRoutes'), 'PrivateRoutes')

const publicRoutes = collectPublicRoutes()

const routesFor = (audience: PublicRoute['audience']) =>
  publicRoutes
    .filter((route) => route.audience === audience)
    .map(({ path, page: Page }) => <Route key={path} path={path} element={<Page />} />)

export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingText />}>
      <Routes>
        <Route path="/" element={<Navigate to="/dashboard" replace />} />
        <Route element={<GuestRoute />}>{routesFor('guest')}</Route>
        {routesFor('everyone')}
        <Route element={<PrivateRoute />}>
          <Route path="*" element={<PrivateRoutes />} />
        </Route>
      </Routes>
    </Suspense>
  )
}
