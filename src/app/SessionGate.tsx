import { useEffect, useState, type ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { authApi } from '../api/auth'
import type { ApiError } from '../api/errors'
import { selectIsLoggedIn } from '../session/authSlice'
import type { SessionDispatch } from '../session/listening'
import { LoadingText } from './LoadingText'
import { Unreachable } from './Unreachable'

type Look = 'looking' | 'known' | { unreachable: string }

/** Asks the server once who is there before anything is shown, so that no guard decides without knowing. */
export function SessionGate({ children }: { children: ReactNode }) {
  const dispatch = useDispatch<SessionDispatch>()
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const [look, setLook] = useState<Look>(isLoggedIn ? 'known' : 'looking')

  useEffect(() => {
    if (look !== 'looking') return
    const lookUp = dispatch(
      authApi.endpoints.getUserDetails.initiate(undefined, { subscribe: false, forceRefetch: true }),
    )
    void lookUp.then(({ error }) => setLook(isUnreachable(error) ? { unreachable: error.message } : 'known'))
  }, [look, dispatch])

  if (look === 'looking') return <LoadingText />
  if (look === 'known') return children
  return <Unreachable message={look.unreachable} onRetry={() => setLook('looking')} />
}

/** No answer at all, or a broken one; a 4xx is an answer: nobody is logged in. */
function isUnreachable(error: unknown): error is ApiError {
  if (typeof error !== 'object' || error === null || !('status' in error)) return false
  return typeof error.status !== 'number' || error.status >= 500
}
