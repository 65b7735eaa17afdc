// Who may see which routes: private ones need a login, guest ones are for people who have none.
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, Outlet, useLocation, type Location } from 'react-router-dom'
import { selectIsLoggedIn, selectWasThrownOut } from '../session/authSlice'

export function PrivateRoute() {
  const location = useLocation()
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const wasThrownOut = useSelector(selectWasThrownOut)
  const [cameInLoggedIn] = useState(isLoggedIn)
  if (isLoggedIn) return <Outlet />
  // Who logs out on purpose has finished; the next one at this browser should not land in the middle of their work.
  const isFinished = cameInLoggedIn && !wasThrownOut
  const from = location.pathname + location.search + location.hash
  return <Navigate to="/login" replace state={isFinished ? null : { from }} />
}

export function GuestRoute() {
  const location = useLocation()
  // '/' leads on to the dashboard.
  return useSelector(selectIsLoggedIn) ? <Navigate to={pageCameFrom(location) ?? '/'} replace /> : <Outlet />
}

/** The page of this app one was sent to the login from, if that is how one got here. */
export function pageCameFrom(location: Pick<Location, 'state'>): string | undefined {
  const from = (location.state as { from?: unknown } | null)?.from
  if (typeof from !== 'string' || !URL.canParse(from, window.location.origin)) return undefined
  const page = new URL(from, window.location.origin)
  // History state is ours, but a redirect to another site is never meant.
  return page.origin === window.location.origin ? page.pathname + page.search + page.hash : undefined
}
