import { useDispatch } from 'react-redux'
import { authApi } from '../api/auth'
import type { SessionDispatch } from './listening'

/** A way to read the user's details again, for what one has just changed about oneself. */
export function useRenewUser(): () => void {
  const dispatch = useDispatch<SessionDispatch>()
  return () =>
    void dispatch(authApi.endpoints.getUserDetails.initiate(undefined, { subscribe: false, forceRefetch: true }))
}
