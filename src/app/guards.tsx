// Route guards: private routes need a session, guest routes need its absence.
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation, type Location } from 'react-router-dom'
import { selectIsLoggedIn, selectSessionExpired } from '../session/authSlice'

export function PrivateRoute() {
  const location = useLocation()
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const hasExpired = useSelector(selectSessionExpired)
  const [cameInLoggedIn] = useState(isLoggedIn)
  if (isLoggedIn) return <Outlet />
  // After a deliberate logout the next user of this browser must not be redirected to the previous user's page.
  const isFinished = cameInLoggedIn && !hasExpired
  const from = location.pathname + location.search + location.hash
  return <Navigate to="/login" replace state={isFinished ? null : { from }} />
}

export function GuestRoute() {
  const location = useLocation()
  // '/' redirects to the dashboard.
  return useSelector(selectIsLoggedIn) ? <Navigate to={redirectTarget(location) ?? '/'} replace /> : <Outlet />
}

/** The page that redirected to the login, if any. */
export function redirectTarget(location: Pick<Location, 'state'>): string | undefined {
  const from = (location.state as { from?: unknown } | null)?.from
  if (typeof from !== 'string' || !URL.canParse(from, window.location.origin)) return undefined
  const page = new URL(from, window.location.origin)
  // Reject absolute URLs: a redirect to another site is never intended.
  return page.origin === window.location.origin ? page.pathname + page.search + page.hash : undefined
}
