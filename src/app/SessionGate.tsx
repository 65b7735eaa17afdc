import { useEffect, useState, type ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { authApi } from '../api/auth'
import type { ApiError } from '../api/errors'
import { selectIsLoggedIn } from '../session/authSlice'
import type { SessionDispatch } from '../session/storeTypes'
import { LoadingText } from './LoadingText'
import { Unreachable } from './Unreachable'

type Status = 'loading' | 'ready' | { unreachable: string }

/** The server saw no session cookie when it sent the page, so it could only answer 401. */
const isGuestPage = (): boolean => document.querySelector('meta[name="session"][content="none"]') !== null

/** Fetches the session before rendering, so that guards know whether the user is logged in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const dispatch = useDispatch<SessionDispatch>()
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const [status, setStatus] = useState<Status>(isLoggedIn || isGuestPage() ? 'ready' : 'loading')

  useEffect(() => {
    if (status !== 'loading') return
    const request = dispatch(
      authApi.endpoints.getUserDetails.initiate(undefined, { subscribe: false, forceRefetch: true }),
    )
    void request.then(({ error }) => setStatus(isUnreachable(error) ? { unreachable: error.message } : 'ready'))
  }, [status, dispatch])

  if (status === 'loading') return <LoadingText />
  if (status === 'ready') return children
  return <Unreachable message={status.unreachable} onRetry={() => setStatus('loading')} />
}

/** No response or a server error. A 4xx means that nobody is logged in. */
function isUnreachable(error: unknown): error is ApiError {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false
  return typeof error.status !== 'number' || error.status >= 500
}
